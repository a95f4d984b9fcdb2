# rota.  `make` builds build/release/rota; `make demo` and `make test` install what they need first.
#   MODE=release|debug|asan|tsan    each in its own folder under build/
#   GREATEST=DIR              compile the tests with upstream's greatest.h in DIR instead of ours
#   CI=true                   warnings are errors
#   V=1                       whole commands instead of a short line a file
# A change of the flags compiles everything anew.
MODE    ?= release
PREFIX  ?= /usr/local
B       := build/$(MODE)
VERSION := 0.2.0

# All cores unless -j says otherwise; a make below this one shares them.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 1)
endif
ifneq ($(filter clean,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

# $(call say,WORD,FILE): the short line in place of the command.  With BRIEF, as `make demo` and `make test` build, one
# for each folder in place of its files.
Q      := $(if $(V),,@)
say     = $(if $(V),,$(info $()  $(1)$(2)))
say_cc  = $(if $(BRIEF),$(call say_dir,$(patsubst %/,%,$(dir $(1)))),$(call say,cc    ,$(1)))
say_dir = $(if $(filter $(1),$(SAID)),,$(eval SAID += $(1))$(call say,cc    ,$(1)))
quote   = '$(subst ','\'',$(1))'

WARN := -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla \
        $(if $(CI),-Werror)
OPT_release := -O2 -g
OPT_debug   := -O1 -g -DROTA_CHECK
OPT_asan    := -O1 -g -DROTA_CHECK -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
OPT_tsan    := -O1 -g -fsanitize=thread
PKGS    := libcjson libutf8proc pangocairo libqrencode icu-i18n libzip expat xlsxwriter uchardet
CFLAGS  += -std=c11 -D_POSIX_C_SOURCE=200809L -DROTA_VERSION='"$(VERSION)"' -I. -fopenmp $(WARN) \
           $(OPT_$(MODE)) $(shell pkg-config --cflags $(PKGS) 2>/dev/null)
LDLIBS  += $(shell pkg-config --libs $(PKGS) 2>/dev/null) -lcsv -lglpk -lm

# A new file and a new room of io/ are found by themselves.
obj  = $(patsubst %.c,$(B)/%.o,$(wildcard $(1)))
CLI := $(call obj,io/cli/*.c)
LIB := $(filter-out $(CLI),$(call obj,scoring/*.c solver/*.c io/*/*.c)) $(B)/gen/page_files.o $(B)/gen/build_info.o
TST := $(call obj,tests/*.c)
GREATEST ?= tests

all: $(B)/rota

$(B)/rota: $(CLI) $(LIB)
$(B)/unit: $(TST) $(filter-out %/cli/main.o,$(CLI)) $(LIB)
$(B)/bench-moves: $(B)/scripts/bench/moves.o $(LIB)
$(B)/rota $(B)/unit $(B)/bench-moves:
	$(call say,link  ,$@)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $^ $(LDLIBS) -o $@

# $(call compile,MORE-FLAGS)
define compile
	@mkdir -p $(@D)
	$(call say_cc,$<)
	$(Q)$(CC) $(1) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c $< -o $@
endef

$(B)/%.o: %.c $(B)/flags
	$(compile)

$(B)/gen/%.o: $(B)/gen/%.c $(B)/flags
	$(compile)

# Included before anything else: the guard, the same in both headers, then keeps tests/greatest.h out, which
# #include "greatest.h" would find first.
$(B)/tests/%.o: tests/%.c $(B)/flags $(B)/greatest
	$(call compile,-include $(GREATEST)/greatest.h)

# The phone page's style and program become part of the program.
$(B)/gen/page_files.c: io/sheet/page.css io/sheet/page.js scripts/build/embed.sh
	@mkdir -p $(@D)
	$(call say,embed ,$<)
	$(Q)sh scripts/build/embed.sh io/sheet/page_files.h page_css=io/sheet/page.css page_js=io/sheet/page.js >$@

# What program this is, for the runs of a comparison: looked at in every build, written when it differs.
$(B)/gen/build_info.c: force $(B)/flags
	@mkdir -p $(@D)
	$(Q)sh scripts/build/build_info.sh $@ $(call quote,$(CC)) $(call quote,$(CPPFLAGS) $(CFLAGS))

# $(call remember,FILE,VARIABLE): FILE holds the variable, and is made anew when that changes, so that what depends on
# it is too.
define remember
ifneq ($$(file <$(B)/$(1)),$$($(2)))
$(B)/$(1): force
endif
endef
FLAGS := $(strip $(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) $(LDLIBS))
$(eval $(call remember,flags,FLAGS))
$(eval $(call remember,greatest,GREATEST))

$(B)/flags:
	@{ pkg-config --exists $(PKGS) && printf '#include <%s>\n' csv.h glpk.h | $(CC) -E -; } >/dev/null 2>&1 || { \
	  echo 'The compiler or a library is missing: `make deps` installs what is needed on Debian,'; \
	  echo 'and scripts/build/deps.sh lists it.'; exit 1; } >&2
	@mkdir -p $(@D) && printf '%s\n' $(call quote,$(FLAGS)) >$@

$(B)/greatest:
	@mkdir -p $(@D) && printf '%s\n' $(call quote,$(GREATEST)) >$@

# The packages come first and the rest is a second make, because pkg-config is asked when make starts.
deps:
	@sh scripts/build/deps.sh build

test: deps
	@$(MAKE) --no-print-directory BRIEF=1 run-tests

run-tests: export LSAN_OPTIONS ?= suppressions=$(CURDIR)/tests/lsan.supp:print_suppressions=0
run-tests: $(B)/unit $(B)/rota
	@ROTA=$(B)/rota UNIT=$(B)/unit JOBS=$(patsubst -j%,%,$(filter -j%,$(MAKEFLAGS))) sh tests/run.sh

# The phone page in a browser; not part of `make test`, because it needs Chromium and packages from npm.
test-browser: deps
	@sh scripts/build/deps.sh browser
	@$(MAKE) --no-print-directory BRIEF=1 all
	@ROTA=$(B)/rota sh tests/browser/run.sh

demo: deps
	@$(MAKE) --no-print-directory BRIEF=1 all
	@sh scripts/build/demo.sh $(B)/rota

# Times ranking and league against their limits.
bench-scoring: all
	@sh scripts/bench/scoring.sh $(B)/rota

# Swap trials a second of the local search, on one thread and on two.
bench-moves: $(B)/bench-moves
	@$(B)/bench-moves

# Writes the table of base rounds anew, by our own search.
bank: all
	$(B)/rota bank >$(B)/bank_table.c
	mv $(B)/bank_table.c solver/bank_table.c

# All methods on twenty instances in five minutes, and the report as a page: build/bench/quick.html.
bench-quick:
	@sh scripts/build/deps.sh bench
	@$(MAKE) --no-print-directory BRIEF=1 all
	@sh scripts/bench/quick.sh $(B)/rota

# The same instances given to other solvers: build/bench/peers.html.
bench-peers:
	@sh scripts/build/deps.sh peers
	@$(MAKE) --no-print-directory BRIEF=1 all
	@sh scripts/peers/compare.sh $(B)/rota

# A campaign on a Slurm cluster of this one machine, and by GNU parallel.
test-cluster:
	@sh scripts/build/deps.sh cluster
	@$(MAKE) --no-print-directory BRIEF=1 all
	@ROTA=$(B)/rota sh scripts/cluster/test.sh

# Rooms and their order, forbidden calls and format, cited rules; tools that are not installed are left out.
lint:
	@sh scripts/check/layers.sh
	@sh scripts/check/lint.sh
	@sh scripts/check/rules.sh
	@sh scripts/check/cppcheck.sh

install: all
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(B)/rota $(DESTDIR)$(PREFIX)/bin/rota

clean:
	rm -rf build

.PHONY: all deps test run-tests test-browser demo bench-scoring bench-moves bench-quick bench-peers test-cluster
.PHONY: bank lint install clean force
-include $(patsubst %.o,%.d,$(LIB) $(CLI) $(TST) $(B)/scripts/bench/moves.o)

#!/bin/sh
# Checks the layers: scoring, solver, io, io/cli; each may include only itself and those before it.  Also that
# a library's header appears in one place, and that the top level holds what it should.
set -eu
cd "$(dirname "$0")/.."
bad=0
complain() {
  echo "layers.sh: $1" >&2
  bad=1
}

# includes FOLDER FORBIDDEN-PATTERN
includes() {
  found=$(grep -nE "^#include \"($2)" "$1"/*.[ch] || true)
  [ -z "$found" ] || complain "$1 may not include: $found"
}
includes scoring 'solver/|io/'
includes solver 'io/'
includes io 'io/cli/'

# owner HEADER FILES...
owner() {
  header=$1
  shift
  for file in $(grep -lE "^#include <.*$header>" scoring/*.[ch] solver/*.[ch] io/*.[ch] io/cli/*.[ch] || true); do
    allowed=0
    for pattern in "$@"; do
      # shellcheck disable=SC2254
      case "$file" in $pattern) allowed=1 ;; esac
    done
    [ "$allowed" = 1 ] || complain "$file includes $header; only $* may"
  done
}
owner glpk.h 'solver/ilp.c'
owner cJSON.h 'io/json*.c'
owner csv.h 'io/csv.c'
owner utf8proc.h 'io/utf8.c'
owner 'cairo[a-z-]*.h' 'io/sheet_cairo*.c'
owner 'pango[a-z-]*.h' 'io/sheet_cairo*.c'
owner qrencode.h 'io/qr.c'
owner 'unicode/.*.h' 'io/collate.c'

# Below io/cli nothing sees stdout, argv or exit; below io nothing prints at all.
grep -nE '\b(printf|puts|putchar)\(|stdout|\bexit\(' scoring/*.c solver/*.c io/*.c | grep -v '^scoring/memory.c' &&
  complain "only io/cli may print or exit"

for entry in $(git ls-files | cut -d/ -f1 | sort -u); do
  case "$entry" in
    Makefile | README.md | LICENSE | CHANGELOG.md | solver | scoring | io | tests | instances | scripts | .*) ;;
    *) complain "unexpected at the top level: $entry" ;;
  esac
done
exit $bad

#!/bin/sh
# Checks the floor plan: the layers and rooms in their order, each including only itself and those before it;
# no two modules that include each other, not even over others; each library's header in one place; and at the
# top level and in io/ nothing but what belongs there.
set -eu
cd "$(dirname "$0")/../.."
ROOMS="scoring solver io/text io/event io/print io/sheet io/ask io/bench io/web io/cli"
bad=0
complain() {
  echo "layers.sh: $1" >&2
  bad=1
}

sources=$(git ls-files 'scoring/*.[ch]' 'solver/*.[ch]' 'io/*.[ch]')

# shellcheck disable=SC2086
upward=$(grep -nE '^#include "' $sources | awk -F'[:"]' -v rooms="$ROOMS" '
  function room(file) { sub("/[^/]*$", "", file); return file }
  BEGIN { for (n = split(rooms, name, " "); n; n--) order[name[n]] = n }
  !(room($4) in order) { print $1 ":" $2 ": " $4 " is in no room"; next }
  order[room($4)] > order[room($1)] { print $1 ":" $2 ": " room($1) " may not include " $4 }')
[ -z "$upward" ] || complain "against the order of the rooms:
$upward"

# A module is a header and the source of the same name.  Take away, again and again, modules that include none of
# those still there, or that none of those includes: what cannot be taken away is a cycle.
# shellcheck disable=SC2086
cycles=$(grep -E '^#include "' $sources | awk -F'[:"]' '
  { sub("[.][ch]$", "", $1); sub("[.]h$", "", $3) }
  $1 != $3 { uses[$1, $3]; module[$1]; module[$3] }
  END {
    do {
      gone = 0
      for (m in module) {
        below = above = 0
        for (n in module) { if ((m, n) in uses) below = 1; if ((n, m) in uses) above = 1 }
        if (!below || !above) { delete module[m]; gone = 1 }
      }
    } while (gone)
    for (m in module) print m
  }' | sort)
[ -z "$cycles" ] || complain "these modules include each other: $(echo $cycles)"

# owner HEADER FILES...
owner() {
  header=$1
  shift
  # shellcheck disable=SC2086
  for file in $(grep -lE "^#include <.*$header>" $sources || true); do
    allowed=0
    for pattern in "$@"; do
      # shellcheck disable=SC2254
      case "$file" in $pattern) allowed=1 ;; esac
    done
    [ "$allowed" = 1 ] || complain "$file includes $header; only $* may"
  done
}
owner glpk.h 'solver/ilp.c'
owner cJSON.h 'io/text/json*.c'
owner csv.h 'io/text/csv.c'
owner utf8proc.h 'io/text/utf8.c'
owner 'cairo[a-z-]*.h' 'io/sheet/draw*.c'
owner 'pango[a-z-]*.h' 'io/sheet/draw*.c'
owner qrencode.h 'io/sheet/qr.c'
owner 'unicode/.*.h' 'io/text/collate.c'
owner iconv.h 'io/text/encoding.c'
owner uchardet.h 'io/text/encoding.c'
owner zip.h 'io/text/xlsx_read.c'
owner expat.h 'io/text/xlsx_read.c'
owner xlsxwriter.h 'io/text/xlsx_write.c'
owner getopt.h 'io/cli/arguments.c'

# Below io/cli nothing sees stdout, argv or exit; below io nothing prints at all.
# shellcheck disable=SC2046
grep -nE '\b(printf|puts|putchar)\(|stdout|\bexit\(' $(echo "$sources" | grep '[.]c$' | grep -v '^io/cli/') |
  grep -v '^scoring/memory.c' && complain "only io/cli may print or exit"

# What can be done on the command line is advice of io/cli.
# shellcheck disable=SC2046
grep -nE '"([^"]* )?--[a-z]' $(echo "$sources" | grep -E '^(scoring|solver)/.*[.]c$') &&
  complain "scoring and solver name no options of the command line (see io/cli/advice.c)"

for entry in $(git ls-files | cut -d/ -f1 | sort -u); do
  case "$entry" in
    Makefile | README.md | LICENSE | CHANGELOG.md | solver | scoring | io | tests | instances | scripts | .*) ;;
    *) complain "unexpected at the top level: $entry" ;;
  esac
done
for entry in $(git ls-files io | cut -d/ -f2 | sort -u); do
  case " README.md $ROOMS " in
    *" $entry "* | *" io/$entry "*) ;;
    *) complain "unexpected in io/: $entry" ;;
  esac
done
exit $bad

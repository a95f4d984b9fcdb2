#!/bin/sh
# Mixed tables of four and three: nobody meets twice, for every number of players up to 47 that four does not divide,
# with 1 round up to the largest number known to be possible.
# The later goals may take all the effort without a proof, so it is a small one.
#   scripts/claims/mixed.sh PROGRAM [FIRST LAST]
set -eu
EFFORT=${EFFORT:-40}
. "$(dirname "$0")/lib.sh"
first=${1:-6} last=${2:-47}
row_head
# players:most rounds without a repeat
for entry in 6:1 7:1 9:4 10:1 11:1 13:4 14:4 15:5 17:5 18:5 19:5 21:7 22:7 23:7 25:8 26:8 27:9 29:9 30:10 31:10 33:11 \
  34:11 35:11 37:12 38:12 39:13 41:13 42:14 43:14 45:15 46:15 47:15; do
  n=${entry%:*} most=${entry#*:}
  if [ "$n" -lt "$first" ] || [ "$n" -gt "$last" ]; then continue; fi
  for r in $(seq 1 "$most"); do
    no_repeats "$n" "$r"
    row
  done
done
summary "zero repeats at mixed tables"

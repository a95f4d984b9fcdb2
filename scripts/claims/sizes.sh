#!/bin/sh
# Every number of players from 16 to 200 with three and with four rounds: repeat pairs, position repeats and the spread of
# short tables proved optimal.  Prints a row only where that is not so, and every tenth.
#   scripts/claims/sizes.sh PROGRAM [FIRST LAST]
set -eu
. "$(dirname "$0")/lib.sh"
printf '%4s %3s  %7s %9s %6s %-10s %-8s %7s\n' N R repeats positions spread proved method s
for n in $(seq "${1:-16}" "${2:-200}"); do
  for r in 3 4; do
    bad=0
    if ! plan_one "$n" 4 "$r" || [ "$proved" != all ]; then bad=1; fi
    failed=$((failed + bad))
    if [ "$bad" -eq 1 ] || [ $((n % 10)) -eq 0 ]; then
      printf '%4d %3d  %7s %9s %6s %-10s %-8s %7s\n' "$n" "$r" "$opponents" "$positions" "$threes" "$proved" "$method" "$seconds"
    fi
  done
done
summary "proved optimal in opponents, positions and short tables"

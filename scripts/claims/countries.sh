#!/bin/sh
# How well countries are kept apart: rosters with 2, 4 and 8 equal countries, one country of half the field, and
# countries of Zipf-like sizes; a row each with value/bound of every measure, proved or not, and seconds.  Every
# plan is counted anew by `check`.  Ends in the share that is proved optimal in opponents, positions, countries.
#   scripts/claims/countries.sh PROGRAM [SIZES] [ROUNDS]
set -eu
. "$(dirname "$0")/lib.sh"
sizes=${1:-"16 17 24 30 32 48 64 77 100 128"}
rounds=${2:-"3 4 5"}
apart=0

country_roster() { # country_roster KIND PLAYERS
  awk -v kind="$1" -v n="$2" 'BEGIN {
    print "name,country"
    if (kind == "zipf") { # sizes in proportion to 1, 1/2, 1/3, ..., twelve countries
      for (c = 1; c <= 12; c++) sum += 1 / c
      for (c = 1; c <= 12; c++) { upto += n / c / sum; last[c] = int(upto + 0.5) }
      c = 1
    }
    for (i = 0; i < n; i++) {
      if (kind == "half") country = i < n / 2 ? "A" : "B" i
      else if (kind == "zipf") { while (i >= last[c]) c++; country = "C" c }
      else country = "C" int(i * kind / n)
      print "P" i "," country
    }
  }'
}

printf '%-6s %4s %2s  %9s %9s %11s %7s  %-6s %6s\n' kind N R opponents positions countries threes proved s
for n in $sizes; do
  for kind in 2 4 8 half zipf; do
    country_roster $kind "$n" >"$work/roster.csv"
    for r in $rounds; do
      plan_roster --rounds "$r"
      verdict=no
      if [ "$countries_optimal" = true ]; then apart=$((apart + 1)) verdict=yes; fi
      printf '%-6s %4d %2d  %9s %9s %11s %7s  %-6s %6s\n' $kind "$n" "$r" "$opponents/$opponents_bound" \
        "$positions/$positions_bound" "$countries/$countries_bound" "$threes/$threes_bound" $verdict "$seconds"
    done
  done
done
echo "$apart of $runs proved optimal: $((100 * apart / runs)) %"

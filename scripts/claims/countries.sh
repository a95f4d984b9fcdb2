#!/bin/sh
# How well countries are kept apart: rosters with 2, 4 and 8 equal countries, one country of half the field, and
# countries of Zipf-like sizes; a row each with value/bound of every measure, proved or not, and seconds.  Every
# plan is counted anew by `check`.  Ends in the share that is proved optimal in opponents, positions, countries.
#   scripts/claims/countries.sh PROGRAM [SIZES] [ROUNDS]
set -eu
rota=$1
sizes=${2:-"16 17 24 30 32 48 64 77 100 128"}
rounds=${3:-"3 4 5"}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runs=0 proved=0

roster() { # roster KIND PLAYERS
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

field() { # field MEASURE MEMBER
  sed -n "s/.*\"$1\": {\(.*\)}.*/\1/p" "$work/event.json" | sed -n "s/.*\"$2\": \([a-z0-9]*\).*/\1/p"
}

printf '%-6s %4s %2s  %9s %9s %11s %7s  %-6s %6s\n' kind N R opponents positions countries threes proved s
for n in $sizes; do
  for kind in 2 4 8 half zipf; do
    roster $kind "$n" >"$work/roster.csv"
    for r in $rounds; do
      begin=$(date +%s.%N)
      "$rota" plan "$work/roster.csv" --rounds "$r" --quiet -o "$work/event.json" --force
      end=$(date +%s.%N)
      "$rota" check "$work/event.json" >/dev/null
      runs=$((runs + 1))
      ok=$(field same_country optimal)
      [ "$ok" = true ] && proved=$((proved + 1))
      printf '%-6s %4d %2d  %9s %9s %11s %7s  %-6s %6.2f\n' $kind "$n" "$r" \
        "$(field repeat_pairs value)/$(field repeat_pairs bound)" \
        "$(field position_repeats value)/$(field position_repeats bound)" \
        "$(field same_country value)/$(field same_country bound)" \
        "$(field three_spread value)/$(field three_spread bound)" \
        "$([ "$ok" = true ] && echo yes || echo no)" "$(echo "$end - $begin" | bc)"
    done
  done
done
echo "$proved of $runs proved optimal: $((100 * proved / runs)) %"

#!/bin/sh
# Plans every number of players with three and four rounds, has each plan counted anew by `check`, and compares
# with what is known to be possible (RULEBOOK G-13, G-14): no repeats, the least position repeats, short tables
# in turn.  Ends in a line `N passed, M failed`.
#   scripts/claims/plan-all.sh PROGRAM [FIRST LAST]
set -eu
rota=$1 first=${2:-16} last=${3:-100}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
start=$(date +%s)

value() { # value MEASURE < check --json
  sed -n "s/.*\"$1\": *{\"value\": *\([0-9]*\).*/\1/p" "$work/check.json" | head -n 1
}

plan() { # plan PLAYERS ROUNDS MOST-REPEATS MOST-POSITION-REPEATS MOST-SPREAD
  "$rota" generate --players "$1" --seed "$1" -o "$work/roster.csv" --force
  if "$rota" plan "$work/roster.csv" --rounds "$2" --quiet -o "$work/event.json" --force &&
    "$rota" check --json "$work/event.json" >"$work/check.json" &&
    [ "$(value repeat_pairs)" -le "$3" ] && [ "$(value position_repeats)" -le "$4" ] &&
    [ "$(value three_spread)" -le "$5" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "plan-all.sh: $1 players, $2 rounds: $(value repeat_pairs) $(value position_repeats) $(value three_spread)" >&2
  fi
}

for n in $(seq "$first" "$last"); do
  short=$(((4 - n % 4) % 4))
  plan "$n" 3 0 0 0
  plan "$n" 4 0 $((3 * short)) 0
done
if [ "$first" -eq 16 ]; then
  # players, fewest repeat pairs known for three and for four rounds (RULEBOOK G-14)
  while read -r n three four; do
    short=$(((4 - n % 4) % 4))
    plan "$n" 3 "$three" 0 99
    plan "$n" 4 "$four" $((3 * short)) 99
  done <<EOF
6 5 9
7 6 15
8 8 20
9 0 0
10 2 3
11 4 8
12 6 13
13 0 0
14 0 0
15 0 0
EOF
fi
echo "$passed passed, $failed failed"
echo "$(($(date +%s) - start)) seconds" >&2
[ "$failed" -eq 0 ]

#!/bin/sh
# Every number of players of a range with three and with four rounds: repeat pairs, position repeats and the spread of
# short tables as good as is known to be possible (RULEBOOK G-13, G-14), and from 16 players on proved optimal.
# With --countries the rosters are those of `rota generate`, where the countries are one goal more and need no proof.
# Prints a row only where that is not so, and every tenth.
#   scripts/claims/sizes.sh PROGRAM [--countries] [FIRST LAST]
set -eu
. "$(dirname "$0")/lib.sh"
generated=
if [ "${1:-}" = --countries ]; then generated=yes && shift; fi

# known PLAYERS ROUNDS: sets $least, the fewest repeat pairs known, and $spread, the most that is wanted
known() {
  least=0 spread=0
  if [ "$1" -ge 16 ]; then return; fi
  spread=99
  case $1-$2 in
    6-3) least=5 ;; 6-4) least=9 ;; 7-3) least=6 ;; 7-4) least=15 ;; 8-3) least=8 ;; 8-4) least=20 ;;
    10-3) least=2 ;; 10-4) least=3 ;; 11-3) least=4 ;; 11-4) least=8 ;; 12-3) least=6 ;; 12-4) least=13 ;;
  esac
}

# plan_size PLAYERS ROUNDS: false when the plan is not as wanted
plan_size() {
  known "$1" "$2"
  if [ "$generated" ]; then
    players=$1 rounds=$2
    "$rota" generate --players "$1" --seed "$1" -o "$work/roster.csv" --force
    plan_roster --rounds "$2" || return 1
  else
    plan_one "$1" 4 "$2" || return 1
    if [ "$1" -ge 16 ] && [ "$proved" != all ]; then return 1; fi
  fi
  # Three games balance; in four, three players for each short table are one position off (RULEBOOK G-13).
  if [ "$2" -eq 3 ]; then off=0; else off=$((3 * ((4 - $1 % 4) % 4))); fi
  [ "$opponents" -le "$least" ] && [ "$positions" -le "$off" ] && [ "$threes" -le "$spread" ]
}

row_head
for n in $(seq "${1:-16}" "${2:-200}"); do
  for r in 3 4; do
    if ! plan_size "$n" "$r"; then failed=$((failed + 1)) && row; elif [ $((n % 10)) -eq 0 ]; then row; fi
  done
done
if [ "$generated" ]; then
  summary "as good as known in opponents, positions and short tables, with countries"
else
  summary "proved optimal in opponents, positions and short tables"
fi

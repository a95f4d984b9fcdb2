#!/bin/sh
# Tables of four, all full: nobody meets twice, for 16, 20, ..., 64 players and every number of rounds that counting
# allows, up to 15 (20 players: 5, by a theorem).  A row for each with seconds.
#   scripts/claims/fours.sh PROGRAM [--no-bank] [FIRST LAST]
set -eu
. "$(dirname "$0")/lib.sh"
bank=
if [ "${1:-}" = --no-bank ]; then bank=--no-bank && shift; fi
printf '%4s %3s  %7s %9s %-10s %-8s %7s\n' N R repeats positions proved method s
for n in $(seq "${1:-16}" 4 "${2:-64}"); do
  most=$(((n - 1) / 3))
  if [ "$most" -gt 15 ]; then most=15; fi
  if [ "$n" -eq 20 ]; then most=5; fi
  for r in $(seq 1 "$most"); do
    no_repeats "$n" "$r" $bank
    printf '%4d %3d  %7s %9s %-10s %-8s %7s\n' "$n" "$r" "$opponents" "$positions" "$proved" "$method" "$seconds"
  done
done
summary "zero repeats at tables of four${bank:+ without the bank}"

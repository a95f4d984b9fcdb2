#!/bin/sh
# Large events: nobody meets twice; seconds and memory should grow with the number of seats, not faster.
#   scripts/claims/large.sh PROGRAM [PLAYERS:ROUNDS...]
set -eu
. "$(dirname "$0")/lib.sh"
if [ $# -eq 0 ]; then set -- 10000:7 12500:4 25000:4 50000:4 100000:4 99999:4; fi
printf '%7s %3s  %7s %9s %-10s %-8s %7s %6s %14s %13s\n' N R repeats positions proved method s MB "us for a seat" "B for a seat"
for entry in "$@"; do
  n=${entry%:*} r=${entry#*:}
  no_repeats "$n" "$r"
  printf '%7d %3d  %7s %9s %-10s %-8s %7s %6s %14s %13s\n' "$n" "$r" "$opponents" "$positions" "$proved" "$method" \
    "$seconds" "${memory:--}" "$(awk -v s="$seconds" -v n="$n" -v r="$r" 'BEGIN { printf "%.2f", s * 1e6 / n / r }')" \
    "$(awk -v m="${memory:-0}" -v n="$n" -v r="$r" 'BEGIN { printf "%.0f", m * 1048576 / n / r }')"
done
summary "zero repeats in large events"

#!/bin/sh
# More rounds than can be played without repeats: the fewest repeat pairs found, beside the fewest known and the bound.
# 6 to 24 players, 3 to 10 rounds.  A row says `better` or `worse` where it differs from what is known.
#   scripts/claims/overfull.sh PROGRAM [FIRST LAST]
set -eu
EFFORT=${EFFORT:-100}
. "$(dirname "$0")/lib.sh"
first=${1:-6} last=${2:-24} better=0
printf '%4s %3s  %7s %5s %5s %9s %6s %-10s %-8s %7s\n' N R repeats known bound positions spread proved method s
# players, then the fewest known for 3, 4, ..., 10 rounds
while read -r n known; do
  if [ "$n" -lt "$first" ] || [ "$n" -gt "$last" ]; then continue; fi
  r=2
  for best in $known; do
    r=$((r + 1)) note=
    if ! plan_one "$n" 4 "$r"; then
      failed=$((failed + 1)) note=failed
    elif [ "$opponents" -gt "$best" ]; then
      failed=$((failed + 1)) note=worse
    elif [ "$opponents" -lt "$best" ]; then
      better=$((better + 1)) note=better
    fi
    printf '%4d %3d  %7s %5s %5s %9s %6s %-10s %-8s %7s %s\n' "$n" "$r" "$opponents" "$best" "$opponents_bound" "$positions" \
      "$threes" "$proved" "$method" "$seconds" "$note"
  done
done <<END
6 5 9 15 21 27 33 39 45
7 6 15 24 33 42 51 60 69
8 8 20 32 44 56 68 80 92
9 0 0 9 18 27 36 45 54
10 2 3 15 27 39 51 63 75
11 4 8 20 35 50 65 80 95
12 6 13 24 42 60 78 96 114
13 0 0 3 12 27 42 57 72
14 0 0 2 17 35 53 71 89
15 0 0 0 21 42 63 84 105
16 0 0 0 24 48 72 96 120
17 0 0 0 1 13 32 53 74
18 0 0 0 2 16 39 63 87
19 0 0 0 3 18 45 72 99
20 0 0 0 6 20 50 80 110
21 0 0 0 0 0 9 33 60
22 0 0 0 0 0 12 39 69
23 0 0 0 0 0 15 44 77
24 0 0 0 0 0 18 48 84
END
summary "as few repeats as known ($better better)"

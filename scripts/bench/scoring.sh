#!/bin/sh
# Times the ranking of 1,000 players and a league of 200 tournaments of 100, and fails when they take longer
# than 50 ms and 2 s.
#   scripts/bench/scoring.sh build/release/rota
set -eu
rota=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# milliseconds COMMAND...: the best of five runs
milliseconds() {
  best=999999
  for _ in 1 2 3 4 5; do
    start=$(date +%s%N)
    "$@" >"$work/out"
    end=$(date +%s%N)
    took=$(((end - start) / 1000000))
    if [ "$took" -lt "$best" ]; then best=$took; fi
  done
  echo "$best"
}

sh tests/make_event.sh 1000 4 wc2025 >"$work/event.json"
"$rota" simulate "$work/event.json" >/dev/null
rank=$(milliseconds "$rota" rank "$work/event.json")
echo "1000 players, 4 rounds, ranked from the event file: $rank ms (50 allowed)"

i=0
while [ $i -lt 200 ]; do
  i=$((i + 1))
  sh tests/make_event.sh 100 3 dm2019 >"$work/t$i.json"
  "$rota" simulate "$work/t$i.json" --seed $i >/dev/null
done
league=$(milliseconds "$rota" league "$work"/t*.json)
echo "league of 200 tournaments of 100 players, from the event files: $league ms (2000 allowed)"
[ "$rank" -lt 50 ] && [ "$league" -lt 2000 ]

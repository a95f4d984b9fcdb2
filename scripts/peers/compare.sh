#!/bin/sh
# rota and other solvers on the same instances, with the same time and one thread each, two at a time; then one
# report over all.  Only meetings are compared: the others' models leave out positions and countries.
#   scripts/peers/compare.sh PROGRAM [FOLDER] [SECONDS] [INSTANCE...]
set -eu
rota=$1 out=${2:-build/bench} seconds=${3:-10}
[ $# -lt 3 ] || shift 3
[ $# -ne 2 ] || shift 2
[ $# -ne 1 ] || shift
[ $# -gt 0 ] || set -- 4-4-4 5-4-4 short-17-4 short-30-4 golf-6-4-6 golf-8-4-7 12-4-7 16-4-4 over-10-4 over-11-4 over-12-4 over-18-7
here=$(dirname "$0")
mkdir -p "$out/peers"
begin=$(date +%s)

# A line for each run that is not there yet; each run writes its own file, so that none is half written.
for instance in "$@"; do
  for solver in clasp clasp-usc gecode cbc glpsol; do
    file="$out/peers/$solver-$instance-$seconds.jsonl"
    [ -s "$file" ] || echo "sh '$here/run.sh' '$rota' $solver $instance $seconds >'$file.part' && mv '$file.part' '$file'"
  done
done >"$out/peers/jobs"
xargs -P 2 -I '{}' sh -c '{}' <"$out/peers/jobs"

# Two at a time as well, so that nobody has the machine for itself.
pids=""
for shard in 1/2 2/2; do
  "$rota" bench "$@" --methods anneal,portfolio --seeds 3 --time "$seconds" --shard $shard -o "$out/peers/rota.jsonl" &
  pids="$pids $!"
done
for pid in $pids; do wait "$pid"; done
"$rota" report "$out"/peers/*-"$seconds".jsonl "$out/peers/rota.jsonl" --goals 1 --table ratio
"$rota" report "$out"/peers/*-"$seconds".jsonl "$out/peers/rota.jsonl" --goals 1 --html "$out/peers.html" \
  --title "rota and other solvers: repeat pairs, $seconds s each" --force
echo
echo "written: $out/peers.html; $(($(date +%s) - begin)) seconds"

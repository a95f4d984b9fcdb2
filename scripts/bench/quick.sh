#!/bin/sh
# All methods on twenty instances of the four families, two processes side by side, in about five minutes; then
# the report as a page.  What was run before is not run again: remove the folder to start afresh.
#   scripts/bench/quick.sh PROGRAM [FOLDER] [SECONDS-A-RUN] [SEEDS]
set -eu
rota=$1 out=${2:-build/bench} seconds=${3:-1} seeds=${4:-3}
instances="golf-5-3-7 golf-8-4-9 golf-8-4-10 golf-6-5-6 golf-10-5-8
  champ-24-5 champ-28-5 champ-40-5 champ-48-5 champ-64-6 champ-100-6
  short-17-5 short-22-7 short-30-10 short-77-4
  over-11-4 over-13-5 over-18-7 over-21-8 over-24-8"
mkdir -p "$out"
begin=$(date +%s)
pids=""
for shard in 1/2 2/2; do
  # shellcheck disable=SC2086
  "$rota" bench $instances --methods all --seeds "$seeds" --time "$seconds" --shard $shard -o "$out/quick.jsonl" &
  pids="$pids $!"
done
for pid in $pids; do wait "$pid"; done
"$rota" report "$out/quick.jsonl" --table summary,against
"$rota" report "$out/quick.jsonl" --html "$out/quick.html" --plots "$out/plots" --title "Methods on twenty instances" --force
echo
echo "written: $out/quick.html (tables and plots), $out/plots (SVG, PDF), $out/quick.jsonl (the runs);" \
  "$(($(date +%s) - begin)) seconds"

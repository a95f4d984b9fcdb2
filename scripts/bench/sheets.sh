#!/bin/sh
# Time and peak memory of all sheets of 1,000 players as PDF, against what they may be.
#   scripts/bench/sheets.sh PROGRAM [FOLDER]
set -eu
rota=$1
out=${2:-build/bench/sheets}
seconds_most=20 megabytes_most=300
mkdir -p "$out"
"$rota" generate --players 1000 --countries 60 -o "$out/roster.csv" --force
"$rota" plan "$out/roster.csv" --rounds 4 --name "A thousand" -q -o "$out/event.json" --force
"$rota" simulate "$out/event.json" --all >/dev/null
/usr/bin/time -f '%e %M' -o "$out/time" \
  "$rota" sheets "$out/event.json" -o "$out/sheets.pdf" --kind all --url https://example.org/event --force
read -r seconds kilobytes <"$out/time"
pages=$(pdfinfo "$out/sheets.pdf" | sed -n 's/^Pages: *//p')
echo "1000 players, 4 rounds and finals: $pages pages in $seconds s, $((kilobytes / 1024)) MB peak" \
  "(at most $seconds_most s, $megabytes_most MB)"
[ "${seconds%.*}" -lt "$seconds_most" ] && [ "$((kilobytes / 1024))" -lt "$megabytes_most" ]

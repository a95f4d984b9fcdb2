#!/bin/sh
# Plans the bundled event, prints the verdict and writes what hangs on the wall.
#   scripts/build/demo.sh PROGRAM [FOLDER]
set -eu
rota=$1
out=${2:-build/demo}
mkdir -p "$out"
"$rota" plan instances/demo.csv --name "Rota Demo Championship" --venue "Town Hall" -o "$out/demo.json" --force
"$rota" check "$out/demo.json" >"$out/check.txt"
"$rota" show "$out/demo.json" >"$out/schedule.txt"
"$rota" sheets "$out/demo.json" -o "$out/sheets.pdf" --force
"$rota" sheets "$out/demo.json" -o "$out/page.html" --force
echo
echo "written: $out/demo.json (the event), $out/schedule.txt (who sits where), $out/check.txt (counted anew),"
echo "         $out/sheets.pdf (to print), $out/page.html (for phones)"

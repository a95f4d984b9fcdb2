#!/bin/sh
# Tests of the phone page in headless Chromium: makes pages of three events under build/browser and runs
# tests/browser/page.js on them.  Screenshots stay in build/browser/shots.
#   ROTA=build/release/rota sh tests/browser/run.sh
set -eu
: "${ROTA:?path of the program}"
out=build/browser
mkdir -p "$out/shots"
export SOURCE_DATE_EPOCH=1700000000

if ! [ -d "$out/node_modules/playwright-core" ] || ! cmp -s tests/browser/package.json "$out/package.json"; then
  cp tests/browser/package.json "$out/package.json"
  npm install --prefix "$out" --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error >&2
fi

"$ROTA" plan instances/demo.csv --name "Demo Championship" --venue "Town Hall" -q -o "$out/done.json" --force
"$ROTA" simulate "$out/done.json" --seed 7 --all >/dev/null
"$ROTA" plan instances/p77.csv --name "Open 77" -q -o "$out/open.json" --force
"$ROTA" plan tests/data/hostile.csv --name '<img src=x onerror=alert(1)> & "friends"' -q -o "$out/hostile.json" --force
"$ROTA" simulate "$out/hostile.json" --seed 3 --all >/dev/null
for event in done open hostile; do
  "$ROTA" sheets "$out/$event.json" -o "$out/$event.html" --force
done
"$ROTA" sheets "$out/done.json" -o "$out/deutsch.html" --lang de --title 'Meisterschaft' --force
NODE_PATH=$out/node_modules node tests/browser/page.js "$out"

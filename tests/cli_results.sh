#!/bin/sh
# Result sheets: the template and back, closed sheets, overrides and their log, and the files of
# tests/bad_results, each broken in one way: exit 3, one line that names file and line, the event file
# unchanged byte for byte.
. tests/lib.sh
export SOURCE_DATE_EPOCH=0
event=$work/event.json

# unchanged NAME: the event file is what it was
unchanged() {
  if cmp -s "$event" "$work/before"; then pass; else fail "$1" "the event file was changed"; fi
}

sh tests/make_event.sh 9 2 wc2025 >"$event"
cp "$event" "$work/before"
for file in tests/bad_results/*; do
  name=$(basename "$file")
  run results "$event" --import "$file"
  expect "$name" 3
  one_line "$name" "$work/err"
  says "$name" "$work/err" "$name:"
  if [ -s "$work/out" ]; then fail "$name" "printed: $(head -c 200 "$work/out")"; else pass; fi
  unchanged "$name"
  if ls "$work" | grep -q 'event.json.'; then fail "$name" "a temporary file is left"; else pass; fi
done
wanted() { # FILE TEXT
  run results "$event" --import "tests/bad_results/$1"
  says "$1" "$work/err" "$1:$2"
}
wanted two-winners.csv "3: winner: a second winner at this table"
wanted winner-fewer-vp.csv "2: winner: the winner has fewer VP than another at the table"
wanted vp-too-high.csv "2: vp: must be a whole number from 0 to 20, not '100'"
wanted player-of-another-table.csv "3: id: the player does not sit at this table"
wanted last-table-wrong.csv "10: vp: must be a whole number"
wanted seat-missing.csv "2: position: 2 of 3 seats are there"

# Template, filled by awk, and back: the first seat of each table wins.
run results "$event" --template --round 1 -o "$work/round1.csv"
expect template 0
fill='NR > 1 { $7 = $4 == 1 ? 10 : 9 - $4; $8 = $4 == 1 ? "x" : "" } { print }'
awk -F, -v OFS=, "$fill" "$work/round1.csv" >"$work/filled.csv"
run results "$event" --import "$work/filled.csv"
expect import 0
says import "$work/out" "3 tables entered, 0 changed, 0 as they were"
says import "$event" '"state": "signed"'
run results "$event" --import "$work/filled.csv"
expect "the same again" 0
says "the same again" "$work/out" "0 tables entered, 0 changed, 3 as they were"

# G-4, R2020-15, R2025-17: a signed sheet changes by an override alone, which is logged.
sed 's/,10,x/,11,x/' "$work/filled.csv" >"$work/changed.csv"
cp "$event" "$work/before"
run results "$event" --import "$work/changed.csv"
expect "signed sheet" 3
says "signed sheet" "$work/err" "its result changes only with --override"
unchanged "signed sheet"
run results "$event" --import "$work/changed.csv" --override
expect override 0
says override "$work/out" "0 tables entered, 3 changed"
says override "$event" "override of prelim round 1 table 1 (signed): 1 10 won, 4 7, 7 6 -> 1 11 won, 4 7, 7 6"
says override "$event" '"at": "1970-01-01T00:00:00Z"'

# An open sheet may be corrected; a submitted one may not.
run results "$event" --template --round 2 -o "$work/round2.csv"
awk -F, -v OFS=, "$fill" "$work/round2.csv" >"$work/filled2.csv"
run results "$event" --import "$work/filled2.csv" --state open
expect "open sheet" 0
sed 's/,10,x/,11,x/' "$work/filled2.csv" >"$work/changed2.csv"
run results "$event" --import "$work/changed2.csv" --state submitted
expect "open sheet corrected" 0
says "open sheet corrected" "$work/out" "0 tables entered, 3 changed"
run results "$event" --import "$work/filled2.csv"
expect "submitted sheet" 3
says "submitted sheet" "$work/err" "is submitted"
run results "$event" --import "$work/changed2.csv" --state nonsense
expect "state" 2
run results "$event" --template --import x
expect "both" 2
run results "$event"
expect "neither" 2
run results "$event" --import "$work/none.csv"
expect "no such file" 4

# R2019-21, A-22: somebody leaves a game; a stand-in ends it.
sh tests/make_event.sh 8 1 dm2019 >"$event"
run results "$event" --template -o "$work/dm.csv"
awk -F, -v OFS=, 'NR > 1 { $7 = 9 - $4; if ($4 == 4) { $7 = ""; $9 = "x" } } { print }' "$work/dm.csv" >"$work/left.csv"
run results "$event" --import "$work/left.csv"
expect "R2019-21 left, A-22 no winner" 0
run rank "$event" --json
says "R2019-21" "$work/out" '"why": "dq"'
says "R2019-21" "$event" '"left": ["7"]'
sh tests/make_event.sh 8 1 wc2025 >"$event"
run results "$event" --import "$work/left.csv"
expect "A-22 outside 2019" 3

# ep has no winning score of its own (A-16).
sh tests/make_event.sh 8 1 dm2019 '{}' | sed 's/"table": 1,/"table": 1, "variant": "ep",/' >"$event"
awk -F, -v OFS=, "$fill" "$work/dm.csv" >"$work/ep.csv"
run results "$event" --import "$work/ep.csv"
expect "A-16 ep without a target" 3
says "A-16 ep without a target" "$work/err" "options.ep_target"

# Positions of the final are those on the sheet.
sh tests/make_event.sh 16 3 nc2020 >"$event"
run simulate "$event"
run seed "$event"
run results "$event" --template --round semifinal -o "$work/semi.csv"
awk -F, -v OFS=, 'NR > 1 { $4 = 5 - $4; $7 = $4 == 1 ? 10 : 5; $8 = $4 == 1 ? "x" : "" } { print }' "$work/semi.csv" \
  >"$work/semi2.csv"
run results "$event" --import "$work/semi2.csv"
expect "G-32 positions chosen at the table" 0
run seed "$event"
says "winners go to the final" "$work/out" "table 1  13. "
finish

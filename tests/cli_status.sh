#!/bin/sh
# `rota status` through whole events: for each rule set a transcript at every step (tests/golden/status-*.txt;
# UPDATE=1 takes over what comes out), and what it says when something is wrong.
. tests/lib.sh
export SOURCE_DATE_EPOCH=0
event=$work/event.json

# look: adds where the event stands to the transcript
look() {
  run status "$event"
  sed "s|$work/||g" "$work/out" >>"$work/transcript"
  sed "s|$work/||g" "$work/err" >>"$work/transcript"
  echo "exit $status" >>"$work/transcript"
}

# one_table: enters the first open table
one_table() {
  run results "$event" --template
  awk -F, 'NR == 1 { print; next } $7 != "" { next } { key = $1 "," $2 "," $3 }
    first == "" { first = key } key == first { print $1 "," $2 "," $3 "," $4 "," $5 "," $6 "," (10 - n) "," (n++ ? "" : "x") "," }' \
    "$work/out" >"$work/one.csv"
  run results "$event" --import "$work/one.csv"
  expect "one table" 0
}

# follow RULES PLAYERS ROUNDS: status at every step, and the command that it names works
follow() {
  : >"$work/transcript"
  sh tests/make_event.sh "$2" "$3" "$1" >"$event"
  look
  one_table
  look
  for stage in prelim semifinal final last; do
    run simulate "$event" --seed 11
    look
    next=$(sed -n 's/^Next: .*rota \([a-z]*\).*/\1/p' "$work/out")
    run "$next" "$event"
    expect "$1: $next after $stage" 0
    if [ "$next" = rank ]; then break; fi
    look
  done
  run status "$event" --json
  cat "$work/out" >>"$work/transcript"
  sed "s|$work/||g" "$work/transcript" >"$work/clean"
  same "$1" "tests/golden/status-$1.txt" "$work/clean"
}
follow wc2004 18 4
follow dm2019 17 3
follow nc2020 30 3
follow wc2025 21 4
follow dcwc2021 16 5

# A preliminary sheet that is corrected after seeding: the seats that no longer follow are named until the
# stage is seeded anew.
sh tests/make_event.sh 18 4 wc2025 >"$event"
run simulate "$event" --seed 3
run seed "$event"
run status "$event" --json
says "seeded seats follow" "$work/out" '"stale": []'
run check "$event"
expect "seeded seats follow: check" 0
last=$("$ROTA" rank "$event" --csv | tail -n 1 | cut -d, -f2)
run results "$event" --template
# the last of all wins every game after all
awk -F, -v OFS=, -v id="$last" 'NR == FNR { if ($1 == "prelim" && $5 == id) own[$2, $3] = 1; next }
  FNR == 1 { print; next }
  $1 == "prelim" && ($2, $3) in own { $7 = $5 == id ? 10 : 2; $8 = $5 == id ? "x" : ""; $9 = ""; print }' \
  "$work/out" "$work/out" >"$work/fix.csv"
run results "$event" --import "$work/fix.csv" --override
expect "correction after seeding" 0
run status "$event"
says "correction after seeding" "$work/out" "seeded seats that no longer follow from the results"
says "correction after seeding" "$work/out" "Next: seed the stage anew."
run check "$event"
expect "correction after seeding: check" 1
says "correction after seeding: check" "$work/out" "a seeded stage does not follow from the results"
run seed "$event" --redo
expect "seeded anew" 0
run status "$event" --json
says "seeded anew" "$work/out" '"stale": []'
run check "$event"
expect "seeded anew: check" 0

# Somebody who has left is named as long as there is a seat.
sh tests/make_event.sh 18 4 wc2025 | sed 's/"id": "3", /&"status": "dq", /' >"$event"
run status "$event"
says "leaver" "$work/out" "  ! round 2 table "
says "leaver" "$work/out" "Next: plan the open rounds again."
run status "$work/none.json"
expect "no such event" 4
finish

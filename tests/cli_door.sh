#!/bin/sh
# Event day: several helpers at once, a plan that takes its time, crashes; nothing gets lost.
. tests/lib.sh
event=$work/event.json

# sheet ROUND TABLE FIRST: writes $work/sheet-ROUND-TABLE.csv, the result of a table, won by the first seat with 10 VP,
# or by the second when FIRST is less
sheet() {
  "$ROTA" results "$event" --template --round "$1" | awk -F, -v table="$2" -v first="${3:-10}" 'BEGIN { OFS = "," }
    NR == 1 { print; next }
    $3 == table {
      $7 = $4 == 1 ? first : $4 == 2 && first < 10 ? 10 : 9 - $4
      $8 = $7 == 10 ? "x" : ""
      print
    }' >"$work/sheet-$1-$2.csv"
}

# slow ARGUMENT...: a replan in the background that takes two seconds and has read the event; $slow is its process.
# Six rounds of 19 are beyond what can be proved quickly.
slow() {
  "$ROTA" replan "$event" --time 2 --effort 1000000 "$@" >"$work/slow.out" 2>"$work/slow.err" &
  slow=$!
  sleep 0.5
}

# --- a search meanwhile ------------------------------------------------------------------------------------------
rm -f "$event"
run plan instances/p19.csv --rounds 6 --effort 1 --quiet -o "$event"
sheet 1 1
sheet 1 2
run results "$event" --import "$work/sheet-1-1.csv"
slow --drop 7
run results "$event" --import "$work/sheet-1-2.csv"
expect "a result during a search" 0
wait "$slow"
status=$?
cp "$work/slow.err" "$work/err"
expect "a search during a result" 0
run results "$event" --template --round 1
if [ "$(grep -c ',x,' "$work/out")" -eq 2 ]; then pass; else fail "both results are there" "$(cat "$work/out")"; fi
says "the player has left" "$event" '"status": "withdrawn"'
run check "$event"
expect "the plan is sound" 0

sheet 2 1
slow --drop 8
run results "$event" --import "$work/sheet-2-1.csv"
cp "$event" "$work/copy.json"
wait "$slow"
status=$?
cp "$work/slow.err" "$work/err"
expect "a result of a round that is planned anew" 1
one_line "a result of a round that is planned anew" "$work/err"
says "a result of a round that is planned anew" "$work/err" "results of round 2 came in meanwhile"
same "the result stays" "$work/copy.json" "$event"

slow --drop 8
run replan "$event" --drop 9 --effort 1
expect "another replan" 0
cp "$event" "$work/copy.json"
wait "$slow"
status=$?
cp "$work/slow.err" "$work/err"
expect "a replan after another" 1
says "a replan after another" "$work/err" "players or rounds were changed meanwhile"
same "the other replan stays" "$work/copy.json" "$event"

finish

#!/bin/sh
# `rota replan`: what was played stays byte for byte, drop-outs and late arrivals, and when it refuses.
. tests/lib.sh
event=$work/event.json

# fresh: an event of 30 players, two rounds of which have been played
fresh() {
  rm -f "$event"
  run plan instances/p30.csv --quiet -o "$event"
  run results "$event" --template --round 1 -o "$work/r1.csv" --force
  awk -F, 'BEGIN { OFS = "," } NR == 1 { print; next }
    { $7 = $4 == 1 ? 10 : 11 - $4 * 2; $8 = $4 == 1 ? "x" : ""; print }' "$work/r1.csv" >"$work/r1-filled.csv"
  run results "$event" --import "$work/r1-filled.csv"
}

# round N FILE: the lines of a round
round() {
  awk -v n="$1" '/"stage": "prelim"/ { on = $0 ~ "\"round\": " n "," } on' "$2"
}

fresh
expect "results of round 1" 0
round 1 "$event" >"$work/before"

SOURCE_DATE_EPOCH=1600000000 run replan "$event" --drop 7 --drop 8 --as Ada --reason 'train "late"'
expect "two players leave" 0
says "two players leave" "$work/out" "28 players from 14 countries, 7 tables, 4 rounds"
says "two players leave" "$work/out" "nobody meets twice"
run check "$event"
expect "two players leave: check" 0
round 1 "$event" >"$work/after"
same "the round played is untouched" "$work/before" "$work/after"
says "the log" "$event" "rounds 2 to 4 planned anew"
says "the clock of the log" "$event" '"at": "2020-09-13T12:26:40Z", "by": "Ada", "did": "rounds 2 to 4'
says "why" "$event" '"why": "train \"late\""'
says "withdrawn" "$event" '"status": "withdrawn"'

printf 'name,country\nLate One,AAA\nLate Two,BBB\n' >"$work/late.csv"
run replan "$event" --from 3 --add "$work/late.csv" --rounds 5
expect "two players come late, one more round" 0
run check "$event"
expect "two players come late: check" 0
says "late players" "$event" '"since": "3"'
says "late players get free ids" "$event" '"id": "31", "name": "Late One"'
round 1 "$event" >"$work/after"
same "the round played is still untouched" "$work/before" "$work/after"

run replan "$event" --quiet
cp "$event" "$work/copy.json"
run replan "$event"
expect "nothing to change" 0
says "nothing to change" "$work/out" "nothing to change: the plan stays as it is"
same "nothing to change: not a byte" "$work/copy.json" "$event"

run replan "$event" --from 3 --quiet -o "$work/a.json"
OMP_NUM_THREADS=1 run replan "$event" --from 3 --quiet -o "$work/b.json"
grep -v '"at"' "$work/a.json" >"$work/a"
grep -v '"at"' "$work/b.json" >"$work/b"
same "the same plan on any number of threads" "$work/a" "$work/b"
same "with -o the event itself stays" "$work/copy.json" "$event"

run replan "$event" --reason "$(printf 'two\nlines')" --drop 1
expect "a reason of two lines" 2
same "a reason of two lines: nothing changed" "$work/copy.json" "$event"

# refuses NAME CODE TEXT ARGUMENT...: exit code, one line, and the event is as it was
refuses() {
  name=$1 code=$2 text=$3
  shift 3
  run replan "$event" "$@"
  expect "$name" "$code"
  one_line "$name" "$work/err"
  says "$name" "$work/err" "$text"
  same "$name: nothing changed" "$work/copy.json" "$event"
}
refuses "a round with results" 2 "--from" --from 1
refuses "an unknown player" 2 "must be the id of a player" --drop nobody
refuses "someone who left already" 2 "withdrawn already" --drop 7
refuses "too few players" 3 "cannot be split" $(seq 1 30 | grep -vE '^(7|8|1|2|3|4|5)$' | sed 's/^/--drop /') \
  --drop 31 --drop 32
printf 'id,name\n31,Namesake\n' >"$work/late.csv"
run replan "$event" --add "$work/late.csv" -o "$work/c.json"
expect "a number that is taken becomes the next free one" 0
printf 'id,name,apart\n1,Third,2\n2,Fourth,\n' >"$work/late.csv"
run replan "$event" --add "$work/late.csv" --quiet -o "$work/d.json"
expect "late players kept apart" 0
says "kept apart under their new ids" "$work/d.json" '"id": "33", "name": "Third", "apart": "34"'
printf 'name\n' >"$work/late.csv"
refuses "an empty roster of late players" 3 "late.csv" --add "$work/late.csv"
finish

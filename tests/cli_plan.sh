#!/bin/sh
# `rota plan` and `rota bound` end to end: every option, clashes, seeds and threads, and how a search is stopped.
. tests/lib.sh
event=$work/event.json

# roster PLAYERS [COLUMNS...]: a roster on standard output.  Of n players, player i has country C(i mod 5), club
# K(i mod 3) and group A, B, ... in blocks of 8.
roster() {
  awk -v n="$1" 'BEGIN {
    print "id,name,country,club,group"
    for (i = 1; i <= n; i++)
      printf "%d,Player %d,C%d,K%d,%c\n", i, i, i % 5, i % 3, 65 + int((i - 1) / 8)
  }'
}

# planned NAME ARGUMENT...: plans into $event, which must pass `check`
planned() {
  name=$1
  shift
  rm -f "$event"
  run plan "$@" -o "$event"
  expect "$name" 0
  run check "$event"
  expect "$name: check" 0
}

# value MEASURE: of the event file
value() {
  sed -n "s/.*\"$1\": {\"value\": \([0-9]*\).*/\1/p" "$event"
}

# is NAME WANTED GOT
is() {
  if [ "$2" = "$3" ]; then pass; else fail "$1" "wanted '$2', got '$3'"; fi
}

for n in 6 8 9 16 17 20 24 32; do roster "$n" >"$work/r$n.csv"; done

# Rounds and table sizes.
for rounds in 1 2 3 5 9; do
  planned "rounds $rounds" "$work/r20.csv" --rounds "$rounds" --effort 2
  is "rounds $rounds" "$rounds" "$(grep -c '"stage": "prelim"' "$event")"
done
for rules in wc2025 dcwc2021 nc2020 dm2019 wc2004; do
  planned "rules $rules" "$work/r16.csv" --rules "$rules" --effort 2
  says "rules $rules" "$event" "\"rules\": \"$rules\""
done
planned "tables of 3" "$work/r9.csv" --table-size 3 --rounds 4
is "tables of 3" "0 0" "$(value repeat_pairs) $(value position_repeats)"
is "tables of 3" 12 "$(grep -c '"seats": \["[0-9]*", "[0-9]*", "[0-9]*"\]' "$event")"
planned "tables of 5" "$work/r24.csv" --table-size 5 --rounds 3 --effort 2
is "tables of 5" 3 "$(grep -c '"seats": \["[0-9]*", "[0-9]*", "[0-9]*", "[0-9]*"\]' "$event")"
planned "tables of 2" "$work/r8.csv" --table-size 2 --rounds 7
is "tables of 2" "0" "$(value repeat_pairs)"
# A table of one is no game: plan and check both refuse an odd number at tables of 2.
run plan "$work/r9.csv" --table-size 2 --rounds 3
expect "9 at tables of 2" 3
says "9 at tables of 2" "$work/err" "9 active cannot be split into tables of 2"
printf '{"rota": 1, "rules": "wc2025", "table_size": 2, "players": [%s], "rounds": [{"stage": "prelim", "round": 1,
  "tables": [{"table": 1, "seats": ["a", "b"]}, {"table": 2, "seats": ["c"]}]}]}' \
  '{"id": "a", "name": "A"}, {"id": "b", "name": "B"}, {"id": "c", "name": "C"}' >"$work/odd.json"
run check "$work/odd.json"
expect "3 at tables of 2" 1
says "3 at tables of 2" "$work/out" "table 2 has 1 player, must have 2"
planned "table of 8" "$work/r8.csv" --table-size 8 --rounds 2
run plan "$work/r20.csv" --table-size 9
expect "tables of 9" 2
run plan "$work/r20.csv" --rounds 0
expect "no rounds" 2

# Priority: the measures stand in the file in the order asked for.
planned priority "$work/r20.csv" --rounds 4 --priority countries,opponents,positions --effort 3
is priority "same_country repeat_pairs position_repeats three_spread table_repeats" \
  "$(sed -n 's/.*"\([a-z_]*\)": {"value".*/\1/p' "$event" | tr '\n' ' ' | sed 's/ $//')"
says priority "$event" '"priority": "countries,opponents,positions"'
is "countries first" 0 "$(value same_country)"
run plan "$work/r20.csv" --priority countries,nonsense
expect "bad priority" 2

# Several fields to keep apart, or none.
planned avoid "$work/r20.csv" --rounds 3 --avoid country,club --effort 3
is avoid "0" "$(value same_country)"
says avoid "$event" '"same_club"'
planned "avoid none" "$work/r20.csv" --rounds 3 --avoid none
if grep -q same_ "$event"; then fail "avoid none" "still measured"; else pass; fi

# By group: no table mixes two, and the table numbers run on.
planned by "$work/r24.csv" --rounds 2 --by group
says by "$event" '"by": "group"'
run show "$event" --table 6
expect "by: table 6" 0
if tr ',' '\n' <"$event" | grep -q '"table": 7'; then fail by "more than six tables"; else pass; fi
run plan "$work/r20.csv" --by nonsense
expect "by nonsense" 3

# Apart and fixed.
planned apart "$work/r16.csv" --rounds 4 --apart 1,2 --apart 3,4 --apart 1,16 --effort 3
run show "$event" --player 1
if grep -qE 'Player (2|16)( |$)' "$work/out"; then fail apart "$(cat "$work/out")"; else pass; fi
planned fix "$work/r17.csv" --rounds 4 --fix 3:2 --fix 17:5 --fix 4:2 --effort 3
run show "$event" --player 3
is fix 4 "$(grep -c 'table 2' "$work/out")"

# Demands that clash: by name, exit 1, and nothing is written.
# clash NAME TEXT ARGUMENT...
clash() {
  name=$1 text=$2
  shift 2
  for command in plan bound; do
    rm -f "$event"
    case $command in
      plan) run plan "$@" -o "$event" ;;
      bound) run bound "$@" ;;
    esac
    expect "$command: $name" 1
    one_line "$command: $name" "$work/err"
    says "$command: $name" "$work/err" "$text"
    if [ -s "$work/out" ]; then fail "$command: $name" "prints: $(head -n 1 "$work/out")"; else pass; fi
  done
  if [ -e "$event" ]; then fail "$name" "a file was written"; else pass; fi
}
clash no-such-table "Player 7 (7)" "$work/r16.csv" --fix 7:5
clash far-table "Player 7 (7)" "$work/r16.csv" --fix 7:1000000
clash full-table "Player 1 (1), Player 2 (2), Player 3 (3), Player 4 (4), Player 5 (5)" "$work/r16.csv" \
  --fix 1:2 --fix 2:2 --fix 3:2 --fix 4:2 --fix 5:2
clash apart-and-fixed "Player 1 (1), Player 2 (2) are to be kept apart" "$work/r16.csv" --apart 1,2 --fix 1:3 --fix 2:3
clash no-room "Player 1 (1)" "$work/r8.csv" --apart 1,2 --apart 2,3 --apart 1,3
clash no-room-short "Player 4 (4)" "$work/r9.csv" --fix 1:1 --fix 2:1 --fix 3:1 --fix 4:1
clash other-group "Player 9 (9)" "$work/r16.csv" --by group --fix 9:1

# The same seed and effort give the same bytes on any number of threads; another seed another plan.
for instance in "r17.csv --rounds 6" "r20.csv --rounds 4" "r24.csv --rounds 8 --avoid country,club" \
  "r16.csv --rounds 6 --apart 1,2 --fix 3:1" "r24.csv --by group --rounds 3"; do
  for threads in 1 2 4; do
    # shellcheck disable=SC2086
    OMP_NUM_THREADS=$threads "$ROTA" plan "$work/"$instance --seed 7 --effort 1 --quiet -o "$work/t$threads.json" --force
  done
  same "threads: $instance" "$work/t1.json" "$work/t2.json"
  same "threads: $instance" "$work/t1.json" "$work/t4.json"
  # shellcheck disable=SC2086
  "$ROTA" plan "$work/"$instance --seed 7 --effort 1 --threads 3 --quiet -o "$work/t3.json" --force
  same "--threads: $instance" "$work/t1.json" "$work/t3.json"
done
"$ROTA" plan "$work/r17.csv" --rounds 6 --seed 8 --effort 1 --quiet -o "$work/t8.json" --force
if cmp -s "$work/t1.json" "$work/t8.json"; then fail seed "two seeds, one plan"; else pass; fi

# Every method by name.
run plan "$work/r20.csv" --method nonsense
expect "method nonsense" 2
for method in $(sed -n 's/.*must be one of //p' "$work/err" | tr ',' ' '); do
  run plan "$work/r9.csv" --method "$method" --rounds 5 --effort 1 --quiet -o "$event" --force
  if [ "$status" -le 1 ]; then pass; else fail "method $method" "exit $status: $(cat "$work/err")"; fi
done

# The clock.
rm -f "$event"
run plan "$work/r20.csv" --rounds 6 --effort 100000 --time 0.3 -o "$event"
expect time 0
says time "$event" '"stopped_by": "time"'
run check "$event"
expect "time: check" 0

# Signals: SIGINT and SIGTERM end the search and keep the plan.  20 players, 6 rounds: nobody has proved the best.
for signal in INT TERM; do
  for seconds in 0.4 4 30; do # on a busy machine nothing may be found yet
    rm -f "$event"
    timeout --preserve-status -s "$signal" "$seconds" "$ROTA" plan "$work/r20.csv" --rounds 6 --effort 100000 \
      -o "$event" >"$work/out" 2>"$work/err" </dev/null
    status=$?
    if [ "$status" -eq 0 ]; then break; fi
  done
  expect "SIG$signal" 0
  says "SIG$signal" "$event" '"stopped_by": "signal"'
  run check "$event"
  expect "SIG$signal: check" 0
done

# What ends otherwise says so.
planned "stopped by the bound" "$work/r20.csv" --rounds 4 --avoid none
says "stopped by the bound" "$event" '"stopped_by": "bound"'
planned "stopped by effort" "$work/r20.csv" --rounds 6 --effort 2
says "stopped by effort" "$event" '"stopped_by": "effort"'

# Bounds without a search.
run bound "$work/r20.csv" --rounds 6
expect bound 0
says bound "$work/out" "20 players cannot play 6 rounds"
run bound instances/p24-half.csv --rounds 5
says bound-countries "$work/out" "same_country      30"
run bound "$work/r17.csv" --rounds 4
says bound-positions "$work/out" "position_repeats  9"
run bound "$work/r16.csv" --rounds 5 --avoid club
expect bound-club 0
says bound-club "$work/out" "same_club"

# Large seeds come back as they were given.
planned "large seed" "$work/r8.csv" --seed 18446744073709551615 --rounds 2
says "large seed" "$event" '"seed": 18446744073709551615'

finish

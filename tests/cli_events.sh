#!/bin/sh
# Whole events from the command line to the champion: for each rule set a transcript of a fixed event
# (tests/golden/event-*.txt; UPDATE=1 takes over what comes out), and one that `rota plan` made.
. tests/lib.sh
export SOURCE_DATE_EPOCH=0
event=$work/event.json

# step ARGUMENT...: runs the program and adds command and output to the transcript
step() {
  run "$@"
  {
    echo "\$ rota $*" | sed "s|$work/||g"
    cat "$work/out"
    sed "s|$work/||g" "$work/err"
    echo "exit $status"
    echo
  } >>"$work/transcript"
}

# transcript RULES PLAYERS ROUNDS: simulate, rank, seed, simulate, seed, simulate, rank
transcript() {
  : >"$work/transcript"
  sh tests/make_event.sh "$2" "$3" "$1" >"$event"
  step seed "$event"
  for stage in prelim semifinal final; do
    step simulate "$event" --seed 11
    if [ $stage = prelim ]; then step rank "$event"; fi
    step seed "$event"
  done
  step rank "$event"
  step rank "$event" --json
  step rank "$event" --csv
  same "$1" "tests/golden/event-$1.txt" "$work/transcript"
}
transcript wc2004 18 4
transcript dm2019 17 3
transcript nc2020 30 3
transcript wc2025 21 4
transcript dcwc2021 16 5

# The same through `rota plan`, whatever schedule it finds.
for rules in wc2004 nc2020 wc2025 dcwc2021; do
  rm -f "$event"
  run plan instances/p19.csv --rules $rules --effort 1 -q -o "$event"
  expect "$rules plan" 0
  case $rules in dcwc2021) more="--qualify 16" ;; *) more="" ;; esac
  for stage in prelim semifinal final; do
    run simulate "$event" --seed 5
    expect "$rules $stage" 0
    if [ $stage = final ]; then break; fi
    # shellcheck disable=SC2086
    run seed "$event" $more
    expect "$rules seed after $stage" 0
    more=""
  done
  says "$rules champion" "$work/out" "champion: "
  run rank "$event"
  expect "$rules rank" 0
  says "$rules rank" "$work/out" "Champion: "
  run check "$event"
  if [ "$status" -le 1 ]; then pass; else fail "$rules check" "exit $status"; fi
done

run plan instances/p17.csv --rules dm2019 --rounds 4 --effort 1 -q -o "$work/dm.json"
expect "dm2019 plan" 0
run simulate "$work/dm.json" --all
expect "dm2019 simulate" 0
run rank "$work/dm.json"
says "dm2019 rank" "$work/out" "Deutsche Meisterschaft 2019"

# 256 players, knock-out: 64, 16, 4 and 1 tables (R2021-16), the same champion stage by stage and at once.
sh tests/make_event.sh 256 5 dcwc2021 >"$event"
cp "$event" "$work/once.json"
run simulate "$work/once.json" --seed 2 --all
expect "256 at once" 0
champion=$(grep '^champion' "$work/out")
run simulate "$event" --seed 2
for tables in 64 16 4 1; do
  run seed "$event"
  expect "256 seed" 0
  says "256 seed" "$work/out" ", $tables table"
  run simulate "$event" --seed 2
  expect "256 simulate" 0
done
says "256 champion" "$work/out" "$champion"
run seed "$event"
expect "256 nothing follows" 1
run rank "$event" --json
says "256 placing" "$work/out" '{"place": 256, '
sh tests/make_event.sh 1024 5 dcwc2021 >"$event"
run simulate "$event" --seed 2
run seed "$event" --qualify 1024
says "1024 players" "$work/out" "Knock-out round 1, 256 tables"

# Refusals leave the event alone.
refused() { # NAME TEXT ARGUMENT...
  name=$1 text=$2
  shift 2
  cp "$event" "$work/before"
  run "$@"
  expect "$name" 1
  says "$name" "$work/err" "$text"
  one_line "$name" "$work/err"
  if cmp -s "$event" "$work/before"; then pass; else fail "$name" "the event was changed"; fi
}
sh tests/make_event.sh 100 5 dcwc2021 >"$event"
refused "unfinished round" "prelim round 1 is not finished: table 1 has no result" seed "$event"
run simulate "$event"
refused "G-34" "possible are 3-4, 9-16, 33-64, 129-256" seed "$event"
sh tests/make_event.sh 32 3 nc2020 >"$event"
run simulate "$event"
refused "R2020-3, A-12" "32 attendees: the semifinal may be left out with 28 or fewer (National Championship 2020)" seed "$event" --skip-semifinal
sh tests/make_event.sh 12 3 nc2020 >"$event"
run simulate "$event"
refused "R2020-2" "12 players are ranked, nc2020 needs 16" seed "$event"
run seed "$event" --qualify 12
expect "--qualify" 0
says "--qualify" "$event" '"qualify": 12'
sh tests/make_event.sh 16 3 dm2019 >"$event"
run simulate "$event"
refused "R2019-2" "one stage only" seed "$event"
sh tests/make_event.sh 16 1 wc2025 '{"last": "shared", "criteria": ["wins"]}' >"$event"
run simulate "$event"
refused "tie without lots" 'share place 1; set options.last to "lot"' seed "$event"
sh tests/make_event.sh 20 4 wc2025 >"$event"
run simulate "$event"
refused "semifinal compulsory" "wc2025 does not let the semifinal be left out" seed "$event" --skip-semifinal

for rounds in '' '{ "table": 1, "seats": ["1", "2", "3"], "result": { "vp": [10, 5, 5], "winner": "1" } },
  { "table": 2, "seats": ["4", "5", "6"], "result": { "vp": [10, 5, 5], "winner": "4" } }'; do
  for number in 1 2; do
    sh tests/make_event.sh 16 5 dcwc2021 >"$event"
    run simulate "$event"
    awk -v add="$rounds" -v number=$number '/"stage": "prelim", "round": 5/ { last = 1 } { line[NR] = $0 }
      END { for (i = 1; i <= NR; i++) {
        if (line[i] ~ /^  \],?$/ && !done && seen) { printf ",{ \"stage\": \"knockout\", \"round\": %d, \"tables\": [%s] }\n", number, add; done = 1 }
        if (line[i] ~ /"round": 5/) seen = 1
        print line[i] } }' "$event" >"$work/odd.json"
    mv "$work/odd.json" "$event"
    refused "odd knock-out" "cannot play on at tables of 3 and 4, and only winners go on (Digital World Championship 2021, 1.2.10)" seed "$event"
    run simulate "$event" --all
    expect "odd knock-out simulated" 1
  done
done

# R2020-3: 28 or fewer may go to the final at once.
sh tests/make_event.sh 28 3 nc2020 >"$event"
run simulate "$event"
run seed "$event" --skip-semifinal
expect "R2020-3" 0
says "R2020-3" "$work/out" "Final, 1 table"
says "R2020-3" "$event" '"skip_semifinal": true'

# G-52: a qualified player is missing before the semifinal starts: everyone moves up.
sh tests/make_event.sh 18 4 wc2025 >"$event"
run simulate "$event" --seed 4
run rank "$event" --json
first=$(sed -n 's/.*"qualifiers": \["\([0-9]*\)", "\([0-9]*\)".*/\1/p' "$work/out")
second=$(sed -n 's/.*"qualifiers": \["\([0-9]*\)", "\([0-9]*\)".*/\2/p' "$work/out")
run seed "$event"
sed "s/{\"id\": \"$first\", \(.*\)\"status\": \"active\"/{\"id\": \"$first\", \1\"status\": \"withdrawn\"/" "$event" \
  >"$work/gone.json"
run seed "$work/gone.json" --redo
expect "G-52 redo" 0
says "G-52 redo" "$work/out" "table 1  1. Player 0$(printf %02d "$second")"
run simulate "$work/gone.json"
run seed "$work/gone.json" --redo
expect "G-52 started" 1
says "G-52 started" "$work/err" "has started"

# A rehearsal seeds as `seed` does: options, lots and log are in the event.
sh tests/make_event.sh 24 1 nc2020 >"$work/steps.json"
cp "$work/steps.json" "$work/all.json"
run simulate "$work/all.json" --all --seed 3
expect "simulate --all" 0
for stage in prelim semifinal; do
  run simulate "$work/steps.json" --seed 3
  run seed "$work/steps.json"
done
run simulate "$work/steps.json" --seed 3
for name in all steps; do
  sed '/^  "log"/,$d' "$work/$name.json" >"$work/$name"
done
says "simulate --all draws lots" "$work/all" '"lots"'
says "simulate --all writes the log" "$work/all.json" "seeded semifinal round 1, 4 tables"
same "simulate --all as step by step" "$work/steps" "$work/all"
sh tests/make_event.sh 24 3 nc2020 >"$work/short.json"
run simulate "$work/short.json" --all --skip-semifinal --seed 3
expect "R2020-3 rehearsed" 0
run rank "$work/short.json"
says "R2020-3 rehearsed" "$work/out" "the best 4 go through"

sh tests/make_event.sh 24 3 nc2020 >"$work/long.json"
run simulate "$work/long.json"
run seed "$work/long.json"
run simulate "$work/long.json" --all --skip-semifinal
expect "a semifinal that was played is not left out" 0
run rank "$work/long.json"
says "a semifinal that was played is not left out" "$work/out" "the best 16 go through"

# R2020-6, -7: several events, then a closing day.
sh tests/make_event.sh 20 3 nc2020 >"$work/one.json"
sh tests/make_event.sh 16 3 nc2020 '{}' 11 >"$work/two.json"
run simulate "$work/one.json" --seed 1
run simulate "$work/two.json" --seed 2
run rank "$work/one.json" "$work/two.json"
expect "R2020-7 pool" 0
says "R2020-7 pool" "$work/out" "26 different players; the best 16 go through"
grep '^ *[0-9]*\*' "$work/out" | sed 's/^ *\([0-9]*\)\* *\(Player [0-9]*\).*/\1. \2/' >"$work/pool"
run seed "$work/one.json" "$work/two.json" -o "$work/day.json"
expect "R2020-6 closing day" 0
says "R2020-6 closing day" "$work/out" "Semifinal, 4 tables"
while read -r line; do says "R2020-6 seeded by the pool" "$work/out" "$line"; done <"$work/pool"
run seed "$work/one.json" "$work/two.json" -o "$work/day.json"
expect "not overwritten" 4
run simulate "$work/day.json" --all
expect "closing day played" 0
run rank "$work/day.json"
says "closing day played" "$work/out" "Champion: "
run rank "$work/one.json" "$work/two.json" --json
cp "$work/out" "$work/pool.json"
run rank "$work/day.json" --json
if [ "$(grep '"qualifiers"' "$work/pool.json" | tr -d ,)" = "$(grep '"qualifiers"' "$work/out" | tr -d ,)" ]; then
  pass
else
  fail "R2020-6" "the closing day ranks otherwise"
fi
awk '/"name": "Player/ { split($0, part, "\""); sub(/"name"/, "\"apart\": \"" part[4] % 20 + 1 "\", &") } 1' \
  "$work/one.json" >"$work/apart.json"
run seed "$work/apart.json" --qualify 4 -o "$work/four.json"
run rank "$work/four.json"
expect "kept apart from somebody who does not come through" 0

# R2021-8, -14: the best of each qualifier event, together by rating.
for i in 1 2 3 4; do
  sh tests/make_event.sh 16 5 dcwc2021 '{}' $((100 * i)) >"$work/q$i.json"
  run simulate "$work/q$i.json" --seed $i
done
run seed "$work/q1.json" "$work/q2.json" "$work/q3.json" "$work/q4.json" -o "$work/ko.json"
expect "R2021-8 how many" 2
run seed "$work/q1.json" "$work/q2.json" "$work/q3.json" "$work/q4.json" --promote 4 -o "$work/ko.json"
expect "R2021-8 promoted" 0
says "R2021-8 promoted" "$work/out" "Knock-out round 1, 4 tables"
run rank "$work/ko.json" --csv
sed 1d "$work/out" | awk -F, '{ print $NF }' >"$work/ratings"
sort -rn "$work/ratings" >"$work/sorted"
same "R2021-14 by rating" "$work/sorted" "$work/ratings"
for i in 1 2 3 4; do
  if [ "$(grep -c "Player ${i}0\|Player ${i}1" "$work/out")" -eq 4 ]; then pass; else fail "R2021-8" "event $i"; fi
done
run simulate "$work/ko.json" --all
says "R2021-16 champion" "$work/out" "champion: "
run seed "$work/q1.json" "$work/q1.json" --promote 4 -o "$work/ko2.json"
expect "one person twice" 3

# Strengths decide who wins.
sh tests/make_event.sh 16 4 wc2025 >"$event"
printf 'id,strength\n7,1000000000\n' >"$work/strength.csv"
run simulate "$event" --strength "$work/strength.csv"
run rank "$event"
says "strength" "$work/out" "1*  Player 007      4     4"
sh tests/make_event.sh 16 4 wc2025 >"$event"
cp "$event" "$work/before"
for line in '99,1' '7,0' '7,x' '7,-1' '7,'; do
  printf 'id,strength\n%s\n' "$line" >"$work/strength.csv"
  run simulate "$event" --strength "$work/strength.csv"
  expect "strength $line" 3
  says "strength $line" "$work/err" "strength.csv:2: "
  if cmp -s "$event" "$work/before"; then pass; else fail "strength $line" "the event was changed"; fi
done

# A-30: the groups of one event file.
sh tests/make_event.sh 20 5 dcwc2021 | awk '/"name": "Player/ { n++; sub(/ }/, ", \"group\": \"G" (n % 5) "\" }") } { print }' >"$event"
run simulate "$event"
run seed "$event" --promote 2
expect "A-30 groups" 0
says "A-30 groups" "$work/out" "Knock-out round 1, 3 tables"
for g in 0 1 2 3 4; do
  ids=$(sed -n "s/.*{\"id\": \"\([0-9]*\)\", .*\"group\": \"G$g\".*/Player 0*\1 |Player 0*\1$/p" "$event" | paste -sd'|' -)
  if [ "$(grep -oE "$ids" "$work/out" | wc -l)" -eq 2 ]; then pass; else fail "A-30" "group $g: $ids"; fi
done

# Finals for all ranks at once.
sh tests/make_event.sh 22 4 wc2025 >"$event"
run simulate "$event"
run seed "$event"
run simulate "$event"
run seed "$event" --all-ranks
expect "--all-ranks" 0
says "--all-ranks" "$work/out" "Finals, 6 tables"
run simulate "$event"
run rank "$event" --json
says "--all-ranks" "$work/out" '{"place": 22, '

sh tests/make_event.sh 17 3 dm2019 '{"criteria": ["wins"]}' >"$event"
run simulate "$event"
refused "--all-ranks and a shared place" "share place" seed "$event" --all-ranks
sh tests/make_event.sh 17 3 dm2019 '{"last": "lot"}' >"$event"
run simulate "$event"
run seed "$event" --all-ranks
expect "--all-ranks in dm2019, lots" 0
run simulate "$event"
run rank "$event"
says "--all-ranks in dm2019" "$work/out" "Champion: "
sh tests/make_event.sh 16 5 dcwc2021 >"$event"
run simulate "$event"
refused "--all-ranks in a knock-out" "a knock-out has no finals for all ranks" seed "$event" --all-ranks

# R2021-6: everybody starts at 1000, whatever the roster says of strength.
sed 's/"name": "Player 001"/"name": "Player 001", "elo": "2400"/' "$event" >"$work/elo.json"
run elo "$event"
cp "$work/out" "$work/plain"
run elo "$work/elo.json"
same "R2021-6" "$work/plain" "$work/out"

# Lots drawn by hand stay through the event (G-41, G-42).
sh tests/make_event.sh 16 1 nc2020 '{"criteria": ["wins"]}' | sed 's/"seed": 1,/"seed": 1, "lots": {"9": 1, "13": 2},/' >"$event"
run simulate "$event" --seed 3
run rank "$event"
says "G-43" "$work/out" "lot"
cp "$work/out" "$work/first"
run seed "$event"
run simulate "$event"
says "G-41 the draw is stored" "$event" '"lots": {"1": '
says "G-42 by hand" "$event" '"9": 1, '
says "G-42 by hand" "$event" '"13": 2, '
sed 's/"lot_seed": 7/"lot_seed": 8/' "$event" >"$work/other-seed.json"
run rank "$work/other-seed.json"
if cmp -s "$work/out" "$work/first"; then pass; else fail "G-41" "the draw depends on the seed still"; fi
run rank "$event"
if cmp -s "$work/out" "$work/first"; then pass; else fail "G-41" "the standings changed after the semifinal"; fi

# League from events and from standings files (R2019-18).
for i in 1 2 3; do
  sh tests/make_event.sh 20 3 dm2019 >"$work/t$i.json"
  run simulate "$work/t$i.json" --seed $i
done
run league "$work/t1.json" "$work/t2.json" "$work/t3.json" --advance 6
expect league 0
says league "$work/out" "3 tournaments count, of each player the best 3"
says league "$work/out" "* 6 go to the final"
sed 1,2d "$work/out" >"$work/from-events"
run rank "$work/t1.json" --json
cp "$work/out" "$work/s1.json"
run rank "$work/t2.json" --csv
cp "$work/out" "$work/s2.csv"
run league "$work/s1.json" "$work/s2.csv" "$work/t3.json" --advance 6
expect "league from standings" 0
sed 1,2d "$work/out" >"$work/from-standings"
same "league from standings" "$work/from-events" "$work/from-standings"
run league "$work/t1.json" "$work/two.json"
expect "league, ids of others" 0
sh tests/make_event.sh 16 3 dm2019 | sed 's/Player 005/Somebody Else/' >"$work/t4.json"
run simulate "$work/t4.json"
run league "$work/t1.json" "$work/t4.json"
expect "league, one id and two persons" 3
run league "$work/t1.json" "$work/t4.json" --by-name
expect "league by name" 0

# Ratings from an event and from games as CSV.
sh tests/make_event.sh 16 5 dcwc2021 >"$event"
run simulate "$event"
run elo "$event" --promote 4 --alternates 2
expect elo 0
says elo "$work/out" "go through, by seed:"
run results "$event" --template -o "$work/games.csv"
run elo "$event" --json
cp "$work/out" "$work/elo1"
run elo "$work/games.csv" --json
grep -c '"by": "elo"' "$work/out" >"$work/n1"
grep -c '"by": "elo"' "$work/elo1" >"$work/n2"
same "elo from a CSV" "$work/n1" "$work/n2"
printf 'game,id,place\n1,A,1\n1,B,2\n1,C,3\n' >"$work/places.csv"
run elo "$work/places.csv" --min-games 1
says "elo by places" "$work/out" "1020.000000"
# Who left cannot have won, so that an equal leaver is no doubt about the winner.
printf 'game,id,vp,winner,left\n1,a,9,,x\n1,b,9,,\n1,c,8,,\n1,d,5,,\n' >"$work/left.csv"
run elo "$work/left.csv" --min-games 1
expect "elo with a leaver" 0
says "elo with a leaver" "$work/out" "1  b            1030.000000"
finish

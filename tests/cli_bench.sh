# bench, report and methods: runs that repeat, resume and add up, whoever runs them.
. tests/lib.sh

campaign="4-4-5 short-17-5 over-10-4 champ-16-3 --methods greedy,orbit,anneal,tabu,portfolio --seeds 2 --effort 1"

# values NAME FILE...: what the runs gave, without times, to $work/NAME.values
values() {
  name=$1
  shift
  run report "$@" --table runs --format csv
  cp "$work/out" "$work/$name.values"
}

run methods
expect "methods" 0
says "methods" "$work/out" "anneal.t0"
run methods anneal
expect "methods NAME" 0
run methods nobody
expect "methods nobody" 2

# shellcheck disable=SC2086
run bench $campaign -o "$work/one.jsonl"
expect "bench" 0
says "bench" "$work/err" "40 of 40 runs"
if [ "$(wc -l <"$work/one.jsonl")" -eq 40 ]; then pass; else fail "bench" "not 40 lines"; fi
values one "$work/one.jsonl"

# The same again: nothing to do.  Elsewhere: the same values.
cp "$work/one.jsonl" "$work/kept.jsonl"
# shellcheck disable=SC2086
run bench $campaign -o "$work/one.jsonl"
says "bench again" "$work/err" "40 of 40 runs in $work/one.jsonl, 0 of them now"
same "bench again" "$work/kept.jsonl" "$work/one.jsonl"
# shellcheck disable=SC2086
run bench $campaign --threads 2 -o "$work/two.jsonl"
values two "$work/two.jsonl"
same "same seeds, same values, also with two threads" "$work/one.values" "$work/two.values"

# In four parts: each with a file of its own, and all with one file.
for part in 1 2 3 4; do
  # shellcheck disable=SC2086
  "$ROTA" bench $campaign --quiet --shard $part/4 -o "$work/part$part.jsonl" &
  # shellcheck disable=SC2086
  "$ROTA" bench $campaign --quiet --shard $part/4 -o "$work/shared.jsonl" &
done
wait
values parts "$work/part3.jsonl" "$work/part1.jsonl" "$work/part4.jsonl" "$work/part2.jsonl"
same "four parts" "$work/one.values" "$work/parts.values"
values shared "$work/shared.jsonl"
same "four writers of one file" "$work/one.values" "$work/shared.values"
run report "$work/one.jsonl" --axis moves
cp "$work/out" "$work/one.report"
run report "$work"/part?.jsonl --axis moves
same "the report of four parts" "$work/one.report" "$work/out"

# Killed again and again, at any moment, and resumed.
kills=0
for pause in 0.05 0.02 0.1 0.07 0.2 0.3 0.15; do
  # shellcheck disable=SC2086
  "$ROTA" bench $campaign --quiet -o "$work/killed.jsonl" &
  pid=$!
  sleep $pause
  kill -9 $pid 2>/dev/null && kills=$((kills + 1))
  wait $pid 2>/dev/null
done
printf '{"instance": "4-4-5", "meth' >>"$work/killed.jsonl"
# shellcheck disable=SC2086
run bench $campaign -o "$work/killed.jsonl"
expect "resume" 0
if [ "$kills" -gt 0 ]; then pass; else fail "resume" "nothing was killed"; fi
if [ "$(wc -l <"$work/killed.jsonl")" -eq 40 ]; then pass; else fail "resume" "not 40 lines"; fi
values killed "$work/killed.jsonl"
same "killed and resumed" "$work/one.values" "$work/killed.values"

# Stopped by a signal: the run under way is not recorded.
"$ROTA" bench 8-4-10 --no-bank --methods anneal --effort 1000000 -o "$work/stopped.jsonl" 2>"$work/err" &
pid=$!
sleep 0.5
kill -TERM $pid
wait $pid
status=$?
expect "stopped" 1
says "stopped" "$work/err" "0 of 1 runs in $work/stopped.jsonl, 0 of them now"
if [ -s "$work/stopped.jsonl" ]; then fail "stopped" "recorded a run"; else pass; fi

# Settings are part of a run, and change it; the same in plan.
run bench 5-4-5 --methods anneal --effort 1 --set anneal.t0=40 --set anneal.t1=40 -o "$work/set.jsonl"
expect "settings" 0
says "settings" "$work/set.jsonl" '"settings": "anneal.t0=40,anneal.t1=40"'
run bench 5-4-5 --methods anneal --effort 1 -o "$work/set.jsonl"
says "settings" "$work/err" "1 of them now"
run report "$work/set.jsonl" --table summary
says "settings in the report" "$work/out" "anneal anneal.t0=40"
run plan instances/p16.csv --set anneal.t0=0.5 --method anneal --effort 1 --quiet
expect "plan --set" 0
run plan instances/p16.csv --set anneal.t0=-1
expect "plan --set" 2
says "plan --set" "$work/err" "must be a number from 0.01 to 100"

# Formats of the tables; a method that does not fit gives a run without a schedule.
run bench 8-4-4 --methods exact,formula --effort 1 -o "$work/none.jsonl"
expect "no schedule" 0
for format in text md csv latex html; do
  run report "$work/none.jsonl" --format $format
  expect "report --format $format" 0
done
run report "$work/none.jsonl" --table instances --format csv
says "not run" "$work/out" "8-4-4,-,exact,not run,-,-,-,-"
says_not() { if grep -qF -- "$3" "$2"; then fail "$1" "says: $3"; else pass; fi; }
run report "$work/none.jsonl" --table pairs --format csv
says_not "what did not run is in no pair" "$work/out" "exact"

# A run that finds nothing books its work; random tables are nobody's.
run bench 8-4-10 --no-bank --methods formula,orbit --effort 1 -o "$work/nothing.jsonl"
says "no formula" "$work/nothing.jsonl" '"stopped_by": "not run"'
sed -i /formula/d "$work/nothing.jsonl"
says_not "moves of a run without a schedule" "$work/nothing.jsonl" '"moves": 0'
run bench 8-4-10 --no-bank --time 0.001 --quiet -o "$work/hurried.jsonl"
says "random tables are not the portfolio's" "$work/hurried.jsonl" '"stopped_by": "none"'

# again NAME COUNT ARGUMENTS...: the campaign does COUNT runs now.
again() {
  name=$1 count=$2
  shift 2
  run bench "$@" --effort 1 -o "$work/stale.jsonl"
  says "$name" "$work/err" ", $count of them now"
}
# Another program, roster or setting: each runs again, and only then.
cp instances/p16.csv "$work/roster.csv"
again "first" 1 "$work/roster.csv:3" --methods greedy
again "the same" 0 "$work/roster.csv:3" --methods greedy
sed 's/"build": "[0-9a-f]*"/"build": "0123456789abcdef"/' "$work/stale.jsonl" >"$work/old.jsonl"
mv "$work/old.jsonl" "$work/stale.jsonl"
again "--any-build" 0 "$work/roster.csv:3" --methods greedy --any-build
again "another build" 1 "$work/roster.csv:3" --methods greedy
run report "$work/stale.jsonl" --table summary
says "mixed builds" "$work/err" "the runs are of 2 builds of the program"
awk -F, 'NR > 1 { $2 = $2 " junior" } { OFS = ","; print }' instances/p16.csv >"$work/roster.csv"
again "another roster of as many" 1 "$work/roster.csv:3" --methods greedy
again "a setting" 1 5-4-5 --methods anneal --set anneal.t0=0.4
again "another by a hair" 1 5-4-5 --methods anneal --set anneal.t0=0.40000000000000007
again "the same setting" 0 5-4-5 --methods anneal --set anneal.t0=0.400
run report "$work/one.jsonl" --table best --format csv
says "table of the best" "$work/out" "instance,players,table_size,rounds,countries,opponents,positions,same_country,three_spread,bound_opponents,proved,method,seed,effort,seconds,date,machine"
run report "$work/one.jsonl" --target known --goals 1 --table summary
expect "report --target known" 0

if command -v gnuplot >/dev/null; then
  run report "$work/one.jsonl" --html "$work/page.html" --plots "$work/plots"
  expect "report --html" 0
  if [ "$(grep -c '<svg' "$work/page.html")" -eq 3 ]; then pass; else fail "report --html" "not three plots"; fi
  for plot in time-to-target profile convergence; do
    if [ -s "$work/plots/$plot.svg" ] && [ -s "$work/plots/$plot.pdf" ]; then pass; else fail "plots" "$plot"; fi
  done
  run report "$work/one.jsonl" --html "$work/page.html"
  expect "report does not overwrite" 4
else
  PATH=/nonexistent run report "$work/one.jsonl" --html "$work/page.html"
  expect "report --html without gnuplot" 4
fi

# Effort is the same work for all, to a tenth at this small one.
run bench over-24-8 --methods random,greedy,orbit,extend,anneal,tabu,portfolio --effort 2 -o "$work/effort.jsonl"
over=$(sed 's/.*"moves": \([0-9]*\).*/\1/' "$work/effort.jsonl" | awk '$1 > 2200000 || $1 < 1800000')
if [ -z "$over" ]; then pass; else fail "effort is kept" "moves: $over"; fi

# The list of instances and the table of the best plans agree, each problem stands once, and all that is stored
# as a schedule is what it says.
differ=$(awk -F, '
  function problem(countries, name) { return $3 "," $4 "," $5 "," (countries ~ /^0?$/ ? "" : name) }
  FNR == 1 { next }
  FILENAME ~ /best.csv/ {
    key = $2 "," $3 "," $4 "," ($5 ~ /^0?$/ ? "" : $1)
    if (key in best) print $1 ": twice in best.csv"
    best[key] = $6; bound[key] = $10; next
  }
  {
    key = problem($6, $1)
    if (seen[key]++) print $1 ": twice in bench.csv"
    if ($1 == "golf-13-5-16") next # by the literature alone
    if (best[key] != $8) print $1 ": best " $8 ", in best.csv " best[key]
    if (bound[key] > $9) print $1 ": bound " $9 ", in best.csv " bound[key]
  }' instances/best.csv instances/bench.csv)
if [ -z "$differ" ]; then pass; else fail "bench.csv and best.csv" "$differ"; fi
for event in instances/*.json; do
  run check "$event"
  expect "check $event" 0
done
run check instances/schedule16.csv
expect "check schedule16.csv" 0

# What cannot be.
while IFS='|' read -r code arguments; do
  # shellcheck disable=SC2086
  run $arguments
  expect "$arguments" "$code"
  one_line "$arguments" "$work/err"
done <<END
2|bench
2|bench nobody
2|bench 4-4-5 --methods nobody
2|bench 4-4-5 --shard 5/4
2|bench 4-4-5 --shard 0/4
2|bench 4-4-5 --effort 0
2|bench 4-4-5 --set anneal.nothing=1
2|bench overfull --roster
4|bench 4-4-5 --instances $work/nowhere.csv
4|bench 4-4-5 --quiet -o $work/nowhere/runs.jsonl
4|report $work/nowhere.jsonl
3|report instances/p16.csv
2|report $work/one.jsonl --table nothing
2|report $work/one.jsonl --format nothing
2|report $work/one.jsonl --target nothing
END
finish

#!/bin/sh
# The commands as a user meets them.  tests/golden holds what they print; UPDATE=1 rewrites it.
. tests/lib.sh
golden=tests/golden

# golden NAME CODE ARGUMENT...: the output and the exit code
golden() {
  name=$1 code=$2
  shift 2
  run "$@"
  expect "$name" "$code"
  same "$name" "$golden/$name.txt" "$work/out"
  if [ "$code" -le 1 ] && [ -s "$work/err" ]; then fail "$name" "$(cat "$work/err")"; else pass; fi
}

golden check-schedule 0 check instances/schedule16.csv
golden check-schedule-json 0 check instances/schedule16.csv --json
golden check-schedule-csv 0 check instances/schedule16.csv --csv
golden check-event 0 check tests/data/event8.json
golden check-event-csv 0 check tests/data/event8.json --csv
golden check-faulty 1 check tests/data/faulty.json
golden check-faulty-json 1 check tests/data/faulty.json --json
golden check-groups 1 check tests/data/groups.json
golden check-other-tool 0 check tests/data/other-tool.csv
golden show-round 0 show instances/schedule16.csv --round 1
golden show-scripts 0 show tests/data/scripts.csv
golden show-player 0 show instances/schedule16.csv --player 3
golden show-table 0 show instances/schedule16.csv --table 2
golden show-result 0 show tests/data/event8.json
golden rules 0 rules
golden rules-one 0 rules dm2019
golden generate 0 generate --players 24 --countries 8 --clubs 3 --seed 7

# Accents and case do not matter for a search unless they are typed.
run show tests/data/scripts.csv --player MULLER
expect search-without-accents 0
says search-without-accents "$work/out" "Jürgen Müller"
run show tests/data/scripts.csv --player παπαδάκης
expect search-greek 0
says search-greek "$work/out" "Νίκος Παπαδάκης"
run show tests/data/scripts.csv --player nobody
expect search-nobody 1
one_line search-nobody "$work/err"
run show instances/schedule16.csv --round 9
expect no-such-round 1
run show instances/schedule16.csv --round last
expect bad-round 2

# Standard input.
"$ROTA" check - <instances/schedule16.csv >"$work/out" 2>"$work/err"
status=$?
expect standard-input 0
same standard-input "$golden/check-schedule.txt" "$work/out"

# The output of generate is a roster again, the same for the same seed; files are not overwritten.
run generate --players 500 --seed 3 -o "$work/a.csv"
expect generate-file 0
run generate --players 500 --seed 3 -o "$work/a.csv"
expect generate-no-overwrite 4
one_line generate-no-overwrite "$work/err"
run generate --players 500 --seed 3 -o "$work/b.csv"
same generate-repeatable "$work/a.csv" "$work/b.csv"
run generate --players 500 --seed 4 -o "$work/b.csv" --force
expect generate-force 0
if cmp -s "$work/a.csv" "$work/b.csv"; then fail generate-seed "two seeds, one roster"; else pass; fi
if [ "$(cut -d, -f2 "$work/a.csv" | sort -u | wc -l)" -eq 501 ]; then pass; else fail generate-unique "a name twice"; fi
if [ "$(find "$work" -name '*.tmp' | wc -l)" -eq 0 ]; then pass; else fail temporary-file "left behind"; fi

# Usage: exit 2 and one line.
for arguments in "nonsense" "check" "check a b" "check --nonsense x" "check x --json=1" "show x --round" "show x -z" \
  "rules nonsense" "generate --players 0" "generate --players many" "generate --skew 9" "generate --seed -1" "help nonsense" \
  "generate extra"; do
  # shellcheck disable=SC2086
  run $arguments
  expect "usage: $arguments" 2
  one_line "usage: $arguments" "$work/err"
done

# Help: every command has one, and the example in it runs.  The examples are tried in the order of `rota
# help`, in a folder where they may leave files for one another.
case $ROTA in
  /*) ;;
  *) ROTA=$PWD/$ROTA ;;
esac
mkdir "$work/try"
ln -s "$PWD/instances" "$work/try/instances"
run help
expect help 0
commands=$(sed -n 's/^  \([a-z]*\)  .*/\1/p' "$work/out")
for command in $commands; do
  run "$command" --help
  expect "$command --help" 0
  cp "$work/out" "$work/help"
  run help "$command"
  same "help $command" "$work/help" "$work/out"
  example=$(sed -n '/^Example:$/{n;s/^  rota //p;}' "$work/help")
  # shellcheck disable=SC2086
  (cd "$work/try" && "$ROTA" $example >"$work/out" 2>"$work/err" </dev/null)
  status=$?
  expect "example of $command: $example" 0
done
run --version
expect version 0
says version "$work/out" "rota "
run
expect no-command 0

finish

#!/bin/sh
# What people type by mistake, and what they are told.
. tests/lib.sh

# told NAME CODE TEXT ARGUMENT...: one line on stderr that holds the text, nothing on stdout
told() {
  name=$1 code=$2 text=$3
  shift 3
  run "$@"
  expect "$name" "$code"
  one_line "$name" "$work/err"
  says "$name" "$work/err" "$text"
  if [ -s "$work/out" ]; then fail "$name" "prints: $(head -n 1 "$work/out")"; else pass; fi
}

told mistyped-command 2 "perhaps check?" chek instances/schedule16.csv
told mistyped-help 2 "perhaps show?" help shw
told mistyped-option 2 "perhaps --rounds?" plan instances/p16.csv --ronds 3
told far-off-option 2 "unknown option '--xyz'; see" plan instances/p16.csv --xyz
told missing-roster 2 "ROSTER is missing" plan
told missing-file 4 "No such file" plan "$work/nowhere.csv"
told mistyped-column 3 "the roster has country, club" plan instances/clubs32.csv --avoid contry
told no-columns 3 "the roster has only names" plan tests/data/names-only.csv --by club
told roster-shown 3 "rota plan makes the schedule" show instances/p16.csv
told five-players 3 "5 active cannot be split" plan tests/bad/five-players.csv
told apart-unknown 2 "two ids of the roster" plan instances/p16.csv --apart Nobody,1

# A place that cannot be written to is refused before the search, not after it.
told no-folder 4 "cannot create" plan instances/p17.csv --rounds 7 --effort 1000000 -o "$work/nowhere/event.json"
told a-folder 4 "is a directory" plan instances/p17.csv --rounds 7 --effort 1000000 -o "$work"
: >"$work/there.json"
told is-there 4 "--force" plan instances/p17.csv --rounds 7 --effort 1000000 -o "$work/there.json"
if [ -s "$work/there.json" ]; then fail is-there "written to"; else pass; fi

# Semicolons, a byte order mark and CRLF, as Excel writes them.
run plan tests/data/excel.csv -o "$work/excel.json"
expect excel 0
says excel "$work/out" "8 players from 4 countries"

# A line that was pasted twice; the plan is made all the same, for there are namesakes.
run plan tests/data/names-only.csv --rounds 1
expect namesakes 0
one_line namesakes "$work/err"
says namesakes "$work/err" "two players are called Ada (ids 1 and 4)"
run plan tests/data/names-only.csv --rounds 1 --quiet
if [ -s "$work/err" ]; then fail namesakes-quiet "$(cat "$work/err")"; else pass; fi

# Names do for ids, unless two have the name.
run plan tests/data/names-only.csv --rounds 2 --apart "Bob,Cem" --fix "Dora:2" -o "$work/named.json" --quiet
expect names-for-ids 0
run show "$work/named.json" --player Dora
if [ "$(grep -c 'table 2' "$work/out")" -eq 2 ]; then pass; else fail names-for-ids "$(cat "$work/out")"; fi
if grep -q Bob "$work/out" && grep -q 'Bob.*Cem\|Cem.*Bob' "$work/out"; then fail names-apart "$(cat "$work/out")"; else pass; fi
told two-of-the-name 2 "two ids of the roster" plan tests/data/names-only.csv --apart Ada,Bob

# Ctrl-C in a long search keeps the best plan found.  On a busy machine nothing may be found yet: wait longer then.
for seconds in 0.5 4 30; do
  timeout --preserve-status -s INT "$seconds" "$ROTA" plan instances/p17.csv --rounds 7 --effort 1000000 \
    -o "$work/stopped.json" >"$work/out" 2>"$work/err" </dev/null
  status=$?
  [ "$status" -ne 0 ] || break
done
expect interrupted 0
says interrupted "$work/stopped.json" '"stopped_by": "signal"'
run check "$work/stopped.json"
expect interrupted-check 0

# The event on standard output, the verdict beside it.
run plan instances/p16.csv -o -
expect to-stdout 0
says to-stdout "$work/err" "optimal (proved)"
cp "$work/out" "$work/stdout.json"
run check "$work/stdout.json"
expect to-stdout-again 0
if [ -e ./- ]; then fail to-stdout "wrote a file called -"; else pass; fi

finish

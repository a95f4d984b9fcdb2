#!/bin/sh
# Every file of tests/bad is broken in one way and named after it.  The program must exit with 3, say so in
# one line that names the file (and the line, where there is one), print nothing else, and leave all files
# alone.  By the name's beginning: event-, schedule- go to `check`; roster- to `plan`; *-player(s).csv are
# sound rosters of which no tables can be made, where "no" (1) is an answer too.
. tests/lib.sh

have_plan=no
if "$ROTA" help | grep -q '^  plan '; then have_plan=yes; fi

# The messages of some files, to pin that they name line and field; the rest must name the file.
cat >"$work/wanted" <<'END'
event-bad-utf8.json|:34: byte 0xEB at offset 481
event-truncated.json|:55:1: the file ends
event-duplicate-key.json|:6: member 'seed' stands twice
event-unknown-player.json|:69: rounds[0].tables[0].seats[3]: unknown player '99', must be an id of players
event-table-of-five.json|:65: rounds[0].tables[0].seats: more than 4 players at a table
event-duplicate-id.json|:21: players[2].id: '1' is also the id of players[0]
event-result-three-scores.json|:72: rounds[0].tables[0].result.vp: 3 scores for 4 players
event-seed-20-digits.json|:5: seed: 18446744073709551616
event-version-2.json|:2: rota: 2, must be 1
schedule-position-taken.csv|:5: column 'position': '3' is taken
roster-duplicate-id.csv|:6: column 'id': '3' is also the id in line 4
roster-empty-name.csv|:5: column 'name': empty
roster-too-many-fields.csv|:5: column 4: too many fields, the header has 3
roster-unknown-status.csv|:3: column 'status': 'gone'
roster-apart-unknown-id.csv|:2: column 'apart': unknown player '9'
roster-apart-self.csv|:3: column 'apart': '2' is the player's own id
roster-table-zero.csv|:2: column 'table': '0'
roster-bad-utf8.csv|:2: byte 0xFC
roster-quote-never-closed.csv|:4: quote never closed
roster-missing-header.csv|:1: no column 'name'
roster-no-name-column.csv|:1: no column 'name'
roster-name-missing.json|:2: [1].name: missing
END

# refused FILE COMMAND CODES: runs COMMAND on FILE
refused() {
  file=$1 command=$2 codes=$3
  name=$(basename "$file")
  before=$(cksum <"$file")
  if [ "$command" = plan ]; then run plan "$file" -o "$work/new.json"; else run "$command" "$file"; fi
  case " $codes " in
    *" $status "*) pass ;;
    *) fail "$name" "$command: exit $status, wanted $codes: $(head -c 300 "$work/err")" ;;
  esac
  one_line "$name" "$work/err"
  says "$name" "$work/err" "rota: "
  says "$name" "$work/err" "$name"
  if [ -s "$work/out" ]; then fail "$name" "printed: $(head -c 200 "$work/out")"; else pass; fi
  if [ -e "$work/new.json" ]; then fail "$name" "a file was written"; rm -f "$work/new.json"; else pass; fi
  if [ "$before" = "$(cksum <"$file")" ]; then pass; else fail "$name" "the input was changed"; fi
  wanted=$(grep "^$name|" "$work/wanted" | cut -d'|' -f2-)
  if [ -n "$wanted" ]; then says "$name" "$work/err" "$wanted"; fi
}

# Large ones are made here.  awk, because it is everywhere.
huge=$work/huge
mkdir "$huge"
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "["; print "" }' >"$huge/event-deep-nesting.json"
awk 'BEGIN { printf "{\"x\": "; for (i = 0; i < 65; i++) printf "["; for (i = 0; i < 65; i++) printf "]"; print "}" }' \
  >"$huge/event-nested-65.json"
awk 'BEGIN { print "id,name"; printf "1,"; for (i = 0; i < 1000000; i++) printf "x"; print "" }' \
  >"$huge/roster-million-character-field.csv"
awk 'BEGIN { print "round,table,id"; printf "1,1,"; for (i = 0; i < 1000000; i++) printf "x"; print "" }' \
  >"$huge/schedule-million-character-field.csv"
awk 'BEGIN { printf "name"; for (i = 0; i < 1000; i++) printf ",c%d", i; print "" }' >"$huge/roster-1001-columns.csv"
awk 'BEGIN { printf "{\"rota\": 1, \"players\": [{\"id\": \"1\", \"name\": \"";
  for (i = 0; i < 1000000; i++) printf "x"; print "\"}]}" }' >"$huge/event-million-character-name.json"

skipped=0
for file in tests/bad/* "$huge"/*; do
  case $(basename "$file") in
    event-* | schedule-*) refused "$file" check 3 ;;
    roster-*) if [ $have_plan = yes ]; then refused "$file" plan 3; else skipped=$((skipped + 1)); fi ;;
    *-player.csv | *-players.csv)
      if [ $have_plan = yes ]; then refused "$file" plan "1 3"; else skipped=$((skipped + 1)); fi ;;
    *) fail "$file" "what is it? see the top of this test" ;;
  esac
done
# Without the command there is nothing to run the rosters with; with it, none may be left out.
if [ "$skipped" -gt 0 ]; then echo "skipped $skipped rosters: no plan command in this build"; fi

# Not there, or not a file: 4, and also one line.
run check "$work/none.json"
expect missing-file 4
one_line missing-file "$work/err"
says missing-file "$work/err" none.json
run check "$work"
expect directory 4
one_line directory "$work/err"

finish

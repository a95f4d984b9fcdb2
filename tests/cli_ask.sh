#!/bin/sh
# Every vector and every whole answer through the real program: same answer, whatever the blanks, and exit code 3
# for an error.  tests/test_ask.c checks the figures themselves.
. tests/lib.sh

# One entry a line: {"id":...,"question":"...","input":...,"answer":...}
cat tests/data/vectors.json tests/data/own_cases.json tests/data/ask_examples.json | awk -v work="$work" '/^{/ {
  sub(/,$/, "")
  match($0, /"question":"[a-z]*"/)
  question = substr($0, RSTART + 12, RLENGTH - 13)
  rest = substr($0, RSTART + RLENGTH + 9)
  at = index(rest, ",\"answer\":")
  id = substr($0, 8)
  sub(/".*/, "", id)
  file = work "/" ++count
  printf "%s", substr(rest, 1, at - 1) >(file ".in")
  print substr(rest, at + 10, length(rest) - at - 10) >(file ".answer")
  close(file ".in")
  close(file ".answer")
  print count, id, question
}' >"$work/list"

while read -r number id question; do
  "$ROTA" ask "$question" <"$work/$number.in" >"$work/out" 2>"$work/err"
  status=$?
  case $(head -c 8 "$work/$number.answer") in '{"error"') expect "$id" 3 ;; *) expect "$id" 0 ;; esac
  tr -d ' \n' <"$work/out" >"$work/plain"
  tr -d ' \n' <"$work/$number.answer" >"$work/wanted"
  if cmp -s "$work/plain" "$work/wanted"; then pass; else fail "$id" "another answer: $(head -c 300 "$work/out")"; fi
done <"$work/list"
if [ "$(wc -l <"$work/list")" -eq 156 ]; then pass; else fail list "$(wc -l <"$work/list") entries, not 156"; fi

# refused QUESTION INPUT
refused() {
  printf '%s' "$2" | "$ROTA" ask "$1" >"$work/out" 2>"$work/err"
  status=$?
  expect "refused: $1 $2" 3
  says "refused: $1 $2" "$work/out" '"error": "'
}
refused nonsense '{}'
refused rank ''
refused rank '[]'
refused rank '{'
refused rank '{"ruleset": "1999", "games": []}'
refused rank '{"ruleset": "2025"}'
refused rank '{"ruleset": "2025", "games": [{"seats": [{"p": "A", "vp": 10}]}]}'
refused game '{"ruleset": "2025", "game": {"seats": [{"p": "A", "vp": 10}, {"p": "B", "vp": 10}, {"p": "C", "vp": 2}]}}'
refused game '{"ruleset": "2025", "game": {"seats": [{"p": "A", "vp": 10}, {"p": "A", "vp": 9}, {"p": "C", "vp": 2}]}}'
refused game '{"ruleset": "2025", "game": {"seats": [{"p": "A", "vp": -1}, {"p": "B", "vp": 9}, {"p": "C", "vp": 2}]}}'
refused game '{"ruleset": "2025", "game": {"seats": [{"p": "A", "vp": 1.5}, {"p": "B", "vp": 9}, {"p": "C", "vp": 2}]}}'
refused game '{"ruleset": "2025", "options": {"cap": "x"}, "game": {"seats": [{"p": "A", "vp": 10}, {"p": "B", "vp": 9}, {"p": "C", "vp": 2}]}}'
refused rank '{"ruleset": "2025", "options": {"criteria": ["luck"]}, "games": []}'
refused rank '{"ruleset": "2025", "options": {"cup": 9}, "games": []}'
refused bracket '{"n": 20}'
refused bracket '{"n": 16, "winners": [["1", "2", "3", "9"]]}'
refused seed '{"n": 0}'
refused repair '{"tables": [["A", "B"], ["C", "D", "E"]]}'
refused league '{"tournaments": [{"results": [{"player": "A", "place": 1, "avg": "1/0"}]}]}'
refused manual '{"games": [[10, 0]]}'
refused groups '{"players": [{"id": "A"}]}'

# Every question that the help names is known.
run ask --help
for question in $(sed -n '/^QUESTION is one of/,/\./{s/QUESTION is one of//;s/\..*//;s/,/ /g;p;}' "$work/out"); do
  echo '{}' | "$ROTA" ask "$question" >"$work/answer" 2>"$work/err"
  if grep -q "unknown question" "$work/answer"; then fail "help" "names $question"; else pass; fi
done

finish

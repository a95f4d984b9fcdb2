#!/bin/sh
# Runs the unit tests and every tests/cli_*.sh, and adds up their counts into one closing line
# `N passed, M failed`.  A command-line test file ends in such a line of its own.
#   ROTA=build/release/rota UNIT=build/release/unit [JOBS=N] sh tests/run.sh [ARGUMENT-OF-UNIT...]
# JOBS of them run side by side; what they say is printed when all are done.
set -u
: "${ROTA:?path of the program}" "${UNIT:?path of the unit tests}"
export ROTA
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
passed=0 failed=0 skipped=0

# add PASSED FAILED SKIPPED
add() {
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# work ARGUMENT-OF-UNIT...: runs what no other worker has taken, until nothing is left
work() {
  for test in unit tests/cli_*.sh; do
    log=$logs/$(basename "$test")
    mkdir "$log" 2>/dev/null || continue
    echo "  test  $test"
    if [ "$test" = unit ]; then "$UNIT" "$@"; else sh "$test"; fi >"$log/out" 2>&1
    echo $? >"$log/status"
  done
}

# collect NAME PATTERN: prints what the test has said and adds the counts that the pattern finds in it, as its last line
# of that form has them; a crash leaves none, and that is one failure, as is a bad exit without a failure
collect() {
  log=$logs/$1
  cat "$log/out"
  counts=$(sed -n "$2" "$log/out" | tail -n 1)
  before=$failed
  # shellcheck disable=SC2086
  add ${counts:-0 1 0}
  if [ "$(cat "$log/status")" != 0 ] && [ "$failed" -eq "$before" ]; then add 0 1 0; fi
}

for _ in $(seq "${JOBS:-1}"); do work "$@" & done
wait
collect unit 's/^Pass: \([0-9]*\), fail: \([0-9]*\), skip: \([0-9]*\)\.$/\1 \2 \3/p'
for file in tests/cli_*.sh; do
  printf '\n* %s\n' "$file"
  collect "$(basename "$file")" 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2 0/p'
done

echo
if [ "$skipped" -gt 0 ]; then
  echo "$passed passed, $failed failed, $skipped skipped"
else
  echo "$passed passed, $failed failed"
fi
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

#!/bin/sh
# Runs the unit tests and every tests/cli_*.sh, and adds up their counts into one closing line
# `N passed, M failed`.  A command-line test file ends in such a line of its own.
#   ROTA=build/release/rota UNIT=build/release/unit sh tests/run.sh
set -u
: "${ROTA:?path of the program}" "${UNIT:?path of the unit tests}"
export ROTA
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0 failed=0 skipped=0

# add PASSED FAILED SKIPPED
add() {
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

"$UNIT" "$@" >"$log" 2>&1
status=$?
cat "$log"
counts=$(sed -n 's/^Pass: \([0-9]*\), fail: \([0-9]*\), skip: \([0-9]*\)\.$/\1 \2 \3/p' "$log" | tail -n 1)
# A crash leaves no counts: that is one failure.
if [ -z "$counts" ]; then counts="0 1 0"; fi
# shellcheck disable=SC2086
add $counts
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then add 0 1 0; fi

for file in tests/cli_*.sh; do
  [ -e "$file" ] || continue
  printf '\n* %s\n' "$file"
  sh "$file" >"$log" 2>&1
  status=$?
  cat "$log"
  counts=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2 0/p' "$log" | tail -n 1)
  if [ -z "$counts" ]; then counts="0 1 0"; fi
  before=$failed
  # shellcheck disable=SC2086
  add $counts
  if [ "$status" -ne 0 ] && [ "$failed" -eq "$before" ]; then add 0 1 0; fi
done

echo
if [ "$skipped" -gt 0 ]; then
  echo "$passed passed, $failed failed, $skipped skipped"
else
  echo "$passed passed, $failed failed"
fi
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

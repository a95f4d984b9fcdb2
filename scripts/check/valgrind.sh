#!/bin/sh
# Every broken input, and a few good ones, under valgrind: no error, no memory lost.
#   scripts/check/valgrind.sh PROGRAM
set -eu
rota=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# run ARGUMENTS...: any exit code is fine but the one that valgrind gives for a finding
run() {
  status=0
  OMP_NUM_THREADS=1 valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
    "$rota" "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
  if [ "$status" -eq 99 ] || [ "$status" -gt 128 ]; then
    failed=$((failed + 1))
    echo "valgrind.sh: rota $*" >&2
    tail -n 5 "$work/err" >&2
  else
    passed=$((passed + 1))
  fi
}

for file in tests/bad/*; do
  case "$file" in
    */event-* | */schedule-*) run check "$file" ;;
    *) run plan "$file" -o "$work/none.json" --effort 1 ;;
  esac
done
run plan instances/p17.csv --effort 1 -o "$work/event.json"
run simulate "$work/event.json" --all
run rank "$work/event.json"
run check "$work/event.json"
run show "$work/event.json"
run generate --players 20
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

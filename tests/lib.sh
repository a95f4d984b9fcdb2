# Shared by the command-line tests: `. tests/lib.sh`, then pass/fail or the helpers, `finish` at the end.
# Run from the top of the source tree with ROTA set to the program.
set -u
: "${ROTA:?path of the program}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

pass() {
  passed=$((passed + 1))
}

# fail NAME REASON...
fail() {
  failed=$((failed + 1))
  name=$1
  shift
  echo "FAIL $name: $*"
}

# run ARGUMENT...: runs the program; leaves $status, $work/out and $work/err
run() {
  "$ROTA" "$@" >"$work/out" 2>"$work/err" </dev/null
  status=$?
}

# expect NAME CODE: the exit code of the last run
expect() {
  if [ "$status" -eq "$2" ]; then pass; else fail "$1" "exit $status, wanted $2: $(head -c 300 "$work/err")"; fi
}

# says NAME FILE TEXT: the file holds the fixed text
says() {
  if grep -qF -- "$3" "$2"; then pass; else fail "$1" "no '$3' in: $(head -c 500 "$2")"; fi
}

# same NAME WANTED FILE: the two files are equal; UPDATE=1 takes over what is there
same() {
  if [ "${UPDATE:-}" = 1 ]; then cp "$3" "$2"; fi
  if cmp -s "$2" "$3"; then pass; else fail "$1" "$(diff "$2" "$3" | head -n 8)"; fi
}

# one_line NAME FILE: exactly one line
one_line() {
  if [ "$(wc -l <"$2")" -eq 1 ]; then pass; else fail "$1" "wanted one line: $(head -n 3 "$2")"; fi
}

finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}

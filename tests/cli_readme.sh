#!/bin/sh
# README stays true: runs every line of its sh blocks that begins with "$ ", in order, in an empty folder with
# `rota` on the PATH, and looks for what is shown below each.  Shown lines must come in that order and without
# others between them, except where a line "..." stands; times ("0.07 s") may differ.  make and apt are skipped.
# And every file or folder of the tree that a document names is there.
. tests/lib.sh
case $ROTA in
  /*) ;;
  *) ROTA=$PWD/$ROTA ;;
esac
top=$PWD
mkdir "$work/bin" "$work/try" "$work/step"
ln -s "$ROTA" "$work/bin/rota"
ln -s "$top/instances" "$top/tests" "$work/try/"
PATH=$work/bin:$PATH

# One folder a command: the line itself, and what is shown.
awk -v folder="$work/step" '
  /^```sh$/ { inside = 1; step = ""; next }
  /^```/ { inside = 0; next }
  inside && /^\$ / {
    step = sprintf("%s/%03d", folder, ++count)
    print substr($0, 3) >(step ".command")
    printf "" >(step ".shown")
    next
  }
  inside && step { print >(step ".shown") }
' README.md

without_times() { sed 's/ *[0-9][0-9]*\.[0-9][0-9] s$//' "$1"; }

# shows OUTPUT SHOWN: nothing shown means that anything may be printed
shows() {
  without_times "$1" >"$work/output"
  without_times "$2" | awk -v output="$work/output" '
    function next_line() { return (getline line <output) > 0 }
    $0 == "..." { skip = 1; next }
    {
      while ((more = next_line()) && line != $0 && skip) ;
      if (!more || line != $0) { print "wanted: " $0; print "prints: " (more ? line : "nothing more"); wrong = 1; exit }
      skip = 0
    }
    END { if (!wrong && NR && !skip && next_line()) { print "also prints: " line; wrong = 1 }; exit wrong }'
}

for file in "$work"/step/*.command; do
  command=$(sed -e "s|build/release/rota|rota|g" -e "s|build/release/unit|${ROTA%/*}/unit|g" "$file")
  case $command in
    make* | sudo* | apt*) continue ;;
  esac
  (cd "$work/try" && sh -c "$command") >"$work/out" 2>"$work/err" </dev/null
  status=$?
  expect "$(cat "$file")" 0
  if why=$(shows "$work/out" "${file%.command}.shown"); then pass; else fail "$(cat "$file")" "$why"; fi
done
if [ "$passed" -ge 20 ]; then pass; else fail readme "hardly any commands found in README.md"; fi

# named DOCUMENT: what it names in `...`, in (...) of a link, or in a list of files, as paths from the top.  In the
# documents of a folder also files of that folder, by their name alone.  UPPER CASE stands for any name.
named() {
  grep -oE '(scoring|solver|io|tests|scripts|instances)/[A-Za-z0-9_*./-]*[A-Za-z0-9_*/]' "$1"
  folder=${1%/*}
  [ "$folder" = "$1" ] || grep -oE '`[a-z0-9_][A-Za-z0-9_*/-]*(/|\.(c|h|sh|json))`' "$1" | tr -d '`' |
    grep -vE '^(scoring|solver|io|tests|scripts|instances)/' | sed "s|^|$folder/|"
}

names=0
for document in README.md io/README.md tests/README.md solver/README.md scoring/RULEBOOK.md; do
  for path in $(named "$document" | sed 's/NAME/*/g' | sort -u); do
    names=$((names + 1))
    # shellcheck disable=SC2086
    if ls -d $path >"$work/out" 2>&1; then pass; else fail "$document" "names $path, which is not there"; fi
  done
done
if [ "$names" -ge 100 ]; then pass; else fail "documents" "only $names files named"; fi

finish

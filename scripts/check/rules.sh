#!/bin/sh
# Checks that what comments, tests and pages cite is there: every rule number (G-10, A-25, R2025-4, also "R2021-8, -13"
# and "R2021-4 to -14") and every "RULEBOOK 2.5" in scoring/RULEBOOK.md, every "SOLVER 1.4" in solver/README.md.  Other
# documents may not be cited: a reader does not have them.
#   scripts/check/rules.sh [FILE...]      all files of the tree when none is given
# RULEBOOK and SOLVER in the environment name other files than those.
set -eu
cd "$(dirname "$0")/../.."
rulebook=${RULEBOOK:-scoring/RULEBOOK.md} solver=${SOLVER:-solver/README.md}
if [ $# -eq 0 ]; then
  # This file and its test are full of examples.
  # shellcheck disable=SC2046
  set -- $(git ls-files '*.c' '*.h' '*.sh' '*.md' Makefile | grep -v 'check/rules.sh$\|tests/cli_rules.sh$')
fi

# A number is there where a line begins with "- **G-10**", "| A-25 |", "## 2." or "### 2.5"; SOLVER 1.4 is a line that
# begins with "4." below "## 1.".
# A citation may run over the end of a line, so a file is read as one text, without the stars of its comments.
awk -v rulebook="$rulebook" -v solver="$solver" '
  function define(file, document,   line, section) {
    while ((getline line <file) > 0) {
      if (match(line, /^(- \*\*|\| |\*\*)[A-Z][0-9]*-[0-9]+/)) {
        sub(/^[^A-Z]*/, "", line)
        match(line, /^[A-Z][0-9]*-[0-9]+/)
        there[substr(line, 1, RLENGTH)]
      } else if (match(line, /^##+ [0-9.]*[0-9]/)) {
        section = substr(line, RSTART, RLENGTH)
        sub(/^#+ /, "", section)
        there[document " " section]
      } else if (document == "SOLVER" && match(line, /^[0-9]+\. /)) {
        there[document " " section "." substr(line, 1, RLENGTH - 2)]
      }
    }
    close(file)
  }
  function complain(what,   line) {
    for (line = 1; line < lines && begin[line + 1] <= at; line++) {}
    printf "%s:%d: %s\n", file, line, what
    bad = 1
  }
  function want(name) {
    if (!(name in there)) complain(name " is cited, but there is no such number")
  }
  # The text left of `rest` is done; true when the pattern stands at its beginning, which is then taken away.
  function take(pattern) {
    if (!match(rest, "^(" pattern ")")) return 0
    taken = substr(rest, 1, RLENGTH)
    rest = substr(rest, RLENGTH + 1)
    at += RLENGTH
    return 1
  }
  function number(text) { sub(/^[^0-9]*/, "", text); return text }
  function cited_rule(   series) {
    series = taken
    sub(/-[0-9]+$/, "", series)
    want(taken)
    while (take("(,| to| and| or) -[0-9]+")) want(series "-" number(taken))
  }
  function cited_section(document) {
    want(document " " number(taken))
    while (take("(,| and| to) [0-9]+([.][0-9]+)?")) want(document " " number(taken))
  }
  function examine(   before) {
    rest = text
    at = 1
    while (match(rest, /(G|A|R[0-9][0-9][0-9][0-9])-[0-9]|RULEBOOK|SOLVER|DESIGN|VECTORS|STYLE/)) {
      before = RSTART > 1 ? substr(rest, RSTART - 1, 1) : " "
      rest = substr(rest, RSTART)
      at += RSTART - 1
      if (before ~ /[A-Za-z0-9_-]/) { take("."); continue }
      if (take("(G|A|R[0-9][0-9][0-9][0-9])-[0-9]+")) cited_rule()
      else if (take("(DESIGN|VECTORS|STYLE)([.]md| [0-9]+)|SOLVER[.]md"))
        complain(taken " is cited, but it is not in the tree")
      else if (take("RULEBOOK (section )?[0-9]+([.][0-9]+)?")) cited_section("RULEBOOK")
      else if (take("SOLVER (section )?[0-9]+([.][0-9]+)?")) cited_section("SOLVER")
      else take("[A-Z]")
    }
  }
  BEGIN {
    define(rulebook, "RULEBOOK")
    define(solver, "SOLVER")
  }
  FNR == 1 { if (file != "") examine(); file = FILENAME; text = ""; lines = 0 }
  { begin[++lines] = length(text) + 1; sub(/^ *(\*|#|\/\/)? */, ""); sub(/ *$/, ""); text = text $0 " " }
  END { if (file != "") examine(); exit bad }' "$@" || {
  echo "rules.sh: cited numbers must stand in $rulebook or $solver" >&2
  exit 1
}

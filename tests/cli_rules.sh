#!/bin/sh
# The check of cited rules finds numbers that the rulebook does not have, and no others.
#   ROTA=build/release/rota sh tests/cli_rules.sh
. tests/lib.sh
printf '%s\n' '## 2. Common' '### 2.5 Lots' '- **G-10** Tables.' '- **R2021-4** Ratings.' '- **R2021-8** Promotion.' \
  '| A-25 | what | how |' >"$work/rulebook.md"
printf '%s\n' '## 1. Structure' '1. **Ghosts**.' '2. **Positions**.' '## 2. Rounds' >"$work/solver.md"

# cites NAME TEXT FINDING...: what is complained of when a file holds the text, nothing when no finding is given
cites() {
  name=$1
  printf '%b\n' "$2" >"$work/file.c"
  shift 2
  : >"$work/wanted"
  for finding in "$@"; do echo "$work/file.c:$finding" >>"$work/wanted"; done
  RULEBOOK=$work/rulebook.md SOLVER=$work/solver.md sh scripts/check/rules.sh "$work/file.c" >"$work/out" 2>"$work/err"
  status=$?
  expect "$name" $(($# > 0))
  same "$name" "$work/wanted" "$work/out"
}
none='is cited, but there is no such number'
absent='is cited, but it is not in the tree'
cites "what is there" '/* G-10, A-25 (RULEBOOK 2.5), R2021-4 to -8, RULEBOOK section 2, SOLVER 1.2 and 2, SOLVER 1.1 c */'
cites "what only looks like a rule" 'ISO-8859-1 UTF-A-99 xG-99 "A-x" G - 99 STYLE_G R2021-8: -99 points, ROTA_SOLVER_G, a SOLVER'
cites "a wrong number" 'int a;\n/* G-11 */' "2: G-11 $none"
cites "a wrong year" '/* R2022-4 */' "1: R2022-4 $none"
cites "a wrong number in a list" '/* R2021-8, -9, A-25 */' "1: R2021-9 $none"
cites "a wrong end of a range" '/* R2021-4 to -14 */' "1: R2021-14 $none"
cites "over the end of a line" '/* By rating (R2021-8,\n * -9), as RULEBOOK\n * 2.6 has it. */' "2: R2021-9 $none" \
  "3: RULEBOOK 2.6 $none"
cites "a wrong section" '/* SOLVER 1.3 */ /* RULEBOOK 3 */' "1: SOLVER 1.3 $none" "1: RULEBOOK 3 $none"
cites "a document that is not here" '/* DESIGN 2, SOLVER.md, VECTORS.md */' "1: DESIGN 2 $absent" "1: SOLVER.md $absent" \
  "1: VECTORS.md $absent"
finish

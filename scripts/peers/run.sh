#!/bin/sh
# Gives one instance to another solver and prints the run as a line for `rota report` (see io/bench/runs.h).  The
# schedule that the solver finds is counted by `rota check`; what it says of itself is not believed.
#   scripts/peers/run.sh PROGRAM SOLVER INSTANCE SECONDS
# SOLVER: clasp (pseudo-Boolean, branch and bound), clasp-usc (the same, core-guided), gecode (constraints, by
# MiniZinc), glpsol, cbc (integer programming).  One thread each.
set -eu
export LC_ALL=C
rota=$1 solver=$2 instance=$3 seconds=$4
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The numbers of the instance, from the list or from TABLES-SIZE-ROUNDS.
"$rota" bench "$instance" --list | sed -n 2p >"$work/row"
read -r _ family players size rounds _ known bound _ <"$work/row"
tables=$(((players + size - 1) / size))

model() { # model FORMAT
  awk -v format="$1" -v players="$players" -v size="$size" -v rounds="$rounds" -f "$here/model.awk" >"$work/model.$1"
}

now() { date +%s.%N; }

# Copies the lines; before those that tell of a new best value, "@ SECONDS " is put.  $1: a pattern of such lines.
stamp() {
  while IFS= read -r line; do
    # shellcheck disable=SC2254
    case $line in
      $1) printf '@ %s %s\n' "$(now)" "$line" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done
}

# Each solver: $work/log holds its words, $work/seats lines of "round table player", $work/points lines of
# "time value"; `proved` says whether it claims the optimum.
proved=false
seats_of() { # reads the numbers of the variables that are 1
  awk -v tables=$tables -v rounds="$rounds" -v last=$((players * rounds * tables)) '
    $1 <= last { i = $1 - 1; print int(i / tables) % rounds + 1, i % tables + 1, int(i / tables / rounds) + 1 }'
}

begin=$(now)
case $solver in
  clasp | clasp-usc)
    version=$(clasp --version | sed -n '1s/^clasp version /clasp /p')
    model opb
    begin=$(now)
    strategy=bb
    [ "$solver" = clasp ] || strategy=usc
    stdbuf -oL clasp --opt-strategy=$strategy --time-limit="$seconds" "$work/model.opb" 2>/dev/null | stamp 'o *' >"$work/log" || true
    end=$(now)
    grep -q '^s OPTIMUM' "$work/log" && proved=true
    sed -n 's/^@ \([0-9.]*\) o \([0-9]*\)$/\1 \2/p' "$work/log" >"$work/points"
    sed -n 's/^v //p' "$work/log" | tr ' ' '\n' | sed -n 's/^x//p' | seats_of >"$work/seats"
    ;;
  gecode)
    version="minizinc $(minizinc --version | sed -n 's/.*version \([0-9.]*\).*/\1/p' | head -n 1), gecode"
    model mzn
    begin=$(now)
    stdbuf -oL minizinc --solver gecode -t "$((seconds * 1000))" -a --fzn-flags "-restart luby" "$work/model.mzn" 2>/dev/null |
      stamp 'o *' >"$work/log" || true
    end=$(now)
    grep -q '^=====*$' "$work/log" && proved=true
    sed -n 's/^@ \([0-9.]*\) o \([0-9]*\)$/\1 \2/p' "$work/log" >"$work/points"
    awk '/^@/ { n = 0 } /^a/ { line[++n] = $2 " " $3 " " $4 } END { for (i = 1; i <= n; i++) print line[i] }' \
      "$work/log" >"$work/seats"
    ;;
  glpsol)
    version=$(glpsol --version | sed -n '1s/.*Solver \([0-9.]*\).*/glpsol \1/p')
    model lp
    begin=$(now)
    stdbuf -oL glpsol --lp "$work/model.lp" --tmlim "$seconds" --cuts -o "$work/solution" |
      stamp '*>>>>>*' >"$work/log" || true
    end=$(now)
    grep -q '^INTEGER OPTIMAL' "$work/log" && proved=true
    sed -n 's/^@ \([0-9.]*\) .*>>>>> *\([0-9.e+]*\) .*/\1 \2/p' "$work/log" >"$work/points"
    # rows come first and have the same form; of the columns only the names begin with x
    awk '$2 ~ /^x/ && $3 == "*" && $4 > 0.5 { print substr($2, 2) }' "$work/solution" 2>/dev/null | seats_of >"$work/seats"
    ;;
  cbc)
    version=$(cbc -quit | sed -n 's/^Version: \([0-9.]*\).*/cbc \1/p')
    model lp
    begin=$(now)
    stdbuf -oL cbc "$work/model.lp" -timeMode elapsed -sec "$seconds" solve -solu "$work/solution" |
      stamp 'Cbc00*nteger solution of *' >"$work/log" || true
    end=$(now)
    grep -q '^Result - Optimal' "$work/log" && proved=true
    sed -n 's/^@ \([0-9.]*\) .*nteger solution of \([0-9.e+-]*\) .*/\1 \2/p' "$work/log" >"$work/points"
    # without a solution in time, the file says so in its first line
    if grep -q 'Stopped.*no integer\|^Infeasible' "$work/solution" 2>/dev/null; then : >"$work/seats"; else
      awk '$2 ~ /^x/ && $3 > 0.5 { print substr($2, 2) }' "$work/solution" 2>/dev/null | seats_of >"$work/seats"
    fi
    ;;
  *)
    echo "run.sh: unknown solver '$solver'" >&2
    exit 2
    ;;
esac

sort -n -k1,1 -k2,2 -k3,3 "$work/seats" | awk '
  BEGIN { print "round,table,position,id" }
  { key = $1 " " $2; print $1 "," $2 "," ++seat[key] "," $3 }' >"$work/schedule.csv"
value=""
if [ "$(wc -l <"$work/seats")" -eq $((players * rounds)) ] &&
  "$rota" check --csv "$work/schedule.csv" >"$work/check.csv"; then
  value=$(sed -n 's/^repeat_pairs,\([0-9]*\),.*/\1/p' "$work/check.csv")
fi

spent=$(awk -v a="$begin" -v b="$end" 'BEGIN { printf "%.6f", b - a }')

# The line.  Points that are worse than what was found before are noise of the log.
awk -v begin="$begin" -v end="$end" -v value="$value" '
  { v = int($2 + 0.5); if (n == 0 || v < last) { printf "%s[%.6f, 0, %d]", n++ ? ", " : "", $1 - begin, v; last = v } }
  END { if (value != "" && (n == 0 || last > value)) printf "%s[%.6f, 0, %d]", n ? ", " : "", end - begin, value }' \
  "$work/points" >"$work/trace"
printf '{"instance": "%s", "family": "%s", "players": %d, "table_size": %d, "rounds": %d, "countries": "", "roster_seed": 1, ' \
  "$instance" "$family" "$players" "$size" "$rounds"
[ "$known" = - ] || printf '"known": %d, ' "$known"
printf '"method": "%s", "settings": "", "seed": 1, "effort": 100000000, "time": %s, "threads": 1, "version": "%s", ' \
  "$solver" "$seconds" "$version"
if [ -n "$value" ]; then
  [ "$proved" = false ] || bound=$value
  [ "$bound" != - ] || bound=0
  printf '"stopped_by": "%s", "goals": ["repeat_pairs"], "value": [%d], "bound": [%d], "proved": %s, ' \
    "$([ $proved = true ] && echo bound || echo time)" "$value" "$bound" $proved
  printf '"seconds": %s, "moves": 0, "trace": [%s]}\n' "$spent" "$(cat "$work/trace")"
else
  printf '"stopped_by": "none", "seconds": %s, "moves": 0}\n' "$spent"
fi

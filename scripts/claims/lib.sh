# Shared by the lists of plans (fours.sh, mixed.sh, overfull.sh, sizes.sh, large.sh): `. scripts/claims/lib.sh` with the
# program as first argument.  Each plan is counted anew by `check`.  Settings from the environment:
#   SEED, EFFORT   as for `plan`
#   CSV            append a row for every plan to this file (see scripts/bench/best-lists.sh)
rota=$1
shift
seed=${SEED:-1} effort=${EFFORT:-400} csv=${CSV:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runs=0 failed=0 began=$(date +%s) roster_players=0

# roster PLAYERS: names alone, into $work/roster.csv
roster() {
  if [ "$1" -ne "$roster_players" ]; then
    awk -v n="$1" 'BEGIN { print "name"; for (i = 1; i <= n; i++) print "P" i }' >"$work/roster.csv"
    roster_players=$1
  fi
}

# plan_one PLAYERS TABLE-SIZE ROUNDS [OPTION...]: sets $opponents, $positions, $threes, $bound, $method, $proved (all:
# every measure but the table numbers is proved optimal; opponents: the repeat pairs are; no), $seconds and
# $memory (MB, where /usr/bin/time is there).  False when the plan fails or `check` finds a fault.
plan_one() {
  players=$1 size=$2 rounds=$3
  shift 3
  roster "$players"
  runs=$((runs + 1)) opponents=? positions=? threes=? bound=? method=? proved=no memory=
  timer=
  if [ -x /usr/bin/time ]; then timer="/usr/bin/time -f %M -o $work/memory"; fi
  start=$(date +%s%N)
  # shellcheck disable=SC2086
  $timer "$rota" plan "$work/roster.csv" --table-size "$size" --rounds "$rounds" --seed "$seed" --effort "$effort" \
    --quiet -o "$work/event.json" --force "$@" || return 1
  seconds=$(awk -v a="$start" -v b="$(date +%s%N)" 'BEGIN { printf "%.2f", (b - a) / 1e9 }')
  if [ -s "$work/memory" ]; then memory=$(($(tail -n 1 "$work/memory") / 1024)); fi
  "$rota" check "$work/event.json" >/dev/null || return 1
  # shellcheck disable=SC2046
  set -- $(awk -F'"' '
    /"value":/ { name = $2; match($0, /"value": [0-9]+/); value[name] = substr($0, RSTART + 9, RLENGTH - 9)
      match($0, /"bound": [0-9]+/); bound[name] = substr($0, RSTART + 9, RLENGTH - 9)
      if (name != "table_repeats") { all = $0 ~ /"optimal": true/ && (all || !seen); seen = 1 }
      if (name == "repeat_pairs") first = $0 ~ /"optimal": true/ }
    /"made_by":/ { match($0, /"method": "[a-z]+"/); method = substr($0, RSTART + 11, RLENGTH - 12) }
    END { print value["repeat_pairs"], value["position_repeats"], value["three_spread"], bound["repeat_pairs"],
      all ? "all" : first ? "opponents" : "no", method }' "$work/event.json")
  opponents=$1 positions=$2 threes=$3 bound=$4 proved=$5 method=$6
  if [ -n "$csv" ]; then
    echo "$players-$rounds$([ "$size" -eq 4 ] || echo "-tables-of-$size"),$players,$size,$rounds,0,$opponents,$positions,0,$threes,$bound,$proved,$method,$seed,$effort,$seconds,$(date +%F),$(nproc) cores" >>"$csv"
  fi
}

# summary TEXT: the closing line
summary() {
  echo "$1: $((runs - failed)) of $runs as wanted, $(($(date +%s) - began)) s"
  [ "$failed" -eq 0 ]
}

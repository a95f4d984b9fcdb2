# Shared by the lists of plans: `. scripts/claims/lib.sh` with the program as first argument.  Each plan is counted
# anew by `check`.  Settings from the environment:
#   SEED, EFFORT   as for `plan`
#   CSV            append a row for every plan of a roster of names to this file (see scripts/bench/best-lists.sh)
rota=$1
shift
seed=${SEED:-1} effort=${EFFORT:-400} csv=${CSV:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runs=0 failed=0 began=$(date +%s) roster_players=0
timer=
if [ -x /usr/bin/time ]; then timer="/usr/bin/time -f %M -o $work/memory"; fi

# roster PLAYERS: names alone, into $work/roster.csv
roster() {
  if [ "$1" -ne "$roster_players" ]; then
    { echo name && seq -f P%.0f "$1"; } >"$work/roster.csv"
    roster_players=$1
  fi
}

# plan_roster [OPTION...]: plans $work/roster.csv and has the plan counted anew.  Sets $seconds, $memory (MB, where
# /usr/bin/time is there) and what check_event sets.  False when the plan fails or `check` finds a fault.
plan_roster() {
  runs=$((runs + 1)) seconds="?" memory=
  forget_event
  start=$(date +%s%N)
  $timer "$rota" plan "$work/roster.csv" --seed "$seed" --effort "$effort" --quiet -o "$work/event.json" --force "$@" ||
    return 1
  hundredths=$((($(date +%s%N) - start + 5000000) / 10000000))
  seconds=$(printf '%d.%02d' $((hundredths / 100)) $((hundredths % 100)))
  if [ -s "$work/memory" ]; then memory=$(($(tail -n 1 "$work/memory") / 1024)); fi
  check_event
}

forget_event() {
  method="?" proved=no
  for name in opponents positions countries threes tables; do
    eval "$name=? ${name}_bound=? ${name}_optimal=false"
  done
}

# check_event: for opponents, positions, countries, threes and tables what `check` counts: $opponents,
# $opponents_bound, $opponents_optimal (true or false) and so on; $method; and $proved (all: every measure but the
# table numbers is proved optimal; opponents: the repeat pairs are; no).
check_event() {
  "$rota" check --csv "$work/event.json" >"$work/check.csv" || return 1
  proved=all
  while IFS=, read -r measure value bound optimal made_by _; do
    case $measure in
      repeat_pairs) name=opponents ;;
      position_repeats) name=positions ;;
      same_country) name=countries ;;
      three_spread) name=threes ;;
      table_repeats) name=tables ;;
      *) continue ;;
    esac
    method=$made_by
    eval "$name=\$value ${name}_bound=\$bound ${name}_optimal=\$optimal"
    if [ "$name" != tables ] && [ "$optimal" != true ]; then proved=no; fi
  done <"$work/check.csv"
  if [ "$proved" = no ] && [ "$opponents_optimal" = true ]; then proved=opponents; fi
}

# plan_one PLAYERS TABLE-SIZE ROUNDS [OPTION...]: plan_roster for a roster of names
plan_one() {
  players=$1 size=$2 rounds=$3
  shift 3
  roster "$players"
  plan_roster --table-size "$size" --rounds "$rounds" "$@" || return 1
  if [ -n "$csv" ]; then
    echo "$players-$rounds$([ "$size" -eq 4 ] || echo "-tables-of-$size"),$players,$size,$rounds,0,$opponents,$positions,0,$threes,$opponents_bound,$proved,$method,$seed,$effort,$seconds,$(date +%F),$(nproc) cores" >>"$csv"
  fi
}

# no_repeats PLAYERS ROUNDS [OPTION...]: plan_one at tables of four, counted as failed when anybody meets twice
no_repeats() {
  players=$1 rounds=$2
  shift 2
  if ! plan_one "$players" 4 "$rounds" "$@" || [ "$opponents" != 0 ]; then failed=$((failed + 1)); fi
}

# The columns that most lists print.
row_head() {
  printf '%4s %3s  %7s %9s %6s %-10s %-8s %7s\n' N R repeats positions spread proved method s
}
row() {
  printf '%4d %3d  %7s %9s %6s %-10s %-8s %7s\n' "$players" "$rounds" "$opponents" "$positions" "$threes" "$proved" \
    "$method" "$seconds"
}

# summary TEXT: the closing line
summary() {
  echo "$1: $((runs - failed)) of $runs as wanted, $(($(date +%s) - began)) s"
  [ "$failed" -eq 0 ]
}

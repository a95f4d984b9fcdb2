#!/bin/sh
# Runs the lists and writes what they reach to a table: for each instance the best plan, by repeat pairs, position
# repeats, spread and bound, of those in the table already and the new ones.  `proved` says how much of it is proved optimal:
# all (every measure but the table numbers), opponents (the repeat pairs) or no.
#   scripts/bench/best-lists.sh PROGRAM [TABLE] [LIST...]      lists: fours mixed overfull sizes large
set -eu
rota=$1 table=${2:-instances/best.csv}
shift "$(($# < 2 ? $# : 2))"
if [ $# -eq 0 ]; then set -- fours mixed overfull sizes large; fi
new=$(mktemp)
trap 'rm -f "$new" "$new.table"' EXIT
head="instance,players,table_size,rounds,countries,opponents,positions,same_country,three_spread,bound_opponents,proved,method,seed,effort,seconds,date,machine"
for list in "$@"; do
  echo "== $list"
  CSV=$new sh "$(dirname "$0")/../claims/$list.sh" "$rota" || echo "best-lists.sh: $list is not complete" >&2
done
{
  echo "$head"
  { tail -n +2 "$table" 2>/dev/null || true; cat "$new"; } |
    sort -t, -s -k3,3n -k2,2n -k4,4n -k6,6n -k7,7n -k9,9n -k10,10nr -k15,15n | awk -F, '!seen[$2 "," $3 "," $4 "," ($5 ~ /^0?$/ ? "" : $1)]++'
} >"$new.table"
mv "$new.table" "$table"
echo "$(($(wc -l <"$table") - 1)) instances in $table"

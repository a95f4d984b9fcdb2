#!/bin/sh
# Takes the best of `rota bench` runs over into the table of the best plans: for each instance what is better of the
# table and the runs, by repeat pairs, position repeats, countrymen together and spread; on a tie the table stays.
#   scripts/bench/best-runs.sh PROGRAM TABLE MACHINE RUNS...
set -eu
rota=$1 table=$2 machine=$3
shift 3
new=$(mktemp)
trap 'rm -f "$new" "$new.table"' EXIT
"$rota" report "$@" --table best --format csv --machine "$machine" >"$new"
{
  head -n 1 "$new"
  { tail -n +2 "$table" 2>/dev/null || true; tail -n +2 "$new"; } |
    sort -t, -s -k3,3n -k2,2n -k4,4n -k6,6n -k7,7n -k8,8n -k9,9n | awk -F, '!seen[$2 "," $3 "," $4 "," ($5 ~ /^0?$/ ? "" : $1)]++'
} >"$new.table"
cat "$new.table" >"$table"
echo "$(($(wc -l <"$table") - 1)) instances in $table"

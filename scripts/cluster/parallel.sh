#!/bin/sh
# A campaign by GNU parallel, on this machine or, with --sshloginfile in PARALLEL, on several that share FOLDER.
#   scripts/cluster/parallel.sh PARTS PROGRAM FOLDER BENCH-ARGUMENTS...
#   rota report FOLDER/*.jsonl
# As many parts run at once as there are cores; PARALLEL="--jobs 4 ..." changes that.
set -eu
parts=$1 rota=$2 out=$3
shift 3
mkdir -p "$out"
seq "$parts" | parallel --will-cite --quote "$rota" bench "$@" --quiet --shard "{}/$parts" -o "$out/part-{}-of-$parts.jsonl"

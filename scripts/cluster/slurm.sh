#!/bin/sh
#SBATCH --job-name=rota-bench
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
# A campaign as a Slurm job array: each task does one part and writes a file of its own, in a folder that all
# nodes share.  A task that is killed or requeued goes on where it was; so does the same command given again.
#   sbatch --array=1-64 scripts/cluster/slurm.sh PROGRAM FOLDER BENCH-ARGUMENTS...
#   rota report FOLDER/*.jsonl
# The array must count from 1.  For runs with more threads: --cpus-per-task and --threads.
set -eu
rota=$1 out=$2
shift 2
part=${SLURM_ARRAY_TASK_ID:?a task of a job array, see the head of this file} parts=${SLURM_ARRAY_TASK_MAX:?}
mkdir -p "$out"
exec "$rota" bench "$@" --quiet --shard "$part/$parts" -o "$out/part-$part-of-$parts.jsonl"

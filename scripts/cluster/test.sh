#!/bin/sh
# Runs a small campaign at once, by GNU parallel, and on a Slurm cluster of this one machine, started here on the
# loopback with its own key, ports and folders; all must give the same.  One Slurm task is killed on its way
# and its command given again.  Ends in `N passed, M failed`; where Slurm cannot be started, says so and why,
# and tests the rest.
#   ROTA=build/release/rota scripts/cluster/test.sh
set -u
: "${ROTA:?path of the program}"
here=$(cd "$(dirname "$0")" && pwd)
rota=$(cd "$(dirname "$ROTA")" && pwd)/$(basename "$ROTA")
work=$(mktemp -d)
passed=0 failed=0 daemons=""
campaign="4-4-5 5-4-6 short-17-5 over-12-4 champ-16-3 --methods orbit,anneal,tabu,portfolio --seeds 4 --effort 2"
PATH=$PATH:/usr/sbin:/sbin

clean_up() {
  for pid in $daemons; do kill "$pid" 2>/dev/null; done
  for pid in $daemons; do wait "$pid" 2>/dev/null; done
  rm -rf "$work"
}
trap clean_up EXIT

same() { # same NAME FILE...: the values and the report of these runs are those of the single run
  name=$1
  shift
  for table in runs summary instances pairs; do
    "$rota" report "$@" --axis moves --table $table --format csv >"$work/got"
    "$rota" report "$work/single.jsonl" --axis moves --table $table --format csv >"$work/wanted"
    if cmp -s "$work/got" "$work/wanted"; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAIL $name, table $table: $(diff "$work/wanted" "$work/got" | head -n 4)"
    fi
  done
}

# wait_for SECONDS COMMAND...: until the command succeeds
wait_for() {
  tries=$(($1 * 5))
  shift
  while ! "$@" >/dev/null 2>&1; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || return 1
    sleep 0.2
  done
}

start_munge() {
  mkdir -m 755 "$work/munge" && chmod 755 "$work"
  dd if=/dev/urandom of="$work/munge/key" bs=128 count=1 2>/dev/null
  chmod 400 "$work/munge/key"
  munged --foreground --force --key-file="$work/munge/key" --socket="$work/munge/socket" \
    --pid-file="$work/munge/pid" --log-file="$work/munge/log" --seed-file="$work/munge/seed" >"$work/munged.out" 2>&1 &
  daemons="$daemons $!"
  wait_for 10 munge --socket="$work/munge/socket" --no-input
}

write_config() {
  port=$((20000 + $$ % 20000))
  host=$(hostname -s)
  mkdir -p "$work/state" "$work/spool"
  cat >"$work/slurm.conf" <<END
ClusterName=rota
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
SlurmctldPort=$port
SlurmdPort=$((port + 1))
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmdParameters=config_overrides
NodeName=$host NodeAddr=127.0.0.1 CPUs=4 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
  echo "CgroupMountpoint=/sys/fs/cgroup" >"$work/cgroup.conf"
  export SLURM_CONF="$work/slurm.conf"
}

node_is_idle() { sinfo --noheader --format %t | grep -q idle; }
has_begun() { [ "$(cat "$work"/again/*.jsonl | wc -l)" -ge 5 ]; }
queue_is_empty() { [ -z "$(squeue --noheader)" ]; }

start_slurm() {
  for tool in munged slurmctld slurmd sbatch sinfo squeue scancel; do
    command -v $tool >/dev/null || { why="no $tool"; return 1; }
  done
  start_munge || { why="munge does not start: $(tail -n 1 "$work/munged.out")"; return 1; }
  write_config
  slurmctld -D >"$work/slurmctld.out" 2>&1 &
  daemons="$daemons $!"
  slurmd -D >"$work/slurmd.out" 2>&1 &
  daemons="$daemons $!"
  wait_for 20 node_is_idle || {
    why="its node does not come up: $(grep -h 'error\|fatal' "$work/slurmctld.log" "$work/slurmd.log" "$work/slurmd.out" | tail -n 2 | tr '\n' ' ')"
    return 1
  }
}

submit() { # submit FOLDER
  # shellcheck disable=SC2086
  sbatch --parsable --array=1-4 --output="$work/slurm-%a.out" --chdir="$(pwd)" "$here/slurm.sh" "$rota" "$1" $campaign
}

# shellcheck disable=SC2086
"$rota" bench $campaign --quiet -o "$work/single.jsonl" || exit 1

pids=""
for part in 1 2 3 4; do
  # shellcheck disable=SC2086
  "$rota" bench $campaign --quiet --shard $part/4 -o "$work/process-$part.jsonl" &
  pids="$pids $!"
done
for pid in $pids; do wait "$pid"; done
same "four processes" "$work"/process-?.jsonl

if command -v parallel >/dev/null; then
  # shellcheck disable=SC2086
  sh "$here/parallel.sh" 5 "$rota" "$work/parallel" $campaign
  same "GNU parallel, five parts" "$work"/parallel/*.jsonl
else
  echo "skipped: GNU parallel is not installed"
fi

if start_slurm; then
  submit "$work/slurm" >"$work/job" && wait_for 120 queue_is_empty
  same "Slurm, four tasks" "$work"/slurm/*.jsonl
  job=$(submit "$work/again")
  wait_for 60 has_begun
  scancel --signal=KILL --full "$job"
  wait_for 60 queue_is_empty
  left=$(cat "$work"/again/*.jsonl 2>/dev/null | wc -l)
  submit "$work/again" >"$work/job" && wait_for 120 queue_is_empty
  same "Slurm, killed after $left runs and submitted again" "$work"/again/*.jsonl
  echo "Slurm $(sinfo --version | cut -d' ' -f2): job array of 4 tasks; killed after $left of $(wc -l <"$work/single.jsonl") runs and submitted again"
else
  echo "skipped: Slurm cannot be started here: $why"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

# The adapters for other solvers, as far as these are installed: what they find is counted and enters a report.
. tests/lib.sh
case $ROTA in
  /*) ;;
  *) ROTA=$PWD/$ROTA ;;
esac

: >"$work/runs.jsonl"
solvers=0
while read -r solver tool; do
  command -v "$tool" >/dev/null || continue
  solvers=$((solvers + 1))
  for instance in over-6-3 2-3-1 3-3-2; do
    sh scripts/peers/run.sh "$ROTA" "$solver" $instance 20 >"$work/line" 2>"$work/err"
    status=$?
    expect "$solver $instance" 0
    one_line "$solver $instance" "$work/line"
    cat "$work/line" >>"$work/runs.jsonl"
  done
done <<END
clasp clasp
clasp-usc clasp
gecode minizinc
glpsol glpsol
cbc cbc
END

if [ $solvers -gt 0 ]; then
  run bench over-6-3 2-3-1 3-3-2 --time 20 -o "$work/runs.jsonl"
  expect "bench beside them" 0
  # six players, three rounds: five repeats, and four are not enough
  run report "$work/runs.jsonl" --goals 1 --table runs --format csv
  for solver in portfolio $(cut -d, -f2 "$work/out" | sort -u | grep -vx 'method\|portfolio'); do
    value=$(sed -n "s/^over-6-3,$solver,1,[0-9]*,\([0-9]*\)[,\/].*/\1/p" "$work/out")
    if [ "$value" = 5 ]; then pass; else fail "$solver over-6-3" "finds '$value', wanted 5"; fi
  done
  run report "$work/runs.jsonl" --goals 1 --table ratio
  expect "report with other solvers" 0
else
  echo "no other solver is installed: nothing to test"
  pass
fi
finish

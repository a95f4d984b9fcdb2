# Writes the model of an instance for another solver.
#   awk -v format=opb|lp|mzn -v players=N -v size=K -v rounds=R -f model.awk
#
# Who sits at which table, with as few repeated meetings as possible; positions and countries are left out, which
# is in the other solvers' favour.  Tables 1..T-b have K chairs, the last b one less.  By symmetry round 1 is
# seated in order, and player 1 always has table 1 (or the last, when only that has room in round 1).
#
# OPB and LP:  x(p,r,t) = player p sits at table t in round r;  m(p,q,r) >= x(p,r,t) + x(q,r,t) - 1;
#              e(p,q,j) = the pair meets more than j times;  sum over r of m <= 1 + sum over j of e;  minimise
#              the sum of e, the repeat pairs.  In LP form the sum of e is one whole number.
function chairs(t) { return t <= tables - short ? size : size - 1 }
function x(p, r, t) { return ((p - 1) * rounds + r - 1) * tables + t }
function pair(p, q) { return (q - 1) * (q - 2) / 2 + p } # p < q
function m(p, q, r) { return players * rounds * tables + (pair(p, q) - 1) * rounds + r }
function e(p, q, j) { return players * rounds * tables + pairs * rounds + (pair(p, q) - 1) * excess + j }
function first_table(p,   t, sum) {
  for (t = 1; t <= tables; t++) { sum += chairs(t); if (p <= sum) return t }
}
# A constraint: terms as "coefficient variable" pairs in c[], v[] (n of them), relation and right hand side.
function emit(n, relation, right,   i, line) {
  line = ""
  for (i = 1; i <= n; i++)
    line = line (c[i] < 0 ? " -" : " +") (format == "opb" ? (c[i] < 0 ? -c[i] : c[i]) : "") " x" v[i]
  print (format == "opb" ? line : " c" ++rows ":" line) " " relation " " right (format == "opb" ? " ;" : "")
}
function objective(   p, q, j, line) {
  print format == "opb" ? "min:" : "Minimize\n obj:"
  for (q = 2; q <= players; q++)
    for (p = 1; p < q; p++) {
      line = ""
      for (j = 1; j <= excess; j++)
        line = line " +" (format == "opb" ? "1" : "") " x" e(p, q, j)
      print line
    }
  print format == "opb" ? ";" : "Subject To"
}
function linear(   p, q, r, t, j) {
  for (r = 1; r <= rounds; r++) {
    for (p = 1; p <= players; p++) {
      for (t = 1; t <= tables; t++) { c[t] = 1; v[t] = x(p, r, t) }
      emit(tables, "=", 1)
    }
    for (t = 1; t <= tables; t++) {
      for (p = 1; p <= players; p++) { c[p] = 1; v[p] = x(p, r, t) }
      emit(players, "=", chairs(t))
    }
    c[1] = 1; v[1] = x(1, r, first_table(1)); emit(1, "=", 1)
  }
  for (p = 2; p <= players; p++) { c[1] = 1; v[1] = x(p, 1, first_table(p)); emit(1, "=", 1) }
  for (q = 2; q <= players; q++)
    for (p = 1; p < q; p++) {
      for (r = 1; r <= rounds; r++) {
        for (t = 1; t <= tables; t++) {
          c[1] = -1; v[1] = x(p, r, t); c[2] = -1; v[2] = x(q, r, t); c[3] = 1; v[3] = m(p, q, r)
          emit(3, ">=", -1)
        }
      }
      for (r = 1; r <= rounds; r++) { c[r] = -1; v[r] = m(p, q, r) }
      for (j = 1; j <= excess; j++) { c[rounds + j] = 1; v[rounds + j] = e(p, q, j) }
      emit(rounds + excess, ">=", -1)
    }
}
function count_rows() {
  return rounds * (players + tables + 1) + players - 1 + pairs * (rounds * tables + 1)
}
function minizinc(   t, line) {
  for (t = 1; t <= tables; t++) line = line (t > 1 ? ", " : "") chairs(t)
  print "int: N = " players "; int: R = " rounds "; int: T = " tables ";"
  print "array[1..T] of int: chairs = [" line "];"
  print "array[1..R, 1..N] of var 1..T: at;"
  print "constraint forall(r in 1..R, t in 1..T)(sum(p in 1..N)(bool2int(at[r, p] = t)) = chairs[t]);"
  line = ""
  for (t = 1; t <= players; t++) line = line (t > 1 ? ", " : "") first_table(t)
  print "constraint forall(p in 1..N)(at[1, p] = [" line "][p]);"
  print "constraint forall(r in 1..R)(at[r, 1] = at[1, 1]);"
  print "var int: repeats = sum(p, q in 1..N where p < q)(max(0, sum(r in 1..R)(bool2int(at[r, p] = at[r, q])) - 1));"
  print "constraint repeats >= 0;"
  print "solve :: int_search([at[r, p] | r in 1..R, p in 1..N], dom_w_deg, indomain_random, complete)"
  print "  minimize repeats;"
  print "output [\"o \\(repeats)\\n\"] ++ [\"a \\(r) \\(at[r, p]) \\(p)\\n\" | r in 1..R, p in 1..N];"
}
BEGIN {
  tables = int((players + size - 1) / size)
  short = tables * size - players
  pairs = players * (players - 1) / 2
  excess = format == "opb" ? rounds - 1 : 1
  if (format == "mzn") { minizinc(); exit }
  if (format == "opb") print "* #variable= " e(players - 1, players, excess) " #constraint= " count_rows()
  objective()
  linear()
  if (format == "lp") {
    print "General"
    for (i = e(1, 2, 1); i <= e(players - 1, players, 1); i++) print " x" i
    print "Binary"
    for (i = 1; i < e(1, 2, 1); i++) print " x" i
    print "End"
  }
}

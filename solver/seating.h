/* Positions.  Who sits at which table is decided; choose the positions so that every player has each of
 * them equally often (SOLVER 1.2).
 *
 * Without history this is exact.  Without short tables, players x games is bipartite; each player is split
 * into groups of K games, and a proper K-colouring of groups x tables (König) gives every group each
 * position once.  With short tables, position K exists at full tables only: who takes it is a matching of
 * tables to players with capacities, filled first where the K-th position is needed, then where it does
 * no harm; the other positions are a (K-1)-colouring.  A player's faults depend on the number of K-th
 * positions alone, and they are convex in it, so this order is optimal.  O(N*R log N) expected.
 *
 * With rounds already played, the same start is improved by swaps inside tables. */
#ifndef ROTA_SOLVER_SEATING_H
#define ROTA_SOLVER_SEATING_H

#include "solver/schedule.h"

/* Reorders the positions of every table in place; ghosts sit last. */
void seating_balance(const struct problem *problem, struct schedule *schedule);

/* Faults of a player who has used the positions so often: games whose position would have to change for a
 * balanced set.  A closed formula for the search: everything above floor(games/K) is too much, but for one
 * game at each of games mod K positions.  scoring/measures.h lays the sorted uses over a balanced set
 * instead; they share no code, so that neither can hide the other's mistakes. */
int seating_faults_of(const int *uses, int table_size);

/* Least faults of a player with `games` games, `last` of them at position K: the rest is spread evenly over
 * the other K-1 positions. */
int seating_faults(int games, int last, int table_size);

/* How many K-th positions a player with `games` games should have: up to *useful each one mends a fault, up
 * to *harmless one does no harm. */
void seating_last_wanted(int games, int table_size, int *useful, int *harmless);

#endif

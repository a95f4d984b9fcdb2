/* Relabelling (SOLVER 1.3).  Swapping two players throughout a schedule changes neither repeats nor
 * positions; so, on a schedule that is good in these, search over the permutations of the players for
 * countries, clubs and pairs kept apart.  O(R*K) a move, memory O(N*R). */
#ifndef ROTA_SOLVER_RELABEL_H
#define ROTA_SOLVER_RELABEL_H

#include "solver/method.h"

struct relabel;

/* Takes a copy of `core`, a schedule of points whose numbers mean nothing yet, chooses which points are the
 * ghosts (they must never meet; and their games should be spread evenly), and gives the players of large
 * groups to points that stand side by side.  NULL when the core has no such ghosts. */
struct relabel *relabel_new(const struct lane *lane, const struct schedule *core, struct rng *rng);
/* The same with the points of the core as they are: its ghosts are those of the problem. */
struct relabel *relabel_keep(const struct lane *lane, const struct schedule *schedule);
void relabel_free(struct relabel *relabel);

/* Anneals for about `moves` moves; returns the number done (less when nothing is left to improve). */
int64_t relabel_run(struct relabel *relabel, struct rng *rng, int64_t moves);
/* Writes the best labelling found. */
void relabel_store(const struct relabel *relabel, struct schedule *schedule);

#endif

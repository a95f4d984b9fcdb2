/* Ten rounds for 32 players without a repeat, the hardest of the classic instances (open from 1998 to 2004):
 * a packing of rounds under a group that fixes no point (SOLVER 1.4 c).
 *
 * Z_2^3 acts on 4 layers of 8 points.  The 496 pairs of points fall into 76 classes: 28 within a layer, of 4
 * pairs, and 48 between layers, of 8.  A round that the group leaves as it is covers whole classes; so does
 * a round together with its image under the group, when a subgroup of index 2 leaves it as it is.  List both
 * kinds as sets of classes, and pack 4 of the first and 3 of the second disjointly. */
#ifndef ROTA_SOLVER_INVARIANT_H
#define ROTA_SOLVER_INVARIANT_H

#include "solver/schedule.h"

enum { INVARIANT_POINTS = 32, INVARIANT_ROUNDS = 10 };

struct invariant_search;
struct invariant_search *invariant_new(struct rng rng);
void invariant_free(struct invariant_search *search);

/* Tries for about `moves` steps (a step tests one set against another); returns the number done.  After
 * success *found is set and the schedule, 10 rounds of 8 tables of 4, is filled. */
int64_t invariant_run(struct invariant_search *search, int64_t moves, struct schedule *schedule, bool *found);

#endif

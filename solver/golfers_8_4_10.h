/* Ten rounds for 32 players without a repeat, the hardest of the classic instances (open from 1998 to 2004):
 * a packing of rounds under a group that fixes no point (SOLVER 1.4 c).
 *
 * Z_2^3 acts on 4 layers of 8 points.  The 496 pairs of points fall into 76 classes: 28 within a layer, of 4
 * pairs, and 48 between layers, of 8.  A round that the group leaves as it is covers whole classes; so does
 * a round together with its image under the group, when a subgroup of index 2 leaves it as it is.  List both
 * kinds as sets of classes, and pack 4 of the first and 3 of the second disjointly. */
#ifndef ROTA_SOLVER_GOLFERS_8_4_10_H
#define ROTA_SOLVER_GOLFERS_8_4_10_H

#include "solver/schedule.h"

enum { GOLFERS_POINTS = 32, GOLFERS_ROUNDS = 10 };

struct golfers_search;
struct golfers_search *golfers_new(struct rng rng);
void golfers_free(struct golfers_search *search);

/* Tries for about `moves` steps (a step tests one set against another); returns the number done.  After
 * success *found is set and the schedule, 10 rounds of 8 tables of 4, is filled. */
int64_t golfers_run(struct golfers_search *search, int64_t moves, struct schedule *schedule, bool *found);

#endif

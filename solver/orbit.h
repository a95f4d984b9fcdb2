/* The orbit search outside a lane: for the bank. */
#ifndef ROTA_SOLVER_ORBIT_H
#define ROTA_SOLVER_ORBIT_H

#include "solver/base_round.h"
#include "solver/problem.h"

/* Searches base rounds without a repeat for about `moves` moves, each shape in turn.  `point` has room for
 * four base rounds. */
bool orbit_find(const struct problem *problem, int64_t moves, struct shape *shape, int *point);

#endif

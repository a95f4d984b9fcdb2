/* Table numbers.  Who sits together is decided; number the tables of each round so that players see the
 * same number again as rarely as possible.  Changes no other measure.  Swaps of two numbers in a round:
 * first wherever a player returns to a number, then, for small events, by annealing. */
#ifndef ROTA_SOLVER_NUMBERING_H
#define ROTA_SOLVER_NUMBERING_H

#include "solver/schedule.h"

void numbering_spread(const struct problem *problem, struct schedule *schedule, struct rng rng);

#endif

/* Which points of a ready-made schedule become the ghosts: points that never meet, chosen so that the games
 * at their tables, the short ones, are spread evenly over the players (SOLVER 1.1). */
#ifndef ROTA_SOLVER_GHOSTS_H
#define ROTA_SOLVER_GHOSTS_H

#include "solver/problem.h"
#include "solver/schedule.h"

/* Fills ghost[0..ghosts-1]; `where` is [point][round].  False when no set was found. */
bool ghosts_choose(const struct problem *problem, const struct schedule *core, const int *where,
                   struct rng *rng, int *ghost);

#endif

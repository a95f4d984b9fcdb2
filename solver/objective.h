/* The goals as the search sees them: what a schedule is worth, and how good one could be at best.  A measure
 * is a row here: its value and, where one is known, its bound (bounds.h); without, the bound is 0.
 *
 * The fast moves of the walk price only some of the measures (walk.h); every candidate is valued here before
 * it is compared, so each measure counts in its place. */
#ifndef ROTA_SOLVER_OBJECTIVE_H
#define ROTA_SOLVER_OBJECTIVE_H

#include "solver/bounds.h"
#include "solver/schedule.h"

/* The value, recomputed from the seats, history included: O(N*R*K log R) time and O(N*R) memory. */
void objective_cost(const struct problem *problem, const struct schedule *schedule, struct cost *cost);

/* The bound of goal `i` of the problem.  `reached` holds the values of goals 0..i-1. */
void objective_bound(const struct problem *problem, int i, const struct cost *reached, struct bound *bound);

/* Fills a bound for every goal in order, each given the values before it. */
void objective_bounds(const struct problem *problem, const struct cost *reached, struct bound *bound);

/* The bounds alone, each given that the goals before it are at theirs: no schedule is better. */
void objective_ideal(const struct problem *problem, struct cost *ideal);

/* The same from goal `first` on, with the values of those before it given. */
void objective_ideal_from(const struct problem *problem, int first, struct cost *ideal);

#endif

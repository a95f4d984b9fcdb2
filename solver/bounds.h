/* Proved lower bounds (SOLVER 3).  Each comes with a sentence that a person can check.  The bound of a goal
 * may use the values that the goals before it have reached: "given those, this cannot be lower". */
#ifndef ROTA_SOLVER_BOUNDS_H
#define ROTA_SOLVER_BOUNDS_H

#include "solver/cost.h"

struct bound {
    int64_t value;
    char proof[240];
};

/* The bound of goal `i` of the problem.  `reached` holds the values of goals 0..i-1. */
void bound_of_goal(const struct problem *problem, int i, const struct cost *reached, struct bound *bound);

/* Fills a bound for every goal in order, each given the values before it. */
void bounds_compute(const struct problem *problem, const struct cost *reached, struct bound *bound);

/* The bounds alone, each given that the goals before it are at theirs: no schedule is better. */
void bounds_ideal(const struct problem *problem, struct cost *ideal);

/* Number of leading goals that have reached their bound; goals.count = proved optimal throughout. */
int bounds_met(const struct problem *problem, const struct bound *bound, const struct cost *reached);

#endif

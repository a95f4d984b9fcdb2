/* Proved lower bounds (SOLVER 3).  Each comes with a sentence that a person can check.  The bound of a goal
 * may use the values that the goals before it have reached: "given those, this cannot be lower". */
#ifndef ROTA_SOLVER_BOUNDS_H
#define ROTA_SOLVER_BOUNDS_H

#include "solver/cost.h"

struct bound {
    int64_t value;
    char proof[240];
};

/* Keeps the larger of the bound so far and this one, with its reason. */
void bound_raise(struct bound *bound, int64_t value, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* Raises the bound of goal `i`, which is of this measure; `reached` holds the values of goals 0..i-1. */
typedef void bound_fn(const struct problem *problem, int i, const struct cost *reached, struct bound *bound);
bound_fn bound_opponents, bound_positions, bound_countries, bound_tables;

/* Number of leading goals that have reached their bound; goals.count = proved optimal throughout. */
int bounds_met(const struct problem *problem, const struct bound *bound, const struct cost *reached);

#endif

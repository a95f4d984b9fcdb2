/* The value of a schedule: one number per goal in the order of importance, compared lexicographically,
 * and as a last key the squared meetings, so that among equals nobody meets three times (SOLVER 2). */
#ifndef ROTA_SOLVER_COST_H
#define ROTA_SOLVER_COST_H

#include "solver/problem.h"

struct cost {
    int count;
    int64_t value[GOALS_MAX + 1];
};

/* Negative, zero or positive as `a` is better than, equal to or worse than `b`. */
int cost_compare(const struct cost *a, const struct cost *b);

/* The value of the first goal of this kind (for MEASURE_COUNTRIES: of the first avoided column). */
int64_t cost_of(const struct problem *problem, const struct cost *cost, enum measure measure);

#endif

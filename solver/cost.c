#include "solver/cost.h"

#include <assert.h>

int cost_compare(const struct cost *a, const struct cost *b)
{
    assert(a->count == b->count);
    for (int i = 0; i < a->count; i++)
        if (a->value[i] != b->value[i])
            return a->value[i] < b->value[i] ? -1 : 1;
    return 0;
}

int64_t cost_of(const struct problem *problem, const struct cost *cost, enum measure measure)
{
    for (int i = 0; i < problem->goals.count; i++)
        if (problem->goals.goal[i].measure == measure)
            return cost->value[i];
    return 0;
}

#include "solver/method.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* clang-format off: one method a line */
static const struct method *const methods[] = {
    &method_random, &method_greedy, &method_formula, &method_orbit, &method_extend,
    &method_anneal, &method_tabu,   &method_lns,     &method_exact,
};
/* clang-format on */

enum { METHODS = sizeof methods / sizeof *methods, EXTRA_MOST = 16 };
static const struct method *extra[EXTRA_MOST];
static int extras;

void method_register(const struct method *method)
{
    assert(extras < EXTRA_MOST);
    extra[extras++] = method;
}

const struct method *method_at(int i)
{
    if (i < 0 || i >= METHODS + extras)
        return NULL;
    return i < METHODS ? methods[i] : extra[i - METHODS];
}

const struct method *method_find(const char *name)
{
    for (int i = 0; method_at(i); i++)
        if (!strcmp(method_at(i)->name, name))
            return method_at(i);
    return NULL;
}

bool lane_ideal(const struct lane *lane)
{
    const struct problem *problem = lane->problem;
    if (!lane->best.schedule)
        return false;
    for (int i = 0; i < problem->goals.count; i++)
        if (problem->goals.goal[i].measure != MEASURE_TABLES &&
            lane->best.cost.value[i] != lane->ideal.value[i])
            return false;
    return true;
}

#include "solver/method.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static const struct method *const methods[] = {
#define M(name) &method_##name,
    METHODS(M)
#undef M
};

enum { BUILT_IN = sizeof methods / sizeof *methods, EXTRA_MOST = 16 };
static const struct method *extra[EXTRA_MOST];
static int extras;

void method_register(const struct method *method)
{
    assert(extras < EXTRA_MOST && method->name && method->run);
    extra[extras++] = method;
}

const struct method *method_at(int i)
{
    if (i < 0 || i >= BUILT_IN + extras)
        return NULL;
    return i < BUILT_IN ? methods[i] : extra[i - BUILT_IN];
}

const char *method_name(int i)
{
    const struct method *method = method_at(i);
    return method ? method->name : NULL;
}

const struct method *method_find(const char *name)
{
    return method_at(word_find(method_name, name));
}

bool lane_ideal(const struct lane *lane)
{
    return candidate_ideal(lane->problem, &lane->best, &lane->ideal);
}

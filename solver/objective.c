#include "solver/objective.h"

#include <assert.h>

#include "solver/tally.h"

/* What a value is read from. */
struct valued {
    const struct problem *problem;
    const struct schedule *schedule;
    const struct goal *goal;
    struct tally tally;
};

/* One measure: its value, never below 0, and its bound, where one but 0 is known. */
struct objective {
    int64_t (*value)(const struct valued *valued);
    bound_fn *bound;
};

static int64_t repeats(const struct valued *v)
{
    return v->tally.repeats;
}
static const struct objective objective_opponents = {.value = repeats, .bound = bound_opponents};

static int64_t position_faults(const struct valued *v)
{
    return v->tally.position_faults;
}
static const struct objective objective_positions = {.value = position_faults, .bound = bound_positions};

static int64_t same_group(const struct valued *v)
{
    return v->tally.same[v->goal->avoid];
}
static const struct objective objective_countries = {.value = same_group, .bound = bound_countries};

/* Only a difference above 1 counts: turns cannot always be equal. */
static int64_t short_spread(const struct valued *v)
{
    int spread = v->tally.shorts_most - v->tally.shorts_least;
    return spread > 1 ? spread : 0;
}
static const struct objective objective_threes = {.value = short_spread};

static int64_t table_repeats(const struct valued *v)
{
    return v->tally.table_repeats;
}
static const struct objective objective_tables = {.value = table_repeats, .bound = bound_tables};

static const struct objective *const objectives[MEASURE_KINDS] = {
#define M(name, word, ...) &objective_##word,
    MEASURES(M)
#undef M
};

void objective_cost(const struct problem *problem, const struct schedule *schedule, struct cost *cost)
{
    struct valued valued = {.problem = problem, .schedule = schedule};
    tally_schedule(problem, schedule, &valued.tally);
    cost->count = problem->goals.count + 1;
    for (int i = 0; i < problem->goals.count; i++) {
        valued.goal = &problem->goals.goal[i];
        cost->value[i] = objectives[valued.goal->measure]->value(&valued);
        assert(cost->value[i] >= 0);
    }
    cost->value[problem->goals.count] = valued.tally.squared;
}

void objective_bound(const struct problem *problem, int i, const struct cost *reached, struct bound *bound)
{
    assert(i >= 0 && i < problem->goals.count);
    bound_fn *raise = objectives[problem->goals.goal[i].measure]->bound;
    *bound = (struct bound){.value = 0, .proof = "none at all is the least there can be"};
    if (raise)
        raise(problem, i, reached, bound);
}

void objective_bounds(const struct problem *problem, const struct cost *reached, struct bound *bound)
{
    for (int i = 0; i < problem->goals.count; i++)
        objective_bound(problem, i, reached, &bound[i]);
}

void objective_ideal_from(const struct problem *problem, int first, struct cost *ideal)
{
    for (int i = first; i < problem->goals.count; i++) {
        struct bound bound;
        objective_bound(problem, i, ideal, &bound);
        ideal->value[i] = bound.value;
    }
}

void objective_ideal(const struct problem *problem, struct cost *ideal)
{
    *ideal = (struct cost){.count = problem->goals.count + 1};
    objective_ideal_from(problem, 0, ideal);
}

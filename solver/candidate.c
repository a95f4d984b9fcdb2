#include "solver/candidate.h"

#include <assert.h>
#include <stddef.h>

#include "solver/control.h"
#include "solver/objective.h"
#include "solver/seating.h"
#include "solver/checking.h"

void candidate_release(struct candidate *candidate)
{
    schedule_free(candidate->schedule);
    *candidate = (struct candidate){.schedule = NULL};
}

bool candidate_offer(const struct problem *problem, struct candidate *candidate, struct schedule *schedule,
                     const char *method)
{
    struct cost cost;
    if (schedule_broken(problem, schedule))
        return false;
    seating_balance(problem, schedule);
    assert(!CHECKING || !schedule_broken(problem, schedule)); /* positions change nothing else */
    objective_cost(problem, schedule, &cost);
    /* Without short tables and history the positions always come out balanced. */
    assert(problem->ghosts || problem->past_tables || !cost_of(problem, &cost, MEASURE_POSITIONS));
    if (candidate->schedule && cost_compare(&cost, &candidate->cost) >= 0)
        return false;
    if (!candidate->schedule)
        candidate->schedule = schedule_for(problem);
    schedule_copy(candidate->schedule, schedule);
    candidate->cost = cost;
    candidate->method = method;
    if (candidate->trace)
        trace_add(candidate->trace, control_now(), candidate->moves ? *candidate->moves : 0, &cost);
    return true;
}

bool candidate_ideal(const struct problem *problem, const struct candidate *candidate,
                     const struct cost *ideal)
{
    if (!candidate->schedule)
        return false;
    assert(candidate->cost.count == ideal->count);
    for (int i = 0; i < problem->goals.count; i++)
        if (problem->goals.goal[i].measure != MEASURE_TABLES && candidate->cost.value[i] != ideal->value[i])
            return false;
    return true;
}

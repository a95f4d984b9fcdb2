#include "scoring/act_simulate.h"

#include <stdlib.h>

#include "scoring/act_seed.h"
#include "scoring/memory.h"
#include "scoring/simulate.h"

static bool play(struct event *event, const struct simulate_wish *wish, const struct actor *by, int *played,
                 struct error *err)
{
    struct rules rules = event_rules(event);
    int some;
    if (!simulate_open(event, &rules, wish->seed, wish->strength, played, err))
        return false;
    while (wish->all && event_state(event, &rules) == EVENT_STAGE_OVER) {
        if (!act_seed(event, &wish->advance, by, err) ||
            !simulate_open(event, &rules, wish->seed, wish->strength, &some, err))
            return false;
        *played += some;
    }
    return true;
}

bool act_simulate(struct event *event, const struct simulate_wish *wish, const struct actor *by, int *played,
                  struct error *err)
{
    if (!play(event, wish, by, played, err))
        return false;
    if (!*played)
        return error_set(err, STATUS_NEGATIVE, "every table has its result already");
    char *entry = mem_format("simulated %d tables with seed %llu", *played, (unsigned long long)wish->seed);
    event_log(event, by->time, entry);
    free(entry);
    return true;
}

/* An example of a method, complete: random rounds, one at a time, kept when they are no worse.  To make it
 * part of the program, move it to solver/ and add its word to the list in solver/method.h; here the tests
 * register it instead. */
#include "tests/example_method.h"

#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/objective.h"
#include "solver/settings.h"

/* Its parameters: `--set example.patience=50`.  Listings and the command line walk this table. */
enum { PATIENCE };
static const struct setting settings[] = {
    [PATIENCE] = {"patience", 200, 1, 1e6, "rounds drawn in vain before a new start"}, {0}};

struct example {
    struct schedule *now, *next;
    struct cost cost; /* of `now` */
    int vain, patience;
    bool started;
};

static void open(struct lane *lane)
{
    struct example *e = mem_new(struct example, 1);
    e->now = schedule_for(lane->problem);
    e->next = schedule_for(lane->problem);
    e->patience = (int)settings_get(lane->settings, &settings[PATIENCE]);
    lane->state = e;
}

static void close(struct lane *lane)
{
    struct example *e = lane->state;
    schedule_free(e->now);
    schedule_free(e->next);
    free(e);
}

static void take(struct lane *lane, struct example *e)
{
    schedule_copy(e->now, e->next);
    candidate_offer(lane->problem, &lane->best, e->next,
                    "example"); /* checks, seats, values, keeps the best */
    objective_cost(lane->problem, e->now, &e->cost);
}

/* All rounds anew, or one of them. */
static void step(struct lane *lane, struct example *e)
{
    struct cost cost;
    int round = (int)rng_below(&lane->rng, (uint32_t)lane->problem->rounds);
    schedule_shuffle(lane->problem, e->next, &lane->rng);
    for (int r = 0; e->started && r < lane->problem->rounds; r++)
        for (int i = 0; r != round && i < lane->problem->points; i++)
            schedule_round(e->next, r)[i] = schedule_round(e->now, r)[i];
    objective_cost(lane->problem, e->next, &cost);
    e->vain++;
    if (!e->started || cost_compare(&cost, &e->cost) <= 0) {
        e->vain = e->started && cost_compare(&cost, &e->cost) == 0 ? e->vain : 0;
        take(lane, e);
    }
    e->started = e->vain < e->patience;
}

/* Works for about so many moves, counts them, stops when told to or when nothing can be better. */
static void run(struct lane *lane, int64_t moves)
{
    int64_t chairs = (int64_t)lane->problem->rounds * lane->problem->points;
    for (int64_t used = 0; used < moves && !control_stopped(lane->control) && !lane->done; used += chairs) {
        step(lane, lane->state);
        lane->moves += chairs;
        lane->done = lane_ideal(lane);
    }
}

const struct method method_example = {.name = "example",
                                      .summary = "random rounds, kept when they are no worse",
                                      .open = open,
                                      .run = run,
                                      .close = close,
                                      .settings = settings};

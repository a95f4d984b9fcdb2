/* Simulated annealing over all rounds at once: swaps of two players of a round, price m(m-1)/2 for meeting
 * m times, geometric cooling, restarts that grow (SOLVER 4).  Lanes differ in how much a shared country
 * weighs against a repeat, in whether the spread of short tables counts from the start, and in whether they
 * begin with random tables or with the best schedule found so far. */
#include "solver/method.h"
#include "solver/settings.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/descent.h"

enum { CHUNK = 20000 };

enum { T0, T1, GROWTH, LENGTH };
static const struct setting settings[] = {
    [T0] = {"t0", 0.42, 0.01, 100, "first heat, in units of a repeat"},
    [T1] = {"t1", 0.17, 0.001, 100, "last heat"},
    [GROWTH] = {"growth", 1.15, 1, 10, "each descent is so much longer than the one before"},
    [LENGTH] = {"length", 3000, 1, 1e7, "moves of the first descent for each chair of the schedule"},
    {0}};
static const double warm = 0.26 / 0.42; /* of t0: first heat when beginning with the best schedule */

struct anneal {
    struct descent descent;
    int64_t length, at; /* of the present descent, in moves */
    double start;       /* its first heat */
    double hot, cold, growth, first;
    int restarts;
};

static bool fits(const struct problem *problem)
{
    return problem->players <= WALK_PLAYERS_MOST && problem->tables > 1;
}

static void open(struct lane *lane)
{
    static const int ratios[] = {1, 2, 4};
    struct anneal *a = mem_new(struct anneal, 1);
    a->hot = settings_get(lane->settings, &settings[T0]);
    a->cold = settings_get(lane->settings, &settings[T1]);
    a->growth = settings_get(lane->settings, &settings[GROWTH]);
    a->first = settings_get(lane->settings, &settings[LENGTH]);
    struct walk_weights weights =
        descent_weights(lane->problem, ratios[lane->index % 3], lane->index % 4 >= 2);
    descent_open(&a->descent, lane->problem, &lane->ideal, &weights);
    lane->state = a;
}

static void close(struct lane *lane)
{
    struct anneal *a = lane->state;
    descent_close(&a->descent);
    free(a);
}

/* Begins a new descent: some of those of odd lanes from the best known schedule, at less heat. */
static void restart(struct lane *lane, struct anneal *a)
{
    const struct problem *problem = lane->problem;
    struct schedule *scratch = a->descent.scratch;
    bool from_core = lane->core.schedule && lane->index % 2 == 1 && a->restarts % 3 == 0;
    if (from_core)
        schedule_copy(scratch, lane->core.schedule);
    else
        schedule_shuffle(problem, scratch, &lane->rng);
    descent_load(&a->descent, scratch);
    double length = a->first * problem->rounds * problem->points * pow(a->growth, a->restarts);
    a->length = (int64_t)(length < 4e7 ? length : 4e7);
    assert(a->length > 0);
    a->start = from_core ? warm * a->hot : a->hot;
    a->at = 0;
    a->restarts++;
}

static void run(struct lane *lane, int64_t moves)
{
    struct anneal *a = lane->state;
    for (int64_t used = 0; used < moves && !control_stopped(lane->control); used += CHUNK) {
        if (a->at >= a->length)
            restart(lane, a);
        double heat = a->start * pow(a->cold / a->start, (double)a->at / (double)a->length);
        descent_run(&a->descent, &lane->rng, CHUNK, heat, 0);
        a->at += CHUNK;
        lane->moves += CHUNK;
        lane->done = descent_ideal(&a->descent) || a->descent.walk.movable < 2;
        if (lane->done)
            break;
        descent_offer_on_the_way(&a->descent, lane, "anneal");
    }
    descent_offer(&a->descent, lane, "anneal");
}

const struct method method_anneal = {.name = "anneal",
                                     .summary = "simulated annealing over all rounds",
                                     .fits = fits,
                                     .open = open,
                                     .run = run,
                                     .close = close,
                                     .settings = settings};

/* More rounds than can be played without repeats: a repeat-free core from the orbit search, the best extra
 * rounds on top of it by annealing with the core held fast, then all rounds together at little heat (SOLVER
 * 4, end).  Lanes differ in how many rounds the core has. */
#include "solver/method.h"
#include "solver/settings.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/descent.h"
#include "solver/objective.h"

enum { CHUNK = 20000, CORE_MOVES = 300000, TRIES_A_CORE = 2 };

enum { T0, T1, WARM };
static const struct setting settings[] = {
    [T0] = {"t0", 0.5, 0.01, 100, "first heat of the extra rounds, in units of a repeat"},
    [T1] = {"t1", 0.15, 0.001, 100, "last heat"},
    [WARM] = {"warm", 0.22, 0.01, 100, "first heat of all rounds together"},
    {0}};

struct extend {
    struct problem smaller; /* with the rounds of the core; shares everything with the lane's problem */
    struct lane core;       /* an orbit search on it */
    struct descent descent;
    int64_t length, at;
    double hot, cold, warm;
    int restarts;
    bool loaded;
};

/* The most rounds below R that counting allows without a repeat. */
static int core_rounds(const struct problem *problem)
{
    struct problem smaller = *problem;
    for (smaller.rounds = problem->rounds - 1; smaller.rounds > 1; smaller.rounds--) {
        struct cost ideal;
        objective_ideal(&smaller, &ideal);
        if (!cost_of(&smaller, &ideal, MEASURE_OPPONENTS))
            break;
    }
    return smaller.rounds;
}

static bool fits(const struct problem *problem)
{
    struct cost ideal;
    objective_ideal(problem, &ideal);
    return problem->players <= WALK_PLAYERS_MOST && cost_of(problem, &ideal, MEASURE_OPPONENTS) > 0 &&
           core_rounds(problem) > 1 && method_orbit.fits(problem);
}

/* Begins the search for a core; the first may come from the bank. */
static void open_core(struct lane *lane, struct extend *e, bool no_bank)
{
    e->core = (struct lane){.problem = &e->smaller,
                            .control = lane->control,
                            .settings = lane->settings,
                            .rng = rng_stream(rng_next(&lane->rng), 0),
                            .index = lane->index,
                            .no_bank = no_bank};
    objective_ideal(&e->smaller, &e->core.ideal);
    method_orbit.open(&e->core);
    e->loaded = false;
}

static void close_core(struct extend *e)
{
    method_orbit.close(&e->core);
    candidate_release(&e->core.best);
}

static void open(struct lane *lane)
{
    struct extend *e = mem_new(struct extend, 1);
    e->hot = settings_get(lane->settings, &settings[T0]);
    e->cold = settings_get(lane->settings, &settings[T1]);
    e->warm = settings_get(lane->settings, &settings[WARM]);
    struct walk_weights weights = descent_weights(lane->problem, 2, lane->index % 2 == 1);
    int rounds = core_rounds(lane->problem) - lane->index / 2 % 2;
    e->smaller = *lane->problem;
    e->smaller.rounds = rounds > 2 ? rounds : 2;
    open_core(lane, e, lane->no_bank);
    descent_open(&e->descent, lane->problem, &lane->ideal, &weights);
    lane->state = e;
}

static void close(struct lane *lane)
{
    struct extend *e = lane->state;
    close_core(e);
    descent_close(&e->descent);
    free(e);
}

/* The core, then random rounds. */
static void restart(struct lane *lane, struct extend *e)
{
    struct schedule *scratch = e->descent.scratch;
    assert(e->core.best.schedule->rounds == e->smaller.rounds && e->smaller.rounds < lane->problem->rounds);
    schedule_shuffle(lane->problem, scratch, &lane->rng);
    memcpy(scratch->seat, e->core.best.schedule->seat,
           (size_t)e->smaller.rounds * (size_t)e->smaller.points * sizeof *scratch->seat);
    descent_load(&e->descent, scratch);
    double length = 300000.0 * pow(1.15, e->restarts);
    e->length = (int64_t)(length < 2e7 ? length : 2e7);
    e->at = 0;
    assert(e->length > 0);
    e->restarts++;
    e->loaded = true;
}

static void run(struct lane *lane, int64_t moves)
{
    struct extend *e = lane->state;
    for (int64_t used = 0; used < moves && !lane->done && !control_stopped(lane->control);) {
        if (!e->core.best.schedule) {
            int64_t before = e->core.moves;
            method_orbit.run(&e->core, CORE_MOVES);
            used += e->core.moves - before + 1;
            lane->moves += e->core.moves - before + 1;
            lane->done = e->core.done && !e->core.best.schedule; /* no core to be had */
            continue;
        }
        if (e->loaded && e->at >= e->length && e->restarts % TRIES_A_CORE == 0) {
            close_core(e); /* which pairs a core leaves over matters: take another one */
            open_core(lane, e, true);
            continue;
        }
        if (!e->loaded || e->at >= e->length)
            restart(lane, e);
        double part = (double)e->at / (double)e->length;
        if (part < 0.5) /* extra rounds alone */
            descent_run(&e->descent, &lane->rng, CHUNK, e->hot * pow(e->cold / e->hot, 2 * part),
                        e->smaller.rounds);
        else
            descent_run(&e->descent, &lane->rng, CHUNK, e->warm * pow(e->cold / e->warm, 2 * part - 1), 0);
        e->at += CHUNK;
        used += CHUNK;
        lane->moves += CHUNK;
        lane->done = descent_ideal(&e->descent);
        descent_offer_on_the_way(&e->descent, lane, "extend");
    }
    descent_offer(&e->descent, lane, "extend");
}

const struct method method_extend = {.name = "extend",
                                     .summary = "a repeat-free core and the best extra rounds",
                                     .fits = fits,
                                     .open = open,
                                     .run = run,
                                     .close = close,
                                     .settings = settings};

/* Tabu search over all rounds: the best swap that involves somebody who is badly seated, even if it makes
 * things worse, but not one that undoes a recent swap.  After a long time without progress, some random
 * swaps.  The classic method for this problem, here on the same prices as the annealing. */
#include "solver/method.h"
#include "solver/settings.h"

#include <assert.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/descent.h"
#include "solver/checking.h"

enum { PLAYERS_MOST = 400 };

enum { TENURE, SPREAD, IDLE };
static const struct setting settings[] = {
    [TENURE] = {"tenure", 10, 0, 1e6, "steps for which two players may not change places again, at least"},
    [SPREAD] = {"spread", 10, 1, 1e6, "random steps on top of these"},
    [IDLE] = {"idle", 4000, 1, 1e9, "steps without progress before a new start"},
    {0}};

struct tabu {
    struct descent descent; /* for its walk and its best */
    int64_t *until;         /* [round][player][player]: step until which the two may not change places */
    int64_t step, idle;
    int64_t best_energy;
    bool started;
    int64_t tenure, spread, idle_most;
};

static bool fits(const struct problem *problem)
{
    return problem->players <= PLAYERS_MOST && problem->tables > 1;
}

static void open(struct lane *lane)
{
    struct tabu *t = mem_new(struct tabu, 1);
    t->tenure = (int64_t)settings_get(lane->settings, &settings[TENURE]);
    t->spread = (int64_t)settings_get(lane->settings, &settings[SPREAD]);
    t->idle_most = (int64_t)settings_get(lane->settings, &settings[IDLE]);
    struct walk_weights weights = descent_weights(lane->problem, 1 + lane->index % 3, lane->index % 2 == 1);
    size_t points = (size_t)lane->problem->players + 1;
    descent_open(&t->descent, lane->problem, &lane->ideal, &weights);
    t->until = mem_new(int64_t, (size_t)lane->problem->rounds * points * points);
    lane->state = t;
}

static void close(struct lane *lane)
{
    struct tabu *t = lane->state;
    descent_close(&t->descent);
    free(t->until);
    free(t);
}

static int64_t *until(struct tabu *t, int round, int a, int b)
{
    long points = t->descent.walk.problem->players + 1;
    assert(a != b); /* two ghosts never change places */
    return &t->until[(round * points + (a < b ? a : b)) * points + (a < b ? b : a)];
}

/* What a chair's player pays at its table beyond the first meetings. */
static int unrest(const struct walk *walk, int round, int chair)
{
    const uint16_t *seat = walk->seat + (long)round * walk->points;
    const uint16_t *row = walk->price + (long)seat[chair] * walk->stride;
    int sum = 0, first = chair / walk->size * walk->size;
    for (int k = first; k < first + walk->size; k++)
        if (k != chair && row[seat[k]] > walk->weights.step)
            sum += row[seat[k]] - walk->weights.step;
    return sum;
}

/* The best allowed swap with this chair. */
struct choice {
    int round, i, j, change;
};

static int64_t scan(struct tabu *t, struct rng *rng, int round, int i, struct choice *best, int *ties)
{
    const struct walk *walk = &t->descent.walk;
    const uint16_t *seat = walk->seat + (long)round * walk->points;
    for (int n = 0; n < walk->movable; n++) {
        int j = walk->chair[(long)round * walk->points + n];
        if (i / walk->size == j / walk->size || !walk_allows(walk, seat, i, j, walk->size))
            continue;
        int change = walk_delta(walk, round, i, j, walk->size);
        bool forbidden =
            *until(t, round, seat[i], seat[j]) > t->step && walk->energy + change >= t->best_energy;
        if (forbidden || change > best->change)
            continue;
        if (change < best->change)
            *ties = 0;
        if (rng_below(rng, (uint32_t)++ * ties) == 0)
            *best = (struct choice){round, i, j, change};
    }
    return walk->movable;
}

static void shake(struct lane *lane, struct tabu *t)
{
    schedule_shuffle(lane->problem, t->descent.scratch, &lane->rng);
    descent_load(&t->descent, t->descent.scratch);
    t->best_energy = t->descent.walk.energy;
    t->idle = 0;
    t->started = true;
}

/* One step: looks at every badly seated player of a few rounds; returns the number of swaps tried. */
static int64_t step(struct lane *lane, struct tabu *t)
{
    struct walk *walk = &t->descent.walk;
    struct choice best = {-1, 0, 0, INT32_MAX};
    int ties = 0;
    int64_t tried = 0;
    for (int look = 0; look < 3 || (best.round < 0 && look < 3 * walk->rounds); look++) {
        int round = (int)rng_below(&lane->rng, (uint32_t)walk->rounds);
        for (int n = 0; n < walk->movable; n++) {
            int chair = walk->chair[(long)round * walk->points + n];
            if (unrest(walk, round, chair))
                tried += scan(t, &lane->rng, round, chair, &best, &ties);
        }
        tried += walk->movable / 4 + 1;
    }
    t->step++;
    if (best.round < 0) {
        t->idle += 100;
        return tried;
    }
    const uint16_t *seat = walk->seat + (long)best.round * walk->points;
    *until(t, best.round, seat[best.i], seat[best.j]) =
        t->step + t->tenure + (int64_t)rng_below(&lane->rng, (uint32_t)t->spread);
    int64_t after = walk->energy + best.change;
    descent_swap(&t->descent, best.round, best.i, best.j);
    assert(!CHECKING || walk->energy == after);
    t->idle = walk->energy < t->best_energy ? 0 : t->idle + 1;
    t->best_energy = walk->energy < t->best_energy ? walk->energy : t->best_energy;
    return tried;
}

static void run(struct lane *lane, int64_t moves)
{
    struct tabu *t = lane->state;
    int64_t end = lane->moves + moves;
    for (int64_t steps = 0; lane->moves < end && !lane->done; steps++) {
        if (steps % 256 == 0 && control_stopped(lane->control))
            break;
        if (steps % 256 == 0)
            descent_offer_on_the_way(&t->descent, lane, "tabu");
        if (!t->started || t->idle > t->idle_most)
            shake(lane, t);
        lane->moves += step(lane, t);
        lane->done = descent_ideal(&t->descent) || t->descent.walk.movable < 2;
    }
    descent_offer(&t->descent, lane, "tabu");
}

const struct method method_tabu = {.name = "tabu",
                                   .summary = "tabu search over all rounds",
                                   .lanes = 2,
                                   .fits = fits,
                                   .open = open,
                                   .run = run,
                                   .close = close,
                                   .settings = settings};

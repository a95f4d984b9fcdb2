#include "solver/descent.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/checking.h"

struct walk_weights descent_weights(const struct problem *problem, int ratio, bool loose)
{
    struct walk_weights weights = {.step = 1, .loose = loose};
    const struct goals *goals = &problem->goals;
    int weight = 1;
    for (int i = goals->count - 1; i >= 0; i--) { /* from the least important up */
        if (goals->goal[i].measure == MEASURE_OPPONENTS)
            weights.step = weight;
        else if (goals->goal[i].measure == MEASURE_COUNTRIES)
            weights.same[goals->goal[i].avoid] = weight;
        else
            continue;
        weight *= ratio;
    }
    assert(weights.step > 0 && weight <= WALK_APART);
    return weights;
}

void descent_open(struct descent *d, const struct problem *problem, const struct cost *ideal,
                  const struct walk_weights *weights)
{
    walk_open(&d->walk, problem, weights);
    d->scratch = schedule_for(problem);
    d->best_seat = mem_new(uint16_t, (size_t)problem->rounds * (size_t)problem->points);
    for (int i = 0; i < WALK_KEYS; i++)
        d->best.value[i] = d->offered.value[i] = INT64_MAX;
    for (int i = 0; i < DESCENT_DRAWS; i++)
        d->draw[i] = -log((i + 0.5) / DESCENT_DRAWS);
    d->heat = -1;
    d->ideal = walk_key_ideal(&d->walk, ideal);
}

void descent_close(struct descent *d)
{
    walk_close(&d->walk);
    schedule_free(d->scratch);
    free(d->best_seat);
}

static void save(struct descent *d)
{
    if (d->unsaved)
        memcpy(d->best_seat, d->walk.seat,
               (size_t)d->walk.rounds * (size_t)d->walk.points * sizeof *d->best_seat);
    d->unsaved = false;
}

static void note_best(struct descent *d)
{
    struct walk_key key = walk_key(&d->walk);
    if (walk_key_compare(&key, &d->best) < 0) {
        assert(walk_key_compare(&d->ideal, &key) <= 0 || key.value[0] > 0); /* nothing is below the bounds */
        d->best = key;
        d->unsaved = true;
    }
}

void descent_load(struct descent *d, const struct schedule *schedule)
{
    save(d);
    walk_load(&d->walk, schedule);
    note_best(d);
}

/* Writes the best seats to d->scratch. */
static void store_best(struct descent *d)
{
    save(d);
    uint16_t *present = d->walk.seat;
    d->walk.seat = d->best_seat;
    walk_store(&d->walk, d->scratch); /* reads the seats alone */
    d->walk.seat = present;
}

/* The best seats are copied only when they are about to be left: a long descent does not copy each step. */
void descent_swap(struct descent *d, int round, int i, int j)
{
    walk_apply(&d->walk, round, i, j);
    if (d->unsaved) {
        struct walk_key key = walk_key(&d->walk);
        if (walk_key_compare(&key, &d->best) > 0) {
            walk_apply(&d->walk, round, i, j); /* back */
            save(d);
            walk_apply(&d->walk, round, i, j);
        }
    }
    note_best(d);
}

static void set_heat(struct descent *d, double heat)
{
    assert(heat >= 0);
    heat *= d->walk.weights.step;
    if (heat == d->heat)
        return;
    d->heat = heat;
    for (int i = 0; i < DESCENT_DRAWS; i++) {
        double limit = heat * d->draw[i];
        d->limit[i] = (int16_t)(limit < 1000 ? limit : 1000);
    }
}

/* The inner loop, compiled once for each common table size. */
static inline __attribute__((always_inline)) void trials(struct descent *d, struct rng *rng, int count,
                                                         int first_round, int size)
{
    struct walk *walk = &d->walk;
    uint64_t movable = (uint64_t)walk->movable;
    int round = first_round + (int)rng_below(rng, (uint32_t)(walk->rounds - first_round));
    for (int n = 0; n < count; n++) {
        round = round + 1 < walk->rounds ? round + 1 : first_round;
        const uint16_t *chair = walk->chair + (long)round * walk->points;
        uint64_t draw = rng_next(rng);
        int i = chair[(draw & 0xFFFFFF) * movable >> 24], j = chair[(draw >> 24 & 0xFFFFFF) * movable >> 24];
        if (i / size == j / size)
            continue;
        int limit = d->limit[draw >> 48 & (DESCENT_DRAWS - 1)];
        int change = walk_delta(walk, round, i, j, size);
        if (change > limit || !walk_allows(walk, walk->seat + (long)round * walk->points, i, j, size))
            continue;
        int64_t after = walk->energy + change;
        descent_swap(d, round, i, j);
        assert(!CHECKING || walk->energy == after);
    }
}

void descent_run(struct descent *d, struct rng *rng, int count, double heat, int first_round)
{
    assert(first_round >= 0 && first_round < d->walk.rounds);
    if (d->walk.movable < 2)
        return;
    set_heat(d, heat);
    switch (d->walk.size) {
    case 4:
        trials(d, rng, count, first_round, 4);
        break;
    case 3:
        trials(d, rng, count, first_round, 3);
        break;
    default:
        trials(d, rng, count, first_round, d->walk.size);
        break;
    }
}

bool descent_ideal(const struct descent *d)
{
    return walk_key_compare(&d->best, &d->ideal) <= 0;
}

void descent_offer(struct descent *d, struct lane *lane, const char *method)
{
    if (walk_key_compare(&d->best, &d->offered) >= 0)
        return;
    d->offered = d->best;
    d->offered_at = lane->moves;
    store_best(d);
    assert(!d->unsaved);
    assert(!CHECKING || !d->best.value[0] || schedule_broken(lane->problem, d->scratch));
    candidate_offer(lane->problem, &lane->best, d->scratch, method);
}

void descent_offer_on_the_way(struct descent *d, struct lane *lane, const char *method)
{
    enum { PRICE = 8 }; /* moves that valuing a chair takes as long as */
    if (lane->moves - d->offered_at >= PRICE * (int64_t)d->walk.rounds * d->walk.points)
        descent_offer(d, lane, method);
}

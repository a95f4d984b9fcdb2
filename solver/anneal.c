/* Simulated annealing over all rounds at once: swaps of two players of a round, price m(m-1)/2 for meeting
 * m times, geometric cooling, acceptance from a table, restarts that grow (SOLVER 4).  Lanes differ in how
 * much a shared country weighs against a repeat, and in whether they start from random tables or from the
 * best schedule found so far. */
#include "solver/method.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/walk.h"

enum { LIMITS = 4096, CHUNK = 20000 };
static const double hot = 0.42, cold = 0.17, warm = 0.28, growth = 1.15;

struct anneal {
    struct walk walk;
    struct schedule *scratch;
    uint16_t *best_seat;
    struct walk_key best, ideal, offered;
    bool unsaved;       /* the present seats are the best and not copied yet */
    int64_t length, at; /* of the present descent, in moves */
    int restarts;
    double draw[LIMITS];   /* -log of the equally likely draws */
    int16_t limit[LIMITS]; /* largest change that is accepted, for each draw */
};

static bool fits(const struct problem *problem)
{
    return problem->players <= WALK_PLAYERS_MOST && problem->tables > 1;
}

/* Lanes take turns in weighing groups and repeats; the goal that comes first never weighs less. */
static struct walk_weights weights_of(const struct lane *lane)
{
    static const int ratios[] = {1, 2, 4};
    struct walk_weights weights = {.step = 1};
    const struct goals *goals = &lane->problem->goals;
    int ratio = ratios[lane->index % 3], weight = 1;
    bool opponents_seen = false;
    for (int i = goals->count - 1; i >= 0; i--) { /* from the least important up */
        if (goals->goal[i].measure == MEASURE_OPPONENTS) {
            weights.step = weight;
            opponents_seen = true;
        } else if (goals->goal[i].measure == MEASURE_COUNTRIES) {
            weights.same[goals->goal[i].avoid] = weight;
        } else {
            continue;
        }
        weight *= ratio;
    }
    if (!opponents_seen)
        weights.step = weight;
    return weights;
}

static void open(struct lane *lane)
{
    struct anneal *a = mem_new(struct anneal, 1);
    struct walk_weights weights = weights_of(lane);
    walk_open(&a->walk, lane->problem, &weights);
    a->scratch = schedule_for(lane->problem);
    a->best_seat = mem_new(uint16_t, (size_t)lane->problem->rounds * (size_t)lane->problem->points);
    for (int i = 0; i < WALK_KEYS; i++)
        a->best.value[i] = a->offered.value[i] = INT64_MAX;
    for (int i = 0; i < LIMITS; i++)
        a->draw[i] = -log((i + 0.5) / LIMITS);
    a->ideal = walk_key_ideal(&a->walk, lane);
    lane->state = a;
}

static void close(struct lane *lane)
{
    struct anneal *a = lane->state;
    walk_close(&a->walk);
    schedule_free(a->scratch);
    free(a->best_seat);
    free(a);
}

/* Begins a new descent: every third one of the later lanes from the best known schedule. */
static void restart(struct lane *lane, struct anneal *a)
{
    const struct problem *problem = lane->problem;
    bool from_core = lane->core.schedule && lane->index % 2 == 1 && a->restarts % 3 == 0;
    if (from_core)
        schedule_copy(a->scratch, lane->core.schedule);
    else
        schedule_shuffle(problem, a->scratch, &lane->rng);
    walk_load(&a->walk, a->scratch);
    int64_t chairs = (int64_t)problem->rounds * problem->points;
    double length = 3000.0 * (double)chairs * pow(growth, a->restarts);
    a->length = (int64_t)(length < 4e7 ? length : 4e7);
    a->at = from_core ? a->length / 2 : 0;
    a->restarts++;
}

static void set_limits(struct anneal *a, const struct lane *lane)
{
    double part = (double)a->at / (double)a->length;
    double start = lane->core.schedule && a->at > 0 && part < 0.5 ? warm : hot;
    double heat = start * pow(cold / start, part) * a->walk.weights.step;
    for (int i = 0; i < LIMITS; i++) {
        double limit = heat * a->draw[i];
        a->limit[i] = (int16_t)(limit < 1000 ? limit : 1000);
    }
}

static void save(struct anneal *a)
{
    if (a->unsaved)
        memcpy(a->best_seat, a->walk.seat,
               (size_t)a->walk.rounds * (size_t)a->walk.points * sizeof *a->best_seat);
    a->unsaved = false;
}

static void note_best(struct anneal *a)
{
    struct walk_key key = walk_key(&a->walk);
    if (walk_key_compare(&key, &a->best) < 0) {
        a->best = key;
        a->unsaved = true;
    }
}

/* The best seats are copied only when they are about to be left: a long descent does not copy each step. */
static void apply(struct anneal *a, int round, int i, int j)
{
    walk_apply(&a->walk, round, i, j);
    if (a->unsaved) {
        struct walk_key key = walk_key(&a->walk);
        if (walk_key_compare(&key, &a->best) > 0) {
            walk_apply(&a->walk, round, i, j); /* back */
            save(a);
            walk_apply(&a->walk, round, i, j);
        }
    }
    note_best(a);
}

/* The inner loop, compiled once for each common table size. */
static inline __attribute__((always_inline)) void trials(struct anneal *a, struct rng *rng, int count,
                                                         int size)
{
    struct walk *walk = &a->walk;
    uint64_t movable = (uint64_t)walk->movable;
    int round = (int)rng_below(rng, (uint32_t)walk->rounds);
    for (int n = 0; n < count; n++) {
        round = round + 1 < walk->rounds ? round + 1 : 0;
        const uint16_t *seat = walk->seat + (long)round * walk->points;
        const uint16_t *chair = walk->chair + (long)round * walk->points;
        uint64_t draw = rng_next(rng);
        int i = chair[(draw & 0xFFFFFF) * movable >> 24], j = chair[(draw >> 24 & 0xFFFFFF) * movable >> 24];
        if (i / size == j / size)
            continue;
        int limit = a->limit[draw >> 48 & (LIMITS - 1)];
        if (walk_delta(walk, seat, i, j, size) > limit || !walk_allows(walk, seat, i, j, size))
            continue;
        apply(a, round, i, j);
    }
}

static void run_trials(struct anneal *a, struct rng *rng, int count)
{
    switch (a->walk.size) {
    case 4:
        trials(a, rng, count, 4);
        break;
    case 3:
        trials(a, rng, count, 3);
        break;
    default:
        trials(a, rng, count, a->walk.size);
        break;
    }
}

static void offer(struct lane *lane, struct anneal *a)
{
    if (walk_key_compare(&a->best, &a->offered) >= 0)
        return;
    save(a);
    a->offered = a->best;
    struct walk *walk = &a->walk;
    uint16_t *present = walk->seat;
    walk->seat = a->best_seat;
    walk_store(walk, a->scratch);
    walk->seat = present;
    candidate_offer(lane->problem, &lane->best, a->scratch, "anneal");
}

static void run(struct lane *lane, int64_t moves)
{
    struct anneal *a = lane->state;
    for (int64_t used = 0; used < moves && !control_stopped(lane->control); used += CHUNK) {
        if (a->at >= a->length) {
            save(a);
            restart(lane, a);
            note_best(a);
        }
        if (a->walk.movable < 2) {
            lane->done = true;
            break;
        }
        set_limits(a, lane);
        run_trials(a, &lane->rng, CHUNK);
        a->at += CHUNK;
        lane->moves += CHUNK;
        if (walk_key_compare(&a->best, &a->ideal) <= 0) {
            lane->done = true;
            break;
        }
    }
    offer(lane, a);
}

const struct method method_anneal = {.name = "anneal",
                                     .summary = "simulated annealing over all rounds",
                                     .fits = fits,
                                     .open = open,
                                     .run = run,
                                     .close = close};

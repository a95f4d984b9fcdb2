/* Orbit search: prescribe a symmetry, search base rounds, take their images (SOLVER 1.4).  What plain local
 * search never finds near the limit of rounds becomes easy.  Lanes start at different shapes; each shape
 * gets a budget in turn, growing from round to round.  A schedule that is found is relabelled for the
 * later goals, then the search goes on to another. */
#include "solver/orbit.h"
#include "solver/settings.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/bank.h"
#include "solver/base_round.h"
#include "solver/golfers_8_4_10.h"
#include "solver/method.h"
#include "solver/relabel.h"

enum { SHAPES_MOST = 24, SLICE_MOST = 400000, PACKS_MOST = 20000, RELABEL_PRICE = 6 };

enum { BUDGET, ADOPT };
static const struct setting settings[] = {
    [BUDGET] = {"budget", 200000, 1000, 1e9, "moves of a shape's first turn"},
    [ADOPT] = {"adopt", 400000, 0, 1e9, "moves of the relabelling of a schedule that was found"},
    {0}};

struct orbit {
    int shapes;
    struct shape shape[SHAPES_MOST];
    struct base_search *search[SHAPES_MOST];
    int at;                         /* shape whose turn it is */
    int64_t budget;                 /* of each turn */
    int64_t left;                   /* of the present turn */
    int64_t adopt;                  /* of each relabelling */
    bool packs;                     /* the one instance that is solved by packing instead */
    struct golfers_search *golfers; /* made when it is needed */
    const struct bank_entry *bank;  /* stored base rounds, not yet tried */
    struct schedule *core, *out;
};

static bool fits(const struct problem *problem)
{
    return !problem->fixed && !problem->past_tables && problem->points <= BASE_POINTS_MOST &&
           problem->tables > 1 && problem->rounds > 1;
}

static void add_shape(struct orbit *o, struct shape shape)
{
    assert(shape.fixed >= shape.ghosts && shape.cycle > 0);
    if (o->shapes < SHAPES_MOST)
        o->shape[o->shapes++] = shape;
}

/* Base rounds of order 3 (a: the fixed points rotate; b: each sits with a triple), tables of four. */
static void add_turns(struct orbit *o, const struct problem *problem, int cycle)
{
    int layers = problem->points / cycle / 3 * 3, fixed = problem->points - cycle * layers;
    if (problem->table_size != 4 || !layers || fixed > problem->tables)
        return;
    for (int u = 1; u < cycle; u++) {
        if ((long)u * u % cycle * u % cycle != 1)
            continue;
        struct shape shape = {cycle, layers, fixed, 1, 3, u, true, 0};
        if (problem->tables % 3 == 0 && fixed % 3 == 0)
            add_shape(o, shape);
        shape.rotate = false;
        if (fixed && (problem->tables - fixed) % 3 == 0)
            add_shape(o, shape);
    }
}

/* One base round, or several, moved by Z_n: as many layers as fit, then fewer with more fixed points. */
static void add_cycles(struct orbit *o, const struct problem *problem, int cycle, int bases)
{
    for (int layers = problem->points / cycle; layers > 0; layers--) {
        int fixed = problem->points - layers * cycle;
        if (fixed > problem->tables)
            break;
        if (fixed >= problem->ghosts)
            add_shape(o, (struct shape){cycle, layers, fixed, bases, 1, 1, false, problem->ghosts});
        if (problem->ghosts && fixed != problem->ghosts) /* ghosts chosen afterwards */
            add_shape(o, (struct shape){cycle, layers, fixed, bases, 1, 1, false, 0});
    }
}

static void list_shapes(struct orbit *o, const struct problem *problem)
{
    int rounds = problem->rounds;
    add_cycles(o, problem, rounds, 1);
    add_turns(o, problem, rounds);
    add_cycles(o, problem, rounds + 1, 1);
    add_turns(o, problem, rounds + 1);
    for (int bases = 2; bases <= 3; bases++)
        if (rounds > bases)
            add_cycles(o, problem, (rounds + bases - 1) / bases, bases);
}

static void open(struct lane *lane)
{
    struct orbit *o = mem_new(struct orbit, 1);
    list_shapes(o, lane->problem);
    o->core = schedule_for(lane->problem);
    o->out = schedule_for(lane->problem);
    o->budget = o->left = (int64_t)settings_get(lane->settings, &settings[BUDGET]);
    o->adopt = (int64_t)settings_get(lane->settings, &settings[ADOPT]);
    if (lane->problem->points == GOLFERS_POINTS && lane->problem->rounds == GOLFERS_ROUNDS &&
        lane->problem->table_size == 4) {
        o->shapes = 0; /* no other shape is known to give these ten rounds */
        o->packs = true;
    }
    if (!lane->no_bank && lane->problem->table_size == 4)
        o->bank = bank_find(lane->problem->points, lane->problem->ghosts, lane->problem->rounds);
    o->at = o->shapes ? lane->index % o->shapes : 0;
    lane->done = !o->shapes && !o->packs && !o->bank;
    lane->state = o;
}

static void close(struct lane *lane)
{
    struct orbit *o = lane->state;
    for (int i = 0; i < o->shapes; i++)
        base_search_free(o->search[i]);
    golfers_free(o->golfers);
    schedule_free(o->core);
    schedule_free(o->out);
    free(o);
}

/* A schedule without repeats is there: label it for the later goals.  `ghosts`: its last points are they. */
static int64_t adopt(struct lane *lane, struct orbit *o, bool ghosts, int64_t moves)
{
    struct relabel *relabel = ghosts ? relabel_keep(lane, o->core) : relabel_new(lane, o->core, &lane->rng);
    if (!relabel)
        return 0;
    /* a relabelling looks at all rounds of two players, and counts as that many moves */
    int64_t used = RELABEL_PRICE * relabel_run(relabel, &lane->rng, moves / RELABEL_PRICE);
    relabel_store(relabel, o->out);
    relabel_free(relabel);
    candidate_offer(lane->problem, &lane->best, o->out, "orbit");
    return used;
}

static void next_shape(struct orbit *o)
{
    assert(o->shapes > 0);
    o->at = (o->at + 1) % o->shapes;
    if (o->at == 0)
        o->budget += o->budget / 2;
    o->left = o->budget;
}

/* Works on the shape whose turn it is; returns the moves done. */
static int64_t run_shape(struct lane *lane, struct orbit *o, int64_t moves)
{
    const struct shape *shape = &o->shape[o->at];
    struct base_search **search = &o->search[o->at];
    if (!*search)
        *search = base_search_new(shape, lane->problem->table_size, rng_stream(rng_next(&lane->rng), 0));
    int64_t used = base_search_run(*search, o->left < moves ? o->left : moves);
    o->left -= used;
    if (base_search_found(*search)) {
        base_search_develop(*search, o->core);
        used += adopt(lane, o, shape->ghosts > 0, o->adopt);
        base_search_restart(*search);
    }
    if (o->left <= 0)
        next_shape(o);
    return used;
}

static int64_t run_golfers(struct lane *lane, struct orbit *o, int64_t moves)
{
    bool found;
    if (!o->golfers)
        o->golfers = golfers_new(rng_stream(rng_next(&lane->rng), 1));
    int64_t used = golfers_run(o->golfers, moves, o->core, &found);
    if (found)
        used += adopt(lane, o, false, o->adopt);
    return used;
}

/* Of more rounds than are needed any may be left out: lane 0 takes the first, the others draw. */
static void develop_bank(struct lane *lane, struct orbit *o)
{
    const struct problem *problem = lane->problem;
    int left = o->bank->rounds, taken = 0;
    assert(left >= problem->rounds);
    struct schedule *all = schedule_new(left, problem->tables, problem->table_size);
    bank_develop(o->bank, all);
    for (int r = 0; taken < problem->rounds; r++, left--) {
        int needed = problem->rounds - taken;
        if (lane->index > 0 && rng_below(&lane->rng, (uint32_t)left) >= (uint32_t)needed)
            continue;
        memcpy(schedule_round(o->core, taken++), schedule_round(all, r),
               (size_t)problem->points * sizeof(int));
    }
    assert(taken == problem->rounds);
    schedule_free(all);
}

static int64_t run_bank(struct lane *lane, struct orbit *o)
{
    develop_bank(lane, o);
    int64_t used = adopt(lane, o, o->bank->shape.ghosts > 0, o->adopt);
    o->bank = NULL;
    lane->done = !o->shapes && !o->packs;
    return used;
}

static void run(struct lane *lane, int64_t moves)
{
    struct orbit *o = lane->state;
    int64_t used = o->bank ? run_bank(lane, o) : 0;
    lane->moves += used;
    lane->done = lane->done || lane_ideal(lane);
    while (used < moves && !lane->done && !control_stopped(lane->control)) {
        int64_t most = o->packs ? PACKS_MOST : SLICE_MOST; /* a step of a packing takes longer */
        int64_t slice = moves - used < most ? moves - used : most;
        int64_t done = o->packs ? run_golfers(lane, o, slice) : run_shape(lane, o, slice);
        used += done;
        lane->moves += done;
        lane->done = lane_ideal(lane);
    }
}

bool orbit_find(const struct problem *problem, int64_t moves, struct shape *shape, int *point)
{
    struct orbit o = {.budget = 1000000};
    bool found = false;
    list_shapes(&o, problem);
    for (int64_t used = 0; used < moves && !found && o.shapes;) {
        struct base_search **search = &o.search[o.at];
        if (!*search)
            *search = base_search_new(&o.shape[o.at], problem->table_size, rng_stream(1, (uint64_t)o.at));
        used += base_search_run(*search, o.budget);
        found = base_search_found(*search);
        if (found) {
            *shape = o.shape[o.at];
            base_search_points(*search, point);
        }
        next_shape(&o);
    }
    for (int i = 0; i < o.shapes; i++)
        base_search_free(o.search[i]);
    return found;
}

const struct method method_orbit = {.name = "orbit",
                                    .summary = "base rounds moved by a prescribed symmetry",
                                    .fits = fits,
                                    .open = open,
                                    .run = run,
                                    .close = close,
                                    .settings = settings};

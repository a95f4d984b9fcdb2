#include "solver/portfolio.h"

#include <assert.h>
#include <omp.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/numbering.h"
#include "solver/objective.h"
#include "solver/checking.h"

enum { LANES_MAX = 20, SLICE_LEAST = 5000, SLICE_FIRST = 100000, SLICE_MOST = 4000000 };

WORD_LIST(stop_reason_word, STOPS(WORD_OF_ROW))

/* A lane with what the driver keeps about it. */
struct runner {
    const struct method *method;
    struct lane lane;
    bool rests;         /* in the present slice */
    struct trace trace; /* of the present slice */
    int64_t before;     /* moves when the slice began */
};

struct portfolio {
    const struct problem *problem;
    const struct portfolio_options *options;
    struct control control;
    struct cost ideal;
    struct candidate best;
    int runners;
    struct runner runner[LANES_MAX];
    bool searched;  /* some method fits */
    int slices;     /* run so far */
    int64_t traced; /* moves of all lanes, also of closed ones, when the slice began */
    int64_t moves, proved;
    double start;
};

static void add_lane(struct portfolio *p, const struct method *method, int index)
{
    if (p->runners == LANES_MAX || (method->fits && !method->fits(p->problem)))
        return;
    struct runner *runner = &p->runner[p->runners];
    *runner = (struct runner){.method = method,
                              .lane = {.problem = p->problem,
                                       .control = &p->control,
                                       .settings = p->options->settings,
                                       .ideal = p->ideal,
                                       .rng = rng_stream(p->options->seed, (uint64_t)p->runners),
                                       .index = index,
                                       .no_bank = p->options->no_bank}};
    assert(p->runners == 0 || !method->single || runner[-1].method != method);
    p->runners++;
    p->searched = true;
    if (p->options->trace)
        runner->lane.best = (struct candidate){.trace = &runner->trace, .moves = &runner->lane.moves};
    if (method->open)
        method->open(&runner->lane);
}

static void choose_lanes(struct portfolio *p)
{
    if (p->options->method) {
        for (int i = 0; i < (p->options->method->single ? 1 : 4); i++)
            add_lane(p, p->options->method, i);
        return;
    }
    if (p->best.schedule && p->best.cost.value[0] == p->ideal.value[0])
        p->proved = p->ideal.value[0]; /* nothing left to prove about the first goal */
    else
        add_lane(p, &method_exact, 0);
    for (int i = 0; i < 4; i++) {
        add_lane(p, &method_orbit, i);
        add_lane(p, &method_extend, i);
        add_lane(p, &method_anneal, i);
    }
    for (int m = 0; method_at(m); m++)
        for (int i = 0; i < method_at(m)->lanes; i++)
            add_lane(p, method_at(m), i);
    if (!p->runners) /* one table, or too many players for all others */
        add_lane(p, &method_random, 0);
}

static void close_lanes(struct portfolio *p)
{
    for (int i = 0; i < p->runners; i++) {
        struct runner *runner = &p->runner[i];
        if (runner->method->close)
            runner->method->close(&runner->lane);
        candidate_release(&runner->lane.best);
        trace_release(&runner->trace);
    }
    p->runners = 0;
}

static bool is_ideal(const struct portfolio *p)
{
    return candidate_ideal(p->problem, &p->best, &p->ideal);
}

/* Joins the lanes' improvements of this slice, in lane order. */
static void join_traces(struct portfolio *p)
{
    for (int i = 0; i < p->runners; i++) {
        struct runner *runner = &p->runner[i];
        if (p->options->trace)
            trace_join(p->options->trace, &runner->trace, p->start, p->traced, runner->before);
        assert(runner->lane.moves >= runner->before);
        p->traced += runner->lane.moves - runner->before;
        runner->before = runner->lane.moves;
    }
}

/* Takes over what is better, in lane order, so that the threads do not matter. */
static void merge(struct portfolio *p)
{
    p->moves = 0;
    for (int i = 0; i < p->runners; i++) {
        const struct lane *lane = &p->runner[i].lane;
        const struct candidate *found = &lane->best;
        assert(lane->moves >= 0 && (!found->schedule || cost_compare(&p->ideal, &found->cost) <= 0));
        p->moves += lane->moves;
        p->proved = lane->proved > p->proved ? lane->proved : p->proved;
        if (!found->schedule || (p->best.schedule && cost_compare(&found->cost, &p->best.cost) >= 0))
            continue;
        if (!p->best.schedule)
            p->best.schedule = schedule_for(p->problem);
        schedule_copy(p->best.schedule, found->schedule);
        p->best.cost = found->cost;
        p->best.method = found->method;
    }
}

/* A complete search has raised the bound of the first goal: everyone may stop there. */
static void raise_ideal(struct portfolio *p)
{
    if (p->proved <= p->ideal.value[0])
        return;
    p->ideal.value[0] = p->proved;
    assert(!p->best.schedule || p->proved <= p->best.cost.value[0]); /* nothing is below what is proved */
    objective_ideal_from(p->problem, 1, &p->ideal);
    for (int i = 0; i < p->runners; i++)
        p->runner[i].lane.ideal = p->ideal;
}

/* Lanes that do not get far rest: with four better ones at work, three slices of four.  Proofs are
 * not judged. */
static bool may_rest(const struct portfolio *p, int i)
{
    int better = 0;
    const struct candidate *own = &p->runner[i].lane.best;
    if (p->slices < 4 || (p->slices + i) % 4 == 0 || !p->best.schedule || p->runner[i].method->single)
        return false;
    for (int k = 0; k < p->runners; k++) {
        const struct candidate *other = &p->runner[k].lane.best;
        better += !p->runner[k].lane.done && other->schedule &&
                  (!own->schedule || cost_compare(&other->cost, &own->cost) < 0);
    }
    return better >= 4;
}

static void run_lane(struct runner *runner, const struct candidate *best, int64_t slice)
{
    const struct method *method = runner->method;
    if (runner->lane.done || runner->rests)
        return;
    runner->lane.core = *best;
    assert(slice > 0);
    method->run(&runner->lane, slice * (method->share ? method->share : 1));
}

/* Says who rests, before any lane moves on, so that the threads do not matter.  Returns how many times the
 * length of the slice all others will work together. */
static int64_t choose_resting(struct portfolio *p)
{
    int64_t shares = 0;
    for (int i = 0; i < p->runners; i++) {
        struct runner *runner = &p->runner[i];
        runner->rests = may_rest(p, i);
        if (!runner->rests && !runner->lane.done)
            shares += runner->method->share ? runner->method->share : 1;
    }
    return shares;
}

/* One slice of every lane: side by side, but for methods that must run alone. */
static void run_slice(struct portfolio *p, int64_t slice)
{
    int threads = p->options->threads > 0 ? p->options->threads : omp_get_max_threads();
    threads = threads < p->runners ? threads : p->runners; /* idle threads would only spin */
    threads = threads > 0 ? threads : 1;                   /* perhaps no method fits */
    p->slices++;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
    for (int i = 0; i < p->runners; i++)
        if (!p->runner[i].method->serial)
            run_lane(&p->runner[i], &p->best, slice);
    for (int i = 0; i < p->runners; i++)
        if (p->runner[i].method->serial)
            run_lane(&p->runner[i], &p->best, slice);
    join_traces(p);
    merge(p);
    raise_ideal(p);
}

static bool all_done(const struct portfolio *p)
{
    for (int i = 0; i < p->runners; i++)
        if (!p->runner[i].lane.done)
            return false;
    return true;
}

static void report(const struct portfolio *p)
{
    if (!p->options->report || !p->best.schedule)
        return;
    double effort = (double)p->options->effort * 1e6;
    struct bound bound[GOALS_MAX];
    objective_bounds(p->problem, &p->best.cost, bound);
    if (p->proved > bound[0].value)
        bound[0].value = p->proved;
    struct progress progress = {.problem = p->problem,
                                .cost = &p->best.cost,
                                .bound = bound,
                                .seconds = control_now() - p->start,
                                .part = (double)p->moves / effort};
    p->options->report(p->options->context, &progress);
}

static enum stop_reason stop_now(void)
{
    return atomic_load(&solver_stop) ? STOP_SIGNAL : STOP_TIME;
}

/* Moves that the search may take.  When nothing is open but the turns at short tables, which come last and
 * often cannot be even, a tenth is enough. */
static int64_t effort_of(const struct portfolio *p)
{
    int64_t effort = p->options->effort * 1000000;
    for (int i = 0; i < p->problem->goals.count; i++) {
        enum measure measure = p->problem->goals.goal[i].measure;
        if (measure != MEASURE_THREES && measure != MEASURE_TABLES &&
            (!p->best.schedule || p->best.cost.value[i] != p->ideal.value[i]))
            return effort;
    }
    return effort / 10;
}

static enum stop_reason search(struct portfolio *p)
{
    int64_t before = -1;
    if (!p->options->method) { /* what a formula gives needs no search */
        add_lane(p, &method_formula, 0);
        run_slice(p, SLICE_FIRST + 20 * (int64_t)p->problem->points);
        close_lanes(p);
        if (is_ideal(p))
            return STOP_BOUND;
    }
    choose_lanes(p);
    for (int64_t slice = SLICE_FIRST; !is_ideal(p); slice = slice < SLICE_MOST ? 2 * slice : slice) {
        int64_t shares = choose_resting(p), left = effort_of(p) - p->traced;
        if (all_done(p) || p->moves == before || left < shares * SLICE_LEAST)
            return STOP_EFFORT;
        before = p->moves;
        if (control_stopped(&p->control))
            return stop_now();
        run_slice(p, shares * slice < left ? slice : left / shares); /* the effort is kept */
        report(p);
    }
    return STOP_BOUND;
}

/* Stopped before anything was found: some valid schedule is better than none. */
static bool seat_somehow(struct portfolio *p)
{
    struct schedule *schedule = schedule_for(p->problem);
    struct rng rng = rng_stream(p->options->seed, UINT64_MAX - 1);
    for (int tries = 0; tries < 1000 && !p->best.schedule; tries++) {
        schedule_shuffle(p->problem, schedule, &rng);
        candidate_offer(p->problem, &p->best, schedule, "random");
    }
    schedule_free(schedule);
    return p->best.schedule;
}

/* Whether a goal other than the table numbers is worse than before. */
static bool others_suffer(const struct goals *goals, const struct cost *before, const struct cost *after)
{
    for (int i = 0; i < goals->count; i++)
        if (goals->goal[i].measure != MEASURE_TABLES && before->value[i] != after->value[i])
            return after->value[i] > before->value[i];
    return false;
}

/* Spreads the table numbers of the best schedule, unless that harms a measure that looks at them too. */
static void number_tables(struct portfolio *p, struct cost *cost)
{
    assert(!schedule_broken(p->problem, p->best.schedule));
    struct schedule *before = schedule_for(p->problem);
    schedule_copy(before, p->best.schedule);
    numbering_spread(p->problem, p->best.schedule, rng_stream(p->options->seed, UINT64_MAX));
    objective_cost(p->problem, p->best.schedule, cost);
    if (others_suffer(&p->problem->goals, &p->best.cost, cost)) {
        schedule_copy(p->best.schedule, before);
        *cost = p->best.cost;
    }
    assert(!schedule_broken(p->problem, p->best.schedule));
    schedule_free(before);
}

void portfolio_run(const struct problem *problem, const struct portfolio_options *options,
                   struct solution *solution)
{
    struct portfolio p = {.problem = problem, .options = options, .start = control_now()};
    p.control.deadline = options->time > 0 ? p.start + options->time : 0;
    objective_ideal(problem, &p.ideal);
    *solution = (struct solution){.schedule = NULL};
    solution->stopped_by = search(&p);
    if (control_stopped(&p.control) && solution->stopped_by != STOP_BOUND)
        solution->stopped_by = stop_now();
    if (!p.best.schedule && (!options->method || control_stopped(&p.control)))
        solution->makeshift = seat_somehow(&p);
    if (p.best.schedule) {
        number_tables(&p, &solution->cost);
        objective_bounds(problem, &solution->cost, solution->bound);
        if (p.proved > solution->bound[0].value)
            solution->bound[0] =
                (struct bound){p.proved, "all schedules searched, up to symmetry: none has fewer"};
        for (int i = 0; i < problem->goals.count; i++)
            assert(solution->bound[i].value <= solution->cost.value[i]);
        solution->met = bounds_met(problem, solution->bound, &solution->cost);
    }
    solution->schedule = p.best.schedule;
    solution->method = p.best.method;
    solution->searched = p.searched;
    solution->moves = p.traced;
    close_lanes(&p);
    solution->seconds = control_now() - p.start;
}

void solution_release(struct solution *solution)
{
    schedule_free(solution->schedule);
    solution->schedule = NULL;
}

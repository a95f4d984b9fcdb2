#include "solver/numbering.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/checking.h"

struct numbering {
    const struct problem *problem;
    struct schedule *schedule;
    int *number; /* [player][round]: the table's number */
    long *past_first;
    int *past; /* numbers of the rounds played, one player after the other */
    struct rng rng;
    unsigned swaps; /* since the last check of the change, where checks are on */
};

/* Visits of a player to `number` in rounds other than `round`. */
static int visits(const struct numbering *n, int player, int round, int number)
{
    if (player >= n->problem->players)
        return 0;
    int count = 0, rounds = n->schedule->rounds;
    const int *own = n->number + (long)player * rounds;
    for (int r = 0; r < rounds; r++)
        count += r != round && own[r] == number;
    for (long i = n->past_first[player]; i < n->past_first[player + 1]; i++)
        count += n->past[i] == number;
    return count;
}

static int table_visits(const struct numbering *n, int round, int table, int number)
{
    const int *seat = schedule_table(n->schedule, round, table);
    int count = 0;
    for (int k = 0; k < n->schedule->size; k++)
        count += visits(n, seat[k], round, number);
    return count;
}

static bool is_pinned(const struct numbering *n, int round, int table)
{
    const int *seat = schedule_table(n->schedule, round, table);
    for (int k = 0; n->problem->fixed && k < n->schedule->size; k++)
        if (seat[k] < n->problem->players && n->problem->fixed[seat[k]] >= 0)
            return true;
    return false;
}

/* Change in squared visits when tables a and b of a round exchange their numbers. */
static int swap_change(const struct numbering *n, int round, int a, int b)
{
    return table_visits(n, round, a, b) + table_visits(n, round, b, a) - table_visits(n, round, a, a) -
           table_visits(n, round, b, b);
}

/* Sum over all tables of earlier and later visits to their numbers: twice the sum of v(v-1)/2, but for the
 * rounds played. */
static int64_t count_left(const struct numbering *n)
{
    int64_t left = 0;
    for (int r = 0; r < n->schedule->rounds; r++)
        for (int t = 0; t < n->schedule->tables; t++)
            left += table_visits(n, r, t, t);
    return left;
}

/* The change foretold must come about: every visit is seen from both sides, but for those of rounds played,
 * so the sum over all tables changes by twice as much. */
static void apply_swap(struct numbering *n, int round, int a, int b, int change)
{
    bool check = CHECK_DUE(n->swaps, 16) && !n->problem->past_tables;
    int64_t before = check ? count_left(n) : 0;
    assert(a != b && !is_pinned(n, round, a) && !is_pinned(n, round, b));
    int *x = schedule_table(n->schedule, round, a), *y = schedule_table(n->schedule, round, b);
    for (int k = 0; k < n->schedule->size; k++) {
        int keep = x[k];
        x[k] = y[k];
        y[k] = keep;
        n->number[(long)x[k] * n->schedule->rounds + round] = a;
        n->number[(long)y[k] * n->schedule->rounds + round] = b;
    }
    assert(!check || count_left(n) == before + 2 * (int64_t)change);
}

/* Tries to move each table that somebody has seen before; false when there was none. */
static bool mend(struct numbering *n, int tries)
{
    bool any = false;
    for (int r = 0; r < n->schedule->rounds; r++)
        for (int t = 0; t < n->schedule->tables; t++) {
            if (!table_visits(n, r, t, t) || is_pinned(n, r, t))
                continue;
            any = true;
            for (int i = 0; i < tries; i++) {
                int other = (int)rng_below(&n->rng, (uint32_t)n->schedule->tables);
                if (other == t || is_pinned(n, r, other))
                    continue;
                int change = swap_change(n, r, t, other);
                if (change < 0) {
                    apply_swap(n, r, t, other, change);
                    break;
                }
            }
        }
    return any;
}

static void cool_down(struct numbering *n)
{
    static const int moves = 40000;
    static const double start = 1.0, end = 0.15;
    double heat = start;
    for (int i = 0; i < moves; i++) {
        if (i % 200 == 0)
            heat = start * pow(end / start, (double)i / moves);
        int round = (int)rng_below(&n->rng, (uint32_t)n->schedule->rounds);
        int a = (int)rng_below(&n->rng, (uint32_t)n->schedule->tables);
        int b = (int)rng_below(&n->rng, (uint32_t)n->schedule->tables);
        if (a == b || is_pinned(n, round, a) || is_pinned(n, round, b))
            continue;
        int change = swap_change(n, round, a, b);
        if (change <= 0 || rng_unit(&n->rng) < exp(-change / heat))
            apply_swap(n, round, a, b, change);
    }
}

static void number_points(struct numbering *n)
{
    int rounds = n->schedule->rounds;
    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < n->problem->points; i++)
            n->number[(long)schedule_round(n->schedule, r)[i] * rounds + r] = i / n->problem->table_size;
}

/* A few descents; the best is kept. */
static void anneal(struct numbering *n)
{
    enum { PASSES = 4 };
    struct schedule *best = schedule_for(n->problem);
    int64_t least = count_left(n);
    schedule_copy(best, n->schedule);
    for (int pass = 0; pass < PASSES && least > 0; pass++) {
        cool_down(n);
        int64_t left = count_left(n);
        if (left < least) {
            least = left;
            schedule_copy(best, n->schedule);
        }
    }
    schedule_copy(n->schedule, best);
    number_points(n);
    assert(!CHECKING || count_left(n) == least);
    schedule_free(best);
}

static void open(struct numbering *n)
{
    const struct problem *problem = n->problem;
    int rounds = n->schedule->rounds;
    n->number = mem_grid(int, problem->points, rounds);
    number_points(n);
    n->past_first = mem_new(long, problem->players + 2);
    for (int pass = 0; pass < 2; pass++) { /* count, then fill */
        for (int i = 0; i < problem->past_tables; i++)
            for (int k = 0; k < problem->past[i].seats; k++) {
                int player = problem->past[i].seat[k];
                if (player >= 0 && pass)
                    n->past[n->past_first[player + 1]++] = problem->past[i].number;
                else if (player >= 0)
                    n->past_first[player + 2]++;
            }
        if (pass)
            break;
        for (int p = 0; p <= problem->players; p++)
            n->past_first[p + 1] += n->past_first[p];
        n->past = mem_new(int, n->past_first[problem->players + 1]);
    }
}

void numbering_spread(const struct problem *problem, struct schedule *schedule, struct rng rng)
{
    struct numbering n = {.problem = problem, .schedule = schedule, .rng = rng};
    if (schedule->tables < 2 || schedule->rounds + problem->past_tables < 2)
        return;
    open(&n);
    for (int sweep = 0; sweep < 20; sweep++)
        if (!mend(&n, 20))
            break;
    if (problem->points <= 400 && count_left(&n))
        anneal(&n);
    assert(!CHECKING || !schedule_broken(problem, schedule));
    free(n.number);
    free(n.past_first);
    free(n.past);
}

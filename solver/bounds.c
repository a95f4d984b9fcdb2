#include "solver/bounds.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/joint_bound.h"
#include "solver/schedule.h"
#include "solver/seating.h"
#include "solver/tally.h"

static int64_t pairs_of(int64_t n)
{
    assert(n >= 0);
    return n * (n - 1) / 2;
}

void bound_raise(struct bound *bound, int64_t value, const char *fmt, ...)
{
    if (value <= bound->value)
        return;
    va_list args;
    va_start(args, fmt);
    bound->value = value;
    vsnprintf(bound->proof, sizeof bound->proof, fmt, args);
    va_end(args);
}

static int64_t full_tables(const struct problem *problem)
{
    return problem->tables - problem->ghosts;
}

/* Meetings of the rounds to be planned. */
static int64_t new_meetings(const struct problem *problem)
{
    int size = problem->table_size;
    return problem->rounds * (full_tables(problem) * pairs_of(size) + problem->ghosts * pairs_of(size - 1));
}

/* Schedules without a repeat that are known not to exist although counting would allow them. */
static const struct {
    int table_size, players, rounds;
    const char *reason;
} theorems[] = {
    {4, 20, 6,
     "20 players cannot play 6 rounds at tables of 4 without a repeat (no such resolvable packing exists)"},
    {3, 12, 5,
     "12 players cannot play 5 rounds at tables of 3 without a repeat (no nearly Kirkman system of order "
     "12)"},
};

static void bound_pigeonhole(const struct problem *problem, struct bound *bound)
{
    int size = problem->table_size, tables = problem->tables;
    if (tables >= size || problem->rounds < 2)
        return;
    int64_t full = spread_pairs(size, tables), less = spread_pairs(size - 1, tables);
    int64_t round = full_tables(problem) * full + problem->ghosts * less;
    bound_raise(
        bound, round * (problem->rounds - 1),
        "with %d tables, a table of %d seats at least %lld pairs from one table of round 1: %lld a round, "
        "in %d "
        "rounds after the first",
        tables, full_tables(problem) ? size : size - 1, (long long)(full_tables(problem) ? full : less),
        (long long)round, problem->rounds - 1);
}

/* Players with the same fixed table meet in every round. */
static void bound_fixed(const struct problem *problem, struct bound *bound)
{
    if (!problem->fixed)
        return;
    int *sitting = mem_new(int, problem->tables);
    int64_t forced = 0;
    for (int p = 0; p < problem->players; p++)
        if (problem->fixed[p] >= 0)
            forced += sitting[problem->fixed[p]]++;
    free(sitting);
    bound_raise(bound, forced * (problem->rounds - 1), "%lld pairs share a fixed table in all %d rounds",
                (long long)forced, problem->rounds);
}

/* The repeats of the rounds played cannot be undone. */
static void bound_history(const struct problem *problem, struct bound *bound)
{
    if (!problem->past_tables)
        return;
    struct schedule *none = schedule_new(0, problem->tables, problem->table_size);
    struct tally past;
    tally_schedule(problem, none, &past);
    schedule_free(none);
    bound_raise(bound, past.repeats, "the rounds already played have that many");
}

static int64_t past_meetings(const struct problem *problem)
{
    int64_t sum = 0;
    for (int i = 0; i < problem->past_tables; i++) {
        int there = 0;
        for (int k = 0; k < problem->past[i].seats; k++)
            there += problem->past[i].seat[k] >= 0;
        sum += pairs_of(there);
    }
    return sum;
}

void bound_opponents(const struct problem *problem, int i, const struct cost *reached, struct bound *bound)
{
    (void)i, (void)reached;
    int64_t meetings = new_meetings(problem) + past_meetings(problem), pairs = pairs_of(problem->players);
    bound_raise(bound, meetings - pairs, "%lld meetings, but only %lld pairs of players", (long long)meetings,
                (long long)pairs);
    bound_pigeonhole(problem, bound);
    bound_fixed(problem, bound);
    bound_history(problem, bound);
    for (size_t t = 0; t < sizeof theorems / sizeof *theorems; t++)
        if (theorems[t].table_size == problem->table_size && theorems[t].players == problem->players &&
            problem->rounds >= theorems[t].rounds)
            bound_raise(bound, 1, "%s", theorems[t].reason);
}

/* Least faults of a player with these uses of the positions and `left` games to come. */
static int64_t least_faults(const int *uses, int size, int left)
{
    int games = left, over = 0, higher = 0, room = 0;
    for (int k = 0; k < size; k++)
        games += uses[k];
    int each = games / size, spare = games % size;
    for (int k = 0; k < size; k++) {
        over += uses[k] > each ? uses[k] - each : 0;
        higher += uses[k] > each;
        room += uses[k] < each ? each - uses[k] : 0;
    }
    int extra = left > room ? left - room : 0; /* games that must go above the even share */
    int excused = higher + extra < spare ? higher + extra : spare;
    assert(over + extra >= excused);
    return over + extra - excused;
}

/* With rounds played: what each player cannot mend any more. */
static void bound_positions_left(const struct problem *problem, struct bound *bound)
{
    int *uses = mem_grid(int, problem->players, SEATS_MAX);
    int64_t sum = 0;
    for (int i = 0; i < problem->past_tables; i++)
        for (int k = 0; k < problem->past[i].seats; k++)
            if (problem->past[i].seat[k] >= 0)
                uses[(long)problem->past[i].seat[k] * SEATS_MAX + k]++;
    for (int p = 0; p < problem->players; p++)
        sum += least_faults(uses + (long)p * SEATS_MAX, problem->table_size, problem->rounds);
    free(uses);
    bound_raise(bound, sum, "the positions had so far cannot be evened out in %d more rounds",
                problem->rounds);
}

/* Position K exists at the full tables only: spread its chairs as well as possible (RULEBOOK G-13 b). */
void bound_positions(const struct problem *problem, int i, const struct cost *reached, struct bound *bound)
{
    (void)i, (void)reached;
    int rounds = problem->rounds, size = problem->table_size;
    assert(full_tables(problem) >= 0);
    if (problem->past_tables)
        bound_positions_left(problem, bound);
    if (!problem->ghosts || problem->past_tables)
        return;
    int useful, harmless;
    seating_last_wanted(rounds, size, &useful, &harmless);
    int64_t chairs = full_tables(problem) * rounds, players = problem->players;
    int64_t mended = chairs < players * useful ? chairs : players * useful;
    int64_t harmed = chairs > players * harmless ? chairs - players * harmless : 0;
    bound_raise(bound, players * seating_faults(rounds, 0, size) - mended + harmed,
                "position %d exists at full tables only: %lld chairs in %d rounds for %lld players", size,
                (long long)chairs, rounds, (long long)players);
}

static int *group_sizes(const struct problem *problem, int f)
{
    int *sizes = mem_new(int, problem->groups[f] + 1);
    for (int p = 0; p < problem->players; p++)
        if (problem_group(problem, f, p) >= 0)
            sizes[problem_group(problem, f, p)]++;
    return sizes;
}

/* Whether goal `measure` stands before goal i and has reached this value. */
static bool reached_before(const struct problem *problem, int i, const struct cost *reached,
                           enum measure measure, int64_t *value)
{
    for (int j = 0; j < i; j++)
        if (problem->goals.goal[j].measure == measure) {
            *value = reached->value[j];
            return true;
        }
    return false;
}

/* With no repeats, a player from a group of k meets at most N-k others from outside it. */
static int64_t forced_by_size(const struct problem *problem, const int *sizes, int groups)
{
    int64_t chairs = (int64_t)(problem->table_size - 1) * problem->rounds, sum = 0;
    for (int g = 0; g < groups; g++) {
        int64_t inside = chairs - (problem->players - sizes[g]);
        sum += inside > 0 ? inside * sizes[g] : 0;
    }
    /* a game at a short table has one meeting less */
    sum -= (int64_t)(problem->table_size - 1) * problem->ghosts * problem->rounds;
    return sum > 0 ? (sum + 1) / 2 : 0;
}

/* When the columns before this one are spread as evenly as a round allows, in every round. */
static void bound_joint(const struct problem *problem, int i, const struct cost *reached, struct bound *bound)
{
    const struct goal *goal = &problem->goals.goal[i];
    if (!problem->joint_least[goal->avoid] || problem->past_tables)
        return;
    for (int j = 0, held = 0; j < i; j++) {
        const struct goal *before = &problem->goals.goal[j];
        if (before->measure != MEASURE_COUNTRIES)
            continue;
        if (before->avoid >= goal->avoid ||
            reached->value[j] != problem->rounds * spread_column(problem, before->avoid))
            return;
        if (++held == goal->avoid)
            bound_raise(
                bound, problem->rounds * problem->joint_least[goal->avoid],
                "with the columns before it spread evenly, a round still has %lld pairs of one %s, by an "
                "integer "
                "program over all kinds of tables; %d rounds",
                (long long)problem->joint_least[goal->avoid], goal->column, problem->rounds);
    }
}

void bound_countries(const struct problem *problem, int i, const struct cost *reached, struct bound *bound)
{
    const struct goal *goal = &problem->goals.goal[i];
    assert(goal->avoid >= 0 && goal->avoid < problem->goals.avoids);
    int f = goal->avoid, groups = problem->groups[f];
    int *sizes = group_sizes(problem, f);
    int64_t round = 0, within = 0, repeats;
    for (int g = 0; g < groups; g++) {
        round += spread_pairs(sizes[g], problem->tables);
        within += pairs_of(sizes[g]);
    }
    bound_raise(
        bound, round * problem->rounds,
        "each %s spread evenly over %d tables still puts %lld pairs together in a round, in %d rounds",
        goal->column, problem->tables, (long long)round, problem->rounds);
    bound_joint(problem, i, reached, bound);
    if (reached_before(problem, i, reached, MEASURE_OPPONENTS, &repeats) && !problem->past_tables) {
        int64_t unmet = pairs_of(problem->players) - new_meetings(problem) + repeats;
        bound_raise(
            bound, within - unmet,
            "%lld pairs share their %s, and with that few repeats only %lld pairs of players never meet",
            (long long)within, goal->column, (long long)unmet);
        if (repeats == 0)
            bound_raise(bound, forced_by_size(problem, sizes, groups),
                        "without repeats, players of a large %s run out of others to meet in %d rounds",
                        goal->column, problem->rounds);
    }
    free(sizes);
}

void bound_tables(const struct problem *problem, int i, const struct cost *reached, struct bound *bound)
{
    (void)i, (void)reached;
    int64_t more = problem->rounds > problem->tables ? problem->rounds - problem->tables : 0, fixed = 0;
    for (int p = 0; problem->fixed && p < problem->players; p++)
        fixed += problem->fixed[p] >= 0;
    if (problem->past_tables)
        return;
    bound_raise(bound, (problem->players - fixed) * more + fixed * (problem->rounds - 1),
                "%d rounds at %d tables%s", problem->rounds, problem->tables,
                fixed ? ", some players at a fixed table" : "");
}

int bounds_met(const struct problem *problem, const struct bound *bound, const struct cost *reached)
{
    int met = 0;
    while (met < problem->goals.count && reached->value[met] == bound[met].value)
        met++;
    return met;
}

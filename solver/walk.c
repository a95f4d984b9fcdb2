#include "solver/walk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/checking.h"

/* Price of the first meeting. */
static int offset_of(const struct walk *walk, int a, int b)
{
    const struct problem *problem = walk->problem;
    int sum = 0;
    for (int f = 0; f < problem->goals.avoids; f++) {
        int group = problem_group(problem, f, a);
        if (group >= 0 && group == problem_group(problem, f, b))
            sum += walk->weights.same[f];
    }
    return sum;
}

static uint16_t *price_of(const struct walk *walk, int a, int b)
{
    return walk->price + (long)a * walk->stride + b;
}

static void count_change(struct walk *walk, int a, int b, int meetings_before, int sign)
{
    const struct problem *problem = walk->problem;
    int others = sign > 0 ? meetings_before : meetings_before - 1;
    if (a == problem->players || b == problem->players) {
        walk->shorts += sign * others;
        return;
    }
    walk->repeats += others > 0 ? sign : 0;
    walk->squared += sign * others;
    for (int f = 0; f < problem->goals.avoids; f++) {
        int group = problem_group(problem, f, a);
        if (group >= 0 && group == problem_group(problem, f, b))
            walk->same[f] += sign;
    }
}

/* One meeting more (sign 1) or less (-1) of two different points. */
static void meet(struct walk *walk, int a, int b, int sign)
{
    int step = walk->weights.step, price = *price_of(walk, a, b);
    int ghost = walk->problem->players;
    if (walk->weights.loose && (a == ghost || b == ghost)) {
        int *games = &walk->games[a == ghost ? b : a];
        walk->shorts += sign > 0 ? *games : 1 - *games;
        *games += sign;
        return;
    }
    int next = price + sign * step, apart = price >= WALK_APART;
    walk->hard += apart ? sign : 0;
    walk->energy += sign > 0 ? price : -next;
    assert(next >= 0 && next <= UINT16_MAX);
    count_change(walk, a, b, (price - (apart ? WALK_APART : 0) - offset_of(walk, a, b)) / step, sign);
    *price_of(walk, a, b) = *price_of(walk, b, a) = (uint16_t)next;
}

/* A second walk over the same seats, valued from nothing, must come to the same sums and prices. */
static void value_seats(struct walk *walk);
static bool is_consistent(const struct walk *walk)
{
    struct walk fresh = *walk;
    size_t prices = (size_t)(walk->problem->players + 1) * (size_t)walk->stride;
    fresh.price = mem_new(uint16_t, prices);
    fresh.games = mem_new(int, walk->problem->players);
    value_seats(&fresh);
    bool same = fresh.energy == walk->energy && fresh.hard == walk->hard && fresh.repeats == walk->repeats &&
                fresh.squared == walk->squared && fresh.shorts == walk->shorts &&
                !memcmp(fresh.same, walk->same, sizeof walk->same) &&
                !memcmp(fresh.price, walk->price, prices * sizeof *walk->price);
    free(fresh.price);
    free(fresh.games);
    return same;
}

static void meet_table(struct walk *walk, const uint16_t *seat, int chair, int sign)
{
    const uint16_t *table = seat + chair / walk->size * walk->size;
    for (int k = 0; k < walk->size; k++)
        if (table + k != seat + chair)
            meet(walk, seat[chair], table[k], sign);
}

void walk_apply(struct walk *walk, int round, int i, int j)
{
    uint16_t *seat = walk->seat + (long)round * walk->points;
    meet_table(walk, seat, i, -1);
    meet_table(walk, seat, j, -1);
    if (seat[i] == walk->problem->players || seat[j] == walk->problem->players) {
        uint8_t *ghost = walk->ghost + (long)round * (walk->points / walk->size);
        ghost[i / walk->size] ^= 1;
        ghost[j / walk->size] ^= 1;
    }
    uint16_t keep = seat[i];
    seat[i] = seat[j];
    seat[j] = keep;
    meet_table(walk, seat, i, 1);
    meet_table(walk, seat, j, 1);
    assert(!CHECK_DUE(walk->applied, 1024) || is_consistent(walk));
}

static void meet_past(struct walk *walk)
{
    const struct problem *problem = walk->problem;
    for (int i = 0; i < problem->past_tables; i++) {
        const struct past_table *past = &problem->past[i];
        for (int j = 0; j < past->seats; j++) {
            if (past->seat[j] < 0)
                continue;
            if (past->seats < problem->table_size)
                meet(walk, past->seat[j], problem->players, 1);
            for (int k = j + 1; k < past->seats; k++)
                if (past->seat[k] >= 0)
                    meet(walk, past->seat[j], past->seat[k], 1);
        }
    }
}

/* Prices without any meeting, then with those of the past and of the present seats. */
static void value_seats(struct walk *walk)
{
    const struct problem *problem = walk->problem;
    int n = problem->players;
    memset(walk->price, 0, (size_t)(n + 1) * (size_t)walk->stride * sizeof *walk->price);
    for (int a = 0; problem->goals.avoids && a < n; a++)
        for (int b = 0; b < n; b++)
            if (a != b)
                *price_of(walk, a, b) = (uint16_t)offset_of(walk, a, b);
    for (int i = 0; i < problem->aparts; i++) {
        int a = problem->apart[i].a, b = problem->apart[i].b;
        if (*price_of(walk, a, b) < WALK_APART) {
            *price_of(walk, a, b) += WALK_APART;
            *price_of(walk, b, a) += WALK_APART;
        }
    }
    walk->energy = walk->hard = walk->repeats = walk->squared = walk->shorts = 0;
    memset(walk->same, 0, sizeof walk->same);
    memset(walk->games, 0, (size_t)n * sizeof *walk->games);
    meet_past(walk);
    walk->hard = 0; /* what has been played cannot be mended */
    for (int r = 0; r < walk->rounds; r++) {
        const uint16_t *seat = walk->seat + (long)r * walk->points;
        for (int i = 0; i < walk->points; i++)
            for (int k = i + 1; k < (i / walk->size + 1) * walk->size; k++)
                meet(walk, seat[i], seat[k], 1);
    }
}

/* The least possible sum of g(g-1)/2 with all short-table games of past and present. */
static int64_t least_shorts(const struct problem *problem)
{
    int *games = mem_new(int, problem->players);
    int64_t left = (int64_t)problem->rounds * problem->ghosts * (problem->table_size - 1), sum = 0;
    for (int i = 0; i < problem->past_tables; i++)
        for (int k = 0; k < problem->past[i].seats; k++)
            if (problem->past[i].seat[k] >= 0 && problem->past[i].seats < problem->table_size)
                games[problem->past[i].seat[k]]++;
    for (int level = 0; left > 0; level++) /* fill up from below */
        for (int p = 0; p < problem->players && left > 0; p++)
            if (games[p] == level) {
                games[p]++;
                left--;
            }
    for (int p = 0; p < problem->players; p++)
        sum += (int64_t)games[p] * (games[p] - 1) / 2;
    free(games);
    return sum;
}

void walk_open(struct walk *walk, const struct problem *problem, const struct walk_weights *weights)
{
    *walk = (struct walk){.problem = problem,
                          .weights = *weights,
                          .size = problem->table_size,
                          .points = problem->points,
                          .rounds = problem->rounds};
    assert(weights->step > 0 && problem->players <= WALK_PLAYERS_MOST);
    assert(problem->points == problem->tables * problem->table_size);
    walk->stride = (problem->players + 1 + 7) / 8 * 8;
    walk->price = mem_new(uint16_t, (size_t)(problem->players + 1) * (size_t)walk->stride);
    walk->seat = mem_new(uint16_t, (size_t)walk->rounds * (size_t)walk->points);
    walk->chair = mem_new(uint16_t, (size_t)walk->rounds * (size_t)walk->points);
    walk->ghost = mem_new(uint8_t, (size_t)walk->rounds * (size_t)problem->tables);
    walk->games = mem_new(int, problem->players);
    walk->shorts_least = least_shorts(problem);
}

void walk_close(struct walk *walk)
{
    free(walk->price);
    free(walk->seat);
    free(walk->chair);
    free(walk->ghost);
    free(walk->games);
}

void walk_load(struct walk *walk, const struct schedule *schedule)
{
    const struct problem *problem = walk->problem;
    assert(schedule->rounds == walk->rounds && schedule->tables * schedule->size == walk->points);
    for (int r = 0; r < walk->rounds; r++) {
        const int *from = schedule_round(schedule, r);
        walk->movable = 0;
        memset(walk->ghost + (long)r * problem->tables, 0, (size_t)problem->tables);
        for (int i = 0; i < walk->points; i++) {
            bool ghost = from[i] >= problem->players;
            assert(from[i] >= 0 && from[i] < walk->points);
            walk->ghost[(long)r * problem->tables + i / walk->size] |= ghost;
            walk->seat[(long)r * walk->points + i] = (uint16_t)(ghost ? problem->players : from[i]);
            if (ghost || !problem->fixed || problem->fixed[from[i]] < 0)
                walk->chair[(long)r * walk->points + walk->movable++] = (uint16_t)i;
        }
    }
    value_seats(walk);
    assert(walk->shorts >= walk->shorts_least && walk->squared >= walk->repeats);
}

void walk_store(const struct walk *walk, struct schedule *schedule)
{
    for (int r = 0; r < walk->rounds; r++) {
        int ghost = walk->problem->players;
        for (int i = 0; i < walk->points; i++) {
            int point = walk->seat[(long)r * walk->points + i];
            schedule_round(schedule, r)[i] = point < walk->problem->players ? point : ghost++;
        }
        assert(ghost == walk->points); /* every ghost has a chair */
    }
}

/* Puts the values of the goals that the walk decides into their order; `hard` goes first. */
static struct walk_key arrange(const struct problem *problem, int64_t hard, int64_t repeats, int64_t squared,
                               const int64_t *same, int64_t shorts)
{
    struct walk_key key = {{hard}};
    int count = 1;
    for (int i = 0; i < problem->goals.count; i++) {
        const struct goal *goal = &problem->goals.goal[i];
        if (goal->measure == MEASURE_OPPONENTS)
            key.value[count++] = repeats;
        else if (goal->measure == MEASURE_COUNTRIES)
            key.value[count++] = same[goal->avoid];
        else if (goal->measure == MEASURE_THREES)
            key.value[count++] = shorts;
    }
    assert(count < WALK_KEYS);
    key.value[WALK_KEYS - 1] = squared;
    return key;
}

struct walk_key walk_key(const struct walk *walk)
{
    return arrange(walk->problem, walk->hard, walk->repeats, walk->squared, walk->same,
                   walk->shorts - walk->shorts_least);
}

struct walk_key walk_key_ideal(const struct walk *walk, const struct cost *ideal)
{
    int64_t repeats = 0, same[AVOID_MAX] = {0};
    const struct goals *goals = &walk->problem->goals;
    for (int i = 0; i < goals->count; i++) {
        if (goals->goal[i].measure == MEASURE_OPPONENTS)
            repeats = ideal->value[i];
        else if (goals->goal[i].measure == MEASURE_COUNTRIES)
            same[goals->goal[i].avoid] = ideal->value[i];
    }
    return arrange(walk->problem, 0, repeats, repeats, same, 0);
}

int walk_key_compare(const struct walk_key *a, const struct walk_key *b)
{
    for (int i = 0; i < WALK_KEYS; i++)
        if (a->value[i] != b->value[i])
            return a->value[i] < b->value[i] ? -1 : 1;
    return 0;
}

/* Small instances whole: the fewest repeat pairs, by exhaustive search up to symmetry.
 *
 * Every round is one of the partitions of the players into tables, as a set of pairs; the repeats of a
 * schedule are the sum over its rounds of the pairs met before.  The first round is fixed.  For the second
 * it is enough to take one of each class of partitions that the symmetries of the first carry into each
 * other; the class is the matrix of the sizes of the tables' intersections, up to the order of rows and
 * columns.  The first two rounds may be taken to be the two that overlap most.  The other rounds follow in
 * the order of their numbers, cut off as soon as counting shows that the target is out of reach.  When all
 * is searched, nothing better exists: the lane's `proved` says so. */
#include "solver/method.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/objective.h"

enum { PLAYERS_MOST = 14, ROUNDS_MOST = 8, TABLES_MOST = 8, CLASSES_MOST = 4096 };

struct pairs {
    uint64_t low, high;
};

struct partition {
    struct pairs pairs;
    uint8_t table[16]; /* of each player */
};

struct level {
    int *list, count, at; /* partitions that may still follow; the next to try */
    struct pairs met;
    int cost;
};

struct exact {
    int count;
    struct partition *partition;
    int classes, class_at;
    int class_first[CLASSES_MOST]; /* a partition of each class */
    int pairs_total, round_pairs, round_least;
    int target; /* look for at most so many repeats */
    int depth;  /* rounds placed; 0 = choose the next class */
    int overlap;
    struct level level[ROUNDS_MOST + 1];
    int chosen[ROUNDS_MOST + 1];
};

static bool fits(const struct problem *problem)
{
    return problem->players <= PLAYERS_MOST && problem->tables <= TABLES_MOST && problem->tables > 1 &&
           problem->rounds >= 2 && problem->rounds <= ROUNDS_MOST && problem_is_plain(problem) &&
           problem->goals.goal[0].measure == MEASURE_OPPONENTS;
}

static int common(struct pairs a, struct pairs b)
{
    return __builtin_popcountll(a.low & b.low) + __builtin_popcountll(a.high & b.high);
}

static struct pairs join(struct pairs a, struct pairs b)
{
    return (struct pairs){a.low | b.low, a.high | b.high};
}

static void add_pair(struct pairs *pairs, int a, int b)
{
    assert(0 <= a && a < b && b < PLAYERS_MOST);
    int bit = b * (b - 1) / 2 + a;
    if (bit < 64)
        pairs->low |= 1ull << bit;
    else
        pairs->high |= 1ull << (bit - 64);
}

static void add_partition(struct exact *e, const uint8_t *table, int players)
{
    if (!(e->count & (e->count - 1)))
        e->partition = mem_grow(e->partition, (size_t)e->count, e->count ? 2 * (size_t)e->count : 1,
                                sizeof *e->partition);
    struct partition *p = &e->partition[e->count++];
    memset(p, 0, sizeof *p);
    memcpy(p->table, table, (size_t)players);
    for (int b = 1; b < players; b++)
        for (int a = 0; a < b; a++)
            if (table[a] == table[b])
                add_pair(&p->pairs, a, b);
}

/* All partitions: the first free player opens a table of either size and takes later ones along.  Returns
 * false past the limit of memory. */
static void list_from(struct exact *e, const struct problem *problem, uint8_t *table, int tables, int last,
                      int missing, int full, int less)
{
    int players = problem->players, first = 0;
    if (missing) { /* the open table, number tables - 1, takes a player after `last` */
        for (int p = last + 1; p < players; p++)
            if (table[p] == UINT8_MAX) {
                table[p] = (uint8_t)(tables - 1);
                list_from(e, problem, table, tables, p, missing - 1, full, less);
                table[p] = UINT8_MAX;
            }
        return;
    }
    while (first < players && table[first] != UINT8_MAX)
        first++;
    if (first == players) {
        add_partition(e, table, players);
        return;
    }
    table[first] = (uint8_t)tables;
    if (full)
        list_from(e, problem, table, tables + 1, first, problem->table_size - 1, full - 1, less);
    if (less)
        list_from(e, problem, table, tables + 1, first, problem->table_size - 2, full, less - 1);
    table[first] = UINT8_MAX;
}

/* The intersection matrix of a partition with the first one, with its rows and columns sorted. */
struct form {
    uint8_t row[TABLES_MOST][TABLES_MOST];
    int index, overlap;
};

static int compare_rows(const void *a, const void *b)
{
    return memcmp(b, a, TABLES_MOST);
}

static void sort_columns(struct form *form, int tables)
{
    for (int i = 1; i < tables; i++) /* insertion sort of the columns, larger first */
        for (int j = i; j > 0; j--) {
            int order = 0;
            for (int r = 0; r < tables && !order; r++)
                order = form->row[r][j] - form->row[r][j - 1];
            if (order <= 0)
                break;
            for (int r = 0; r < tables; r++) {
                uint8_t keep = form->row[r][j];
                form->row[r][j] = form->row[r][j - 1];
                form->row[r][j - 1] = keep;
            }
        }
}

/* Equal matrices mean equivalent partitions: players of one cell can be exchanged.  Sorting rows and columns
 * in turn until nothing changes brings most equivalent ones to the same matrix; those that end up different
 * are searched twice, which is harmless. */
static struct form form_of(const struct exact *e, const struct problem *problem, int index)
{
    struct form form = {.index = index}, before;
    const struct partition *first = &e->partition[0], *other = &e->partition[index];
    for (int p = 0; p < problem->players; p++)
        form.row[first->table[p]][other->table[p]]++;
    form.overlap = common(first->pairs, other->pairs);
    do {
        before = form;
        qsort(form.row, (size_t)problem->tables, sizeof form.row[0], compare_rows);
        sort_columns(&form, problem->tables);
    } while (memcmp(before.row, form.row, sizeof form.row));
    return form;
}

static int compare_forms(const void *a, const void *b)
{
    const struct form *x = a, *y = b;
    if (x->overlap != y->overlap)
        return x->overlap < y->overlap ? -1 : 1;
    int order = memcmp(x->row, y->row, sizeof x->row);
    return order ? order : (x->index > y->index) - (x->index < y->index);
}

static void list_classes(struct exact *e, const struct problem *problem)
{
    struct form *form = mem_new(struct form, e->count);
    for (int i = 0; i < e->count; i++)
        form[i] = form_of(e, problem, i);
    qsort(form, (size_t)e->count, sizeof *form, compare_forms);
    for (int i = 0; i < e->count; i++)
        if (!i || memcmp(form[i].row, form[i - 1].row, sizeof form[i].row)) {
            assert(e->classes < CLASSES_MOST); /* there are a few dozen */
            e->class_first[e->classes++] = form[i].index;
        }
    free(form);
}

static void open(struct lane *lane)
{
    const struct problem *problem = lane->problem;
    struct exact *e = mem_new(struct exact, 1);
    uint8_t table[16];
    memset(table, UINT8_MAX, sizeof table);
    int full = problem->tables - problem->ghosts, size = problem->table_size;
    list_from(e, problem, table, 0, -1, 0, full, problem->ghosts);
    list_classes(e, problem);
    assert(e->count > 0 && e->classes > 0 && e->classes <= e->count);
    struct problem two = *problem;
    two.rounds = 2;
    struct bound bound;
    objective_bound(&two, 0, NULL, &bound); /* what a later round repeats at least */
    e->round_least = (int)bound.value;
    e->pairs_total = problem->players * (problem->players - 1) / 2;
    e->round_pairs = full * size * (size - 1) / 2 + problem->ghosts * (size - 1) * (size - 2) / 2;
    for (int d = 0; d <= problem->rounds; d++)
        e->level[d].list = mem_new(int, e->count);
    e->target = -1;
    lane->state = e;
}

static void close(struct lane *lane)
{
    struct exact *e = lane->state;
    for (int d = 0; d <= lane->problem->rounds; d++)
        free(e->level[d].list);
    free(e->partition);
    free(e);
}

/* Repeats that the rounds still to come must have at least. */
static int rest_least(const struct exact *e, struct pairs met, int rounds)
{
    int fresh = e->pairs_total - common(met, met), forced = rounds * e->round_pairs - fresh;
    return forced > rounds * e->round_least ? forced : rounds * e->round_least;
}

/* Puts partition `index` as round number `depth` and lists what may follow. */
static int64_t place(struct exact *e, int rounds, int index, const int *from, int from_count)
{
    const struct level *before = &e->level[e->depth];
    struct level *now = &e->level[e->depth + 1];
    const struct pairs pairs = e->partition[index].pairs;
    now->cost = before->cost + common(pairs, before->met);
    now->met = join(pairs, before->met);
    now->count = now->at = 0;
    assert(index >= 0 && index < e->count && e->depth < rounds);
    e->chosen[e->depth++] = index;
    int left = rounds - e->depth;
    if (!left || now->cost + rest_least(e, now->met, left) > e->target)
        return 1;
    for (int i = 0; i < from_count; i++) {
        const struct pairs next = e->partition[from[i]].pairs;
        int cost = now->cost + common(next, now->met);
        if (cost + (left - 1) * e->round_least <= e->target && common(next, pairs) <= e->overlap)
            now->list[now->count++] = from[i];
    }
    return from_count;
}

static void offer(struct lane *lane, struct exact *e)
{
    const struct problem *problem = lane->problem;
    struct schedule *schedule = schedule_for(problem);
    assert(e->depth == problem->rounds);
    for (int r = 0; r < problem->rounds; r++) {
        int filled[TABLES_MOST] = {0}, ghost = problem->players;
        for (int p = 0; p < problem->players; p++) {
            int t = e->partition[e->chosen[r]].table[p];
            schedule_table(schedule, r, t)[filled[t]++] = p;
        }
        for (int t = 0; t < problem->tables; t++)
            if (filled[t] < problem->table_size)
                schedule_table(schedule, r, t)[filled[t]] = ghost++;
        assert(ghost == problem->points);
    }
    candidate_offer(problem, &lane->best, schedule, "exact");
    assert(lane->best.schedule && lane->best.cost.value[0] <= e->level[e->depth].cost);
    schedule_free(schedule);
}

/* One step of the depth first search; returns what it cost, 0 when all is searched. */
static int64_t step(struct lane *lane, struct exact *e)
{
    int rounds = lane->problem->rounds;
    struct level *now = &e->level[e->depth];
    if (e->depth == 0) { /* the first two rounds */
        if (e->class_at == e->classes)
            return 0;
        int second = e->class_first[e->class_at++];
        int64_t used = e->count;
        e->overlap = common(e->partition[0].pairs, e->partition[second].pairs);
        e->level[0] = (struct level){.list = e->level[0].list};
        for (int i = 0; i < e->count; i++)
            e->level[0].list[i] = i;
        place(e, rounds, 0, e->level[0].list, rounds > 2 ? e->count : 0);
        used += place(e, rounds, second, e->level[1].list, e->level[1].count);
        if (e->depth == rounds && e->level[2].cost <= e->target) {
            offer(lane, e);
            e->target = e->level[2].cost - 1;
        }
        return used;
    }
    if (e->depth < 2 || now->at == now->count || e->depth == rounds) {
        e->depth = e->depth <= 2 ? 0 : e->depth - 1;
        return 1;
    }
    int at = now->at++;
    int64_t used = place(e, rounds, now->list[at], now->list + at, now->count - at);
    if (e->depth == rounds && e->level[rounds].cost <= e->target) {
        offer(lane, e);
        e->target = e->level[rounds].cost - 1;
    }
    return used;
}

static void run(struct lane *lane, int64_t moves)
{
    struct exact *e = lane->state;
    int64_t before = lane->moves, used = 0, cost = 1, checks = 0;
    /* The best of all lanes sets the target: only something better is looked for. */
    const struct candidate *best = lane->core.schedule ? &lane->core : &lane->best;
    if (best->schedule && (e->target < 0 || best->cost.value[0] - 1 < e->target))
        e->target = (int)best->cost.value[0] - 1;
    else if (e->target < 0)
        e->target = lane->problem->rounds * e->round_pairs;
    while (used < 8 * moves && (cost = step(lane, e)) > 0) {
        used += cost;
        lane->moves = before + used / 8; /* a step is a few operations, a move a few dozen */
        if (++checks % 1024 == 0 && control_stopped(lane->control))
            break;
    }
    if (cost == 0) {
        assert(!best->schedule || e->target < best->cost.value[0]);
        lane->proved = e->target + 1;
        lane->done = true;
    }
}

const struct method method_exact = {.name = "exact",
                                    .summary = "all schedules of a small instance, up to symmetry",
                                    .single = true,
                                    .share = 16,
                                    .fits = fits,
                                    .open = open,
                                    .run = run,
                                    .close = close};

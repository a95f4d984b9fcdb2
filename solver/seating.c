#include "solver/seating.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/colouring.h"
#include "solver/matching.h"
#include "solver/checking.h"

int seating_faults_of(const int *uses, int size)
{
    int games = 0, over = 0, higher = 0;
    for (int k = 0; k < size; k++)
        games += uses[k];
    for (int k = 0; k < size; k++)
        if (uses[k] > games / size) {
            over += uses[k] - games / size;
            higher++;
        }
    int faults = over - (higher < games % size ? higher : games % size);
    assert(faults >= 0 && faults <= games);
    return faults;
}

int seating_faults(int games, int last, int table_size)
{
    assert(table_size > 1 && table_size <= SEATS_MAX && last >= 0 && last <= games);
    int uses[SEATS_MAX] = {0}, others = table_size - 1, rest = games - last;
    for (int k = 0; k < others; k++)
        uses[k] = rest / others + (k < rest % others);
    uses[others] = last;
    return seating_faults_of(uses, table_size);
}

void seating_last_wanted(int games, int size, int *useful, int *harmless)
{
    *useful = 0;
    while (*useful < games && seating_faults(games, *useful + 1, size) < seating_faults(games, *useful, size))
        ++*useful;
    *harmless = *useful;
    while (*harmless < games &&
           seating_faults(games, *harmless + 1, size) == seating_faults(games, *harmless, size))
        ++*harmless;
    assert(*useful <= *harmless && *harmless <= games);
}

static void swap(int *a, int *b)
{
    int keep = *a;
    *a = *b;
    *b = keep;
}

/* Gives every full table the player for its last position, moved there. */
static void choose_last(const struct problem *problem, struct schedule *schedule)
{
    int size = schedule->size, games = schedule->rounds;
    struct matching matching;
    matching_init(&matching, schedule->rounds * schedule->tables, problem->players, size);
    for (int r = 0; r < schedule->rounds; r++)
        for (int t = 0; t < schedule->tables; t++) {
            const int *seat = schedule_table(schedule, r, t);
            if (seat[size - 1] >= problem->players)
                continue; /* a short table has no last position */
            for (int k = 0; k < size; k++)
                matching_allow(&matching, r * schedule->tables + t, seat[k]);
        }
    int useful, harmless;
    seating_last_wanted(games, size, &useful, &harmless);
    matching_grow(&matching, useful);
    matching_grow(&matching, harmless);
    for (int cap = harmless + 1; cap <= games && matching.unmatched; cap++)
        matching_grow(&matching, cap);
    assert(!matching.unmatched); /* each full table has somebody at its last position */
    for (int r = 0; r < schedule->rounds; r++)
        for (int t = 0; t < schedule->tables; t++) {
            int *seat = schedule_table(schedule, r, t), k = 0;
            int player = matching.match[r * schedule->tables + t];
            if (player < 0)
                continue;
            while (seat[k] != player)
                k++;
            swap(&seat[k], &seat[size - 1]);
        }
    matching_release(&matching);
}

/* Colours positions 0..width-1 of every table.  Left nodes are the tables, right nodes groups of `width`
 * games of one player; groups that are not full are filled up with made-up tables. */
static void colour_positions(const struct problem *problem, struct schedule *schedule, int width)
{
    int tables = schedule->rounds * schedule->tables;
    int *games = mem_new(int, problem->players), *first = mem_new(int, problem->players + 1);
    for (int i = 0; i < tables; i++)
        for (int k = 0; k < width; k++)
            games[schedule->seat[(long)i * schedule->size + k]]++;
    for (int p = 0; p < problem->players; p++) {
        first[p + 1] = first[p] + (games[p] + width - 1) / width;
        games[p] = 0;
    }
    int nodes = first[problem->players], count = 0;
    assert((long)nodes * width >=
           (long)tables * width); /* made-up tables fill the groups, never the reverse */
    struct edge *edge = mem_new(struct edge, (size_t)nodes * (size_t)width);
    for (int i = 0; i < tables; i++)
        for (int k = 0; k < width; k++) {
            int player = schedule->seat[(long)i * schedule->size + k];
            edge[count++] = (struct edge){i, first[player] + games[player]++ / width, 0};
        }
    for (int p = 0; p < problem->players; p++)
        for (int g = games[p]; g < (first[p + 1] - first[p]) * width; g++, count++)
            edge[count] = (struct edge){count / width, first[p] + g / width, 0};
    assert(count == nodes * width);
    colour_regular(edge, nodes, width);
    int *copy = mem_new(int, width);
    for (int i = 0; i < tables; i++) {
        int *seat = schedule->seat + (long)i * schedule->size;
        memcpy(copy, seat, (size_t)width * sizeof *copy);
        for (int k = 0; k < width; k++)
            seat[edge[i * width + k].colour] = copy[k];
    }
    free(copy);
    free(edge);
    free(games);
    free(first);
}

/* Positions j and k of a table exchanged: the change in faults; applied when asked. */
static int exchange(int *seat, int j, int k, int *uses, int size, bool apply)
{
    int *a = uses + (long)seat[j] * SEATS_MAX, *b = uses + (long)seat[k] * SEATS_MAX;
    int before = seating_faults_of(a, size) + seating_faults_of(b, size);
    a[j]--, a[k]++, b[k]--, b[j]++;
    int change = seating_faults_of(a, size) + seating_faults_of(b, size) - before;
    if (apply) {
        swap(&seat[j], &seat[k]);
        return change;
    }
    a[j]++, a[k]--, b[k]++, b[j]--;
    return change;
}

/* Whether the uses of the positions sum to the chairs taken, in the past and in the schedule. */
static bool are_uses(const struct problem *problem, const struct schedule *schedule, const int *uses)
{
    long sum = (long)schedule->rounds * problem->points;
    for (int i = 0; i < problem->past_tables; i++)
        for (int k = 0; k < problem->past[i].seats; k++)
            sum += problem->past[i].seat[k] >= 0;
    for (long i = 0; i < (long)problem->points * SEATS_MAX; i++) {
        if (uses[i] < 0)
            return false;
        sum -= uses[i];
    }
    return sum == 0;
}

/* Swaps inside tables, better ones always and level ones now and then, until nothing helps for a while. */
static void improve_with_history(const struct problem *problem, struct schedule *schedule)
{
    int size = schedule->size;
    int *uses = mem_grid(int, problem->points, SEATS_MAX);
    struct rng rng = {2};
    for (int i = 0; i < problem->past_tables; i++)
        for (int k = 0; k < problem->past[i].seats; k++)
            if (problem->past[i].seat[k] >= 0)
                uses[(long)problem->past[i].seat[k] * SEATS_MAX + k]++;
    for (long i = 0; i < (long)schedule->rounds * problem->points; i++)
        uses[(long)schedule->seat[i] * SEATS_MAX + i % size]++;
    assert(!CHECKING || are_uses(problem, schedule, uses));
    for (int sweep = 0, idle = 0; sweep < 400 && idle < 20; sweep++) {
        bool better = false;
        for (long i = 0; i < (long)schedule->rounds * schedule->tables; i++) {
            int *seat = schedule->seat + i * size;
            int width = seat[size - 1] < problem->players ? size : size - 1;
            for (int j = 0; j < width; j++)
                for (int k = j + 1; k < width; k++) {
                    int change = exchange(seat, j, k, uses, size, false);
                    if (change < 0 || (change == 0 && rng_below(&rng, 4) == 0)) {
                        exchange(seat, j, k, uses, size, true);
                        better |= change < 0;
                    }
                }
        }
        idle = better ? 0 : idle + 1;
    }
    assert(!CHECKING || are_uses(problem, schedule, uses));
    free(uses);
}

void seating_balance(const struct problem *problem, struct schedule *schedule)
{
    int width = schedule->size;
    schedule_ghosts_last(problem, schedule);
    if (problem->ghosts) {
        choose_last(problem, schedule);
        width--;
    }
    colour_positions(problem, schedule, width);
    if (problem->past_tables)
        improve_with_history(problem, schedule);
}

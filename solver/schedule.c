#include "solver/schedule.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

static void fill_in_order(struct schedule *schedule)
{
    int points = schedule->tables * schedule->size;
    for (int r = 0; r < schedule->rounds; r++)
        for (int i = 0; i < points; i++)
            schedule_round(schedule, r)[i] = i;
}

struct schedule *schedule_new(int rounds, int tables, int size)
{
    assert(rounds >= 0 && tables > 0 && size > 1);
    struct schedule *schedule = mem_new(struct schedule, 1);
    *schedule = (struct schedule){rounds, tables, size, NULL};
    int chairs = tables * size;
    schedule->seat = mem_grid(int, rounds, chairs);
    fill_in_order(schedule);
    return schedule;
}

struct schedule *schedule_for(const struct problem *problem)
{
    return schedule_new(problem->rounds, problem->tables, problem->table_size);
}

void schedule_free(struct schedule *schedule)
{
    if (schedule)
        free(schedule->seat);
    free(schedule);
}

void schedule_copy(struct schedule *to, const struct schedule *from)
{
    assert(to->rounds == from->rounds && to->tables == from->tables && to->size == from->size);
    size_t count = (size_t)from->rounds * (size_t)from->tables * (size_t)from->size;
    memcpy(to->seat, from->seat, count * sizeof *to->seat);
}

static void swap(int *a, int *b)
{
    int keep = *a;
    *a = *b;
    *b = keep;
}

/* Moves every player with a fixed table there, exchanging it for somebody who may leave. */
static void seat_fixed(const struct problem *problem, int *seat)
{
    int size = problem->table_size;
    for (int i = 0; i < problem->points; i++) {
        int point = seat[i];
        if (point >= problem->players || problem->fixed[point] < 0 || problem->fixed[point] == i / size)
            continue;
        assert(problem->fixed[point] < problem->tables);
        int *table = seat + problem->fixed[point] * size;
        for (int k = 0; k < size; k++) {
            bool stays = table[k] < problem->players && problem->fixed[table[k]] == problem->fixed[point];
            if (!stays) {
                swap(&seat[i], &table[k]);
                i--; /* whoever came here may have a fixed table too */
                break;
            }
        }
    }
}

static int ghosts_at(const struct problem *problem, const int *table)
{
    int count = 0;
    for (int k = 0; k < problem->table_size; k++)
        count += table[k] >= problem->players;
    return count;
}

/* Spreads the ghosts: a table with two gives one to a table without. */
static void spread_ghosts(const struct problem *problem, int *seat)
{
    int size = problem->table_size, free_table = 0;
    for (int i = 0; i < problem->points; i++) {
        int *table = seat + i / size * size;
        if (seat[i] < problem->players || ghosts_at(problem, table) < 2)
            continue;
        while (free_table < problem->tables) {
            int *other = seat + free_table * size, k = 0;
            if (!ghosts_at(problem, other))
                while (k < size && problem->fixed && problem->fixed[other[k]] >= 0)
                    k++;
            else
                k = size;
            free_table++;
            if (k < size) {
                swap(&seat[i], &other[k]);
                break;
            }
        }
    }
}

void schedule_shuffle(const struct problem *problem, struct schedule *schedule, struct rng *rng)
{
    for (int r = 0; r < schedule->rounds; r++) {
        int *seat = schedule_round(schedule, r);
        for (int i = problem->points - 1; i > 0; i--)
            swap(&seat[i], &seat[rng_below(rng, (uint32_t)i + 1)]);
        if (problem->fixed)
            seat_fixed(problem, seat);
        spread_ghosts(problem, seat);
    }
}

void schedule_ghosts_last(const struct problem *problem, struct schedule *schedule)
{
    for (int r = 0; r < schedule->rounds; r++)
        for (int t = 0; t < schedule->tables; t++) {
            int *seat = schedule_table(schedule, r, t), last = schedule->size - 1;
            for (int k = 0; k < last; k++)
                if (seat[k] >= problem->players)
                    swap(&seat[k], &seat[last]);
        }
}

int64_t schedule_broken(const struct problem *problem, const struct schedule *schedule)
{
    assert(schedule->tables == problem->tables && schedule->size == problem->table_size);
    int64_t broken = 0;
    int *table_of = mem_new(int, problem->points);
    for (int r = 0; r < schedule->rounds; r++) {
        const int *seat = schedule_round(schedule, r);
        for (int p = 0; p < problem->points; p++)
            table_of[p] = -1;
        for (int i = 0; i < problem->points; i++) {
            if (seat[i] < 0 || seat[i] >= problem->points || table_of[seat[i]] >= 0) {
                broken++;
                continue;
            }
            table_of[seat[i]] = i / problem->table_size;
        }
        for (int t = 0; t < problem->tables; t++) {
            int ghosts = ghosts_at(problem, seat + t * problem->table_size);
            broken += ghosts > 1 ? ghosts - 1 : 0;
        }
        for (int i = 0; i < problem->aparts; i++)
            broken += table_of[problem->apart[i].a] == table_of[problem->apart[i].b];
        for (int p = 0; problem->fixed && p < problem->players; p++)
            broken += problem->fixed[p] >= 0 && problem->fixed[p] != table_of[p];
    }
    free(table_of);
    return broken;
}

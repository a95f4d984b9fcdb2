#include "solver/tally.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/seating.h"
#include "solver/checking.h"

/* Everything that one player's games show, gathered player by player. */
struct view {
    const struct problem *problem;
    const struct schedule *schedule;
    int *where;               /* [round][point]: table */
    long *past_first;         /* [player]: first entry in past_of, players + 1 of them */
    int *past_of;             /* past tables of each player, one player after the other */
    int *opponents, *numbers; /* of the player at hand */
    int met, visits, shorts;
};

static int compare_int(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void index_past(struct view *view)
{
    const struct problem *problem = view->problem;
    view->past_first = mem_new(long, problem->players + 2);
    for (int i = 0; i < problem->past_tables; i++)
        for (int k = 0; k < problem->past[i].seats; k++)
            if (problem->past[i].seat[k] >= 0)
                view->past_first[problem->past[i].seat[k] + 2]++;
    for (int p = 0; p < problem->players; p++)
        view->past_first[p + 2] += view->past_first[p + 1];
    assert(view->past_first[0] == 0);
    view->past_of = mem_new(int, view->past_first[problem->players + 1]);
    for (int i = 0; i < problem->past_tables; i++)
        for (int k = 0; k < problem->past[i].seats; k++)
            if (problem->past[i].seat[k] >= 0)
                view->past_of[view->past_first[problem->past[i].seat[k] + 1]++] = i;
}

static void view_open(struct view *view, const struct problem *problem, const struct schedule *schedule)
{
    *view = (struct view){.problem = problem, .schedule = schedule};
    view->where = mem_grid(int, schedule->rounds, problem->points);
    for (int r = 0; r < schedule->rounds; r++)
        for (int i = 0; i < problem->points; i++)
            view->where[(long)r * problem->points + schedule_round(schedule, r)[i]] = i / problem->table_size;
    index_past(view);
    long rounds = schedule->rounds;
    for (int p = 0; p < problem->players; p++)
        if (rounds < schedule->rounds + view->past_first[p + 1] - view->past_first[p])
            rounds = schedule->rounds + view->past_first[p + 1] - view->past_first[p];
    view->opponents = mem_new(int, rounds *SEATS_MAX);
    view->numbers = mem_new(int, rounds);
}

static void view_close(struct view *view)
{
    free(view->where);
    free(view->past_first);
    free(view->past_of);
    free(view->opponents);
    free(view->numbers);
}

static void take_seat(struct view *view, int player, int k, int seats, const int *seat, int number, int *uses,
                      struct tally *sum)
{
    const struct problem *problem = view->problem;
    assert(k < seats && seat[k] == player && seats <= problem->table_size);
    uses[k]++;
    view->shorts += seats < problem->table_size;
    view->numbers[view->visits++] = number;
    for (int j = 0; j < seats; j++) {
        int other = seat[j];
        if (other <= player) /* also the player itself and those who left */
            continue;
        view->opponents[view->met++] = other;
        for (int f = 0; f < problem->goals.avoids; f++) {
            int group = problem_group(problem, f, player);
            sum->same[f] += group >= 0 && group == problem_group(problem, f, other);
        }
    }
}

/* Adds what one player contributes. */
static void tally_player(struct view *view, int player, struct tally *sum)
{
    const struct problem *problem = view->problem;
    int uses[SEATS_MAX] = {0};
    view->met = view->visits = view->shorts = 0;
    for (long i = view->past_first[player]; i < view->past_first[player + 1]; i++) {
        const struct past_table *past = &problem->past[view->past_of[i]];
        int k = 0;
        while (past->seat[k] != player)
            k++;
        take_seat(view, player, k, past->seats, past->seat, past->number, uses, sum);
    }
    for (int r = 0; r < view->schedule->rounds; r++) {
        int table = view->where[(long)r * problem->points + player], seats = problem->table_size, k = 0;
        const int *seat = schedule_table(view->schedule, r, table);
        int real[SEATS_MAX] = {0}, count = 0;
        for (int j = 0; j < seats; j++)
            if (seat[j] < problem->players)
                real[count++] = seat[j];
        while (real[k] != player)
            k++;
        take_seat(view, player, k, count, real, table, uses, sum);
    }
    sum->position_faults += seating_faults_of(uses, problem->table_size);
    qsort(view->opponents, (size_t)view->met, sizeof(int), compare_int);
    qsort(view->numbers, (size_t)view->visits, sizeof(int), compare_int);
    for (int i = 1, run = 0; i < view->met; i++) {
        run = view->opponents[i] == view->opponents[i - 1] ? run + 1 : 0;
        sum->repeats += run > 0;
        sum->squared += run;
    }
    for (int i = 1; i < view->visits; i++)
        sum->table_repeats += view->numbers[i] == view->numbers[i - 1];
}

void tally_schedule(const struct problem *problem, const struct schedule *schedule, struct tally *sum)
{
    struct view view;
    *sum = (struct tally){.shorts_least = INT32_MAX};
    view_open(&view, problem, schedule);
    for (int p = 0; p < problem->players; p++) {
        tally_player(&view, p, sum);
        sum->shorts_most = view.shorts > sum->shorts_most ? view.shorts : sum->shorts_most;
        sum->shorts_least = view.shorts < sum->shorts_least ? view.shorts : sum->shorts_least;
    }
    view_close(&view);
    assert(sum->squared >= sum->repeats && sum->shorts_least <= sum->shorts_most);
}

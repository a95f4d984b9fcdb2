/* Greedy tables: round by round, the players in random order, each to the table where it costs least.
 * Plain and quick: O(N*T*K) a round.  Kept small, as what a careful organiser would do by hand. */
#include "solver/method.h"

#include <assert.h>
#include <stdlib.h>

#include "scoring/memory.h"

enum { PLAYERS_MOST = 3000 };

struct greedy {
    unsigned short *met; /* [player][player] */
    int *shorts;         /* short-table games of each player */
};

static bool fits(const struct problem *problem)
{
    return problem->players <= PLAYERS_MOST;
}

/* What it costs to put `point` at the table with `count` points already there. */
static int64_t price(const struct problem *problem, const struct greedy *greedy, int point, const int *seat,
                     int count)
{
    int64_t sum = 0;
    for (int k = 0; k < count; k++) {
        int other = seat[k];
        if (point >= problem->players || other >= problem->players) {
            if (point >= problem->players && other >= problem->players)
                sum += INT32_MAX;
            else
                sum += 10 * greedy->shorts[point < problem->players ? point : other];
            continue;
        }
        sum += 1000 * greedy->met[(long)point * problem->players + other];
        for (int f = 0; f < problem->goals.avoids; f++) {
            int group = problem_group(problem, f, point);
            sum += group >= 0 && group == problem_group(problem, f, other) ? 100 : 0;
        }
    }
    return sum;
}

static void seat_round(struct lane *lane, const struct greedy *greedy, int *order, int *seat)
{
    const struct problem *problem = lane->problem;
    int size = problem->table_size;
    int *filled = mem_new(int, problem->tables);
    for (int i = 0; i < problem->points; i++)
        seat[i] = -1;
    for (int i = 0; i < problem->points; i++) {
        int point = order[i], best = -1;
        int64_t least = INT64_MAX;
        int first = (int)rng_below(&lane->rng, (uint32_t)problem->tables);
        for (int j = 0; j < problem->tables; j++) {
            int t = (first + j) % problem->tables;
            if (filled[t] == size)
                continue;
            int64_t cost = price(problem, greedy, point, seat + t * size, filled[t]);
            if (problem->fixed && point < problem->players && problem->fixed[point] >= 0)
                cost = problem->fixed[point] == t ? 0 : INT64_MAX - 1;
            if (cost < least) {
                least = cost;
                best = t;
            }
        }
        assert(best >= 0 && filled[best] < size); /* as many chairs as points */
        seat[best * size + filled[best]++] = point;
    }
    free(filled);
}

static void note_round(const struct problem *problem, struct greedy *greedy, const int *seat)
{
    int size = problem->table_size;
    for (int i = 0; i < problem->points; i++)
        for (int k = i / size * size; k < i / size * size + size; k++) {
            if (k == i || seat[i] >= problem->players)
                continue;
            if (seat[k] >= problem->players)
                greedy->shorts[seat[i]]++;
            else
                greedy->met[(long)seat[i] * problem->players + seat[k]]++;
        }
}

static void note_past(const struct problem *problem, struct greedy *greedy)
{
    for (int i = 0; i < problem->past_tables; i++) {
        const struct past_table *past = &problem->past[i];
        for (int j = 0; j < past->seats; j++) {
            if (past->seat[j] < 0)
                continue;
            greedy->shorts[past->seat[j]] += past->seats < problem->table_size;
            for (int k = 0; k < past->seats; k++)
                if (k != j && past->seat[k] >= 0)
                    greedy->met[(long)past->seat[j] * problem->players + past->seat[k]]++;
        }
    }
}

/* Ghosts first, then players with demands, then the others shuffled. */
static void set_order(struct lane *lane, int *order)
{
    const struct problem *problem = lane->problem;
    for (int i = 0; i < problem->points; i++)
        order[i] = problem->points - 1 - i;
    for (int i = problem->points - 1; i > problem->ghosts; i--) {
        int j = problem->ghosts + (int)rng_below(&lane->rng, (uint32_t)(i - problem->ghosts + 1));
        int keep = order[i];
        order[i] = order[j];
        order[j] = keep;
    }
    for (int i = problem->ghosts, front = problem->ghosts; problem->fixed && i < problem->points; i++)
        if (problem->fixed[order[i]] >= 0) {
            int keep = order[i];
            order[i] = order[front];
            order[front++] = keep;
        }
}

static void run(struct lane *lane, int64_t moves)
{
    const struct problem *problem = lane->problem;
    struct schedule *schedule = schedule_for(problem);
    int *order = mem_new(int, problem->points);
    int64_t price_of_one = (int64_t)problem->rounds * problem->points * problem->tables;
    for (int64_t used = 0; used < moves && !control_stopped(lane->control); used += price_of_one) {
        lane->moves += price_of_one;
        struct greedy greedy = {.met = mem_grid(unsigned short, problem->players, problem->players),
                                .shorts = mem_new(int, problem->players)};
        note_past(problem, &greedy);
        for (int r = 0; r < problem->rounds; r++) {
            set_order(lane, order);
            seat_round(lane, &greedy, order, schedule_round(schedule, r));
            note_round(problem, &greedy, schedule_round(schedule, r));
        }
        candidate_offer(problem, &lane->best, schedule, "greedy");
        free(greedy.met);
        free(greedy.shorts);
    }
    free(order);
    schedule_free(schedule);
}

const struct method method_greedy = {
    .name = "greedy", .summary = "player by player to the cheapest table", .fits = fits, .run = run};

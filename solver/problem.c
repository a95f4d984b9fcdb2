#include "solver/problem.h"

#include <stdlib.h>

bool problem_size_ok(int players, int table_size)
{
    if (table_size < 2 || table_size > SEATS_MAX || players < table_size - 1 || players < 2)
        return false;
    int tables = (players + table_size - 1) / table_size;
    int ghosts = tables * table_size - players;
    /* A table of one is no game, so pairs need an even number. */
    return ghosts <= tables && (table_size > 2 || ghosts == 0);
}

void problem_init(struct problem *problem, int players, int rounds, int table_size)
{
    *problem = (struct problem){.players = players, .rounds = rounds, .table_size = table_size};
    problem->tables = (players + table_size - 1) / table_size;
    problem->points = problem->tables * table_size;
    problem->ghosts = problem->points - players;
}

void problem_release(struct problem *problem)
{
    for (int f = 0; f < AVOID_MAX; f++)
        free(problem->group[f]);
    free(problem->apart);
    free(problem->fixed);
    free(problem->past);
    *problem = (struct problem){.players = 0};
}

bool problem_is_plain(const struct problem *problem)
{
    return !problem->aparts && !problem->fixed && !problem->past_tables;
}

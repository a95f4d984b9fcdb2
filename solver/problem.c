#include "solver/problem.h"

#include <assert.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "scoring/table_split.h"

void problem_init(struct problem *problem, int players, int rounds, int table_size)
{
    *problem = (struct problem){.players = players, .rounds = rounds, .table_size = table_size};
    struct table_split split = table_split(players, table_size);
    problem->tables = split.tables;
    problem->points = split.tables * table_size;
    problem->ghosts = split.short_tables;
    assert(problem->points == players + problem->ghosts);
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

void apart_index_init(struct apart_index *index, const struct problem *problem)
{
    index->first = mem_new(int, problem->players + 2);
    index->other = mem_new(int, 2 * problem->aparts);
    int *next = index->first + 1; /* shifted by one, so that filling leaves the beginnings */
    for (int i = 0; i < problem->aparts; i++) {
        assert(problem->apart[i].a != problem->apart[i].b);
        next[problem->apart[i].a + 1]++;
        next[problem->apart[i].b + 1]++;
    }
    for (int p = 0; p < problem->players; p++)
        next[p + 1] += next[p];
    for (int i = 0; i < problem->aparts; i++) {
        index->other[next[problem->apart[i].a]++] = problem->apart[i].b;
        index->other[next[problem->apart[i].b]++] = problem->apart[i].a;
    }
    assert(index->first[problem->players] == 2 * problem->aparts);
}

void apart_index_release(struct apart_index *index)
{
    free(index->first);
    free(index->other);
}

#include "solver/joint_bound.h"

#include <assert.h>
#include <float.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/ilp.h"

enum { TYPES_MOST = 14, KINDS_MOST = 4000, NODES = 3000 };

int64_t spread_pairs(int64_t count, int64_t tables)
{
    assert(count >= 0 && tables > 0);
    int64_t each = count / tables, more = count % tables;
    return more * (each + 1) * each / 2 + (tables - more) * each * (each - 1) / 2;
}

int64_t spread_column(const struct problem *problem, int f)
{
    int *sizes = mem_new(int, problem->groups[f] + 1);
    int64_t sum = 0;
    for (int p = 0; p < problem->players; p++)
        if (problem->group[f][p] >= 0)
            sizes[problem->group[f][p]]++;
    for (int g = 0; g < problem->groups[f]; g++)
        sum += spread_pairs(sizes[g], problem->tables);
    free(sizes);
    return sum;
}

/* Players alike in all columns up to the one at hand. */
struct type {
    int group[AVOID_MAX], count;
};

struct model {
    const struct problem *problem;
    int column; /* the one to be minimised; those before it are held at their least */
    int types;
    struct type type[TYPES_MOST];
    struct ilp *ilp;
    int kinds;
    int full_row, short_row, column_row[AVOID_MAX];
};

static bool list_types(struct model *m)
{
    for (int p = 0; p < m->problem->players; p++) {
        int t = 0;
        for (; t < m->types; t++) {
            bool same = true;
            for (int f = 0; f <= m->column; f++)
                same = same && m->type[t].group[f] == m->problem->group[f][p];
            if (same)
                break;
        }
        if (t == TYPES_MOST)
            return false;
        if (t == m->types) {
            for (int f = 0; f <= m->column; f++)
                m->type[t].group[f] = m->problem->group[f][p];
            m->types++;
        }
        assert(t < m->types);
        m->type[t].count++;
    }
    return true;
}

/* Pairs of one group in a column at a table with these types. */
static int pairs_at(const struct model *m, const int *member, int count, int f)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            int a = m->type[member[i]].group[f];
            sum += a >= 0 && a == m->type[member[j]].group[f];
        }
    return sum;
}

static void add_kind(struct model *m, const int *member, int count)
{
    int row[TYPES_MOST + AVOID_MAX + 1], used = 0;
    double value[TYPES_MOST + AVOID_MAX + 1];
    for (int i = 0; i < count; i++) { /* members are in order: count the runs */
        if (i && member[i] == member[i - 1]) {
            value[used - 1]++;
            continue;
        }
        row[used] = member[i]; /* the first rows are those of the types */
        value[used++] = 1;
    }
    row[used] = count == m->problem->table_size ? m->full_row : m->short_row;
    value[used++] = 1;
    for (int f = 0; f < m->column; f++) {
        row[used] = m->column_row[f];
        value[used++] = pairs_at(m, member, count, f);
    }
    assert(used <= TYPES_MOST + AVOID_MAX + 1);
    ilp_add_column(m->ilp, pairs_at(m, member, count, m->column), m->problem->tables, used, row, value);
    m->kinds++;
}

/* All kinds of tables of this size: types in order, with repetition. */
static void add_kinds(struct model *m, int *member, int at, int count)
{
    if (m->kinds > KINDS_MOST)
        return;
    if (at == count) {
        add_kind(m, member, count);
        return;
    }
    for (member[at] = at ? member[at - 1] : 0; member[at] < m->types; member[at]++)
        add_kinds(m, member, at + 1, count);
}

static int64_t solve(struct model *m)
{
    const struct control control = {0};
    const struct problem *problem = m->problem;
    int member[SEATS_MAX];
    int64_t least = 0;
    m->ilp = ilp_new();
    for (int t = 0; t < m->types; t++)
        ilp_add_row(m->ilp, m->type[t].count, m->type[t].count);
    m->full_row = ilp_add_row(m->ilp, problem->tables - problem->ghosts, problem->tables - problem->ghosts);
    m->short_row = ilp_add_row(m->ilp, problem->ghosts, problem->ghosts);
    for (int f = 0; f < m->column; f++)
        m->column_row[f] = ilp_add_row(m->ilp, -DBL_MAX, (double)spread_column(problem, f));
    add_kinds(m, member, 0, problem->table_size);
    if (problem->ghosts)
        add_kinds(m, member, 0, problem->table_size - 1);
    if (m->kinds <= KINDS_MOST && ilp_solve(m->ilp, &control, NODES, DBL_MAX) == ILP_OPTIMAL)
        least = (int64_t)(ilp_objective(m->ilp) + 0.5);
    ilp_free(m->ilp);
    return least;
}

void joint_bound_fill(struct problem *problem)
{
    for (int f = 1; f < problem->goals.avoids; f++) {
        struct model model = {.problem = problem, .column = f};
        if (problem->group[f] && list_types(&model))
            problem->joint_least[f] = solve(&model);
    }
}

#include "io/sheet/stage_tree.h"

#include <stdlib.h>

#include "scoring/memory.h"
#include "scoring/serpentine.h"

/* In the order of the tables. */
static void add_source(struct stage_node *node, int source)
{
    for (int i = 0; i < node->sources; i++)
        if (node->source[i] == source)
            return;
    if (node->sources == SEATS_MAX)
        return;
    int at = node->sources++;
    for (; at > 0 && node->source[at - 1] > source; at--)
        node->source[at] = node->source[at - 1];
    node->source[at] = source;
}

/* A player at this table who won in the round before comes from there; losers of finals for lower ranks do
 * not draw a line. */
static void link_played(const struct view *view, struct stage_column *before, struct stage_node *node)
{
    for (int s = 0; s < node->table->seats; s++) {
        int round_index = (int)(before->round - view->event->round);
        struct seat_at at = view_seat(view, node->table->seat[s], round_index);
        if (at.table < 0)
            continue;
        const struct result *result = before->round->table[at.table].result;
        if (result && result->winner == at.seat)
            add_source(node, at.table);
    }
}

static struct stage_column *add_column(struct stage_tree *tree, const struct round *round, int nodes)
{
    struct stage_column *column = &tree->column[tree->columns++];
    column->round = round;
    column->nodes = nodes;
    column->node = mem_new(struct stage_node, nodes + 1);
    for (int i = 0; i < nodes; i++) {
        column->node[i].table = round ? &round->table[i] : NULL;
        column->node[i].number = round ? round->table[i].number : i + 1;
    }
    return column;
}

static void add_future(struct stage_tree *tree)
{
    struct stage_column *last = &tree->column[tree->columns - 1];
    int before = last->nodes, tables = serpentine_tables(before);
    struct stage_column *column = add_column(tree, NULL, tables);
    for (int t = 0; t < tables; t++)
        for (int seat = 1; seat <= 4; seat++) {
            int from = serpentine_rank(seat, t + 1, tables);
            if (from <= before)
                add_source(&column->node[t], from - 1);
        }
}

void stage_tree_init(struct stage_tree *tree, const struct view *view)
{
    const struct event *event = view->event;
    *tree = (struct stage_tree){0};
    for (int r = 0; r < event->rounds && tree->columns < STAGE_COLUMNS_MAX - 8; r++) {
        const struct round *round = &event->round[r];
        if (!round_is_seeded(round) || !round->tables)
            continue;
        struct stage_column *column = add_column(tree, round, round->tables);
        for (int i = 0; tree->columns > 1 && i < column->nodes; i++)
            link_played(view, column - 1, &column->node[i]);
    }
    const struct round *last = tree->columns ? tree->column[tree->columns - 1].round : NULL;
    while (last && last->stage != STAGE_FINAL && tree->column[tree->columns - 1].nodes > 1 &&
           tree->columns < STAGE_COLUMNS_MAX)
        add_future(tree);
}

void stage_tree_release(struct stage_tree *tree)
{
    for (int c = 0; c < tree->columns; c++)
        free(tree->column[c].node);
    *tree = (struct stage_tree){0};
}

int stage_tree_leaves(const struct stage_tree *tree, int column, int node)
{
    const struct stage_node *at = &tree->column[column].node[node];
    int leaves = 0;
    for (int i = 0; i < at->sources; i++)
        leaves += stage_tree_leaves(tree, column - 1, at->source[i]);
    return leaves ? leaves : 1;
}

static void place(struct stage_tree *tree, int column, int node)
{
    struct stage_node *at = &tree->column[column].node[node];
    double sum = 0;
    if (at->placed)
        return;
    at->placed = true;
    for (int i = 0; i < at->sources; i++) {
        place(tree, column - 1, at->source[i]);
        sum += tree->column[column - 1].node[at->source[i]].y;
    }
    at->y = at->sources ? sum / at->sources : tree->height + 0.5;
    tree->height += at->sources ? 0 : 1;
}

void stage_tree_place(struct stage_tree *tree, int column, int first, int last)
{
    tree->height = 0;
    for (int c = 0; c < tree->columns; c++)
        for (int i = 0; i < tree->column[c].nodes; i++)
            tree->column[c].node[i].placed = false;
    for (int i = first; i <= last; i++)
        place(tree, column, i);
}

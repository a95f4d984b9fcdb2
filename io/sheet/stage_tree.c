#include "io/sheet/stage_tree.h"

#include <stdlib.h>

#include "scoring/memory.h"
#include "scoring/serpentine.h"

/* In the order of the tables. */
static void add_source(struct chart_node *node, int source)
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
static void link_played(const struct view *view, struct chart_column *before, struct chart_node *node)
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

static struct chart_column *add_column(struct chart *chart, const struct round *round, int nodes)
{
    struct chart_column *column = &chart->column[chart->columns++];
    column->round = round;
    column->nodes = nodes;
    column->node = mem_new(struct chart_node, nodes + 1);
    for (int i = 0; i < nodes; i++) {
        column->node[i].table = round ? &round->table[i] : NULL;
        column->node[i].number = round ? round->table[i].number : i + 1;
    }
    return column;
}

static void add_future(struct chart *chart)
{
    struct chart_column *last = &chart->column[chart->columns - 1];
    int before = last->nodes, tables = serpentine_tables(before);
    struct chart_column *column = add_column(chart, NULL, tables);
    for (int t = 0; t < tables; t++)
        for (int seat = 1; seat <= 4; seat++) {
            int from = serpentine_rank(seat, t + 1, tables);
            if (from <= before)
                add_source(&column->node[t], from - 1);
        }
}

void chart_init(struct chart *chart, const struct view *view)
{
    const struct event *event = view->event;
    *chart = (struct chart){0};
    for (int r = 0; r < event->rounds && chart->columns < CHART_COLUMNS_MAX - 8; r++) {
        const struct round *round = &event->round[r];
        if (!round_is_seeded(round) || !round->tables)
            continue;
        struct chart_column *column = add_column(chart, round, round->tables);
        for (int i = 0; chart->columns > 1 && i < column->nodes; i++)
            link_played(view, column - 1, &column->node[i]);
    }
    const struct round *last = chart->columns ? chart->column[chart->columns - 1].round : NULL;
    while (last && last->stage != STAGE_FINAL && chart->column[chart->columns - 1].nodes > 1 &&
           chart->columns < CHART_COLUMNS_MAX)
        add_future(chart);
}

void chart_release(struct chart *chart)
{
    for (int c = 0; c < chart->columns; c++)
        free(chart->column[c].node);
    *chart = (struct chart){0};
}

int chart_leaves(const struct chart *chart, int column, int node)
{
    const struct chart_node *at = &chart->column[column].node[node];
    int leaves = 0;
    for (int i = 0; i < at->sources; i++)
        leaves += chart_leaves(chart, column - 1, at->source[i]);
    return leaves ? leaves : 1;
}

static void place(struct chart *chart, int column, int node)
{
    struct chart_node *at = &chart->column[column].node[node];
    double sum = 0;
    if (at->placed)
        return;
    at->placed = true;
    for (int i = 0; i < at->sources; i++) {
        place(chart, column - 1, at->source[i]);
        sum += chart->column[column - 1].node[at->source[i]].y;
    }
    at->y = at->sources ? sum / at->sources : chart->height + 0.5;
    chart->height += at->sources ? 0 : 1;
}

void chart_place(struct chart *chart, int column, int first, int last)
{
    chart->height = 0;
    for (int c = 0; c < chart->columns; c++)
        for (int i = 0; i < chart->column[c].nodes; i++)
            chart->column[c].node[i].placed = false;
    for (int i = first; i <= last; i++)
        place(chart, column, i);
}

/* The tree of the seeded stages: which table's winner goes to which table.  Rounds still to come are in it
 * without players, fed as RULEBOOK G-33 says. */
#ifndef ROTA_IO_SHEET_STAGE_TREE_H
#define ROTA_IO_SHEET_STAGE_TREE_H

#include "io/sheet/view.h"

enum { CHART_COLUMNS_MAX = 16 };

struct chart_node {
    const struct table *table; /* NULL: still to come */
    int number;                /* of the table */
    int sources;
    int source[SEATS_MAX]; /* nodes of the column before */
    double y;              /* middle, in units of one table, from the top */
    bool placed;
};

struct chart_column {
    const struct round *round; /* NULL: still to come */
    int nodes;
    struct chart_node *node;
};

struct chart {
    int columns;
    struct chart_column column[CHART_COLUMNS_MAX];
    double height; /* units needed */
};

/* Nothing to draw gives zero columns. */
void chart_init(struct chart *chart, const struct view *view);
void chart_release(struct chart *chart);
/* Sets y for the trees below nodes `first`..`last` of `column`, leaves from the top. */
void chart_place(struct chart *chart, int column, int first, int last);
/* Leaves below a node. */
int chart_leaves(const struct chart *chart, int column, int node);

#endif

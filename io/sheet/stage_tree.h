/* The tree of the seeded stages: which table's winner goes to which table.  Rounds still to come are in it
 * without players, fed as RULEBOOK G-33 says. */
#ifndef ROTA_IO_SHEET_STAGE_TREE_H
#define ROTA_IO_SHEET_STAGE_TREE_H

#include "io/sheet/view.h"

enum { STAGE_COLUMNS_MAX = 16 };

struct stage_node {
    const struct table *table; /* NULL: still to come */
    int number;                /* of the table */
    int sources;
    int source[SEATS_MAX]; /* nodes of the column before */
    double y;              /* middle, in units of one table, from the top */
    bool placed;
};

struct stage_column {
    const struct round *round; /* NULL: still to come */
    int nodes;
    struct stage_node *node;
};

struct stage_tree {
    int columns;
    struct stage_column column[STAGE_COLUMNS_MAX];
    double height; /* units needed */
};

/* Nothing to draw gives zero columns. */
void stage_tree_init(struct stage_tree *tree, const struct view *view);
void stage_tree_release(struct stage_tree *tree);
/* Sets y for the trees below nodes `first`..`last` of `column`, leaves from the top. */
void stage_tree_place(struct stage_tree *tree, int column, int first, int last);
/* Leaves below a node. */
int stage_tree_leaves(const struct stage_tree *tree, int column, int node);

#endif

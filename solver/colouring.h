/* Edge colouring of a regular bipartite multigraph: with `degree` edges at every node, each colour class
 * is a perfect matching (König).  Method: an even degree is halved by an Euler split; an odd one first
 * gives up a perfect matching, found by random walks (Goel, Kapralov, Khanna 2010, expected O(n log n)).
 * O(m log degree + n log n) in all; the walks use their own fixed generator, so the result is repeatable. */
#ifndef ROTA_SOLVER_COLOURING_H
#define ROTA_SOLVER_COLOURING_H

struct edge {
    int left, right, colour;
};

/* Sets the colour, 0..degree-1, of each of the nodes * degree edges.  Every left node and every right node,
 * 0..nodes-1, must have exactly `degree` edges. */
void colour_regular(struct edge *edge, int nodes, int degree);

#endif

/* Integer linear programs, by GLPK: the only place that knows it.  Silent, limited in nodes, stopped by the
 * control.  GLPK keeps its state per process, so programs are built and solved one at a time, outside
 * parallel regions. */
#ifndef ROTA_SOLVER_ILP_H
#define ROTA_SOLVER_ILP_H

#include <stdint.h>

#include "solver/control.h"

enum ilp_result {
    ILP_OPTIMAL,    /* solved */
    ILP_FEASIBLE,   /* stopped with a solution that may not be the best */
    ILP_INFEASIBLE, /* there is none */
    ILP_STOPPED     /* stopped without a solution */
};

struct ilp;

/* A program that minimises. */
struct ilp *ilp_new(void);
void ilp_free(struct ilp *ilp);

/* A row with low <= sum <= high (the same for an equation); returns its number, from 0. */
int ilp_add_row(struct ilp *ilp, double low, double high);
/* An integer column with 0 <= x <= high; returns its number, from 0. */
int ilp_add_column(struct ilp *ilp, double cost, double high, int count, const int *row, const double *value);
int ilp_columns(const struct ilp *ilp);

/* Solves with at most `nodes` branchings.  Only solutions below `cutoff` are of interest. */
enum ilp_result ilp_solve(struct ilp *ilp, const struct control *control, int64_t nodes, double cutoff);
double ilp_objective(const struct ilp *ilp);
int64_t ilp_value(const struct ilp *ilp, int column);

#endif

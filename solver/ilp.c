#include "solver/ilp.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>

#include <glpk.h>

#include "scoring/memory.h"

enum { ENTRIES_MOST = 64 };

struct ilp {
    glp_prob *program;
    const struct control *control;
    int64_t nodes;
    double cutoff;
    bool stopped;
};

struct ilp *ilp_new(void)
{
    struct ilp *ilp = mem_new(struct ilp, 1);
    glp_term_out(GLP_OFF);
    ilp->program = glp_create_prob();
    glp_set_obj_dir(ilp->program, GLP_MIN);
    return ilp;
}

void ilp_free(struct ilp *ilp)
{
    if (ilp)
        glp_delete_prob(ilp->program);
    free(ilp);
}

int ilp_add_row(struct ilp *ilp, double low, double high)
{
    assert(low <= high);
    int row = glp_add_rows(ilp->program, 1);
    int kind = low == high ? GLP_FX : low == -DBL_MAX ? GLP_UP : high == DBL_MAX ? GLP_LO : GLP_DB;
    glp_set_row_bnds(ilp->program, row, kind, low, high);
    return row - 1;
}

int ilp_add_column(struct ilp *ilp, double cost, double high, int count, const int *row, const double *value)
{
    assert(count >= 0 && count <= ENTRIES_MOST && high >= 0);
    int index[ENTRIES_MOST + 1], column = glp_add_cols(ilp->program, 1);
    double entry[ENTRIES_MOST + 1];
    for (int i = 0; i < count; i++) {
        assert(row[i] >= 0 && row[i] < glp_get_num_rows(ilp->program));
        index[i + 1] = row[i] + 1;
        entry[i + 1] = value ? value[i] : 1.0;
    }
    glp_set_col_kind(ilp->program, column, GLP_IV);
    glp_set_col_bnds(ilp->program, column, high > 0 ? GLP_DB : GLP_FX, 0.0, high);
    glp_set_obj_coef(ilp->program, column, cost);
    glp_set_mat_col(ilp->program, column, count, index, entry);
    return column - 1;
}

int ilp_columns(const struct ilp *ilp)
{
    return glp_get_num_cols(ilp->program);
}

/* Called at every node: counts them, and gives up where the limit, the clock or a signal says so. */
static void on_node(glp_tree *tree, void *info)
{
    struct ilp *ilp = info;
    if (glp_ios_reason(tree) != GLP_ISELECT)
        return;
    int best = glp_ios_best_node(tree);
    bool hopeless = best && glp_ios_node_bound(tree, best) > ilp->cutoff - 1e-6;
    if (hopeless || --ilp->nodes < 0 || control_stopped(ilp->control)) {
        ilp->stopped = !hopeless;
        glp_ios_terminate(tree);
    }
}

enum ilp_result ilp_solve(struct ilp *ilp, const struct control *control, int64_t nodes, double cutoff)
{
    glp_iocp options;
    glp_init_iocp(&options);
    options.msg_lev = GLP_MSG_OFF;
    options.presolve = GLP_ON;
    options.cb_func = on_node;
    options.cb_info = ilp;
    ilp->control = control;
    ilp->nodes = nodes;
    ilp->cutoff = cutoff;
    ilp->stopped = false;
    int code = glp_intopt(ilp->program, &options);
    if (code == GLP_ENOPFS || code == GLP_ENODFS)
        return ILP_INFEASIBLE;
    switch (glp_mip_status(ilp->program)) {
    case GLP_OPT:
        return ILP_OPTIMAL;
    case GLP_NOFEAS:
        return ILP_INFEASIBLE;
    case GLP_FEAS:
        return ilp->stopped ? ILP_FEASIBLE : ILP_OPTIMAL;
    default:
        return ilp->stopped ? ILP_STOPPED : ILP_INFEASIBLE;
    }
}

double ilp_objective(const struct ilp *ilp)
{
    return glp_mip_obj_val(ilp->program);
}

int64_t ilp_value(const struct ilp *ilp, int column)
{
    assert(column >= 0 && column < ilp_columns(ilp));
    return (int64_t)llround(glp_mip_col_val(ilp->program, column + 1));
}

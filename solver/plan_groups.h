/* The problems behind a plan: the active players of an event, all together or group by group. */
#ifndef ROTA_SOLVER_PLAN_GROUPS_H
#define ROTA_SOLVER_PLAN_GROUPS_H

#include "solver/plan_request.h"

struct plan_group {
    const char *title; /* the value that its players share; "" when there is one group of all */
    int members;
    int *member; /* player indices in the event; the problem's player i is member[i] */
    int first_table;
    struct problem problem;
    struct solution solution;
};

struct plan_groups {
    int count;
    struct plan_group *group;
};

/* Splits the active players.  Fails when request->by names a column that someone has left empty. */
bool plan_groups_open(struct plan_groups *groups, const struct event *event,
                      const struct plan_request *request, struct error *err);
void plan_groups_close(struct plan_groups *groups);

/* Fills the problem of a group from its players' columns: avoided columns, `apart`, `table`. */
bool plan_group_fill(struct plan_group *group, const struct event *event, const struct plan_request *request,
                     struct error *err);

#endif

/* The problems behind a plan: the active players of an event, all together or group by group. */
#ifndef ROTA_IO_PLANNER_PROBLEM_H
#define ROTA_IO_PLANNER_PROBLEM_H

#include "io/planner.h"

struct group_plan {
    const char *title; /* the value that its players share; "" when there is one group of all */
    int members;
    int *member; /* player indices in the event; the problem's player i is member[i] */
    int first_table;
    struct problem problem;
    struct solution solution;
};

struct plan_groups {
    int count;
    struct group_plan *group;
};

/* Splits the active players.  Fails when request->by names a column that someone has left empty. */
bool plan_groups_open(struct plan_groups *groups, const struct event *event,
                      const struct plan_request *request, struct error *err);
void plan_groups_close(struct plan_groups *groups);

/* Fills the problem of a group from its players' columns: avoided fields, `apart`, `table`. */
bool plan_group_fill(struct group_plan *group, const struct event *event, const struct plan_request *request,
                     struct error *err);

#endif

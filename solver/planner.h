/* From a roster to a schedule: turns the players of an event into problems for the solver, one for each
 * group when planned by groups, and its answers into the rounds of the event. */
#ifndef ROTA_SOLVER_PLANNER_H
#define ROTA_SOLVER_PLANNER_H

#include "scoring/event.h"
#include "solver/plan_request.h"

struct plan_outcome {
    int players, tables, shorts; /* active players; tables and short tables of a round */
    double seconds;
    int64_t moves;
    enum stop_reason stopped_by;
    bool searched;  /* some method fitted; seconds and moves count also when nothing was found */
    bool makeshift; /* some tables are random ones, because the search had found nothing in time */
};

/* Appends the preliminary rounds to an event with players and `kept` such rounds, and fills quality and
 * made_by.  Every measure is recomputed from the seats; a difference from what the solver says, or a fault,
 * is STATUS_INTERNAL.  Too few players is STATUS_INPUT, demands that clash STATUS_NEGATIVE with names; then
 * the event is to be thrown away. */
bool planner_run(struct event *event, const struct plan_request *request, struct plan_outcome *outcome,
                 struct error *err);

/* The bounds alone: fills event->quality with value = bound, for the best that could be hoped for. */
bool planner_bounds(struct event *event, const struct plan_request *request, struct error *err);

#endif

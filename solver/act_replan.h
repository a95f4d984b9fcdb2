/* Planning anew as an act: who left and who came, the open rounds planned again with all that was played in
 * mind, and the log. */
#ifndef ROTA_SOLVER_ACT_REPLAN_H
#define ROTA_SOLVER_ACT_REPLAN_H

#include "solver/planner.h"

/* The first preliminary round that may be planned anew: after the last one with a result. */
int replan_first_open(const struct event *event);

/* False when a later stage has been seeded: nothing can be planned any more. */
bool replan_possible(const struct event *event, struct error *err);

/* What to plan, with the goals the event was planned by: `rounds` in all, anew from number `from` on. */
bool replan_request(const struct event *event, int from, int rounds, struct plan_request *request,
                    struct error *err);

struct replan_people {
    int drops;
    const int *drop;    /* players who leave */
    struct event *late; /* players who come, moved to the event; NULL = nobody */
};

/* Fails as act_withdraw, act_take_in and planner_run do; then the event is to be thrown away. */
bool act_replan(struct event *event, const struct plan_request *request, const struct replan_people *people,
                const struct actor *by, struct plan_outcome *outcome, struct error *err);

/* A search takes its time, and the event goes on meanwhile.  These bring together an event as it was planned
 * for, `planned` from it, and as it is now. */

/* Takes the results of the preliminary rounds up to `kept` from the event as it is now. */
void replan_take_results(struct event *event, const struct event *now, int kept);
/* The plan takes the place of the event, whose log goes on with the newest entry of the plan's.  `planned`
 * has the old event then. */
void replan_apply(struct event *event, struct event *planned);

/* Whether a plan is worth taking, nobody having asked for another one: other people sit in the rounds after
 * `kept`, there are other rounds, fewer faults, or better measures. */
bool replan_gains(const struct event *before, const struct event *planned,
                  const struct plan_request *request);

#endif

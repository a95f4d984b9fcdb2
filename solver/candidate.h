/* The best schedule that a lane has found so far. */
#ifndef ROTA_SOLVER_CANDIDATE_H
#define ROTA_SOLVER_CANDIDATE_H

#include "solver/schedule.h"
#include "solver/trace.h"

struct candidate {
    struct schedule *schedule; /* NULL = nothing yet */
    struct cost cost;
    const char *method;
    struct trace *trace;  /* where improvements are noted; NULL = nowhere */
    const int64_t *moves; /* done so far, for the trace */
};

void candidate_release(struct candidate *candidate);

/* Balances the positions of `schedule` in place, values it, and takes a copy when it is valid and better
 * than what is there.  Returns whether it was taken. */
bool candidate_offer(const struct problem *problem, struct candidate *candidate, struct schedule *schedule,
                     const char *method);

/* Whether the candidate has reached the bounds in everything that a method decides: all goals but the table
 * numbers, which are chosen at the end. */
bool candidate_ideal(const struct problem *problem, const struct candidate *candidate,
                     const struct cost *ideal);

#endif

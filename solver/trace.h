/* How the best value of a search came down: each improvement with its time and the moves done by then.
 * Values and moves depend on seed and effort alone; times are measured. */
#ifndef ROTA_SOLVER_TRACE_H
#define ROTA_SOLVER_TRACE_H

#include "solver/cost.h"

struct improvement {
    double seconds; /* in the time of control_now within a lane, since the start in a finished trace */
    int64_t moves;
    struct cost cost;
};

struct trace {
    int count, room;
    struct improvement *list;
};

void trace_add(struct trace *trace, double seconds, int64_t moves, const struct cost *cost);
void trace_release(struct trace *trace);

/* Moves the improvements of a lane to the trace of the whole search, as if the lanes had worked one after
 * the other: those of this slice count from `base`, at which the lane had done `before` moves of its own.
 * Only what is better than all before stays.  Empties `lane`. */
void trace_join(struct trace *trace, struct trace *lane, double start, int64_t base, int64_t before);

#endif

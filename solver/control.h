/* When to stop: a signal, or the wall-clock cap.  Effort is counted in moves; the clock is only a cap. */
#ifndef ROTA_SOLVER_CONTROL_H
#define ROTA_SOLVER_CONTROL_H

#include <stdatomic.h>
#include <stdbool.h>

/* Set by a signal handler: every search ends soon and keeps its best. */
extern atomic_bool solver_stop;

struct control {
    double deadline; /* in the time of control_now; 0 = none */
};

/* Seconds on a clock that only goes forward. */
double control_now(void);
/* Whether to stop; costs a clock reading, so ask every few ten thousand moves. */
bool control_stopped(const struct control *control);

#endif

#include "solver/control.h"

#include <time.h>

atomic_bool solver_stop;

double control_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

bool control_stopped(const struct control *control)
{
    return atomic_load_explicit(&solver_stop, memory_order_relaxed) ||
           (control->deadline > 0 && control_now() >= control->deadline);
}

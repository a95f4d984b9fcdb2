#include "io/cli/stopping.h"

#include <signal.h>
#include <stddef.h>

#include "solver/control.h"

static void on_signal(int number)
{
    (void)number;
    atomic_store(&solver_stop, true);
}

void stopping_catch(void)
{
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

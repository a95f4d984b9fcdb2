/* What a plan is asked to be. */
#ifndef ROTA_SOLVER_PLAN_REQUEST_H
#define ROTA_SOLVER_PLAN_REQUEST_H

#include "scoring/goals.h"
#include "solver/portfolio.h"
#include "solver/settings.h"

struct plan_request {
    struct goals goals;
    int rounds;     /* of the preliminary stage, in all */
    int kept;       /* of these, the first ones, which stand already and are not touched */
    const char *by; /* plan each group of this column by itself; NULL = all together */
    struct portfolio_options search;
    struct settings settings; /* for search.settings to point at */
};

#endif

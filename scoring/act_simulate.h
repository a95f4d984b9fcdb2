/* A rehearsal as an act: random results for the open tables (simulate.h), on request stage by stage to the
 * champion, and the log. */
#ifndef ROTA_SCORING_ACT_SIMULATE_H
#define ROTA_SCORING_ACT_SIMULATE_H

#include "scoring/advance.h"

struct simulate_wish {
    uint64_t seed;
    const double *strength;         /* of each player, NULL = all alike */
    bool all;                       /* seed and play what follows, too */
    struct advance_options advance; /* for the seeding */
};

/* *played is the number of tables; where there is none it fails with STATUS_NEGATIVE.  After a failure the
 * event is to be thrown away. */
bool act_simulate(struct event *event, const struct simulate_wish *wish, const struct actor *by, int *played,
                  struct error *err);

#endif

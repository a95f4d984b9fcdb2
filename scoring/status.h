/* Where an event stands: what is done, what is missing, what is wrong, what to do next. */
#ifndef ROTA_SCORING_STATUS_H
#define ROTA_SCORING_STATUS_H

#include "scoring/advance.h"
#include "scoring/lot_ties.h"
#include "scoring/stale_seeding.h"

/* What comes next; seeding may need one of the options to be possible at all. */
enum next_step {
    NEXT_RESULTS, /* of the round being played */
    NEXT_REPLAN,  /* somebody who has left sits in an open preliminary round */
    NEXT_SEED,
    NEXT_SEED_ANEW, /* the stage that was seeded last does not follow any more, and has not started */
    NEXT_RANK       /* all is played, or nothing can follow */
};

/* Somebody who has withdrawn or is disqualified, at a table without a result. */
struct leaver {
    int player, round, table; /* indices */
};

struct event_status {
    struct rules rules;
    enum event_state state;
    int playing; /* index of the first round with a table without result, -1 = none */
    int champion;
    int leavers;
    struct leaver *leaver;
    struct stale_seeding stale;
    struct lot_ties lots;
    enum next_step next;
    struct advance_options how; /* with NEXT_SEED: what has to be asked for */
};

bool event_status_compute(struct event_status *out, const struct event *event, struct error *err);
void event_status_release(struct event_status *status);

#endif

/* Seeded seats that no longer follow from the results: a sheet was corrected, or somebody left, after the
 * stage was seeded.  Every seeded round is seeded once more from what came before it and compared. */
#ifndef ROTA_SCORING_STALE_SEEDING_H
#define ROTA_SCORING_STALE_SEEDING_H

#include "scoring/event.h"

struct stale_table {
    int round, table; /* indices; `table` is that of the round's table, or -1 for one that there is not */
    int number;       /* of the table */
    int outs, ins;
    int out[SEATS_MAX], in[SEATS_MAX]; /* who sits there and should not, and who should */
    bool order;   /* the right players, not yet played, but others choose first now (RULEBOOK G-32) */
    bool started; /* the round has a result: it stays as it is (RULEBOOK G-52) */
};

struct stale_seeding {
    int count;
    struct stale_table *table; /* in the order of the file */
};

/* Fills `out`, empty where everything follows.  How a stage was seeded is not always known (--promote,
 * --mode): a round that follows in any of the ways is in order, else the nearest way is compared.  Rounds
 * after an unfinished one are left out: nothing follows yet. */
void stale_seeding_find(struct stale_seeding *out, const struct event *event);
void stale_seeding_release(struct stale_seeding *stale);

#endif

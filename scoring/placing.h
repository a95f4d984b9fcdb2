/* Final places after semifinal and final (RULEBOOK R2004-10 to -12, R2025-16, A-8, A-9). */
#ifndef ROTA_SCORING_PLACING_H
#define ROTA_SCORING_PLACING_H

#include "scoring/standings.h"

struct placed {
    int place, player, prelim_rank;
    enum stage stage; /* the last stage that the player reached */
    bool official;
};

struct placing {
    int count;
    struct placed *placed; /* best first */
    int champion;          /* player, -1 while the final has no result or when all of it have left */
    int finalists;         /* who are ranked */
    int choice[SEATS_MAX]; /* the finalists in choice order: best prelim rank first (G-32) */
};

/* Places everyone who is ranked after the preliminary games of `event`, its semifinal and its final, by
 * the method of `rules`.  `rank` has the rank of each player after the preliminary games, 0 = none. */
bool placing_compute(struct placing *out, const struct event *event, const struct rules *rules,
                     const int *rank, struct error *err);
void placing_release(struct placing *placing);

/* The table of the final (the first, where lower ranks have finals too), or NULL. */
const struct table *placing_final_table(const struct event *event);

#endif

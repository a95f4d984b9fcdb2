/* A preliminary held as several events (RULEBOOK R2020-6, -7, A-10, A-11): the events do not mix, a player's
 * best one counts, and the best results of all players are ranked together. */
#ifndef ROTA_SCORING_POOLED_H
#define ROTA_SCORING_POOLED_H

#include "scoring/standings.h"

struct pooled {
    struct standings standings; /* row.player is an index into the pool, row.event counts from 1 */
    int attendees;              /* different persons who played */
    bool enough;                /* R2020-2 */
    bool may_skip_semifinal;    /* R2020-3 */
};

/* Adds to `pool` every player of the events whose id it does not have yet, with name and attributes, and lots
 * drawn by hand.  The pool's lot seed is the caller's.  STATUS_INPUT, with the names, when one id stands for
 * persons of different names: a number given by the program is no person's own. */
bool pooled_players(struct event *pool, const struct event *events, int count, struct error *err);
/* Ranks the players of `pool` by their best event. */
bool pooled_compute(struct pooled *out, const struct event *pool, const struct event *events, int count,
                    const struct rules *rules, struct error *err);
void pooled_release(struct pooled *pooled);

#endif

/* The rounds of a knock-out after the first (RULEBOOK G-33, A-25, R2021-16). */
#ifndef ROTA_SCORING_KNOCKOUT_H
#define ROTA_SCORING_KNOCKOUT_H

#include "scoring/bracket.h"
#include "scoring/ranking.h"

enum { KNOCKOUT_MOST = 256 }; /* R2021-8 */

/* Whether those promoted, `promote` at most of each group, find a seat; STATUS_NEGATIVE, with how many can be
 * promoted, when there are too many. */
bool knockout_check_promoted(int promoted, int groups, int promote, struct error *err);

/* Appends the next round, from the winners of the last one, which is a knock-out round and complete.  `mode`
 * NULL: as the rounds before were made, fold at first.  The seat of a winner who has left stays empty, or
 * with `move_up` the next of the same table has it; REASON_SEATS_EMPTY when a table would have fewer than
 * three. */
bool knockout_next(struct event *event, const struct ranking *ranking, const enum bracket_mode *mode,
                   bool move_up, struct error *err);

#endif

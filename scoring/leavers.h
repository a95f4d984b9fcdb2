/* Who takes part no more: withdrawn, disqualified, or marked as left at a table, which disqualifies from then
 * on (RULEBOOK G-51, R2019-21, A-33).  Such a player has no seat in an open round, is never advanced and
 * never champion; what was played stays (G-50). */
#ifndef ROTA_SCORING_LEAVERS_H
#define ROTA_SCORING_LEAVERS_H

#include "scoring/event.h"

/* Of each player of the event: whether it is out.  The caller frees it. */
bool *leavers_find(const struct event *event);

/* The status of a player with what the sheets say: PLAYER_DQ for one who left a game. */
enum player_status leaver_status(const struct event *event, int player);

#endif

/* Who takes part: players who leave and players who come late.  What was done is logged by the act that this
 * is part of (solver/act_replan.h). */
#ifndef ROTA_SCORING_ACT_PEOPLE_H
#define ROTA_SCORING_ACT_PEOPLE_H

#include "scoring/error.h"
#include "scoring/event.h"

/* Marks an active player as withdrawn; REASON_NOT_ACTIVE for any other. */
bool act_withdraw(struct event *event, int player, struct error *err);

/* Moves the players of `late`, who sit from round `since` on, to the end of the event's.  A number that is
 * taken becomes the next free one; REASON_ID_TAKEN for a word that is. */
bool act_take_in(struct event *event, struct event *late, int since, struct error *err);

#endif

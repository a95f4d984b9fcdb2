/* An event to try something on: it has its own list of rounds and of players, and everything below them is
 * still the other event's.  Rounds can be added; nothing that was there may be changed but a player's plain
 * fields. */
#ifndef ROTA_SCORING_TRIAL_H
#define ROTA_SCORING_TRIAL_H

#include "scoring/event.h"

/* With the first `rounds` rounds of `event`. */
struct event trial_open(const struct event *event, int rounds);
/* Frees what was added to those. */
void trial_close(struct event *trial, int rounds);

#endif

/* The rounds of a knock-out after the first (RULEBOOK G-33, A-25, R2021-16). */
#ifndef ROTA_SCORING_KNOCKOUT_H
#define ROTA_SCORING_KNOCKOUT_H

#include "scoring/bracket.h"
#include "scoring/ranking.h"

/* Appends the next round, from the winners of the last one, which is a knock-out round and complete.  `mode`
 * NULL: as the rounds before were made, fold at first. */
bool knockout_next(struct event *event, const struct ranking *ranking, const enum bracket_mode *mode,
                   struct error *err);

#endif

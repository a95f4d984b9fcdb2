/* Tables that have become too small because players left (RULEBOOK R2019-22, A-24). */
#ifndef ROTA_SCORING_REPAIR_H
#define ROTA_SCORING_REPAIR_H

#include "scoring/error.h"
#include "scoring/event.h"

struct repair_move {
    int player, from, to; /* table numbers */
};

struct repair {
    int moves;
    struct repair_move *move; /* in the order they were made */
};

/* Moves players of `round` until every table has 3 or 4, dissolved tables are taken out.  The round may be
 * one of the event that is not played yet, those who left struck from their tables, or stand alone with
 * number 0. `event` gives the countries and the earlier rounds: of its preliminary stage those of a lower
 * number, all of them for number 0.  The literal rule comes first: one player from a table of four to a table
 * of two.  STATUS_NEGATIVE when the players cannot be seated (5 left). */
bool repair_round(struct repair *out, struct round *round, const struct event *event, struct error *err);
void repair_release(struct repair *repair);

#endif

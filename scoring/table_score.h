/* Scoring one table (RULEBOOK 2.3): counted VP, place, points and share of every seat. */
#ifndef ROTA_SCORING_TABLE_SCORE_H
#define ROTA_SCORING_TABLE_SCORE_H

#include "scoring/error.h"
#include "scoring/event.h"
#include "scoring/fraction.h"
#include "scoring/ruleset.h"

/* Points are whole numbers of 1/POINT_UNIT: 840 is divisible by every number of players that can share places
 * at a table (twelfths would do for four seats, RULEBOOK 9). */
enum { POINT_UNIT = 840 };

struct seat_score {
    int place; /* 1 for the winner; equal VP share the better place (G-24) */
    int points;
    int vp; /* counted: capped (G-25), 0 for a player who walked out (R2019-21) */
    bool win;
    struct fraction share;
};

struct table_score {
    int seats;
    struct fraction total; /* with the fourth score at a table of three (G-22) */
    struct seat_score seat[SEATS_MAX];
};

/* Scores `table`, which has a result.  Fails (STATUS_INPUT) when the cap is the winning score of a variant
 * that has none known. */
bool table_score(const struct rules *rules, const struct table *table, struct table_score *score,
                 struct error *err);

/* The places alone, also for results without VP (R2021-11). */
void table_places(const struct rules *rules, const struct table *table, int *place);

#endif

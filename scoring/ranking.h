/* The order of the players after the preliminary games, by whatever the rule set ranks with: standings, or
 * ratings.  What seeding starts from. */
#ifndef ROTA_SCORING_RANKING_H
#define ROTA_SCORING_RANKING_H

#include "scoring/elo.h"
#include "scoring/standings.h"

struct ranking {
    int count;
    int *player;    /* best first */
    int *place;     /* of player[i]; equal ones are tied for good (no lots) */
    int *rank;      /* of each player of the event: row from 1, 0 = not ranked */
    bool *by_lot;   /* player[i] is behind player[i - 1] by nothing but a lot */
    bool lots_used; /* some are */
};

bool ranking_compute(struct ranking *out, const struct event *event, const struct rules *rules,
                     struct error *err);
void ranking_release(struct ranking *ranking);

/* Persons who have played at least one preliminary game. */
int count_attendees(const struct event *event);

#endif

/* The next stage of an event, from its state: semifinal, final, finals for all ranks, or a knock-out round
 * (RULEBOOK 2.4, R2004-9, R2020-3, -8, -9, R2021-15 to -17, R2025-6, -8). */
#ifndef ROTA_SCORING_ADVANCE_H
#define ROTA_SCORING_ADVANCE_H

#include "scoring/bracket.h"
#include "scoring/ranking.h"

struct advance_options {
    bool skip_semifinal; /* R2020-3 */
    bool all_ranks;      /* finals for ranks 1-4, 5-8, ... */
    bool knockout;       /* rounds of table winners, whatever the rule set's course */
    bool mode_given;
    enum bracket_mode mode; /* without mode_given: as in the rounds before, fold at first */
    bool move_up;           /* the next of a table has the seat of a winner who left (G-52) */
    int qualify;            /* instead of the rule set's number, 0 = that one */
    int promote;            /* knock-out: the best of each `group` (R2021-8, A-30), 0 = no groups */
};

enum event_state { EVENT_PLAYING, EVENT_STAGE_OVER, EVENT_OVER };

/* Where the event stands: games are open, the stage is complete, or nothing can follow. */
enum event_state event_state(const struct event *event, const struct rules *rules);

/* Appends the round; its tables are seated in choice order, best preliminary rank first (G-32).  Where that
 * is refused nothing has changed: STATUS_NEGATIVE with the reason. */
bool event_advance(struct event *event, const struct rules *rules, const struct advance_options *options,
                   struct error *err);

/* Takes back the last seeded round as long as none of its tables has a result (G-52). */
bool event_take_back(struct event *event, struct error *err);

/* The winner of the event, or the next of the final when the winner has been disqualified or withdrew (G-51);
 * -1 while there is none. */
int event_champion(const struct event *event);

#endif

/* Standings: what every player has collected, and the order the rule set makes of it (RULEBOOK R2004-4,
 * R2019-10, R2020-12, R2025-12, -14).  O(G + N log N) for G games of N players. */
#ifndef ROTA_SCORING_STANDINGS_H
#define ROTA_SCORING_STANDINGS_H

#include "scoring/lots.h"
#include "scoring/table_score.h"
#include "scoring/tally.h"
#include "scoring/word_list.h"

/* Adds up the games with a result of the stages in `stages` (bits 1u << enum stage).  `tally` has one element
 * for each player of the event.  What a player brings along from another event (R2020-6: semifinal and final
 * on a closing day) counts as played in the preliminary stage.  Fails as table_score does, and when a share
 * sum needs more room than a fraction has. */
bool tally_event(const struct event *event, const struct rules *rules, unsigned stages, struct tally *tally,
                 struct error *err);

struct standing {
    int player, place;
    enum criterion by; /* what separates the row from the one above (G-43) */
    int event;         /* for pooled standings (pooled.h): which event counted, from 1 */
    struct tally tally;
    struct lot lot;
    const struct rules *rules;
};

#define UNRANKED_WHYS(W)      \
    W(DQ, "dq")               \
    W(WITHDRAWN, "withdrawn") \
    W(NO_GAMES, "no_games")
enum unranked_why {
#define W(name, word) UNRANKED_##name,
    UNRANKED_WHYS(W)
#undef W
};
word_list unranked_word;

struct unranked {
    int player;
    enum unranked_why why;
    int games; /* without any, the player was not there */
};

struct standings {
    struct rules rules;
    int rows;
    struct standing *row; /* best first */
    int unranked_count;
    struct unranked *unranked; /* in the order of the roster (G-51) */
};

/* Ranks the players of `event` by the games of `stages`. */
bool standings_compute(struct standings *out, const struct event *event, const struct rules *rules,
                       unsigned stages, struct error *err);
void standings_release(struct standings *standings);

/* Sorts rows and gives places and the reasons between neighbours.  Rows that nothing separates share a place,
 * and are listed in the order of their lots. */
void standings_sort(struct standing *row, int rows);

/* Which criterion separates two rows; *order is negative when `a` is placed higher. */
enum criterion standing_compare(const struct standing *a, const struct standing *b, int *order);

/* Row of each player of the event counted from 1 (also where places are shared), 0 for the unranked; the
 * caller frees it. */
int *standings_ranks(const struct standings *standings, int players);

#endif

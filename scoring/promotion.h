/* Who goes from the rating qualifier to the knock-out (RULEBOOK R2021-8, -13, -14, A-29). */
#ifndef ROTA_SCORING_PROMOTION_H
#define ROTA_SCORING_PROMOTION_H

#include "scoring/elo.h"

struct promotion_options {
    int promote, alternates; /* of each group */
    int max_players;         /* 256 */
    const bool *no_show;     /* of each player of the event, or NULL */
    bool reseed;             /* seed the field anew instead of filling the absent players' seats */
};

struct promotion {
    int promoted_count, alternate_count, seed_count;
    int *promoted, *alternate; /* players, best first */
    int *seed;                 /* player of each seed, -1 for an empty seat */
    int groups;
    int *group; /* of each row of the standings: number of its group, in order of first appearance */
    const char **group_name;
};

/* A player's group is the attribute "group"; players without one form a group of their own, named "". */
void promotion_compute(struct promotion *out, const struct event *event, const struct elo *elo,
                       const struct promotion_options *options);
void promotion_release(struct promotion *promotion);

#endif

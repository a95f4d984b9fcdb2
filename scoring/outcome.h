/* Everything that `rota rank` has to tell about one event: standings or ratings after the preliminary games,
 * who goes through, and the places after the final. */
#ifndef ROTA_SCORING_OUTCOME_H
#define ROTA_SCORING_OUTCOME_H

#include "scoring/placing.h"
#include "scoring/ranking.h"

struct outcome {
    struct rules rules;
    bool rated;                 /* the order is that of `elo`, `standings` has none */
    struct standings standings; /* not rated */
    struct elo elo;             /* rated */
    struct tally *tally;        /* rated: of each player */
    int qualify;                /* the first rows that go through, 0 = not decided here */
    bool final_played;
    struct placing placing; /* with final_played */
};

/* `out` is filled in place, because rows point to its rules. */
bool outcome_compute(struct outcome *out, const struct event *event, struct error *err);
void outcome_release(struct outcome *outcome);

#endif

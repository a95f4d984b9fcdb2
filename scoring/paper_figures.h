/* Figures as the documents print them: shares rounded first and added then (RULEBOOK A-2), next to the exact
 * ones.  They are for comparing with paper, so only the question `manual` asks for them: no event is scored
 * like this. */
#ifndef ROTA_SCORING_PAPER_FIGURES_H
#define ROTA_SCORING_PAPER_FIGURES_H

#include "scoring/fraction.h"

struct paper_games {
    int games;
    const int *vp, *total; /* total > 0 */
    int digits;            /* decimals kept of each game's figure, at most 9 */
    int scale;             /* 100 for percentages */
    int add;               /* added to the sum */
    bool average;
};

struct paper_figures {
    struct fraction *per_game; /* rounded; the caller frees it */
    struct fraction rounded;   /* made of the rounded figures, as on paper */
    struct fraction exact;
};

void paper_figures_compute(struct paper_figures *out, const struct paper_games *input);

#endif

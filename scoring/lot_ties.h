/* Where nothing but a lot decides who goes through or who chooses first, and whether that lot was ever drawn
 * (RULEBOOK G-40 to -42).  The seed 0 is what every event starts with: anybody can compute its lots
 * beforehand, so it is no draw. */
#ifndef ROTA_SCORING_LOT_TIES_H
#define ROTA_SCORING_LOT_TIES_H

#include "scoring/advance.h"

struct lot_ties {
    int count;
    struct lot_tie {
        int rank;          /* of `ahead`, from 1 */
        int ahead, behind; /* players */
        bool goes_through; /* only `ahead` does */
    } * tie;
    bool drawn; /* by hand, or from a seed that was chosen */
    bool redo;  /* a stage has been seeded with these lots, and it has not started: it can be seeded anew */
    bool over;  /* one has been seeded with them and has started */
};

/* None before the preliminary rounds are over, and none where no stage follows. */
bool lot_ties_find(struct lot_ties *out, const struct event *event, struct error *err);
void lot_ties_release(struct lot_ties *ties);

/* Nobody drew: the seed is 0, and the numbers that are stored, if any, are those that it gives. */
bool lots_undrawn(const struct event *event);

/* Draws the lots from another seed, and says so in the log; computed numbers that were stored are forgotten.
 * STATUS_NEGATIVE once a stage has been seeded. */
bool act_draw_lots(struct event *event, uint64_t seed, const struct actor *by, struct error *err);

#endif

/* The measures of a schedule, from the raw seats of an event's preliminary rounds (RULEBOOK G-11).  Shares
 * nothing with the search, so that it can be trusted to judge it.  O(G log G) for G games; no matrix of
 * players, so that 100,000 of them are no trouble. */
#ifndef ROTA_SCORING_MEASURES_H
#define ROTA_SCORING_MEASURES_H

#include "scoring/event.h"
#include "scoring/goals.h"

/* Fills value[i] for goals->goal[i]. */
void measures_compute(const struct event *event, const struct goals *goals, int64_t *value);

/* Two players who meet more than once. */
struct meeting {
    int a, b, times;
};
/* The pairs that meet more than once, ordered by a, then b; the caller frees the list. */
struct meeting *measures_repeats(const struct event *event, int *count);

/* Games of a player whose position would have to change for a balanced set: each of `positions` positions
 * floor or ceil of games/positions times.  `uses` counts the games at each position.
 *
 * Straight from the definition: the balanced set in descending order (games dealt out one by one) is laid
 * over the uses in descending order, which wastes least, and what stands out has to change.  The search has a
 * closed formula of its own (solver/seating.h), so that neither can hide the other's mistakes. */
int position_faults(const int *uses, int positions);

#endif

/* The measures of a schedule, from the raw seats of an event's preliminary rounds (RULEBOOK G-11).  Shares
 * nothing with the search, so that it can be trusted to judge it.  O(G log G) for G games; no matrix of
 * players, so that 100,000 of them are no trouble. */
#ifndef ROTA_SCORING_MEASURES_H
#define ROTA_SCORING_MEASURES_H

#include "scoring/event.h"
#include "scoring/goals.h"

/* Fills value[i] for goals->goal[i]. */
void measures_compute(const struct event *event, const struct goals *goals, int64_t *value);

/* Two players at one table, a before b in the event's list. */
struct pairing {
    int a, b, round, table; /* numbers of the round and the table */
};
/* The pairs at every table, in the order of the file; with a `column` only those whose values in it are the
 * same and not empty.  The caller frees the list. */
struct pairing *measures_pairings(const struct event *event, const char *column, int *count);

/* Two players who meet more than once. */
struct meeting {
    int a, b, times;
};
/* The pairs that meet more than once, ordered by a, then b; the caller frees the list. */
struct meeting *measures_repeats(const struct event *event, int *count);

/* Games at short tables, those with fewer than table_size players but at least `least`. */
struct short_games {
    int *games;       /* of each player */
    int most, fewest; /* among those who sit in every round; 0 without any */
};
void short_games_count(struct short_games *out, const struct event *event, int least);
void short_games_release(struct short_games *games);

/* Positions are counted in two ways.  Plans are measured by balanced sets (`position_faults`), so that more
 * games than positions can still be perfect; the rulebook counts every use of a position beyond the first. */
struct position_repeats {
    int repeats; /* G-11, over all players */
    int bound;   /* G-13b: a position with more chairs than players is used again */
};
struct position_repeats position_repeats_count(const struct event *event);

/* Games of a player whose position would have to change for a balanced set: each of `positions` positions
 * floor or ceil of games/positions times.  `uses` counts the games at each position.
 *
 * Straight from the definition: the balanced set in descending order (games dealt out one by one) is laid
 * over the uses in descending order, which wastes least, and what stands out has to change.  The search has a
 * closed formula of its own (solver/seating.h), so that neither can hide the other's mistakes. */
int position_faults(const int *uses, int positions);

#endif

/* Random results for rehearsals and tests.  The result of a table depends on the seed, its stage, round and
 * number and on who sits there, on nothing else: tables can be played in any order. */
#ifndef ROTA_SCORING_SIMULATE_H
#define ROTA_SCORING_SIMULATE_H

#include "scoring/ranking.h"

/* Gives `table` a result.  `strength` (of each player of the event, > 0; NULL = all alike) is the weight with
 * which somebody wins.  STATUS_INPUT when the variant has no winning score. */
bool simulate_table(struct table *table, const struct round *round, const struct rules *rules, uint64_t seed,
                    const double *strength, struct error *err);

/* All tables without a result; *played says how many. */
bool simulate_open(struct event *event, const struct rules *rules, uint64_t seed, const double *strength,
                   int *played, struct error *err);

#endif

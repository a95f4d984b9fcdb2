/* Seating a stage by rank: what all seeded stages have in common. */
#ifndef ROTA_SCORING_SEEDING_H
#define ROTA_SCORING_SEEDING_H

#include "scoring/error.h"
#include "scoring/event.h"

/* Adds a table with these players in choice order: best rank first (RULEBOOK G-32), those without one last.
 */
void seeding_add_table(struct round *round, const int *player, int count, const int *rank);

/* Who of a table with a result goes first among those who still take part: by place, then by `rank`; -1 when
 * all have left. */
int seeding_best(const struct event *event, const struct table *table, const int *rank);

/* Who goes on from each table of a round, in their order.  For a winner who takes part no more the seat stays
 * empty, -1, or with `move_up` the next of the same table has it (RULEBOOK G-52).  STATUS_NEGATIVE when a
 * table has no winner. */
bool seeding_winners(const struct event *event, const struct round *round, const int *rank, bool move_up,
                     int *winner, struct error *err);

#endif

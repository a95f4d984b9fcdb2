/* Seating a stage by rank: what all seeded stages have in common. */
#ifndef ROTA_SCORING_SEEDING_H
#define ROTA_SCORING_SEEDING_H

#include "scoring/error.h"
#include "scoring/event.h"

/* Adds a table with these players in choice order: best rank first (RULEBOOK G-32). */
void seeding_add_table(struct round *round, const int *player, int count, const int *rank);

/* The winners of the tables of a round, in their order; STATUS_NEGATIVE when a table has none. */
bool seeding_winners(const struct round *round, int *winner, struct error *err);

#endif

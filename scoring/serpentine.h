/* Serpentine seating (RULEBOOK G-30, G-31) and the sizes of knock-outs (G-34). */
#ifndef ROTA_SCORING_SERPENTINE_H
#define ROTA_SCORING_SERPENTINE_H

#include <stdbool.h>

/* The rank, from 1, at `seat` of `table` (both from 1) when ranks are laid out on `tables` tables. */
int serpentine_rank(int seat, int table, int tables);
/* The ranks of one table for `players` in all, best first; returns how many.  `rank` has room for `room`. */
int serpentine_table(int players, int tables, int table, int *rank, int room);
/* Tables for `players`: ceil(players / 4) (G-10). */
int serpentine_tables(int players);
/* Whether all tables of a knock-out with winners going through have 3 or 4 players in every round (G-34). */
bool knockout_possible(int players);

#endif

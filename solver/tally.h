/* What the games of a schedule show, those of the rounds already played included: counted from the seats,
 * player by player, in O(N*R*K log R) time and O(N*R) memory. */
#ifndef ROTA_SOLVER_TALLY_H
#define ROTA_SOLVER_TALLY_H

#include "solver/schedule.h"

struct tally {
    int64_t repeats, squared;      /* meetings beyond the first; sum of m(m-1)/2 over the pairs */
    int64_t position_faults;       /* games whose position would have to change for balanced sets */
    int64_t table_repeats;         /* visits to a table number beyond the first */
    int64_t same[AVOID_MAX];       /* pairs of one group at a table, for each avoided column */
    int shorts_most, shorts_least; /* games at short tables of the players who have most and fewest */
};

void tally_schedule(const struct problem *problem, const struct schedule *schedule, struct tally *tally);

#endif

/* Whether the hard demands can all hold: fixed tables and pairs kept apart (RULEBOOK G-12).  Every round asks
 * the same of the tables, so one round tells.  Exact for any practical number of demands: a search with
 * backtracking over the players who have one, with a limit that is far above what real demands need. */
#ifndef ROTA_SOLVER_DEMANDS_H
#define ROTA_SOLVER_DEMANDS_H

#include "solver/problem.h"

#define CLASHES(C)                                                            \
    C(NONE)                                                                   \
    C(NO_SUCH_TABLE)   /* a fixed table beyond the last */                    \
    C(TABLE_FULL)      /* more players fixed to a table than it seats */      \
    C(APART_AND_FIXED) /* two players kept apart have the same fixed table */ \
    C(NO_ROOM)         /* a set of players that cannot all be seated in one round */

enum clash_kind {
#define C(name) CLASH_##name,
    CLASHES(C)
#undef C
};

struct clash {
    enum clash_kind kind;
    int table;   /* from 0 */
    int players; /* who clashes: a smallest such set, none of them can be left out */
    int *player; /* to be freed by clash_release */
};

/* Finds a clash, or CLASH_NONE. */
void demands_check(const struct problem *problem, struct clash *clash);
void clash_release(struct clash *clash);

#endif

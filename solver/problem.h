/* What is to be planned: players, rounds, tables, what to keep apart and in which order it matters.
 *
 * N players sit at T = ceil(N/K) tables of K, b = K*T - N of them one short.  The search fills the empty
 * chairs with b ghosts (points N..K*T-1) that may never share a table, so that every table has K points
 * and one model serves all N (SOLVER 1.1). */
#ifndef ROTA_SOLVER_PROBLEM_H
#define ROTA_SOLVER_PROBLEM_H

#include <stdbool.h>
#include <stdint.h>

#include "scoring/event.h"
#include "scoring/goals.h"

struct pair {
    int a, b;
};

/* A table of a round that has been played; players who are no longer there are -1. */
struct past_table {
    int round, number; /* number counts from 0 */
    int seats;
    int seat[SEATS_MAX];
};

struct problem {
    int players; /* N */
    int rounds;  /* R, to be planned */
    int table_size, tables;
    int ghosts; /* b, the number of short tables a round */
    int points; /* K*T = players + ghosts */
    struct goals goals;
    int groups[AVOID_MAX];
    int *group[AVOID_MAX]; /* of each player: its country, club, ... as a number, -1 for none */
    /* Pairs of a group in a round at least, when the columns before are at theirs; 0 = unknown
     * (joint_bound.h). */
    int64_t joint_least[AVOID_MAX];
    int aparts;
    struct pair *apart; /* never at one table */
    int *fixed;         /* of each player: the table (from 0) that it always has, or -1; NULL = nobody */
    int past_tables;
    struct past_table *past; /* rounds already played */
};

/* Sets the sizes; groups, demands and history are filled in by the caller with mem_new. */
void problem_init(struct problem *problem, int players, int rounds, int table_size);
void problem_release(struct problem *problem);

/* The group of a player for avoided column f; -1 for none, and for ghosts. */
static inline int problem_group(const struct problem *problem, int f, int point)
{
    return point < problem->players && problem->group[f] ? problem->group[f][point] : -1;
}

/* Those to be kept apart from each player: other[first[p]] up to other[first[p + 1] - 1]. */
struct apart_index {
    int *first, *other;
};
void apart_index_init(struct apart_index *index, const struct problem *problem);
void apart_index_release(struct apart_index *index);

/* True when nothing but sizes and groups is asked: no fixed tables, nobody apart, no history.  Such a
 * problem is symmetric in its players up to their groups, and ready-made schedules fit it. */
bool problem_is_plain(const struct problem *problem);

#endif

/* The state of a local search over all rounds: who sits where, and for every pair of players the price of
 * meeting once more.
 *
 * price[a][b] = offset of the pair + step * meetings so far.  The offset is 0, or the weight of a shared
 * country, or huge for a pair to be kept apart; so the m-th meeting costs offset + (m-1) * step, and the
 * sum over all meetings grows as m(m-1)/2.  All ghosts are the one point `players`; meetings with it are
 * games at short tables, which this makes even as well.  A swap of two points of different tables changes
 * the sum by 4K look-ups in two rows (SOLVER 4). */
#ifndef ROTA_SOLVER_WALK_H
#define ROTA_SOLVER_WALK_H

#include "solver/cost.h"
#include "solver/schedule.h"

enum { WALK_PLAYERS_MOST = 5000, WALK_APART = 16384 };

struct walk_weights {
    int step;            /* of another meeting of a pair */
    int same[AVOID_MAX]; /* of a meeting of two of one group */
    bool loose;          /* games at short tables cost nothing, however uneven */
};

struct walk {
    const struct problem *problem;
    struct walk_weights weights;
    int size, points, rounds, stride;
    uint16_t *price; /* [players + 1][stride] */
    uint16_t *seat;  /* [round][point]; ghosts are `players` */
    int movable;     /* chairs that may be swapped in a round ... */
    uint16_t *chair; /* ... [round][movable], as seat numbers */
    uint8_t *ghost;  /* [round][table]: 1 where the table is short */
    int *games;      /* loose: games at short tables of each player */
    /* kept by walk_apply: */
    int64_t energy;           /* sum of all prices paid */
    int64_t hard;             /* pairs that must be apart and are not */
    int64_t repeats, squared; /* meetings beyond the first; sum of m(m-1)/2 */
    int64_t shorts;           /* sum over players of g(g-1)/2, g games at short tables */
    int64_t shorts_least;     /* its least value: then the games are spread evenly */
    int64_t same[AVOID_MAX];
    unsigned applied; /* moves since the last check of all these, where checks are on */
};

void walk_open(struct walk *walk, const struct problem *problem, const struct walk_weights *weights);
void walk_close(struct walk *walk);
/* Takes over the tables of a schedule, and gives them back. */
void walk_load(struct walk *walk, const struct schedule *schedule);
void walk_store(const struct walk *walk, struct schedule *schedule);

/* Swaps the points at chairs i and j of a round and updates everything. */
void walk_apply(struct walk *walk, int round, int i, int j);

/* The measures that the walk keeps count of, in order of importance: opponents, groups, short tables; before
 * them the pairs to be kept apart, and last the squared meetings.  It knows no others: those are valued, and
 * compared in their place, when the best is offered (objective.h). */
enum { WALK_KEYS = AVOID_MAX + 4 };
struct walk_key {
    int64_t value[WALK_KEYS];
};
struct walk_key walk_key(const struct walk *walk);
/* Negative when a is better. */
int walk_key_compare(const struct walk_key *a, const struct walk_key *b);
/* The key of the ideal: no walk gets below it. */
struct walk_key walk_key_ideal(const struct walk *walk, const struct cost *ideal);

/* Whether two points may be exchanged: not at one table, not both ghosts, no second ghost at a table. */
static inline bool walk_allows(const struct walk *walk, const uint16_t *seat, int i, int j, int size)
{
    int ghost = walk->problem->players, p = seat[i], q = seat[j];
    if (p != ghost && q != ghost)
        return true;
    if (p == q)
        return false;
    const uint16_t *table = seat + (p == ghost ? j : i) / size * size;
    for (int k = 0; k < size; k++)
        if (table[k] == ghost)
            return false;
    return true;
}

/* Change of energy if chairs i and j (of different tables) of a round were exchanged.  Summing over whole
 * tables, the players themselves included, saves the tests; the diagonal of `price` is 0.  Each meeting given
 * up returns its price less a step; meetings with a ghost that cost nothing return nothing. */
static inline int walk_delta(const struct walk *walk, int round, int i, int j, int size)
{
    const uint16_t *seat = walk->seat + (long)round * walk->points;
    int s = i / size, t = j / size;
    const uint16_t *a = seat + s * size, *b = seat + t * size;
    const uint16_t *p = walk->price + (long)seat[i] * walk->stride,
                   *q = walk->price + (long)seat[j] * walk->stride;
    const uint8_t *ghost = walk->ghost + (long)round * (walk->points / size);
    int meetings = 2 * (size - 1);
    if (walk->weights.loose) {
        int own = (seat[i] == walk->problem->players) + (seat[j] == walk->problem->players);
        meetings -= own ? own * (size - 1) : ghost[s] + ghost[t];
    } else {
        meetings -= 2 * (ghost[s] & ghost[t]); /* both stay at a short table */
    }
    int sum = -2 * p[seat[j]] + meetings * walk->weights.step;
    for (int k = 0; k < size; k++)
        sum += (q[a[k]] - p[a[k]]) + (p[b[k]] - q[b[k]]);
    return sum;
}

#endif

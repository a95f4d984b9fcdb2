/* The search behind the orbit method (SOLVER 1.4): rounds that are images of a few base rounds.
 *
 * A shape says how the points move.  Z_n moves m layers of n points round and leaves f points fixed: point
 * i*n + x is element x of layer i, the fixed points follow.  k base rounds, each moved n times, give k*n
 * rounds.  Pairs of points fall into orbits; no repeats means that the base rounds use each orbit at most
 * once, and orbits that are too short never.
 *
 * With `turn` = 3 the base round is also its own image under (x, layer i) -> (u*x, layer i+1), layers in
 * threes, which cuts the search to a third: the items that are seated are then whole triples of points,
 * at a phase, and the fixed points either rotate in threes too or sit each with one whole triple. */
#ifndef ROTA_SOLVER_BASE_ROUND_H
#define ROTA_SOLVER_BASE_ROUND_H

#include "solver/schedule.h"

enum { BASE_POINTS_MOST = 256 };

struct shape {
    int cycle, layers, fixed; /* n, m, f */
    int bases;                /* k */
    int turn, multiplier;     /* 1, or 3 with u */
    bool rotate;              /* turn 3: the fixed points rotate in threes */
    int ghosts;               /* of the fixed points, the last ones: meetings with them cost nothing */
};

struct base_search;

/* `size` points a table.  The shape must fit: cycle * layers + fixed points fill whole tables. */
struct base_search *base_search_new(const struct shape *shape, int size, struct rng rng);
void base_search_free(struct base_search *search);

/* Anneals for about `moves` moves, with restarts; returns the number done, less when it reached no repeat.
 * The state is kept, so that the next call goes on. */
int64_t base_search_run(struct base_search *search, int64_t moves);
bool base_search_found(const struct base_search *search);
/* Forgets what was found and starts afresh. */
void base_search_restart(struct base_search *search);
/* Writes the first schedule->rounds rounds. */
void base_search_develop(const struct base_search *search, struct schedule *schedule);

/* The found base rounds as point numbers, bases * points of them, table after table; and a schedule from
 * such a list. */
void base_search_points(const struct base_search *search, int *point);
void base_develop(const struct shape *shape, int size, const int *point, struct schedule *schedule);

#endif

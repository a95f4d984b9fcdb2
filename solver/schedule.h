/* A schedule under construction: for every round and table the points that sit there, in position order.
 * Points from problem->players on are ghosts; in a finished schedule a table's ghost sits last. */
#ifndef ROTA_SOLVER_SCHEDULE_H
#define ROTA_SOLVER_SCHEDULE_H

#include "solver/problem.h"
#include "solver/rng.h"

struct schedule {
    int rounds, tables, size;
    int *seat; /* [round][table][position] */
};

/* Every round the points in order: table 0 holds 0..K-1 and so on. */
struct schedule *schedule_new(int rounds, int tables, int size);
struct schedule *schedule_for(const struct problem *problem);
void schedule_free(struct schedule *schedule);
void schedule_copy(struct schedule *to, const struct schedule *from);

static inline int *schedule_table(const struct schedule *s, int round, int table)
{
    return s->seat + ((long)round * s->tables + table) * s->size;
}
static inline int *schedule_round(const struct schedule *s, int round)
{
    return schedule_table(s, round, 0);
}

/* Shuffles each round, then mends ghosts, fixed tables and pairs kept apart where a few swaps can. */
void schedule_shuffle(const struct problem *problem, struct schedule *schedule, struct rng *rng);
/* Puts the ghost of each table last. */
void schedule_ghosts_last(const struct problem *problem, struct schedule *schedule);

/* Number of hard demands that are broken: points missing or doubled, two ghosts at a table, apart pairs
 * together, fixed players elsewhere.  0 = valid. */
int64_t schedule_broken(const struct problem *problem, const struct schedule *schedule);

#endif

/* A random roster from a seed, for rehearsals, tests and comparisons. */
#ifndef ROTA_IO_BENCH_GENERATE_H
#define ROTA_IO_BENCH_GENERATE_H

#include <stdint.h>

#include "scoring/event.h"

struct generate_plan {
    int players, countries, clubs; /* clubs 0 = no such column; countries at most `players` */
    double skew;                   /* the i-th country has a share like 1 / i^skew: 0 = equal */
    uint64_t seed;
};

/* Adds the players, ids 1..N, to an event without any.  The same plan always gives the same roster; all
 * names differ; every country has a player. */
void generate_roster(struct event *event, const struct generate_plan *plan);

#endif

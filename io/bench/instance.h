/* Instances for comparisons: a line of a list file each (instances/README.md), or given in short.
 *
 *   NAME      an instance of the list, or a pattern (* ? [...]) of names; a family stands for all its members
 *   G-P-W     the social golfer problem: G tables of P, W rounds, nobody from anywhere
 *   FILE:R    a roster with R rounds, everything else as `rota plan` does it */
#ifndef ROTA_IO_BENCH_INSTANCE_H
#define ROTA_IO_BENCH_INSTANCE_H

#include <stdint.h>

#include "scoring/error.h"
#include "scoring/event.h"
#include "solver/planner.h"

enum { INSTANCE_TEXT_MAX = 160 };

struct instance {
    char name[INSTANCE_TEXT_MAX], family[INSTANCE_TEXT_MAX];
    int players, table_size, rounds;
    char countries[INSTANCE_TEXT_MAX]; /* "", "C@SKEW" or sizes "12+6+6" */
    uint64_t seed;                     /* of the roster */
    int64_t best;                      /* fewest repeat pairs known, -1 = unknown */
    int64_t bound;                     /* proved, -1 = unknown */
    char source[INSTANCE_TEXT_MAX];
    char roster[INSTANCE_TEXT_MAX]; /* a file; "" = made from the numbers above */
    uint64_t content;               /* a hash of all that the search is given, by instance_open */
};

struct instances {
    int count;
    struct instance *list;
};

/* Reads a list file and checks every line. */
bool instances_read(struct instances *instances, const char *path, struct error *err);
void instances_release(struct instances *instances);

/* Appends to `chosen` what `word` stands for (see above), `from` the list; each name once. */
bool instances_choose(struct instances *chosen, const struct instances *from, const char *word,
                      struct error *err);

/* The players of the instance into an empty event, and what to plan for them; fills in the number of players
 * where a roster file decides it, and the hash of the content. */
bool instance_open(struct instance *instance, struct event *event, struct plan_request *request,
                   struct error *err);

#endif

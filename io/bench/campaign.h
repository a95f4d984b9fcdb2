/* A comparison: every instance with every method and seed, each run a line of a file (io/bench/runs.h).  What
 * is in the file already is not run again, so a campaign that was stopped, or killed, goes on where it was.
 */
#ifndef ROTA_IO_BENCH_CAMPAIGN_H
#define ROTA_IO_BENCH_CAMPAIGN_H

#include "io/bench/instance.h"
#include "io/bench/runs.h"
#include "solver/portfolio.h"
#include "solver/settings.h"

enum { CAMPAIGN_METHODS_MAX = 64 };
struct campaign_state;

struct campaign {
    struct instances instances;
    int methods;
    const struct method *method[CAMPAIGN_METHODS_MAX]; /* NULL = the portfolio */
    int64_t seeds, first_seed;
    bool any_build;    /* runs of other builds of the program are not run again */
    int shard, shards; /* this part of so many, from 0 */
    struct portfolio_options search;
    struct settings settings;
    /* Called before each run and once at the end. */
    void (*report)(void *context, const struct campaign_state *state);
    void *context;
};

struct campaign_state {
    int64_t done, total; /* of this part; those found in the file are in both */
    int64_t fresh;       /* done now */
    double seconds;      /* since the start */
    const char *instance, *method;
    uint64_t seed;
};

/* The name of a method of the list: "portfolio" for NULL. */
const char *campaign_method_name(const struct method *method);

/* Adds the methods of a comma-separated list; "all" is the whole table and the portfolio. */
bool campaign_add_methods(struct campaign *campaign, const char *list, struct error *err);

/* Runs it.  *state is what was reached; a signal ends it early, the run under way is then not recorded. */
bool campaign_run(struct campaign *campaign, const char *path, struct campaign_state *state,
                  struct error *err);

#endif

/* The driver: chooses methods, runs them in lanes, stops when every bound is met.  Same seed and effort,
 * same schedule, on any number of threads, unless the clock or a signal stops it (SOLVER 6). */
#ifndef ROTA_SOLVER_PORTFOLIO_H
#define ROTA_SOLVER_PORTFOLIO_H

#include "solver/bounds.h"
#include "solver/method.h"

/* What made the search end, and its word in files. */
#define STOPS(S)        \
    S(BOUND, "bound")   \
    S(EFFORT, "effort") \
    S(TIME, "time")     \
    S(SIGNAL, "signal")
enum stop_reason {
#define S(name, word) STOP_##name,
    STOPS(S)
#undef S
};
word_list stop_reason_word;

struct progress {
    const struct problem *problem;
    const struct cost *cost;
    const struct bound *bound; /* given the values so far */
    double seconds, part;      /* since the start; of the effort, 0 to 1 */
};

struct portfolio_options {
    uint64_t seed;
    int64_t effort; /* million moves, over all lanes */
    double time;    /* seconds, 0 = no cap */
    int threads;    /* 0 = all */
    bool no_bank;
    const struct method *method;     /* only this one; NULL = choose */
    const struct settings *settings; /* NULL = as the methods have them */
    struct trace *trace;             /* filled with the improvements; NULL = not wanted */
    void (*report)(void *context, const struct progress *progress);
    void *context;
};

struct solution {
    struct schedule *schedule; /* NULL when the hard demands could not be met */
    struct cost cost;
    struct bound bound[GOALS_MAX];
    int met; /* leading goals at their bound */
    const char *method;
    enum stop_reason stopped_by;
    bool searched;  /* some method fits the problem */
    bool makeshift; /* random tables, because nothing had been found in time */
    int64_t moves;
    double seconds;
};

void portfolio_run(const struct problem *problem, const struct portfolio_options *options,
                   struct solution *solution);
void solution_release(struct solution *solution);

#endif

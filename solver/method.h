/* A method is one file in solver/ and one word in the list below: method NAME is `method_NAME`, defined in
 * its file.
 *
 * The driver opens a number of lanes (method, number, generator), runs them in slices and takes the best
 * by lane order; threads only execute lanes, so the answer depends on seed and effort alone (SOLVER 6). */
#ifndef ROTA_SOLVER_METHOD_H
#define ROTA_SOLVER_METHOD_H

#include "scoring/word_list.h"
#include "solver/candidate.h"
#include "solver/control.h"
#include "solver/rng.h"

/* The methods, in listing order. */
#define METHODS(M) \
    M(random)      \
    M(greedy)      \
    M(formula)     \
    M(orbit)       \
    M(extend)      \
    M(anneal)      \
    M(tabu)        \
    M(lns)         \
    M(exact)

struct setting;  /* a parameter of a method (settings.h) */
struct settings; /* what was changed of them */

struct lane {
    const struct problem *problem;
    const struct control *control;
    const struct settings *settings; /* NULL = all as the tables say; read with settings_get */
    struct cost ideal;               /* the bounds, each given the ones before: no schedule is better */
    struct rng rng;
    int index;             /* lanes of one method differ by it */
    bool no_bank;          /* do without stored base rounds */
    struct candidate best; /* what the lane has found */
    struct candidate core; /* what others had found when the slice began; may be empty, read only */
    void *state;           /* the method's own */
    bool done;             /* has nothing more to do */
    int64_t moves;         /* done so far */
    int64_t proved;        /* no schedule has fewer repeat pairs, by complete search; 0 = nothing new */
};

struct method {
    const char *name, *summary;
    bool serial; /* must run outside parallel regions (GLPK) */
    bool single; /* the same in every lane: one is enough */
    int share;   /* its slices are so many times as long as those of others; 0 = as long */
    int lanes;   /* how many it gets when no method is asked for, behind those that the driver knows */
    /* Whether the method can do anything for this problem; NULL = always. */
    bool (*fits)(const struct problem *problem);
    void (*open)(struct lane *lane);
    /* Works for about `moves` moves and offers what it finds to lane->best; sets lane->done at its end. */
    void (*run)(struct lane *lane, int64_t moves);
    void (*close)(struct lane *lane);
    const struct setting *settings; /* its parameters; NULL = none */
};

/* The table, in listing order; NULL past the last, or for an unknown name. */
const struct method *method_at(int i);
const struct method *method_find(const char *name);
word_list method_name;
/* Appends a row, for programs that bring a method of their own; before any search begins.  See
 * tests/example_method.c. */
void method_register(const struct method *method);

/* Whether the lane's best has reached the bounds in everything that a method decides (candidate_ideal). */
bool lane_ideal(const struct lane *lane);

#define M(name) extern const struct method method_##name;
METHODS(M)
#undef M

#endif

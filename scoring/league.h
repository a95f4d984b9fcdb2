/* The season's league of 2019 (RULEBOOK R2019-16 to -20, -23, A-18 to A-20). */
#ifndef ROTA_SCORING_LEAGUE_H
#define ROTA_SCORING_LEAGUE_H

#include "scoring/error.h"
#include "scoring/event.h"
#include "scoring/fraction.h"
#include "scoring/word_list.h"

struct league_result {
    int player; /* index into the pool */
    int place;  /* 0: took part without a valid result */
    struct fraction avg;
};

struct league_tournament {
    const char *id;
    bool online; /* R2019-1: does not count */
    int results;
    struct league_result *result;
    /* filled in: */
    int valid_results;
    bool counts;
};

struct league_options {
    int advance, best, minimum; /* 30, 3, 16 */
    bool split;                 /* share the points of a shared place */
    const bool *passed_over;    /* of each player of the pool, or NULL (R2019-23) */
};

#define LEAGUE_CRITERIA(C) \
    C(POINTS, "points")    \
    C(FEWEST, "fewest")    \
    C(AVG, "avg")          \
    C(BEST, "best")        \
    C(WORST, "worst")      \
    C(SHARED, "shared")    \
    C(FIRST, "-")
enum league_by {
#define C(name, word) LEAGUE_BY_##name,
    LEAGUE_CRITERIA(C)
#undef C
};
word_list league_by_word;

enum { LEAGUE_BEST_MAX = 16 };

struct league_row {
    int player, place, played;
    struct fraction points, avg; /* avg: mean over the counted tournaments */
    int best, worst;             /* places, 0 = no valid result */
    int counted;
    int tournament[LEAGUE_BEST_MAX]; /* those that count, best first */
    enum league_by by;
};

struct league {
    int rows;
    struct league_row *row;
    int finalists;
    int *finalist; /* players who go to the final */
    bool cut_decided_by_lot;
};

/* The figures of the document: best 30, three results, 16 valid results. */
struct league_options league_defaults(void);

/* Ranks the players of `pool` (which also gives the lots) who entered a tournament that counts. */
bool league_compute(struct league *out, const struct event *pool, struct league_tournament *tournament,
                    int tournaments, const struct league_options *options, struct error *err);
void league_release(struct league *league);

#endif

/* What a schedule is measured by, in order of importance (RULEBOOK G-11, G-12).  The list that the
 * evaluator, the solver, the verdict and the event file all walk. */
#ifndef ROTA_SCORING_GOALS_H
#define ROTA_SCORING_GOALS_H

#include "scoring/error.h"

/* Kind, word on the command line (--priority), name in files. */
#define MEASURES(M)                               \
    M(OPPONENTS, "opponents", "repeat_pairs")     \
    M(POSITIONS, "positions", "position_repeats") \
    M(COUNTRIES, "countries", "same_country")     \
    M(THREES, "threes", "three_spread")           \
    M(TABLES, "tables", "table_repeats")

enum measure {
#define M(name, word, file) MEASURE_##name,
    MEASURES(M)
#undef M
        MEASURE_KINDS
};

enum { AVOID_MAX = 4, GOALS_MAX = MEASURE_KINDS + AVOID_MAX - 1, FIELD_MAX = 31 };

/* One goal.  MEASURE_COUNTRIES stands once for each field that is kept apart; `field` is its column. */
struct goal {
    enum measure measure;
    int avoid; /* for MEASURE_COUNTRIES: which of the avoided fields */
    char field[FIELD_MAX + 1];
};

struct goals {
    int count;
    struct goal goal[GOALS_MAX];
    int avoids;
    char avoid[AVOID_MAX][FIELD_MAX + 1];
};

/* Builds the list.  `priority` names some measures in order; those left out follow in the order of the
 * enumeration.  `avoid` lists columns to keep apart ("country,club"; "" or "none" for none).  Both are
 * comma-separated words; fails with STATUS_USAGE and says what is allowed. */
bool goals_parse(struct goals *goals, const char *priority, const char *avoid, struct error *err);

/* The name of a goal in files: "repeat_pairs", "same_club", ...; `name` has room for GOAL_NAME_MAX bytes. */
enum { GOAL_NAME_MAX = 40 };
void goal_name(const struct goal *goal, char *name);

#endif

/* What a schedule is measured by, in order of importance (RULEBOOK G-11, G-12).  The list that the
 * evaluator, the solver, the verdict and the event file all walk. */
#ifndef ROTA_SCORING_GOALS_H
#define ROTA_SCORING_GOALS_H

#include "scoring/error.h"
#include "scoring/word_list.h"

/* The measures, in the order that they have when nobody asks for another.  A row: kind; word in lists of
 * priorities; name in files; what a verdict calls it; what is said of none, and after the number of one and
 * of more.  %s stands for the goal's column.  The word is also part of the names of what counts the measure:
 * recount_WORD in measures.c and objective_WORD in solver/objective.c.  These three files are all that a
 * measure needs. */
#define MEASURES(M)                                                                                        \
    M(OPPONENTS, opponents, "repeat_pairs", "opponents", "nobody meets twice", "meeting beyond the first", \
      "meetings beyond the first")                                                                         \
    M(POSITIONS, positions, "position_repeats", "play order", "everybody's positions are balanced",        \
      "seat off balance", "seats off balance")                                                             \
    M(COUNTRIES, countries, "same_country", "%s", "no table seats two of one %s",                          \
      "pair of one %s at a table", "pairs of one %s at a table")                                           \
    M(THREES, threes, "three_spread", "short tables", "turns at short tables are fair", "turn",            \
      "turns at short tables between the most and the fewest")                                             \
    M(TABLES, tables, "table_repeats", "table numbers", "nobody returns to a table", "return to a table",  \
      "returns to a table")

enum measure {
#define M(name, ...) MEASURE_##name,
    MEASURES(M)
#undef M
        MEASURE_KINDS
};

struct measure_words {
    const char *word, *file, *topic;
    const char *none, *one, *more;
};
const struct measure_words *measure_words(enum measure measure);
/* The words of lists of priorities alone. */
word_list measure_word;

enum { AVOID_MAX = 4, GOALS_MAX = MEASURE_KINDS + AVOID_MAX - 1, COLUMN_MAX = 31 };

/* One goal.  MEASURE_COUNTRIES stands once for each column of the roster that is kept apart. */
struct goal {
    enum measure measure;
    int avoid;                   /* for MEASURE_COUNTRIES: which of the avoided columns ... */
    char column[COLUMN_MAX + 1]; /* ... and its name */
};

struct goals {
    int count;
    struct goal goal[GOALS_MAX];
    int avoids;
    char avoid[AVOID_MAX][COLUMN_MAX + 1];
};

/* Builds the list.  `priority` names some measures in order; those left out follow in the order of the
 * enumeration.  `avoid` lists columns to keep apart ("country,club"; "" or "none" for none).  Both are
 * comma-separated words; fails with STATUS_USAGE and says what is allowed. */
bool goals_parse(struct goals *goals, const char *priority, const char *avoid, struct error *err);

/* The name of a goal in files: "repeat_pairs", "same_club", ...; `name` has room for GOAL_NAME_MAX bytes. */
enum { GOAL_NAME_MAX = 40 };
void goal_name(const struct goal *goal, char *name);

#endif

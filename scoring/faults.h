/* A schedule judged by the letter of the rulebook (RULEBOOK G-10 to G-13): faults, repeats and the lists
 * behind them.  `measures.h` judges the same schedule as plans are measured; they differ in the positions,
 * where the rulebook counts every use beyond the first. */
#ifndef ROTA_SCORING_FAULTS_H
#define ROTA_SCORING_FAULTS_H

#include "scoring/event.h"
#include "scoring/word_list.h"

#define FAULTS(F)                 \
    F(SIZE, "not 3 or 4 players") \
    F(TWICE, "sits twice")        \
    F(ABSENT, "does not sit")     \
    F(UNEXPECTED, "sits without taking part")
enum fault_kind {
#define F(name, word) FAULT_##name,
    FAULTS(F)
#undef F
};
word_list fault_word;

struct fault {
    enum fault_kind kind;
    int round, table, player; /* round and table from 1, 0 where it does not apply; player -1 likewise */
};

struct pair_fault {
    int a, b;         /* players; a's id comes before b's */
    int round, table; /* from 1 */
};

struct round_count {
    int players, three, least_three;
};

struct faults {
    int fault_count;
    struct fault *fault;
    int extra_three_tables, repeat_pairs, position_repeats, position_repeats_bound, same_country;
    int three_max, three_min; /* among players present throughout */
    int max_meetings;
    int meetings; /* every pair at every table, sorted by a, b, round */
    struct pair_fault *meeting;
    int same_country_count;
    struct pair_fault *same_country_pair; /* by round, table, a, b */
    int *threes;                          /* games at tables of three of each player */
    int rounds;
    struct round_count *round;
};

/* Judges the preliminary rounds of `event`.  `until[p]` is the last round that player p takes part in, or -1
 * for somebody who may sit or not (withdrawn at an unknown time). */
void faults_compute(struct faults *out, const struct event *event, const int *until);
void faults_release(struct faults *faults);

#endif

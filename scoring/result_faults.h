/* Faults of results: one list of what can be wrong with a game that somebody reports, and one function that
 * finds it.  The entry of sheets (enter_result.h), lists of games and the questions of `rota ask` each choose
 * what they refuse, and say it in their words.  Works on results as somebody claims them, so that what the
 * model could not hold (an unknown player, a missing VP) can be reported too. */
#ifndef ROTA_SCORING_RESULT_FAULTS_H
#define ROTA_SCORING_RESULT_FAULTS_H

#include "scoring/event.h"
#include "scoring/ruleset.h"
#include "scoring/word_list.h"

/* ELSEWHERE: somebody who is not at the table, or nobody at all though the game had a winner. */
enum winner_claim { WINNER_GIVEN, WINNER_INFERRED, WINNER_ELSEWHERE, WINNER_NONE };

/* One game as reported.  A seat that is left out is -1, and so is a VP that is missing or negative. */
struct claim {
    struct table table;
    int seats_given;  /* may be more than a table can hold */
    int round;        /* 0 = not said */
    unsigned unknown; /* bit of each seat whose player is not on the list */
    unsigned marked;  /* bit of each seat marked as the winner's on a sheet */
    bool known_variant;
    enum winner_claim winner;
    bool override; /* an odd winner is meant so */
};

/* Name, and code of RULEBOOK 11 (`validate`): E_ an error, W_ a warning, "" what has no code there.  The last
 * three are found against the event (enter_result.h). */
#define RESULT_FAULTS(F)                                \
    F(SIZE, "E_SIZE")                                   \
    F(TWICE, "E_TWICE")                                 \
    F(UNKNOWN, "E_UNKNOWN")                             \
    F(VARIANT, "E_VARIANT")                             \
    F(VARIANT_NOT_ALLOWED, "E_VARIANT_NOT_ALLOWED")     \
    F(NO_TARGET, "E_NO_TARGET")                         \
    F(WINNER, "E_WINNER")                               \
    F(VP, "E_VP")                                       \
    F(WINNER_BELOW_TARGET, "E_WINNER_BELOW_TARGET")     \
    F(TWICE_IN_ROUND, "E_TWICE_IN_ROUND")               \
    F(MIXED_VARIANTS, "E_MIXED_VARIANTS")               \
    F(FORMAT, "E_FORMAT")                               \
    F(ATTENDANCE, "E_ATTENDANCE")                       \
    F(TOO_FEW_FOR_SEMIFINAL, "E_TOO_FEW_FOR_SEMIFINAL") \
    F(NO_TABLE_SPLIT, "E_NO_TABLE_SPLIT")               \
    F(WINNER_INFERRED, "W_WINNER_INFERRED")             \
    F(LEFT_OUTSIDE_2019, "W_LEFT_OUTSIDE_2019")         \
    F(LOSER_AT_TARGET, "W_LOSER_AT_TARGET")             \
    F(VP_BELOW_2, "W_VP_BELOW_2")                       \
    F(ROUNDS, "W_ROUNDS")                               \
    F(NOT_A_RANKING_EVENT, "W_NOT_A_RANKING_EVENT")     \
    F(SEATS_MISSING, "")                                \
    F(SECOND_WINNER, "")                                \
    F(WINNER_LEFT, "")                                  \
    F(WINNER_OUTDONE, "")                               \
    F(VP_TOO_HIGH, "")                                  \
    F(STRANGER, "")                                     \
    F(MOVED, "")                                        \
    F(CLOSED, "")

enum result_fault {
#define F(name, code) RESULT_##name,
    RESULT_FAULTS(F)
#undef F
        RESULT_FINE
};
word_list result_fault_code;

/* Sets of faults are bits. */
static inline unsigned result_bit(enum result_fault fault)
{
    return 1u << fault;
}

/* What is wrong with one game, by itself and by the rules. */
unsigned result_faults(const struct claim *claim, const struct rules *rules);

/* The most VP that a seat can have without being a slip of the pen, 0 when the variant has no winning score.
 */
int result_vp_most(const struct rules *rules, enum variant variant);
/* The first seat without VP whose player stayed to the end, or -1. */
int result_vp_missing(const struct table *table);
/* The seat of the unique highest VP among those who stayed, or -1. */
int result_likely_winner(const struct table *table);
/* Those who left and have no VP written down have 0. */
void result_clear_leavers(struct table *table);

enum finding_place { FINDING_GAME, FINDING_ROUND, FINDING_EVENT };
struct finding {
    enum finding_place where;
    int number; /* of the game or round, from 1 */
    enum result_fault fault;
};

struct findings {
    int errors, warnings;
    struct finding *error, *warning;
};

/* Everything with a code: the games in their order, then the rounds, then the event of `players` persons. */
void findings_collect(struct findings *out, const struct rules *rules, const struct claim *claim, int claims,
                      int players);
void findings_release(struct findings *findings);

#endif

/* Faults in results, as codes (RULEBOOK 11, `validate`).  Works on results as somebody claims them, so that
 * what the model could not hold (an unknown player, a missing VP) can be reported too. */
#ifndef ROTA_SCORING_RESULT_FAULTS_H
#define ROTA_SCORING_RESULT_FAULTS_H

#include "scoring/event.h"
#include "scoring/ruleset.h"
#include "scoring/word_list.h"

enum winner_claim { WINNER_GIVEN, WINNER_INFERRED, WINNER_ELSEWHERE, WINNER_NONE };

/* One game as reported.  table.result->vp is -1 where it is missing or negative. */
struct claim {
    struct table table;
    int seats_given;  /* may be more than a table can hold */
    int round;        /* 0 = not said */
    unsigned unknown; /* bit of each seat whose player is not on the list */
    bool known_variant;
    enum winner_claim winner;
    bool override; /* a winner below the target is meant so */
};

#define VALIDATION_CODES(V)    \
    V(E_SIZE)                  \
    V(E_TWICE)                 \
    V(E_UNKNOWN)               \
    V(E_VARIANT)               \
    V(E_VARIANT_NOT_ALLOWED)   \
    V(E_NO_TARGET)             \
    V(E_WINNER)                \
    V(E_VP)                    \
    V(E_WINNER_BELOW_TARGET)   \
    V(E_TWICE_IN_ROUND)        \
    V(E_MIXED_VARIANTS)        \
    V(E_FORMAT)                \
    V(E_ATTENDANCE)            \
    V(E_TOO_FEW_FOR_SEMIFINAL) \
    V(E_NO_TABLE_SPLIT)        \
    V(W_WINNER_INFERRED)       \
    V(W_LEFT_OUTSIDE_2019)     \
    V(W_LOSER_AT_TARGET)       \
    V(W_VP_BELOW_2)            \
    V(W_ROUNDS)                \
    V(W_NOT_A_RANKING_EVENT)

enum validation_code {
#define V(name) CODE_##name,
    VALIDATION_CODES(V)
#undef V
};
word_list validation_code_word;

enum finding_place { FINDING_GAME, FINDING_ROUND, FINDING_EVENT };
struct finding {
    enum finding_place where;
    int number; /* of the game or round, from 1 */
    enum validation_code code;
};

struct findings {
    int errors, warnings;
    struct finding *error, *warning;
};

/* Checks the games in their order, then the rounds, then the event of `players` persons. */
void validate_claims(struct findings *out, const struct rules *rules, const struct claim *claim, int claims,
                     int players);
void findings_release(struct findings *findings);

#endif

/* The parameters of scoring that an event may override one by one (RULEBOOK G-1), with the words that the
 * event file uses for them.  Below the model, because an event holds its options. */
#ifndef ROTA_SCORING_OPTIONS_H
#define ROTA_SCORING_OPTIONS_H

#include <stdbool.h>

#include "scoring/word_list.h"

/* What separates two rows of a table of standings; the words are those of `by` and of options.criteria. */
#define CRITERIA(C)         \
    C(WINS, "wins")         \
    C(POINTS, "points")     \
    C(VP, "vp")             \
    C(SHARE, "share")       \
    C(AVG, "avg")           \
    C(N1, "n1")             \
    C(N2, "n2")             \
    C(N3, "n3")             \
    C(TIEBREAK, "tiebreak") \
    C(LOT, "lot")           \
    C(SHARED, "shared")     \
    C(FIRST, "-")

enum criterion {
#define C(name, word) BY_##name,
    CRITERIA(C)
#undef C
};
enum { CRITERIA_MAX = 9 }; /* BY_WINS ... BY_TIEBREAK can be asked for, the others only come out */

/* The most VP that count (RULEBOOK G-25): none, a number, or the winning score of the variant. */
enum cap_kind { CAP_NONE, CAP_FIXED, CAP_TARGET };
/* The fourth score at a table of three (RULEBOOK G-22). */
#define PHANTOMS(P)   \
    P(EXACT, "exact") \
    P(ROUND, "round") \
    P(NONE, "none")
enum phantom {
#define P(name, word) PHANTOM_##name,
    PHANTOMS(P)
#undef P
};
/* What comes after the criteria. */
#define LAST_RESORTS(L) \
    L(LOT, "lot")       \
    L(SHARED, "shared")
enum last_resort {
#define L(name, word) LAST_##name,
    LAST_RESORTS(L)
#undef L
};
/* How the places after the semifinal and the final are given (RULEBOOK A-8). */
#define FINAL_METHODS(F) \
    F(2004, "2004")      \
    F(2025, "2025")      \
    F(2025PLACE, "2025place")
enum final_method {
#define F(name, word) FINAL_##name,
    FINAL_METHODS(F)
#undef F
};

struct vp_cap {
    enum cap_kind kind;
    int value; /* with CAP_FIXED */
};
/* In the order in which they are asked. */
struct criteria {
    int count;
    enum criterion by[CRITERIA_MAX];
};

/* The parameters that a rule set states, an event may override and the scoring functions look at.  The name
 * of a field is the word of the event file. */
#define RULE_PARAMETERS(P)                                                                        \
    P(CAP, struct vp_cap, cap)                                                                    \
    P(PHANTOM, enum phantom, phantom)                                                             \
    P(CRITERIA, struct criteria, criteria)                                                        \
    P(LAST, enum last_resort, last)                                                               \
    P(QUALIFY, int, qualify) /* number that go through, 0 = not decided in the event */           \
    P(FINAL, enum final_method, final)                                                            \
    P(EP_TARGET, int, ep_target) /* winning score of Entdecker & Piraten, 0 = not given (A-16) */ \
    P(RANK_WITHDRAWN, bool, rank_withdrawn)                                                       \
    P(SKIP_SEMIFINAL, bool, skip_semifinal)

struct rule_parameters {
#define P(key, type, field) type field;
    RULE_PARAMETERS(P)
#undef P
};

enum rule_option {
#define P(key, type, field) OPTION_##key,
    RULE_PARAMETERS(P)
#undef P
        RULE_OPTION_KINDS
};

/* Single parameters that an event overrides; `set` has the bit of each that is given. */
struct rule_options {
    unsigned set; /* 1u << enum rule_option */
    struct rule_parameters parameter;
};
/* Puts those that are given in the place of others. */
void rule_options_apply(const struct rule_options *options, struct rule_parameters *parameter);

/* The words of the file format. */
word_list criterion_word, phantom_word, last_resort_word, final_method_word, rule_option_word;
/* Those of the criteria that may stand in options.criteria. */
word_list criterion_choice;

#endif

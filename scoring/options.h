/* The parameters of scoring that an event may override one by one (RULEBOOK G-1), with the words that the
 * event file uses for them.  Below the model, because an event holds its options. */
#ifndef ROTA_SCORING_OPTIONS_H
#define ROTA_SCORING_OPTIONS_H

#include <stdbool.h>

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
enum phantom { PHANTOM_EXACT, PHANTOM_ROUND, PHANTOM_NONE };
/* What comes after the criteria. */
enum last_resort { LAST_LOT, LAST_SHARED };
/* How the places after the semifinal and the final are given (RULEBOOK A-8). */
enum final_method { FINAL_2004, FINAL_2025, FINAL_2025PLACE };
#define RULE_OPTIONS(O)                 \
    O(CAP, "cap")                       \
    O(PHANTOM, "phantom")               \
    O(CRITERIA, "criteria")             \
    O(LAST, "last")                     \
    O(QUALIFY, "qualify")               \
    O(FINAL, "final")                   \
    O(EP_TARGET, "ep_target")           \
    O(RANK_WITHDRAWN, "rank_withdrawn") \
    O(SKIP_SEMIFINAL, "skip_semifinal")

enum rule_option {
#define O(name, word) OPTION_##name,
    RULE_OPTIONS(O)
#undef O
        RULE_OPTION_KINDS
};

/* Single parameters that an event overrides; `set` has the bit of each that is given. */
struct rule_options {
    unsigned set; /* 1u << enum rule_option */
    enum cap_kind cap;
    int cap_value;
    enum phantom phantom;
    int criteria;
    enum criterion criterion[CRITERIA_MAX];
    enum last_resort last;
    int qualify;
    enum final_method final;
    int ep_target;
    bool rank_withdrawn, skip_semifinal;
};

/* Words of the file format, and back: -1 for an unknown word. */
const char *criterion_word(enum criterion criterion);
int criterion_parse(const char *word); /* only what may stand in options.criteria */
const char *phantom_word(enum phantom phantom);
int phantom_parse(const char *word);
const char *last_resort_word(enum last_resort last);
int last_resort_parse(const char *word);
const char *final_method_word(enum final_method method);
int final_method_parse(const char *word);
const char *rule_option_word(enum rule_option option);

#endif

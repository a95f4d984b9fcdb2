/* The rule sets (RULEBOOK section 1): each official document is one row of parameters, and every parameter of
 * scoring can be overridden by itself for one event (RULEBOOK G-1).
 *
 *   struct ruleset       what the document says, with the gaps filled as RULEBOOK section 8 resolves them
 *   struct rule_options  what the event file's `options` change
 *   struct rules         the two put together: what the scoring functions take */
#ifndef ROTA_SCORING_RULESET_H
#define ROTA_SCORING_RULESET_H

#include <stdbool.h>

#include "scoring/event.h"
#include "scoring/facts.h"

/* What follows the preliminary rounds. */
enum course { COURSE_SEMIFINAL, COURSE_SINGLE, COURSE_KNOCKOUT };

struct ruleset {
    const char *name, *year, *title;
    int rounds;                    /* preliminary games (the usual number) */
    int rounds_least, rounds_most; /* what the document allows */
    int least_players;             /* stated least attendance, 0 = none stated */
    const char *priority;          /* order of the measures, RULEBOOK G-12 */
    const char *avoid;             /* fields kept apart */

    enum cap_kind cap;
    int cap_value;
    enum phantom phantom;
    int criteria;
    enum criterion criterion[CRITERIA_MAX];
    enum last_resort last;
    int qualify; /* number that go through, 0 = not decided in the event */
    enum course course;
    enum final_method final;
    bool final_official;  /* false: places below the champion are ours, shown as unofficial */
    int skip_limit;       /* most players with whom the semifinal may be left out, 0 = never */
    unsigned variants;    /* bit of each enum variant that may be played */
    bool leaving_defined; /* the document says how a game is scored that somebody leaves */

    /* Facts for the printed sheets. */
    enum fact choice, choice_time; /* what is chosen in seeded stages by rank, and when */
    enum fact bank, bank_semifinal, bank_final;
    enum fact turn_limit, board_study, boards, organiser_plays;
};

struct rules {
    const struct ruleset *set;
    enum cap_kind cap;
    int cap_value;
    enum phantom phantom;
    int criteria;
    enum criterion criterion[CRITERIA_MAX];
    enum last_resort last;
    int qualify;
    enum final_method final;
    int ep_target; /* winning score of Entdecker & Piraten, 0 = not given */
    bool rank_withdrawn, skip_semifinal;
};

/* The rule set of this name ("wc2025") or year ("2025"), or NULL. */
const struct ruleset *ruleset_find(const char *name);
/* All of them, for listings: NULL past the last. */
const struct ruleset *ruleset_at(int i);

/* The rules of an event. */
struct rules rules_resolve(const struct ruleset *set, const struct rule_options *options);
/* The winning score of a variant, 0 when it has to be given and is not (RULEBOOK R2019-11). */
int rules_target(const struct rules *rules, enum variant variant);

#endif

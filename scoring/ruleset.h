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
#include "scoring/word_list.h"

/* What follows the preliminary rounds. */
#define COURSES(C)                         \
    C(SEMIFINAL, "semifinal, final")       \
    C(SINGLE, "none; the season's league") \
    C(KNOCKOUT, "knock-out")
enum course {
#define C(name, words) COURSE_##name,
    COURSES(C)
#undef C
};
/* What the order after the preliminary rounds follows: the criteria, or Elo ratings first (R2021-9 to -12).
 */
enum ranked_by { RANKED_BY_STANDINGS, RANKED_BY_RATING };
/* What too few players mean: nothing, no valid event, or one that does not count for the season. */
enum attendance { FOR_NOTHING, FOR_THE_EVENT, FOR_THE_SEASON };
/* By place at the table, first place first; places beyond have none. */
struct place_points {
    int usual[SEATS_MAX], of_three[SEATS_MAX]; /* tables of three have their own */
};
/* Figures of Elo ratings. */
struct rating {
    double k, start;          /* most that a duel changes, and what everybody starts with */
    int min_games, max_games; /* of one player */
};

struct ruleset {
    const char *name, *year, *title;
    int rounds;                    /* preliminary games (the usual number) */
    int rounds_least, rounds_most; /* what the document allows */
    int least_players;             /* stated least attendance, 0 = none stated */
    enum attendance least_for;     /* what it is needed for */
    const char *priority;          /* order of the measures, RULEBOOK G-12 */
    const char *avoid;             /* fields kept apart */

    struct rule_parameters parameter; /* what an event can override */
    enum ranked_by ranked_by;
    enum course course;
    bool final_official;       /* false: places below the champion are ours, shown as unofficial */
    int skip_limit;            /* most players with whom the semifinal may be left out, 0 = never */
    unsigned variants;         /* bit of each enum variant that may be played */
    bool formats_limited;      /* only certain sets of variants make an event (R2019-3, -4) */
    int target[VARIANT_KINDS]; /* winning scores, 0 = to be given */
    struct place_points points;
    struct rating rating;
    bool leaving_defined; /* the document says how a game is scored that somebody leaves */
    bool order_drawn; /* seeded stages: nobody chooses, the order of play is drawn; the first is the host */

    /* Facts for the printed sheets. */
    enum fact choice, choice_time; /* what is chosen in seeded stages by rank, and when */
    enum fact bank, bank_semifinal, bank_final;
    enum fact turn_limit, board_study, boards, organiser_plays;
};

struct rules {
    const struct ruleset *set;
    struct rule_parameters parameter;
};

/* The rule set of this name ("wc2025") or year ("2025"), or NULL. */
const struct ruleset *ruleset_find(const char *name);
/* All of them, for listings: NULL past the last.  The first is the usual one. */
const struct ruleset *ruleset_at(int i);
/* The first that ranks so. */
const struct ruleset *ruleset_ranked_by(enum ranked_by by);
/* Their names and years, and what their courses are. */
word_list ruleset_name, ruleset_year, course_text;

/* The rule set that an event names, the usual one where it names none; and with the event's options. */
const struct ruleset *event_ruleset(const struct event *event);
struct rules event_rules(const struct event *event);
struct rules rules_resolve(const struct ruleset *set, const struct rule_options *options);
/* The winning score of a variant, 0 when it has to be given and is not (RULEBOOK R2019-11). */
int rules_target(const struct rules *rules, enum variant variant);

#endif

#include "scoring/ruleset.h"

#include <stddef.h>
#include <string.h>

#define BASE (1u << VARIANT_BASE)
/* Only 2019 states points and winning scores (R2019-8, -11), only 2021 ratings (R2021-4, -6, -9); an event of
 * another rule set that asks for them gets the same. */
/* clang-format off */
#define POINTS {.usual = {5, 3, 2, 1}, .of_three = {5, 3, 1}}
#define TARGETS {[VARIANT_BASE] = 10, [VARIANT_SEA] = 14, [VARIANT_FISH] = 10, [VARIANT_CK] = 13}
#define RATING {.k = 20, .start = 1000, .min_games = 5, .max_games = 7}
/* clang-format on */

static const struct ruleset rulesets[] = {
    {
        .name = "wc2025",
        .year = "2025",
        .title = "World Championship 2025",
        .rounds = 4, /* R2025-2 */
        .rounds_least = 4,
        .rounds_most = 4,
        .priority = "opponents,positions,countries,threes,tables", /* R2025-4, G-12 */
        .avoid = "country",
        .parameter =
            {
                .cap = {CAP_FIXED, 10},                                    /* R2025-15 */
                .phantom = PHANTOM_ROUND,                                  /* R2025-13 */
                .criteria = {5, {BY_WINS, BY_VP, BY_SHARE, BY_N2, BY_N3}}, /* R2025-12, -14 */
                .last = LAST_LOT,
                .qualify = 16,       /* R2025-6 */
                .final = FINAL_2025, /* R2025-16 */
            },
        .ranked_by = RANKED_BY_STANDINGS,
        .course = COURSE_SEMIFINAL,
        .final_official = true,
        .variants = BASE,
        .target = TARGETS,
        .points = POINTS,
        .rating = RATING,
        .choice = FACT_CHAIR_COLOUR_ORDER, /* R2025-7 */
        .choice_time = FACT_BOARD_SETTLED,
        .bank = FACT_STARTER, /* R2025-20 */
        .bank_semifinal = FACT_JUDGE,
        .bank_final = FACT_JUDGE,
        .turn_limit = FACT_TWO_MINUTES_ADVISED, /* R2025-10 */
        .board_study = FACT_FIVE_MINUTES_STUDY, /* R2025-9 */
        .boards = FACT_ONE_LAYOUT_MADE_LIVE,    /* R2025-19 */
        .organiser_plays = FACT_NOT_STATED,
    },
    {
        .name = "dcwc2021",
        .year = "2021",
        .title = "Digital World Championship 2021",
        .rounds = 5, /* R2021-4 */
        .rounds_least = 5,
        .rounds_most = 7,
        .least_players = 100, /* R2021-2 */
        .priority = "opponents,positions,threes,tables",
        .avoid = "none", /* R2021-5: the platform draws */
        .parameter =
            {
                .cap = {CAP_FIXED, 10},         /* */
                .phantom = PHANTOM_ROUND,       /* */
                .criteria = {1, {BY_TIEBREAK}}, /* R2021-12; the rating comes before it, see elo.h */
                .last = LAST_LOT,
                .final = FINAL_2025,
            },
        .ranked_by = RANKED_BY_RATING, /* R2021-9 */
        .course = COURSE_KNOCKOUT,     /* R2021-16 */
        .final_official = false,
        .variants = BASE,
        .target = TARGETS,
        .points = POINTS,
        .rating = RATING,
        .order_drawn = true,           /* R2021-17, -18 */
        .choice = FACT_PLATFORM_DRAWS, /* R2021-18 */
        .choice_time = FACT_DOES_NOT_APPLY,
        .bank = FACT_PLATFORM,
        .bank_semifinal = FACT_PLATFORM,
        .bank_final = FACT_PLATFORM,
        .turn_limit = FACT_PLATFORM,
        .board_study = FACT_NOT_STATED,
        .boards = FACT_PLATFORM,
        .organiser_plays = FACT_NO, /* R2021-20 */
    },
    {
        .name = "nc2020",
        .year = "2020",
        .title = "National Championship 2020",
        .rounds = 3, /* R2020-4 */
        .rounds_least = 3,
        .rounds_most = 3,
        .least_players = 16, /* R2020-2 */
        .least_for = FOR_THE_EVENT,
        .priority = "opponents,positions,threes,tables", /* G-12 */
        .avoid = "none",
        .parameter =
            {
                .cap = {CAP_FIXED, 10},                      /* R2020-14 */
                .phantom = PHANTOM_ROUND,                    /* R2020-13 */
                .criteria = {3, {BY_WINS, BY_VP, BY_SHARE}}, /* R2020-12 */
                .last = LAST_LOT,
                .qualify = 16,       /* R2020-8 */
                .final = FINAL_2025, /* R2020-11, A-9 */
            },
        .ranked_by = RANKED_BY_STANDINGS,
        .course = COURSE_SEMIFINAL,
        .final_official = false,
        .skip_limit = 28, /* R2020-3 */
        .variants = BASE,
        .target = TARGETS,
        .points = POINTS,
        .rating = RATING,
        .choice = FACT_COLOUR_CHAIR_POSITION, /* R2020-8 */
        .choice_time = FACT_BOARD_SETTLED,
        .bank = FACT_STARTER, /* R2020-19 */
        .bank_semifinal = FACT_STARTER,
        .bank_final = FACT_JUDGE,
        .turn_limit = FACT_THREE_MINUTES_ASKED, /* R2020-20 */
        .board_study = FACT_NOT_STATED,
        .boards = FACT_ONE_LAYOUT,  /* R2020-18 */
        .organiser_plays = FACT_NO, /* R2020-17 */
    },
    {
        .name = "dm2019",
        .year = "2019",
        .title = "Deutsche Meisterschaft 2019",
        .rounds = 3, /* R2019-2 */
        .rounds_least = 3,
        .rounds_most = 4,
        .least_players = 16, /* R2019-16, to count for the league */
        .least_for = FOR_THE_SEASON,
        .priority = "opponents,positions,threes,tables", /* G-12 */
        .avoid = "none",
        .parameter =
            {
                .cap = {CAP_TARGET},                                              /* R2019-11 */
                .phantom = PHANTOM_EXACT,                                         /* R2019-13 */
                .criteria = {6, {BY_POINTS, BY_VP, BY_AVG, BY_N1, BY_N2, BY_N3}}, /* R2019-10 */
                .last = LAST_SHARED,                                              /* R2019-15 */
                .final = FINAL_2025,
            },
        .ranked_by = RANKED_BY_STANDINGS,
        .course = COURSE_SINGLE,
        .final_official = false,
        .variants = BASE | 1u << VARIANT_SEA | 1u << VARIANT_FISH | 1u << VARIANT_CK | 1u << VARIANT_EP,
        .formats_limited = true, /* R2019-3, -4 */
        .target = TARGETS,
        .points = POINTS,
        .rating = RATING,
        .leaving_defined = true,             /* R2019-21 */
        .choice = FACT_STARTER_THEN_COLOURS, /* R2019-5 */
        .choice_time = FACT_DOES_NOT_APPLY,
        .bank = FACT_STARTER, /* R2019-6 */
        .bank_semifinal = FACT_STARTER,
        .bank_final = FACT_STARTER,
        .turn_limit = FACT_THREE_MINUTES, /* R2019-7 */
        .board_study = FACT_NOT_STATED,
        .boards = FACT_OWN_LAYOUT_EVERY_GAME,      /* R2019-6 */
        .organiser_plays = FACT_YES_WITH_STAND_IN, /* R2019-25 */
    },
    {
        .name = "wc2004",
        .year = "2004",
        .title = "World Championship 2004",
        .rounds = 4, /* R2004-1 */
        .rounds_least = 4,
        .rounds_most = 4,
        .priority = "positions,opponents,threes,tables", /* R2004-8, G-12 */
        .avoid = "none",
        .parameter =
            {
                .cap = {CAP_NONE},                           /* R2004-7 */
                .phantom = PHANTOM_EXACT,                    /* R2004-6 */
                .criteria = {3, {BY_WINS, BY_VP, BY_SHARE}}, /* R2004-4 */
                .last = LAST_LOT,                            /* */
                .qualify = 16,                               /* R2004-3 */
                .final = FINAL_2004,                         /* R2004-10 to -12 */
            },
        .ranked_by = RANKED_BY_STANDINGS,
        .course = COURSE_SEMIFINAL,
        .final_official = true,
        .variants = BASE,
        .target = TARGETS,
        .points = POINTS,
        .rating = RATING,
        .choice = FACT_START_POSITION, /* R2004-9 */
        .choice_time = FACT_BOARD_NOT_BUILT,
        .bank = FACT_STARTER, /* R2004-14 */
        .bank_semifinal = FACT_STARTER,
        .bank_final = FACT_REFEREE,
        .turn_limit = FACT_THREE_MINUTES, /* R2004-13 */
        .board_study = FACT_NOT_STATED,
        .boards = FACT_OWN_LAYOUT, /* R2004-15 */
        .organiser_plays = FACT_NOT_STATED,
    },
};

const struct ruleset *ruleset_at(int i)
{
    return i >= 0 && i < (int)(sizeof rulesets / sizeof *rulesets) ? &rulesets[i] : NULL;
}

WORD_LIST(course_text, COURSES(WORD_OF_ROW))

const char *ruleset_name(int i)
{
    return ruleset_at(i) ? rulesets[i].name : NULL;
}

const char *ruleset_year(int i)
{
    return ruleset_at(i) ? rulesets[i].year : NULL;
}

const struct ruleset *ruleset_find(const char *name)
{
    for (int i = 0; ruleset_at(i); i++)
        if (!strcmp(rulesets[i].name, name) || !strcmp(rulesets[i].year, name))
            return &rulesets[i];
    return NULL;
}

const struct ruleset *ruleset_ranked_by(enum ranked_by by)
{
    int i = 0;
    while (rulesets[i].ranked_by != by)
        i++;
    return &rulesets[i];
}

const struct ruleset *event_ruleset(const struct event *event)
{
    const struct ruleset *set = event->rules ? ruleset_find(event->rules) : NULL;
    return set ? set : ruleset_at(0);
}

struct rules event_rules(const struct event *event)
{
    return rules_resolve(event_ruleset(event), &event->options);
}

struct rules rules_resolve(const struct ruleset *set, const struct rule_options *options)
{
    struct rules rules = {set, set->parameter};
    rule_options_apply(options, &rules.parameter);
    return rules;
}

int rules_target(const struct rules *rules, enum variant variant)
{
    if (variant == VARIANT_EP && rules->parameter.ep_target)
        return rules->parameter.ep_target;
    return rules->set->target[variant];
}

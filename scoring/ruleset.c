#include "scoring/ruleset.h"

#include <stddef.h>
#include <string.h>

#define BASE (1u << VARIANT_BASE)

static const struct ruleset rulesets[] = {
    {.name = "wc2025",
     .year = "2025",
     .title = "World Championship 2025",
     .rounds = 4, /* R2025-2 */
     .rounds_least = 4,
     .rounds_most = 4,
     .priority = "opponents,positions,countries,threes,tables", /* R2025-4, G-12 */
     .avoid = "country",
     .cap = CAP_FIXED, /* R2025-15 */
     .cap_value = 10,
     .phantom = PHANTOM_ROUND, /* R2025-13 */
     .criteria = 5,            /* R2025-12, -14 */
     .criterion = {BY_WINS, BY_VP, BY_SHARE, BY_N2, BY_N3},
     .last = LAST_LOT,
     .qualify = 16, /* R2025-6 */
     .course = COURSE_SEMIFINAL,
     .final = FINAL_2025, /* R2025-16 */
     .final_official = true,
     .variants = BASE,
     .choice = FACT_CHAIR_COLOUR_ORDER, /* R2025-7 */
     .choice_time = FACT_BOARD_SETTLED,
     .bank = FACT_STARTER, /* R2025-20 */
     .bank_semifinal = FACT_JUDGE,
     .bank_final = FACT_JUDGE,
     .turn_limit = FACT_TWO_MINUTES_ADVISED, /* R2025-10 */
     .board_study = FACT_FIVE_MINUTES_STUDY, /* R2025-9 */
     .boards = FACT_ONE_LAYOUT_MADE_LIVE,    /* R2025-19 */
     .organiser_plays = FACT_NOT_STATED},
    {.name = "dcwc2021",
     .year = "2021",
     .title = "Digital World Championship 2021",
     .rounds = 5, /* R2021-4 */
     .rounds_least = 5,
     .rounds_most = 7,
     .least_players = 100, /* R2021-2 */
     .priority = "opponents,positions,threes,tables",
     .avoid = "none",  /* R2021-5: the platform draws */
     .cap = CAP_FIXED, /* */
     .cap_value = 10,
     .phantom = PHANTOM_ROUND, /* */
     .criteria = 1,            /* R2021-12; the rating comes before it, see elo.h */
     .criterion = {BY_TIEBREAK},
     .last = LAST_LOT,
     .course = COURSE_KNOCKOUT, /* R2021-16 */
     .final = FINAL_2025,
     .final_official = false,
     .variants = BASE,
     .choice = FACT_PLATFORM_DRAWS, /* R2021-18 */
     .choice_time = FACT_DOES_NOT_APPLY,
     .bank = FACT_PLATFORM,
     .bank_semifinal = FACT_PLATFORM,
     .bank_final = FACT_PLATFORM,
     .turn_limit = FACT_PLATFORM,
     .board_study = FACT_NOT_STATED,
     .boards = FACT_PLATFORM,
     .organiser_plays = FACT_NO}, /* R2021-20 */
    {.name = "nc2020",
     .year = "2020",
     .title = "National Championship 2020",
     .rounds = 3, /* R2020-4 */
     .rounds_least = 3,
     .rounds_most = 3,
     .least_players = 16,                             /* R2020-2 */
     .priority = "opponents,positions,threes,tables", /* G-12 */
     .avoid = "none",
     .cap = CAP_FIXED, /* R2020-14 */
     .cap_value = 10,
     .phantom = PHANTOM_ROUND, /* R2020-13 */
     .criteria = 3,            /* R2020-12 */
     .criterion = {BY_WINS, BY_VP, BY_SHARE},
     .last = LAST_LOT,
     .qualify = 16, /* R2020-8 */
     .course = COURSE_SEMIFINAL,
     .final = FINAL_2025, /* R2020-11, A-9 */
     .final_official = false,
     .skip_limit = 28, /* R2020-3 */
     .variants = BASE,
     .choice = FACT_COLOUR_CHAIR_POSITION, /* R2020-8 */
     .choice_time = FACT_BOARD_SETTLED,
     .bank = FACT_STARTER, /* R2020-19 */
     .bank_semifinal = FACT_STARTER,
     .bank_final = FACT_JUDGE,
     .turn_limit = FACT_THREE_MINUTES_ASKED, /* R2020-20 */
     .board_study = FACT_NOT_STATED,
     .boards = FACT_ONE_LAYOUT,   /* R2020-18 */
     .organiser_plays = FACT_NO}, /* R2020-17 */
    {.name = "dm2019",
     .year = "2019",
     .title = "Deutsche Meisterschaft 2019",
     .rounds = 3, /* R2019-2 */
     .rounds_least = 3,
     .rounds_most = 4,
     .least_players = 16,                             /* R2019-16, to count for the league */
     .priority = "opponents,positions,threes,tables", /* G-12 */
     .avoid = "none",
     .cap = CAP_TARGET,        /* R2019-11 */
     .phantom = PHANTOM_EXACT, /* R2019-13 */
     .criteria = 6,            /* R2019-10 */
     .criterion = {BY_POINTS, BY_VP, BY_AVG, BY_N1, BY_N2, BY_N3},
     .last = LAST_SHARED, /* R2019-15 */
     .course = COURSE_SINGLE,
     .final = FINAL_2025,
     .final_official = false,
     .variants = BASE | 1u << VARIANT_SEA | 1u << VARIANT_FISH | 1u << VARIANT_CK | 1u << VARIANT_EP,
     .leaving_defined = true,             /* R2019-21 */
     .choice = FACT_STARTER_THEN_COLOURS, /* R2019-5 */
     .choice_time = FACT_DOES_NOT_APPLY,
     .bank = FACT_STARTER, /* R2019-6 */
     .bank_semifinal = FACT_STARTER,
     .bank_final = FACT_STARTER,
     .turn_limit = FACT_THREE_MINUTES, /* R2019-7 */
     .board_study = FACT_NOT_STATED,
     .boards = FACT_OWN_LAYOUT_EVERY_GAME,       /* R2019-6 */
     .organiser_plays = FACT_YES_WITH_STAND_IN}, /* R2019-25 */
    {.name = "wc2004",
     .year = "2004",
     .title = "World Championship 2004",
     .rounds = 4, /* R2004-1 */
     .rounds_least = 4,
     .rounds_most = 4,
     .priority = "positions,opponents,threes,tables", /* R2004-8, G-12 */
     .avoid = "none",
     .cap = CAP_NONE,          /* R2004-7 */
     .phantom = PHANTOM_EXACT, /* R2004-6 */
     .criteria = 3,            /* R2004-4 */
     .criterion = {BY_WINS, BY_VP, BY_SHARE},
     .last = LAST_LOT, /* */
     .qualify = 16,    /* R2004-3 */
     .course = COURSE_SEMIFINAL,
     .final = FINAL_2004, /* R2004-10 to -12 */
     .final_official = true,
     .variants = BASE,
     .choice = FACT_START_POSITION, /* R2004-9 */
     .choice_time = FACT_BOARD_NOT_BUILT,
     .bank = FACT_STARTER, /* R2004-14 */
     .bank_semifinal = FACT_STARTER,
     .bank_final = FACT_REFEREE,
     .turn_limit = FACT_THREE_MINUTES, /* R2004-13 */
     .board_study = FACT_NOT_STATED,
     .boards = FACT_OWN_LAYOUT, /* R2004-15 */
     .organiser_plays = FACT_NOT_STATED},
};

const struct ruleset *ruleset_at(int i)
{
    return i >= 0 && i < (int)(sizeof rulesets / sizeof *rulesets) ? &rulesets[i] : NULL;
}

const struct ruleset *ruleset_find(const char *name)
{
    for (int i = 0; ruleset_at(i); i++)
        if (!strcmp(rulesets[i].name, name) || !strcmp(rulesets[i].year, name))
            return &rulesets[i];
    return NULL;
}

struct rules rules_resolve(const struct ruleset *set, const struct rule_options *options)
{
    struct rules rules = {.set = set,
                          .cap = set->cap,
                          .cap_value = set->cap_value,
                          .phantom = set->phantom,
                          .criteria = set->criteria,
                          .last = set->last,
                          .qualify = set->qualify,
                          .final = set->final};
    memcpy(rules.criterion, set->criterion, sizeof rules.criterion);
#define GIVEN(name) (options->set & 1u << OPTION_##name)
    if (GIVEN(CAP)) {
        rules.cap = options->cap;
        rules.cap_value = options->cap_value;
    }
    if (GIVEN(PHANTOM))
        rules.phantom = options->phantom;
    if (GIVEN(CRITERIA)) {
        rules.criteria = options->criteria;
        memcpy(rules.criterion, options->criterion, sizeof rules.criterion);
    }
    if (GIVEN(LAST))
        rules.last = options->last;
    if (GIVEN(QUALIFY))
        rules.qualify = options->qualify;
    if (GIVEN(FINAL))
        rules.final = options->final;
    if (GIVEN(EP_TARGET))
        rules.ep_target = options->ep_target;
    if (GIVEN(RANK_WITHDRAWN))
        rules.rank_withdrawn = options->rank_withdrawn;
    if (GIVEN(SKIP_SEMIFINAL))
        rules.skip_semifinal = options->skip_semifinal;
#undef GIVEN
    return rules;
}

int rules_target(const struct rules *rules, enum variant variant)
{
    switch (variant) {
    case VARIANT_SEA:
        return 14;
    case VARIANT_CK:
        return 13;
    case VARIANT_EP:
        return rules->ep_target;
    case VARIANT_BASE:
    case VARIANT_FISH:
        break;
    }
    return 10;
}

/* The options of an event file: typed, checked, and written back (RULEBOOK G-1). */
#include <string.h>

#include "greatest.h"
#include "io/event/event_file.h"
#include "scoring/ranking.h"

static const char head[] = "{\"rota\": 1, \"rules\": \"nc2020\", \"options\": ",
                  tail[] = ", \"players\": []}";

static bool parse(struct event_file *file, const char *options, struct error *err)
{
    struct text text = {0};
    text_addf(&text, "%s%s%s", head, options, tail);
    bool ok = event_file_parse(file, "t", text.at, text.length, err);
    text_release(&text);
    return ok;
}

TEST G1_all_options_survive_rewriting(void)
{
    static const char all[] =
        "{\"cap\": 12, \"phantom\": \"exact\", \"criteria\": [\"points\", \"vp\"], \"last\": "
        "\"shared\", \"qualify\": 8, \"final\": \"2025place\", \"ep_target\": 17, "
        "\"rank_withdrawn\": true, \"skip_semifinal\": true, \"mine\": [1]}";
    struct event_file file;
    struct error err = {.status = STATUS_OK};
    struct text out = {0};
    ASSERTm(err.text, parse(&file, all, &err));
    event_file_print(&file, &out);
    bool kept = strstr(out.at, all) != NULL;
    struct rules rules = event_rules(&file.event);
    text_release(&out);
    event_file_release(&file);
    ASSERT(kept);
    ASSERT_EQ(CAP_FIXED, rules.parameter.cap.kind);
    ASSERT_EQ(12, rules.parameter.cap.value);
    ASSERT_EQ(PHANTOM_EXACT, rules.parameter.phantom);
    ASSERT_EQ(2, rules.parameter.criteria.count);
    ASSERT_EQ(BY_POINTS, rules.parameter.criteria.by[0]);
    ASSERT_EQ(LAST_SHARED, rules.parameter.last);
    ASSERT_EQ(8, rules.parameter.qualify);
    ASSERT_EQ(FINAL_2025PLACE, rules.parameter.final);
    ASSERT_EQ(17, rules.parameter.ep_target);
    ASSERT(rules.parameter.rank_withdrawn && rules.parameter.skip_semifinal);
    PASS();
}

TEST G1_each_option_leaves_the_others_alone(void)
{
    static const struct {
        const char *options;
        enum rule_option option;
    } rows[] = {{"{\"cap\": null}", OPTION_CAP},
                {"{\"cap\": \"target\"}", OPTION_CAP},
                {"{\"phantom\": \"none\"}", OPTION_PHANTOM},
                {"{\"criteria\": [\"n3\"]}", OPTION_CRITERIA},
                {"{\"last\": \"lot\"}", OPTION_LAST},
                {"{\"qualify\": 4}", OPTION_QUALIFY},
                {"{\"final\": \"2004\"}", OPTION_FINAL},
                {"{\"ep_target\": 15}", OPTION_EP_TARGET},
                {"{\"rank_withdrawn\": false}", OPTION_RANK_WITHDRAWN},
                {"{\"skip_semifinal\": false}", OPTION_SKIP_SEMIFINAL}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct event_file file;
        struct error err = {.status = STATUS_OK};
        struct text out = {0};
        ASSERTm(err.text, parse(&file, rows[i].options, &err));
        ASSERT_EQ(1u << rows[i].option, file.event.options.set);
        event_file_print(&file, &out);
        bool kept = strstr(out.at, rows[i].options) != NULL;
        text_release(&out);
        event_file_release(&file);
        ASSERTm(rows[i].options, kept);
    }
    PASS();
}

TEST presets_are_the_rulebooks(void)
{
    static const struct {
        const char *name;
        enum cap_kind cap;
        enum phantom phantom;
        enum last_resort last;
        int qualify, criteria;
    } rows[] = {{"wc2004", CAP_NONE, PHANTOM_EXACT, LAST_LOT, 16, 3},
                {"dm2019", CAP_TARGET, PHANTOM_EXACT, LAST_SHARED, 0, 6},
                {"nc2020", CAP_FIXED, PHANTOM_ROUND, LAST_LOT, 16, 3},
                {"dcwc2021", CAP_FIXED, PHANTOM_ROUND, LAST_LOT, 0, 1},
                {"wc2025", CAP_FIXED, PHANTOM_ROUND, LAST_LOT, 16, 5}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct rule_options none = {.set = 0};
        const struct ruleset *set = ruleset_find(rows[i].name);
        ASSERTm(rows[i].name, set != NULL && ruleset_find(set->year) == set);
        struct rules rules = rules_resolve(set, &none);
        ASSERT_EQ(rows[i].cap, rules.parameter.cap.kind);
        ASSERT_EQ(rows[i].phantom, rules.parameter.phantom);
        ASSERT_EQ(rows[i].last, rules.parameter.last);
        ASSERT_EQ_FMT(rows[i].qualify, rules.parameter.qualify, "%d");
        ASSERT_EQ_FMT(rows[i].criteria, rules.parameter.criteria.count, "%d");
    }
    PASS();
}

SUITE(options)
{
    RUN_TEST(G1_all_options_survive_rewriting);
    RUN_TEST(G1_each_option_leaves_the_others_alone);
    RUN_TEST(presets_are_the_rulebooks);
}

/* The table of methods, their settings, and the trace of a search, by way of the example method. */
#include <stdlib.h>
#include <string.h>

#include "io/bench/campaign.h"
#include "solver/portfolio.h"
#include "solver/settings.h"
#include "tests/example_method.h"

#include "greatest.h"

static void set_problem(struct problem *problem, int players, int rounds)
{
    struct error err = {0};
    problem_init(problem, players, rounds, 4);
    goals_parse(&problem->goals, "opponents,positions,countries,threes,tables", "none", &err);
}

static void search(const struct method *method, const struct settings *settings, int threads,
                   struct trace *trace, struct solution *solution)
{
    struct problem problem;
    set_problem(&problem, 16, 3);
    struct portfolio_options options = {
        .seed = 5, .effort = 1, .threads = threads, .method = method, .settings = settings, .trace = trace};
    portfolio_run(&problem, &options, solution);
    problem_release(&problem);
}

TEST a_registered_method_is_found_and_runs(void)
{
    struct solution solution;
    ASSERT(method_find("example") == &method_example);
    search(method_find("example"), NULL, 1, NULL, &solution);
    ASSERT(solution.schedule != NULL);
    ASSERT_STR_EQ("example", solution.method);
    ASSERT(solution.cost.value[0] < 20);
    solution_release(&solution);
    PASS();
}

TEST settings_are_read_and_checked(void)
{
    struct settings settings = {0};
    struct error err = {0};
    ASSERT(settings_parse(&settings, "example.patience=50", &err));
    ASSERT(settings_parse(&settings, "example.patience=7", &err));
    ASSERT_EQ_FMT(1, settings.count, "%d");
    ASSERT_IN_RANGE(7.0, settings_get(&settings, method_example.settings), 1e-12);
    ASSERT_IN_RANGE(200.0, settings_get(NULL, method_example.settings), 1e-12);
    static const char *const bad[] = {"",
                                      "example",
                                      "example.x=1",
                                      "nobody.x=1",
                                      "example.=",
                                      "=example.x",
                                      "example.patience=1x",
                                      "example.patience=0",
                                      "example.patience=",
                                      "example.patience=nan"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ASSERT_FALSEm(bad[i], settings_parse(&settings, bad[i], &err));
        ASSERT_EQ_FMT((int)STATUS_USAGE, (int)err.status, "%d");
    }
    PASS();
}

/* Every setting of every method has a default that is allowed, and a name that the command line can hold. */
TEST tables_of_settings_are_sound(void)
{
    for (int i = 0; method_at(i); i++)
        for (const struct setting *row = method_at(i)->settings; row && row->name; row++) {
            ASSERTm(row->name, row->low <= row->value && row->value <= row->high && *row->help);
            ASSERTm(row->name, !strpbrk(row->name, ".=, "));
        }
    PASS();
}

TEST traces_go_down_and_do_not_depend_on_threads(const struct method *method)
{
    struct trace one = {0}, two = {0};
    struct solution first, second;
    search(method, NULL, 1, &one, &first);
    search(method, NULL, 2, &two, &second);
    ASSERT_EQ_FMT(one.count, two.count, "%d");
    for (int i = 0; i < one.count; i++) {
        ASSERT_EQ(one.list[i].moves, two.list[i].moves);
        ASSERT_EQ(0, cost_compare(&one.list[i].cost, &two.list[i].cost));
        if (i) {
            ASSERT(cost_compare(&one.list[i].cost, &one.list[i - 1].cost) < 0);
            ASSERT(one.list[i].seconds >= one.list[i - 1].seconds);
            ASSERT(one.list[i].moves >= one.list[i - 1].moves);
        }
    }
    /* where a method finds nothing, random tables stand in, and are in no lane's trace */
    if (first.schedule && (!method || !strcmp(first.method, method->name))) {
        ASSERT(one.count > 0);
        ASSERT_EQ(first.cost.value[0], one.list[one.count - 1].cost.value[0]);
        ASSERT(one.list[one.count - 1].moves <= first.moves);
    }
    ASSERT_EQ(first.moves, second.moves);
    solution_release(&first);
    solution_release(&second);
    trace_release(&one);
    trace_release(&two);
    PASS();
}

TEST lists_of_methods(void)
{
    struct campaign campaign = {.methods = 0};
    struct error err = {0};
    ASSERT(campaign_add_methods(&campaign, "example, portfolio,example", &err));
    ASSERT_EQ_FMT(2, campaign.methods, "%d");
    ASSERT_STR_EQ("portfolio", campaign_method_name(campaign.method[1]));
    ASSERT_FALSE(campaign_add_methods(&campaign, "example,nobody", &err));
    ASSERT(campaign_add_methods(&campaign, "all", &err));
    for (int i = 0; method_at(i); i++) {
        bool there = false;
        for (int k = 0; k < campaign.methods; k++)
            there = there || campaign.method[k] == method_at(i);
        ASSERTm(method_at(i)->name, there);
    }
    PASS();
}

SUITE(settings)
{
    if (!method_find("example"))
        method_register(&method_example);
    RUN_TEST(a_registered_method_is_found_and_runs);
    RUN_TEST(settings_are_read_and_checked);
    RUN_TEST(tables_of_settings_are_sound);
    RUN_TEST(lists_of_methods);
    for (int i = 0; method_at(i); i++) {
        greatest_set_test_suffix(method_at(i)->name);
        RUN_TESTp(traces_go_down_and_do_not_depend_on_threads, method_at(i));
    }
    greatest_set_test_suffix("portfolio");
    RUN_TESTp(traces_go_down_and_do_not_depend_on_threads, NULL);
}

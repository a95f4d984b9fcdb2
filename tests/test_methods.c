/* Every method of the table, and the portfolio, on random problems: what comes out is valid, is worth what
 * the solver says, is not below the bounds, and depends on seed and effort alone. */
#include "solver/method.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "solver/joint_bound.h"
#include "solver/objective.h"
#include "tests/random.h"
#include "tests/sample.h"

static char message[400];

static bool same_seats(const struct schedule *a, const struct schedule *b)
{
    if (!a || !b)
        return a == b;
    return !memcmp(a->seat, b->seat,
                   (size_t)a->rounds * (size_t)a->tables * (size_t)a->size * sizeof *a->seat);
}

/* What is wrong with a solution, or NULL. */
static const char *judge(const struct problem *problem, const struct solution *solution)
{
    int64_t value[GOALS_MAX];
    struct cost ideal;
    if (!solution->schedule)
        return NULL;
    if (schedule_broken(problem, solution->schedule))
        return "a demand is broken";
    if (sample_judge(problem, solution->schedule, value))
        return "scoring/validity finds a fault";
    for (int i = 0; i < problem->goals.count; i++) {
        if (value[i] != solution->cost.value[i])
            return "the cost differs from scoring/measures";
        if (solution->cost.value[i] < solution->bound[i].value)
            return "better than the bound";
        if ((i < solution->met && value[i] != solution->bound[i].value) ||
            (i == solution->met && value[i] == solution->bound[i].value))
            return "the number of bounds met is wrong";
    }
    objective_ideal(problem, &ideal);
    if (cost_compare(&solution->cost, &ideal) < 0)
        return "better than the ideal";
    return NULL;
}

static enum greatest_test_res try_method(const struct problem *problem, const struct method *method,
                                         uint64_t seed, int64_t effort)
{
    static const int threads[] = {1, 2, 4, 1};
    struct solution solution[4] = {{.schedule = NULL}};
    const char *wrong = NULL;
    for (int i = 0; i < (method ? 3 : 4) && !wrong; i++) {
        struct portfolio_options options = {
            .seed = seed, .effort = effort, .time = 30, .threads = threads[i], .method = method};
        portfolio_run(problem, &options, &solution[i]);
        if (solution[i].stopped_by == STOP_TIME)
            wrong = "does not end by itself";
        if (!wrong)
            wrong = judge(problem, &solution[i]);
        if (!wrong && i && !same_seats(solution[0].schedule, solution[i].schedule))
            wrong = i < 3 ? "the seats depend on the threads" : "the same seed gives other seats";
        if (!wrong && i && solution[0].stopped_by != solution[i].stopped_by)
            wrong = "the reason to stop depends on the threads";
    }
    if (!wrong && !method && !solution[0].schedule)
        wrong = "demands that can be met were not";
    for (int i = 0; i < 4; i++)
        solution_release(&solution[i]);
    snprintf(message, sizeof message, "%s: method %s, %s", wrong, method ? method->name : "-",
             sample_text(problem, seed));
    ASSERTm(message, !wrong);
    PASS();
}

static bool fits(const struct method *method, const struct problem *problem)
{
    return !method || !method->fits || method->fits(problem);
}

/* method_at(which), or the portfolio past the last one.  Problems that the method is not made for are drawn
 * again, the later the plainer. */
TEST on_random_problems(int which, uint64_t first, int problems)
{
    const struct method *method = method_at(which);
    for (uint64_t seed = first; seed < first + (uint64_t)problems; seed++) {
        struct problem problem;
        uint64_t state = seed * 1000 + (uint64_t)which;
        for (int tries = 0;; tries++) {
            struct sample_limits limits = {2, 5, tries < 20 ? 26 : 12, 7, tries < 20, tries < 20};
            sample_problem(&problem, &limits, &state);
            if (fits(method, &problem) || tries == 1000)
                break;
            problem_release(&problem);
        }
        joint_bound_fill(&problem);
        if (fits(method, &problem))
            CHECK_CALL(try_method(&problem, method, seed, 1));
        problem_release(&problem);
    }
    PASS();
}

TEST names_are_found(void)
{
    for (int i = 0; method_at(i); i++) {
        ASSERT_EQ(method_at(i), method_find(method_at(i)->name));
        ASSERT(method_at(i)->summary && *method_at(i)->summary);
    }
    ASSERT_EQ(NULL, method_find("nonsense"));
    ASSERT_EQ(NULL, method_at(-1));
    PASS();
}

/* A few sizes at which everything is reached and proved at once. */
TEST optimal_and_proved(int players, int rounds, int size)
{
    struct problem problem;
    struct solution solution;
    struct portfolio_options options = {.seed = 1, .effort = 20};
    sample_plain(&problem, players, rounds, size, "", "");
    portfolio_run(&problem, &options, &solution);
    const char *wrong = judge(&problem, &solution);
    int met = solution.met;
    bool none = !solution.schedule;
    solution_release(&solution);
    problem_release(&problem);
    ASSERT_FALSE(none);
    ASSERTm(wrong, !wrong);
    ASSERT(met >= 3);
    PASS();
}

SUITE(methods)
{
    static const struct {
        int players, rounds, size;
    } rows[] = {{16, 4, 4}, {17, 4, 4}, {18, 4, 4}, {19, 4, 4}, {16, 5, 4},  {20, 4, 4}, {24, 4, 4},
                {30, 4, 4}, {32, 8, 4}, {9, 4, 3},  {25, 6, 5}, {100, 3, 4}, {77, 4, 4}, {300, 4, 4}};
    int which = 0;
    RUN_TEST(names_are_found);
    for (; method_at(which); which++) {
        greatest_set_test_suffix(method_at(which)->name);
        RUN_TESTp(on_random_problems, which, 1, SLOWDOWN > 1 ? 2 : 3);
    }
    greatest_set_test_suffix("portfolio");
    RUN_TESTp(on_random_problems, which, 1, SLOWDOWN > 1 ? 2 : 3);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d_%d_at_%d", rows[i].players, rows[i].rounds, rows[i].size);
        greatest_set_test_suffix(name);
        RUN_TESTp(optimal_and_proved, rows[i].players, rows[i].rounds, rows[i].size);
    }
}

/* No bound is above what some schedule reaches; and the figures that are known. */
#include "solver/objective.h"

#include <stdio.h>
#include <stdlib.h>

#include "greatest.h"
#include "scoring/memory.h"
#include "solver/seating.h"
#include "tests/random.h"
#include "tests/sample.h"

/* SOLVER 2, the bound of each entry: repeat pairs for 3, 4, ..., 15 rounds. */
TEST repeat_pairs_by_counting(int players, const int *bounds)
{
    for (int rounds = 3; rounds <= 15; rounds++) {
        struct problem problem;
        struct bound bound;
        sample_plain(&problem, players, rounds, 4, "", "");
        objective_bound(&problem, 0, NULL, &bound);
        problem_release(&problem);
        ASSERT_EQ_FMT(bounds[rounds - 3], (int)bound.value, "%d");
        ASSERT(bound.proof[0]);
    }
    PASS();
}

/* Every schedule, good or bad, is at or above each bound, given its values of the goals before. */
TEST nothing_is_below(uint64_t seed)
{
    static const struct sample_limits limits = {2, 6, 30, 8, true, true};
    static char message[400];
    uint64_t state = seed;
    for (int n = 0; n < 4000 / SLOWDOWN; n++) {
        struct problem problem;
        struct cost cost, ideal;
        struct bound bound[GOALS_MAX];
        int64_t value[GOALS_MAX];
        sample_problem(&problem, &limits, &state);
        struct schedule *schedule = schedule_for(&problem);
        struct rng rng = {random_next(&state)};
        schedule_shuffle(&problem, schedule, &rng);
        bool valid = !schedule_broken(&problem, schedule);
        if (random_below(&state, 2))
            seating_balance(&problem, schedule);
        else
            schedule_ghosts_last(&problem, schedule);
        objective_cost(&problem, schedule, &cost);
        objective_bounds(&problem, &cost, bound);
        objective_ideal(&problem, &ideal);
        int faults = sample_judge(&problem, schedule, value);
        snprintf(message, sizeof message, "problem %d, %s", n, sample_text(&problem, seed));
        ASSERT_EQ_FMTm(message, valid, faults == 0, "%d");
        for (int i = 0; i < problem.goals.count; i++) {
            ASSERT_EQ_FMTm(message, (long)value[i], (long)cost.value[i], "%ld");
            snprintf(message, sizeof message, "goal %d, bound %ld: %s; problem %d, %s", i,
                     (long)bound[i].value, bound[i].proof, n, sample_text(&problem, seed));
            ASSERTm(message, !valid || bound[i].value <= cost.value[i]);
        }
        ASSERTm("better than the ideal", !valid || cost_compare(&ideal, &cost) <= 0);
        schedule_free(schedule);
        problem_release(&problem);
    }
    PASS();
}

/* Groups of equal size, one after the other. */
static void set_equal_groups(struct problem *problem, int groups)
{
    problem->groups[0] = groups;
    problem->group[0] = mem_new(int, problem->players);
    for (int p = 0; p < problem->players; p++)
        problem->group[0][p] = p * groups / problem->players;
}

TEST countrymen(int players, int rounds, int groups, const char *priority, int least)
{
    struct problem problem;
    struct cost ideal;
    sample_plain(&problem, players, rounds, 4, priority, "country");
    set_equal_groups(&problem, groups);
    objective_ideal(&problem, &ideal);
    int64_t value = cost_of(&problem, &ideal, MEASURE_COUNTRIES);
    problem_release(&problem);
    ASSERT_EQ_FMT(least, (int)value, "%d");
    PASS();
}

SUITE(bounds)
{
    static const struct {
        int players, bound[13];
    } rows[] = {
        {6, {4, 9, 15, 21, 27, 33, 39, 45, 51, 57, 63, 69, 75}},
        {7, {6, 15, 24, 33, 42, 51, 60, 69, 78, 87, 96, 105, 114}},
        {8, {8, 20, 32, 44, 56, 68, 80, 92, 104, 116, 128, 140, 152}},
        {9, {0, 0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99}},
        {10, {2, 3, 15, 27, 39, 51, 63, 75, 87, 99, 111, 123, 135}},
        {11, {4, 6, 20, 35, 50, 65, 80, 95, 110, 125, 140, 155, 170}},
        {12, {6, 9, 24, 42, 60, 78, 96, 114, 132, 150, 168, 186, 204}},
        {13, {0, 0, 0, 12, 27, 42, 57, 72, 87, 102, 117, 132, 147}},
        {14, {0, 0, 0, 17, 35, 53, 71, 89, 107, 125, 143, 161, 179}},
        {15, {0, 0, 0, 21, 42, 63, 84, 105, 126, 147, 168, 189, 210}},
        {16, {0, 0, 0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240}},
        {17, {0, 0, 0, 0, 11, 32, 53, 74, 95, 116, 137, 158, 179}},
        {18, {0, 0, 0, 0, 15, 39, 63, 87, 111, 135, 159, 183, 207}},
        {19, {0, 0, 0, 0, 18, 45, 72, 99, 126, 153, 180, 207, 234}},
        {20, {0, 0, 0, 1, 20, 50, 80, 110, 140, 170, 200, 230, 260}}, /* 20-6: known theorem */
        {21, {0, 0, 0, 0, 0, 6, 33, 60, 87, 114, 141, 168, 195}},
        {22, {0, 0, 0, 0, 0, 9, 39, 69, 99, 129, 159, 189, 219}},
        {23, {0, 0, 0, 0, 0, 11, 44, 77, 110, 143, 176, 209, 242}},
        {24, {0, 0, 0, 0, 0, 12, 48, 84, 120, 156, 192, 228, 264}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char name[16];
        snprintf(name, sizeof name, "%d", rows[i].players);
        greatest_set_test_suffix(name);
        RUN_TESTp(repeat_pairs_by_counting, rows[i].players, rows[i].bound);
    }
    RUN_TESTp(nothing_is_below, 1);
    RUN_TESTp(nothing_is_below, 2);
    static const struct {
        const char *name;
        int players, rounds, groups;
        const char *priority;
        int least;
    } countries[] = {
        {"16_5_all_meet", 16, 5, 4, "opponents", 24}, /* 120 meetings of 120 pairs: all 24 pairs too */
        {"16_4", 16, 4, 4, "opponents", 0},           {"16_5_countries_first", 16, 5, 4, "countries", 0},
        {"8_1_two", 8, 1, 2, "countries", 4}, /* four from each, two and two at every table */
        {"16_3_two", 16, 3, 2, "countries", 24},      {"16_1_one", 16, 1, 1, "countries", 24},
    };
    for (size_t i = 0; i < sizeof countries / sizeof *countries; i++) {
        greatest_set_test_suffix(countries[i].name);
        RUN_TESTp(countrymen, countries[i].players, countries[i].rounds, countries[i].groups,
                  countries[i].priority, countries[i].least);
    }
}

#include <stdio.h>
#include <stdlib.h>

#include "greatest.h"
#include "scoring/table_split.h"
#include "solver/objective.h"
#include "tests/sample.h"

/* One run of the method; lane->best may stay empty. */
static void run_formula(struct problem *problem, int players, int rounds, int size, struct lane *lane)
{
    static const struct control control = {0};
    sample_plain(problem, players, rounds, size, "", "");
    *lane = (struct lane){.problem = problem, .control = &control, .rng = {1}};
    objective_ideal(problem, &lane->ideal);
    method_formula.run(lane, 1000);
}

/* SOLVER 1.5 */
TEST is_there(int players, int rounds, int size)
{
    struct problem problem;
    struct lane lane;
    int64_t value[GOALS_MAX];
    run_formula(&problem, players, rounds, size, &lane);
    ASSERT(lane.best.schedule);
    ASSERT_EQ_FMT(0, sample_judge(&problem, lane.best.schedule, value), "%d");
    ASSERT_EQ_FMT(0L, (long)value[0], "%ld");
    ASSERT_EQ_FMT(0L, (long)value[1], "%ld");
    candidate_release(&lane.best);
    problem_release(&problem);
    PASS();
}

/* Whatever a formula gives, short tables included, is valid and repeats nothing. */
TEST never_repeats(int size)
{
    static char message[160];
    int found = 0;
    for (int players = 2 * size; players <= 48; players++)
        for (int rounds = 1; rounds <= (players - 1) / (size - 1); rounds += 1 + (SLOWDOWN > 1)) {
            struct problem problem;
            struct lane lane;
            if (!table_split(players, size).possible)
                continue;
            run_formula(&problem, players, rounds, size, &lane);
            snprintf(message, sizeof message, "%s", sample_text(&problem, 1));
            if (lane.best.schedule) {
                found++;
                ASSERT_EQ_FMTm(message, 0L, (long)schedule_broken(&problem, lane.best.schedule), "%ld");
                ASSERT_EQ_FMTm(message, 0L, (long)sample_repeats(&problem, lane.best.schedule), "%ld");
            }
            candidate_release(&lane.best);
            problem_release(&problem);
        }
    ASSERT(found > 100 / SLOWDOWN);
    PASS();
}

SUITE(formula)
{
    static const struct {
        int players, rounds, size;
    } rows[] = {{20, 4, 4},   {28, 4, 4},  {32, 4, 4}, {40, 4, 4},  {44, 4, 4},  {48, 4, 4},  {52, 4, 4},
                {56, 4, 4},   {60, 4, 4},  {72, 4, 4}, {88, 4, 4},  {100, 4, 4}, {180, 4, 4}, {200, 4, 4},
                {16, 5, 4},   {64, 21, 4}, {28, 9, 4}, {40, 13, 4}, {52, 17, 4}, {76, 25, 4}, {88, 29, 4},
                {20, 5, 4},   {28, 7, 4},  {32, 8, 4}, {36, 9, 4},  {44, 11, 4}, {52, 13, 4}, {68, 17, 4},
                {108, 27, 4}, {9, 4, 3},   {12, 4, 3}, {15, 5, 3},  {21, 7, 3},  {27, 13, 3}, {25, 6, 5},
                {35, 7, 5},   {49, 8, 7},  {64, 9, 8}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d_%d_at_%d", rows[i].players, rows[i].rounds, rows[i].size);
        greatest_set_test_suffix(name);
        RUN_TESTp(is_there, rows[i].players, rows[i].rounds, rows[i].size);
    }
    for (int size = 2; size <= 5; size++) {
        char name[16];
        snprintf(name, sizeof name, "%d", size);
        greatest_set_test_suffix(name);
        RUN_TESTp(never_repeats, size);
    }
}

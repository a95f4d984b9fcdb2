#include "scoring/measures.h"

#include <stdlib.h>

#include "greatest.h"

TEST position_faults_count_changes_to_a_balanced_set(void)
{
    static const struct {
        int uses[4], faults;
    } rows[] = {
        {{1, 1, 1, 1}, 0}, {{2, 1, 1, 0}, 1}, {{4, 0, 0, 0}, 3}, {{1, 1, 1, 0}, 0}, {{2, 1, 0, 0}, 1},
        {{2, 1, 1, 1}, 0}, {{2, 2, 1, 0}, 1}, {{2, 2, 2, 0}, 1}, {{0, 0, 0, 0}, 0}, {{3, 3, 0, 0}, 2},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        ASSERT_EQ_FMT(rows[i].faults, position_faults(rows[i].uses, 4), "%d");
    PASS();
}

SUITE(measures)
{
    RUN_TEST(position_faults_count_changes_to_a_balanced_set);
}

#include "scoring/measures.h"

#include <limits.h>
#include <stdlib.h>

#include "greatest.h"
#include "solver/seating.h"

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

/* The definition itself: of all balanced sets, the one that leaves most games where they are. */
static int least_changes(const int *uses, int size)
{
    int games = 0, least = INT_MAX;
    for (int k = 0; k < size; k++)
        games += uses[k];
    for (unsigned higher = 0; higher < 1u << size; higher++) {
        int sum = 0, changes = 0;
        for (int k = 0; k < size; k++) {
            int wanted = games / size + (int)(higher >> k & 1);
            sum += wanted;
            changes += uses[k] > wanted ? uses[k] - wanted : 0;
        }
        if (sum == games && changes < least)
            least = changes;
    }
    return least;
}

/* All ways to use the positions up to `most` times each: the count of the measures, the formula of the search
 * and the definition say the same. */
TEST two_counts_agree_with_the_definition(int size, int most)
{
    int uses[SEATS_MAX] = {0}, k = 0;
    while (k < size) {
        int wanted = least_changes(uses, size);
        ASSERT_EQ_FMT(wanted, position_faults(uses, size), "%d");
        ASSERT_EQ_FMT(wanted, seating_faults_of(uses, size), "%d");
        for (k = 0; k < size && ++uses[k] > most; k++)
            uses[k] = 0;
    }
    PASS();
}

SUITE(measures)
{
    RUN_TEST(position_faults_count_changes_to_a_balanced_set);
    static const int most[SEATS_MAX + 1] = {[2] = 12, [3] = 9, [4] = 7, [5] = 4, [6] = 3, [7] = 2, [8] = 2};
    for (int size = 2; size <= SEATS_MAX; size++)
        RUN_TESTp(two_counts_agree_with_the_definition, size, most[size]);
}

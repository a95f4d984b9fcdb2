/* Several fields at once: the integer program against every seating of a small round.  Two fields can always
 * be spread evenly together (players are the edges between countries and clubs, tables an equitable colouring
 * of them); three cannot. */
#include "solver/joint_bound.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "greatest.h"
#include "scoring/table_split.h"
#include "tests/random.h"
#include "tests/sample.h"

enum { PLAYERS_MOST = 9 };

struct search {
    const struct problem *problem;
    int table[PLAYERS_MOST], filled[PLAYERS_MOST];
    int64_t least; /* fewest pairs of the third column found, the first two spread evenly */
};

static int64_t pairs_of_field(const struct search *search, int f)
{
    const int *group = search->problem->group[f];
    int64_t pairs = 0;
    for (int a = 0; a < search->problem->players; a++)
        for (int b = 0; b < a; b++)
            pairs += search->table[a] == search->table[b] && group[a] >= 0 && group[a] == group[b];
    return pairs;
}

/* Players in order; a table is opened only when all before it are, which leaves out mere renumberings. */
static void seat_from(struct search *search, int player)
{
    const struct problem *problem = search->problem;
    int fulls = 0;
    for (int t = 0; t < problem->tables; t++)
        fulls += search->filled[t] == problem->table_size;
    if (fulls > problem->tables - problem->ghosts)
        return;
    if (player == problem->players) {
        bool even = pairs_of_field(search, 0) == spread_column(problem, 0) &&
                    pairs_of_field(search, 1) == spread_column(problem, 1);
        if (even && pairs_of_field(search, 2) < search->least)
            search->least = pairs_of_field(search, 2);
        return;
    }
    for (int t = 0; t < problem->tables; t++) {
        if (search->filled[t] < problem->table_size) {
            search->table[player] = t;
            search->filled[t]++;
            seat_from(search, player + 1);
            search->filled[t]--;
        }
        if (!search->filled[t])
            break;
    }
}

TEST as_few_as_in_any_seating(uint64_t seed)
{
    static char message[300];
    uint64_t state = seed;
    int above = 0;
    for (int n = 0; n < 400 / SLOWDOWN; n++) {
        struct problem problem;
        int size, players;
        do {
            size = 3 + random_below(&state, 2);
            players = 5 + random_below(&state, PLAYERS_MOST - 4);
        } while (!table_split(players, size).possible);
        sample_plain(&problem, players, 1, size, "countries", "country,club,city");
        sample_groups(&problem, &state);
        joint_bound_fill(&problem);
        struct search search = {.problem = &problem, .least = INT_MAX};
        seat_from(&search, 0);
        above += search.least > spread_column(&problem, 2);
        snprintf(message, sizeof message, "problem %d, %s", n, sample_text(&problem, seed));
        ASSERT_EQ_FMTm(message, (long)spread_column(&problem, 1), (long)problem.joint_least[1], "%ld");
        ASSERT_EQ_FMTm(message, (long)search.least, (long)problem.joint_least[2], "%ld");
        problem_release(&problem);
    }
    ASSERT(above > 0 || SLOWDOWN > 1); /* in some, the third suffers */
    PASS();
}

SUITE(joint_bound)
{
    RUN_TESTp(as_few_as_in_any_seating, 1);
    RUN_TESTp(as_few_as_in_any_seating, 2);
}

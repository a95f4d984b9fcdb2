/* Complete search of small instances, against known figures and against a brute force written differently. */
#include <stdio.h>
#include <stdlib.h>

#include "greatest.h"
#include "scoring/memory.h"
#include "solver/objective.h"
#include "tests/sample.h"

static void run_exact(struct problem *problem, int players, int rounds, int size, struct solution *solution)
{
    struct portfolio_options options = {.seed = 1, .effort = 2000, .threads = 1, .method = &method_exact};
    sample_plain(problem, players, rounds, size, "", "");
    portfolio_run(problem, &options, solution);
}

/* SOLVER 2: where the fewest repeat pairs found and the bound by counting differ. */
TEST fewest_repeats_proved(int players, int rounds, int fewest)
{
    struct problem problem;
    struct solution solution;
    run_exact(&problem, players, rounds, 4, &solution);
    ASSERT(solution.schedule);
    ASSERT_EQ_FMT(fewest, (int)solution.cost.value[0], "%d");
    ASSERT_EQ_FMT(fewest, (int)sample_repeats(&problem, solution.schedule), "%d");
    ASSERT_EQ_FMT(fewest, (int)solution.bound[0].value, "%d");
    ASSERT(solution.met >= 1);
    solution_release(&solution);
    problem_release(&problem);
    PASS();
}

enum { PLAYERS_MOST = 10, ROUNDS_LISTED = 3000 };

/* Every way to seat a round, as the meetings of each player: a bit for each other. */
struct listing {
    int players, size, count, shorts;
    unsigned short meets[ROUNDS_LISTED][PLAYERS_MOST];
};

static void list_rounds(struct listing *listing, unsigned seated, int shorts, unsigned short *meets)
{
    unsigned all = (1u << listing->players) - 1, left = all & ~seated;
    if (!left) {
        for (int p = 0; p < listing->players; p++)
            listing->meets[listing->count][p] = meets[p];
        listing->count += shorts == listing->shorts;
        return;
    }
    unsigned lowest = left & (~left + 1);
    for (unsigned table = 1; table <= all; table++) {
        int seats = __builtin_popcount(table), shorter = seats == listing->size - 1;
        if ((table & lowest) == 0 || (table & ~left) || (seats != listing->size && !shorter) ||
            shorts + shorter > listing->shorts)
            continue;
        for (int p = 0; p < listing->players; p++)
            if (table >> p & 1)
                meets[p] = (unsigned short)(table & ~(1u << p));
        list_rounds(listing, seated | table, shorts + shorter, meets);
    }
}

/* The fewest repeat pairs: every choice of rounds in order, the first one given. */
static int brute_force(const struct listing *listing, int from, int rounds, const unsigned short *met,
                       int best)
{
    for (int i = from; i < listing->count && best > 0; i++) {
        unsigned short next[PLAYERS_MOST];
        int repeats = 0;
        for (int p = 0; p < listing->players; p++) {
            repeats += __builtin_popcount(met[p] & listing->meets[i][p]);
            next[p] = met[p] | listing->meets[i][p];
        }
        repeats /= 2; /* both sides count a pair */
        if (repeats >= best)
            continue;
        int rest = rounds > 1 ? brute_force(listing, i, rounds - 1, next, best - repeats) : 0;
        best = repeats + rest < best ? repeats + rest : best;
    }
    return best;
}

TEST as_few_as_by_brute_force(int players, int rounds, int size)
{
    static struct listing listing;
    struct problem problem;
    struct solution solution;
    unsigned short meets[PLAYERS_MOST] = {0};
    run_exact(&problem, players, rounds, size, &solution);
    listing = (struct listing){.players = players, .size = size, .shorts = problem.ghosts};
    list_rounds(&listing, 0, 0, meets);
    int fewest = brute_force(&listing, 0, rounds - 1, listing.meets[0], 1000);
    struct bound bound;
    objective_bound(&problem, 0, NULL, &bound);
    ASSERT(solution.schedule);
    ASSERT_EQ_FMT(fewest, (int)solution.cost.value[0], "%d");
    ASSERT_EQ_FMT(fewest, (int)solution.bound[0].value, "%d");
    ASSERT(bound.value <= fewest);
    solution_release(&solution);
    problem_release(&problem);
    PASS();
}

SUITE(exact)
{
    static const struct {
        int players, rounds, fewest;
    } known[] = {{6, 3, 5}, {8, 3, 8}, {11, 4, 8}, {12, 4, 13}, {13, 5, 3}};
    static const struct {
        int players, rounds_most, size;
    } brute[] = {{6, 6, 4}, {7, 4, 4}, {8, 4, 4}, {9, 3, 4}, {10, 2, 4}, {6, 5, 3}, {5, 6, 3},
                 {7, 4, 3}, {8, 3, 3}, {9, 3, 3}, {9, 3, 5}, {10, 4, 5}, {4, 5, 2}, {6, 6, 2}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d_%d", known[i].players, known[i].rounds);
        if (SLOWDOWN > 1 && known[i].players > 11)
            continue; /* minutes with a sanitizer */
        greatest_set_test_suffix(name);
        RUN_TESTp(fewest_repeats_proved, known[i].players, known[i].rounds, known[i].fewest);
    }
    for (size_t i = 0; i < sizeof brute / sizeof *brute; i++)
        for (int rounds = 2; rounds <= brute[i].rounds_most; rounds++) {
            char name[32];
            snprintf(name, sizeof name, "%d_%d_at_%d", brute[i].players, rounds, brute[i].size);
            greatest_set_test_suffix(name);
            RUN_TESTp(as_few_as_by_brute_force, brute[i].players, rounds, brute[i].size);
        }
}

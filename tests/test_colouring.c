#include "solver/colouring.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "greatest.h"
#include "scoring/memory.h"
#include "tests/random.h"

static void shuffle(int *list, int count, uint64_t *state)
{
    for (int i = count - 1; i > 0; i--) {
        int j = random_below(state, i + 1), keep = list[i];
        list[i] = list[j];
        list[j] = keep;
    }
}

/* A regular multigraph as the sum of random perfect matchings, its edges in random order. */
static struct edge *random_graph(int nodes, int degree, uint64_t *state)
{
    struct edge *edge = mem_new(struct edge, nodes * degree);
    int *right = mem_new(int, nodes);
    for (int i = 0; i < nodes; i++)
        right[i] = i;
    for (int d = 0; d < degree; d++) {
        if (d == 0 || random_below(state, 4)) /* now and then a matching twice */
            shuffle(right, nodes, state);
        for (int i = 0; i < nodes; i++)
            edge[d * nodes + i] = (struct edge){i, right[i], -1};
    }
    for (int i = nodes * degree - 1; i > 0; i--) {
        int j = random_below(state, i + 1);
        struct edge keep = edge[i];
        edge[i] = edge[j];
        edge[j] = keep;
    }
    free(right);
    return edge;
}

static bool is_proper(const struct edge *edge, int nodes, int degree)
{
    char *left = mem_new(char, nodes *degree), *right = mem_new(char, nodes *degree);
    bool proper = true;
    for (int i = 0; i < nodes * degree && proper; i++) {
        int colour = edge[i].colour;
        proper = colour >= 0 && colour < degree && !left[edge[i].left * degree + colour]++ &&
                 !right[edge[i].right * degree + colour]++;
    }
    free(left);
    free(right);
    return proper;
}

TEST every_colour_is_a_perfect_matching(int degree, uint64_t seed)
{
    static const int sizes[] = {1, 2, 3, 4, 5, 7, 8, 12, 16, 31, 100, 1000};
    static char message[100];
    uint64_t state = seed;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int again = 0; again < (sizes[i] < 100 ? 30 : 1); again++) {
            snprintf(message, sizeof message, "seed %llu, %d nodes, try %d", (unsigned long long)seed,
                     sizes[i], again);
            struct edge *edge = random_graph(sizes[i], degree, &state);
            colour_regular(edge, sizes[i], degree);
            bool proper = is_proper(edge, sizes[i], degree);
            free(edge);
            ASSERTm(message, proper);
        }
    PASS();
}

SUITE(colouring)
{
    for (int degree = 1; degree <= 8; degree++) {
        char name[16];
        snprintf(name, sizeof name, "%d", degree);
        greatest_set_test_suffix(name);
        RUN_TESTp(every_colour_is_a_perfect_matching, degree, (uint64_t)degree);
    }
}

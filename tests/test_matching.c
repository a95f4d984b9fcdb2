#include "solver/matching.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "scoring/memory.h"
#include "tests/random.h"

enum { GAMES_MOST = 40, PLAYERS_MOST = 20, WIDTH_MOST = 6 };

/* The plain way: one augmenting path after the other; each player has `capacity` places. */
struct plain {
    const struct matching *m;
    int capacity;
    int place[PLAYERS_MOST][GAMES_MOST]; /* games at each player */
    int load[PLAYERS_MOST];
    bool seen[PLAYERS_MOST];
};

static bool plain_path(struct plain *plain, int game)
{
    for (int i = 0; i < plain->m->choices[game]; i++) {
        int player = plain->m->choice[game * plain->m->width + i];
        if (plain->seen[player])
            continue;
        plain->seen[player] = true;
        if (plain->load[player] < plain->capacity) {
            plain->place[player][plain->load[player]++] = game;
            return true;
        }
        for (int k = 0; k < plain->capacity; k++)
            if (plain_path(plain, plain->place[player][k])) {
                plain->place[player][k] = game;
                return true;
            }
    }
    return false;
}

static int plain_size(const struct matching *m, int capacity)
{
    struct plain plain = {.m = m, .capacity = capacity};
    int size = 0;
    for (int g = 0; g < m->games; g++) {
        memset(plain.seen, 0, sizeof plain.seen);
        size += plain_path(&plain, g);
    }
    return size;
}

static void random_graph(struct matching *m, uint64_t *state)
{
    matching_init(m, 1 + random_below(state, GAMES_MOST), 1 + random_below(state, PLAYERS_MOST),
                  1 + random_below(state, WIDTH_MOST));
    for (int g = 0; g < m->games; g++) {
        bool taken[PLAYERS_MOST] = {false};
        for (int k = random_below(state, m->width + 1); k > 0; k--) {
            int player = random_below(state, m->players);
            if (!taken[player])
                matching_allow(m, g, player);
            taken[player] = true;
        }
    }
}

/* Every matched game has one of its players, and the loads and the count of the unmatched are right. */
static bool is_sound(const struct matching *m, int capacity, int *size)
{
    int load[PLAYERS_MOST] = {0}, open = 0;
    *size = 0;
    for (int g = 0; g < m->games; g++) {
        if (m->match[g] < 0) {
            open += m->choices[g] > 0;
            continue;
        }
        bool allowed = false;
        for (int i = 0; i < m->choices[g]; i++)
            allowed |= m->choice[g * m->width + i] == m->match[g];
        if (!allowed)
            return false;
        ++*size;
        load[m->match[g]]++;
    }
    for (int p = 0; p < m->players; p++)
        if (load[p] != m->load[p] || load[p] > capacity)
            return false;
    return open == m->unmatched;
}

TEST as_large_as_by_plain_augmenting_paths(uint64_t seed)
{
    static char message[100];
    uint64_t state = seed;
    for (int i = 0; i < 2000; i++) {
        struct matching m;
        int before[PLAYERS_MOST] = {0};
        bool ok = true;
        snprintf(message, sizeof message, "seed %llu, graph %d", (unsigned long long)seed, i);
        random_graph(&m, &state);
        for (int capacity = random_below(&state, 2); ok && capacity <= 5;
             capacity += 1 + random_below(&state, 2)) {
            int size;
            matching_grow(&m, capacity);
            ok = is_sound(&m, capacity, &size) && size == plain_size(&m, capacity);
            for (int p = 0; p < m.players; p++) { /* who is taken stays taken as often */
                ok = ok && m.load[p] >= before[p];
                before[p] = m.load[p];
            }
        }
        matching_release(&m);
        ASSERTm(message, ok);
    }
    PASS();
}

SUITE(matching)
{
    RUN_TESTp(as_large_as_by_plain_augmenting_paths, 1);
    RUN_TESTp(as_large_as_by_plain_augmenting_paths, 20);
}

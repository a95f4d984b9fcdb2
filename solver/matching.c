#include "solver/matching.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/checking.h"

void matching_init(struct matching *m, int games, int players, int width)
{
    *m = (struct matching){.games = games, .players = players, .width = width};
    m->match = mem_new(int, games);
    m->choices = mem_new(int, games);
    m->choice = mem_grid(int, games, width);
    m->load = mem_new(int, players);
    for (int g = 0; g < games; g++)
        m->match[g] = -1;
}

void matching_release(struct matching *m)
{
    free(m->match);
    free(m->choices);
    free(m->choice);
    free(m->load);
}

void matching_allow(struct matching *m, int game, int player)
{
    assert(game >= 0 && game < m->games && player >= 0 && player < m->players);
    assert(m->choices[game] < m->width);
    m->unmatched += !m->choices[game];
    m->choice[(long)game * m->width + m->choices[game]++] = player;
}

/* One phase: levels of games by breadth first search from the free ones, then disjoint augmenting paths. */
struct phase {
    struct matching *m;
    int capacity;
    int *first, *fill, *taken; /* games matched to each player at the start, one player after the other */
    int *level, *queue, *cursor, *path;
};

static void index_taken(struct phase *phase)
{
    struct matching *m = phase->m;
    for (int p = 0; p < m->players; p++) {
        phase->first[p + 1] = phase->first[p] + m->load[p];
        phase->fill[p] = phase->first[p];
    }
    for (int g = 0; g < m->games; g++)
        if (m->match[g] >= 0)
            phase->taken[phase->fill[m->match[g]]++] = g;
}

/* Level of every game; true when some player with room was reached. */
static bool set_levels(struct phase *phase)
{
    struct matching *m = phase->m;
    int head = 0, tail = 0, limit = m->games + 1;
    for (int g = 0; g < m->games; g++) {
        phase->level[g] = m->match[g] < 0 && m->choices[g] ? 0 : -1;
        phase->cursor[g] = 0;
        if (!phase->level[g])
            phase->queue[tail++] = g;
    }
    while (head < tail) {
        int game = phase->queue[head++];
        if (phase->level[game] >= limit)
            break;
        for (int i = 0; i < m->choices[game]; i++) {
            int player = m->choice[(long)game * m->width + i];
            if (m->load[player] < phase->capacity) {
                limit = phase->level[game];
                continue;
            }
            for (int j = phase->first[player]; j < phase->first[player + 1]; j++)
                if (phase->level[phase->taken[j]] < 0) {
                    phase->level[phase->taken[j]] = phase->level[game] + 1;
                    phase->queue[tail++] = phase->taken[j];
                }
        }
    }
    return limit <= m->games;
}

/* The next game behind `player` on level `level`, or -1. */
static int next_game(const struct phase *phase, int player, int level)
{
    for (int j = phase->first[player]; j < phase->first[player + 1]; j++) {
        int game = phase->taken[j];
        /* `taken` is as it was when the phase began: skip games that have moved on since */
        if (phase->level[game] == level && phase->m->match[game] == player)
            return game;
    }
    return -1;
}

static void augment(struct phase *phase, int depth, int player)
{
    struct matching *m = phase->m;
    assert(m->load[player] < phase->capacity);
    m->load[player]++;
    for (int d = depth; d >= 0; d--) {
        int game = phase->path[d], before = m->match[game];
        m->match[game] = player;
        phase->level[game] = -1; /* used up in this phase */
        player = before;
    }
    assert(player < 0); /* the path began at a free game */
    m->unmatched--;
    assert(m->unmatched >= 0);
}

static bool find_path(struct phase *phase, int start)
{
    struct matching *m = phase->m;
    int depth = 0;
    phase->path[0] = start;
    while (depth >= 0) {
        int game = phase->path[depth];
        if (phase->cursor[game] == m->choices[game]) {
            phase->level[game] = -1;
            depth--;
            continue;
        }
        int player = m->choice[(long)game * m->width + phase->cursor[game]];
        if (m->load[player] < phase->capacity) {
            augment(phase, depth, player);
            return true;
        }
        int next = next_game(phase, player, depth + 1);
        if (next < 0)
            phase->cursor[game]++;
        else
            phase->path[++depth] = next;
    }
    return false;
}

/* Whether every game has one of its own players, and the loads are those of the games. */
static bool is_matching(const struct matching *m)
{
    int *load = mem_new(int, m->players), unmatched = 0;
    bool ok = true;
    for (int g = 0; g < m->games; g++) {
        bool own = m->match[g] < 0;
        for (int i = 0; i < m->choices[g]; i++)
            own |= m->choice[(long)g * m->width + i] == m->match[g];
        ok = ok && own;
        if (m->match[g] >= 0)
            load[m->match[g]]++;
        else
            unmatched += m->choices[g] > 0;
    }
    for (int p = 0; p < m->players; p++)
        ok = ok && load[p] == m->load[p];
    free(load);
    return ok && unmatched == m->unmatched;
}

void matching_grow(struct matching *m, int capacity)
{
    struct phase phase = {.m = m, .capacity = capacity};
    phase.first = mem_new(int, m->players + 1);
    phase.fill = mem_new(int, m->players);
    phase.taken = mem_new(int, m->games);
    phase.level = mem_new(int, m->games);
    phase.queue = mem_new(int, m->games);
    phase.cursor = mem_new(int, m->games);
    phase.path = mem_new(int, m->games + 1);
    while (m->unmatched) {
        index_taken(&phase);
        if (!set_levels(&phase))
            break;
        for (int g = 0; g < m->games; g++)
            if (m->match[g] < 0 && m->choices[g] && phase.level[g] == 0)
                find_path(&phase, g);
    }
    assert(!CHECKING || is_matching(m));
    free(phase.first);
    free(phase.fill);
    free(phase.taken);
    free(phase.level);
    free(phase.queue);
    free(phase.cursor);
    free(phase.path);
}

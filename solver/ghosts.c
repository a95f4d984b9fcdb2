#include "solver/ghosts.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/checking.h"

static bool ever_meet(const int *where, int rounds, int a, int b)
{
    for (int r = 0; r < rounds; r++)
        if (where[(long)a * rounds + r] == where[(long)b * rounds + r])
            return true;
    return false;
}

static bool is_zero(const int *list, int count)
{
    for (int i = 0; i < count; i++)
        if (list[i])
            return false;
    return true;
}

/* Spread of the short games if these were the ghosts: largest minus smallest number.  `games` is zero
 * before and after; only the points that sit with a ghost are touched. */
static int spread_of(const struct problem *problem, const struct schedule *core, const int *where,
                     const int *ghost, int *games)
{
    int rounds = core->rounds, touched = 0, most = 0;
    assert(!CHECKING || is_zero(games, problem->points));
    for (int pass = 0; pass < 2; pass++) /* count, then clear */
        for (int i = 0; i < problem->ghosts; i++)
            for (int r = 0; r < rounds; r++) {
                const int *seat = schedule_table(core, r, where[(long)ghost[i] * rounds + r]);
                for (int k = 0; k < core->size; k++) {
                    if (seat[k] == ghost[i])
                        continue;
                    if (pass) {
                        games[seat[k]] = 0;
                        continue;
                    }
                    touched += !games[seat[k]];
                    games[seat[k]]++;
                    most = games[seat[k]] > most ? games[seat[k]] : most;
                }
            }
    if (touched < problem->players)
        return most;
    /* Everybody sits with a ghost at times: small events only, count in full. */
    int least = most;
    for (int p = 0; p < problem->points; p++) {
        int count = 0;
        for (int i = 0; i < problem->ghosts; i++)
            for (int r = 0; r < rounds; r++)
                count += where[(long)p * rounds + r] == where[(long)ghost[i] * rounds + r];
        bool is_ghost = false;
        for (int i = 0; i < problem->ghosts; i++)
            is_ghost |= ghost[i] == p;
        least = !is_ghost && count < least ? count : least;
    }
    assert(most >= least);
    return most - least;
}

/* Draws points one after the other, each unmet by those before; false when stuck. */
static bool draw(const struct problem *problem, const int *where, struct rng *rng, int *ghost)
{
    for (int i = 0; i < problem->ghosts; i++) {
        int tries = 0;
        bool ok = false;
        while (!ok && tries++ < 50) {
            ghost[i] = (int)rng_below(rng, (uint32_t)problem->points);
            ok = true;
            for (int j = 0; j < i; j++)
                ok = ok && ghost[j] != ghost[i] && !ever_meet(where, problem->rounds, ghost[i], ghost[j]);
        }
        if (!ok)
            return false;
    }
    return true;
}

bool ghosts_choose(const struct problem *problem, const struct schedule *core, const int *where,
                   struct rng *rng, int *ghost)
{
    enum { TRIES = 300 };
    int best = INT32_MAX;
    int *trial = mem_new(int, problem->ghosts + 1), *games = mem_new(int, problem->points);
    for (int t = 0; t < TRIES && best > 1 && problem->ghosts; t++) {
        if (!draw(problem, where, rng, trial))
            continue;
        int spread = spread_of(problem, core, where, trial, games);
        if (spread < best) {
            best = spread;
            memcpy(ghost, trial, (size_t)problem->ghosts * sizeof *ghost);
        }
    }
    free(trial);
    free(games);
    return best < INT32_MAX || !problem->ghosts;
}

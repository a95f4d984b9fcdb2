#include "scoring/measures.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

static int compare_u64(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Number of chairs taken in the preliminary rounds, and of pairs at one table. */
static void count_games(const struct event *event, size_t *chairs, size_t *pairs)
{
    *chairs = *pairs = 0;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g)) {
        *chairs += (size_t)g.table->seats;
        *pairs += (size_t)(g.table->seats * (g.table->seats - 1) / 2);
    }
}

struct pairing *measures_pairings(const struct event *event, const char *column, int *count)
{
    size_t chairs, pairs;
    count_games(event, &chairs, &pairs);
    struct pairing *list = mem_new(struct pairing, pairs);
    const char **value = mem_new(const char *, event->players);
    for (int p = 0; column && p < event->players; p++)
        value[p] = player_get(&event->player[p], column);
    *count = 0;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            for (int j = i + 1; j < g.table->seats; j++) {
                int a = g.table->seat[i], b = g.table->seat[j];
                if (!column || (*value[a] && !strcmp(value[a], value[b])))
                    list[(*count)++] =
                        (struct pairing){a < b ? a : b, a < b ? b : a, g.round->number, g.table->number};
            }
    assert(column || (size_t)*count == pairs);
    free(value);
    return list;
}

static int compare_pairs(const void *x, const void *y)
{
    const struct pairing *p = x, *q = y;
    return p->a != q->a ? (p->a > q->a) - (p->a < q->a) : (p->b > q->b) - (p->b < q->b);
}

struct meeting *measures_repeats(const struct event *event, int *count)
{
    int pairs;
    struct pairing *list = measures_pairings(event, NULL, &pairs);
    struct meeting *repeats = mem_new(struct meeting, pairs / 2 + 1);
    qsort(list, (size_t)pairs, sizeof *list, compare_pairs);
    *count = 0;
    for (int i = 0, j; i < pairs; i = j) {
        for (j = i + 1; j < pairs && !compare_pairs(&list[i], &list[j]); j++)
            ;
        if (j - i > 1)
            repeats[(*count)++] = (struct meeting){list[i].a, list[i].b, j - i};
    }
    free(list);
    return repeats;
}

static int64_t recount_opponents(const struct event *event, const struct goal *goal)
{
    (void)goal;
    int count;
    int64_t sum = 0;
    struct meeting *repeats = measures_repeats(event, &count);
    for (int i = 0; i < count; i++)
        sum += repeats[i].times - 1;
    free(repeats);
    return sum;
}

int position_faults(const int *uses, int positions)
{
    assert(positions > 0 && positions <= SEATS_MAX);
    int sorted[SEATS_MAX], games = 0, faults = 0;
    for (int p = 0; p < positions; p++) { /* most used first */
        int at = p;
        for (; at > 0 && sorted[at - 1] < uses[p]; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = uses[p];
        games += uses[p];
    }
    for (int p = 0; p < positions; p++) {
        int fair = (games + positions - 1 - p) / positions;
        faults += sorted[p] > fair ? sorted[p] - fair : 0;
    }
    assert(faults >= 0 && faults <= games);
    return faults;
}

/* How often each player has had each position, in rows of SEATS_MAX. */
static int *count_positions(const struct event *event)
{
    int *uses = mem_grid(int, event->players, SEATS_MAX);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            uses[g.table->seat[i] * SEATS_MAX + i]++;
    return uses;
}

static int64_t recount_positions(const struct event *event, const struct goal *goal)
{
    (void)goal;
    int *uses = count_positions(event);
    int64_t sum = 0;
    for (int p = 0; p < event->players; p++)
        sum += position_faults(&uses[p * SEATS_MAX], event->table_size);
    free(uses);
    return sum;
}

struct position_repeats position_repeats_count(const struct event *event)
{
    struct position_repeats out = {0, 0};
    int *uses = count_positions(event), chairs[SEATS_MAX] = {0}, seated = 0;
    for (int p = 0; p < event->players; p++) {
        bool sits = false;
        for (int i = 0; i < SEATS_MAX; i++) {
            int times = uses[p * SEATS_MAX + i];
            out.repeats += times > 1 ? times - 1 : 0;
            chairs[i] += times;
            sits |= times > 0;
        }
        seated += sits;
    }
    for (int i = 0; i < SEATS_MAX; i++)
        out.bound += chairs[i] > seated ? chairs[i] - seated : 0;
    free(uses);
    return out;
}

/* Pairs at one table with the same text in a column, not empty, in every round. */
static int64_t recount_countries(const struct event *event, const struct goal *goal)
{
    int count;
    free(measures_pairings(event, goal->column, &count));
    return count;
}

void short_games_count(struct short_games *out, const struct event *event, int least)
{
    int *games = mem_new(int, event->players), rounds = event_stage_rounds(event, STAGE_PRELIM);
    bool any = false;
    *out = (struct short_games){.games = mem_new(int, event->players)};
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++) {
            games[g.table->seat[i]]++;
            out->games[g.table->seat[i]] += g.table->seats < event->table_size && g.table->seats >= least;
        }
    for (int p = 0; p < event->players; p++) {
        if (games[p] < rounds)
            continue;
        if (!any || out->most < out->games[p])
            out->most = out->games[p];
        if (!any || out->fewest > out->games[p])
            out->fewest = out->games[p];
        any = true;
    }
    free(games);
}

void short_games_release(struct short_games *games)
{
    free(games->games);
    *games = (struct short_games){.most = 0};
}

/* Largest minus smallest number of short-table games, over the players present in every round; only a
 * difference above 1 counts (RULEBOOK G-11). */
static int64_t recount_threes(const struct event *event, const struct goal *goal)
{
    (void)goal;
    struct short_games games;
    short_games_count(&games, event, 0);
    int spread = games.most - games.fewest;
    short_games_release(&games);
    return spread > 1 ? spread : 0;
}

/* Visits of a player to the same table number beyond the first. */
static int64_t recount_tables(const struct event *event, const struct goal *goal)
{
    (void)goal;
    size_t chairs, pairs, used = 0;
    count_games(event, &chairs, &pairs);
    uint64_t *visit = mem_new(uint64_t, chairs);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            visit[used++] = (uint64_t)g.table->seat[i] << 32 | (uint32_t)g.table->number;
    assert(used == chairs);
    qsort(visit, used, sizeof *visit, compare_u64);
    int64_t sum = 0;
    for (size_t i = 1; i < used; i++)
        sum += visit[i] == visit[i - 1];
    free(visit);
    return sum;
}

void measures_compute(const struct event *event, const struct goals *goals, int64_t *value)
{
    static int64_t (*const recount[MEASURE_KINDS])(const struct event *event, const struct goal *goal) = {
#define M(name, word, ...) recount_##word,
        MEASURES(M)
#undef M
    };
    for (int i = 0; i < goals->count; i++) {
        value[i] = recount[goals->goal[i].measure](event, &goals->goal[i]);
        assert(value[i] >= 0);
    }
}

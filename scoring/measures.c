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

/* All pairs that share a table, as sorted keys a << 32 | b with a < b. */
static uint64_t *list_meetings(const struct event *event, size_t *count)
{
    size_t chairs, used = 0;
    count_games(event, &chairs, count);
    uint64_t *list = mem_new(uint64_t, *count);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            for (int j = i + 1; j < g.table->seats; j++) {
                uint64_t a = (uint64_t)g.table->seat[i], b = (uint64_t)g.table->seat[j];
                list[used++] = a < b ? a << 32 | b : b << 32 | a;
            }
    assert(used == *count);
    qsort(list, used, sizeof *list, compare_u64);
    return list;
}

struct meeting *measures_repeats(const struct event *event, int *count)
{
    size_t pairs;
    uint64_t *list = list_meetings(event, &pairs);
    struct meeting *repeats = mem_new(struct meeting, pairs / 2 + 1);
    *count = 0;
    for (size_t i = 0, j; i < pairs; i = j) {
        for (j = i + 1; j < pairs && list[j] == list[i]; j++)
            ;
        if (j - i > 1)
            repeats[(*count)++] =
                (struct meeting){(int)(list[i] >> 32), (int)(uint32_t)list[i], (int)(j - i)};
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

static int64_t recount_positions(const struct event *event, const struct goal *goal)
{
    (void)goal;
    int *uses = mem_grid(int, event->players, SEATS_MAX);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            uses[g.table->seat[i] * SEATS_MAX + i]++;
    int64_t sum = 0;
    for (int p = 0; p < event->players; p++)
        sum += position_faults(&uses[p * SEATS_MAX], event->table_size);
    free(uses);
    return sum;
}

/* Pairs at one table with the same text in a column, not empty, in every round. */
static int64_t recount_countries(const struct event *event, const struct goal *goal)
{
    const char **value = mem_new(const char *, event->players);
    for (int p = 0; p < event->players; p++)
        value[p] = player_get(&event->player[p], goal->column);
    int64_t sum = 0;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            for (int j = i + 1; j < g.table->seats; j++) {
                const char *a = value[g.table->seat[i]], *b = value[g.table->seat[j]];
                sum += *a && !strcmp(a, b);
            }
    free(value);
    return sum;
}

/* Largest minus smallest number of short-table games, over the players present in every round; only a
 * difference above 1 counts (RULEBOOK G-11). */
static int64_t recount_threes(const struct event *event, const struct goal *goal)
{
    (void)goal;
    int *games = mem_new(int, event->players), *shorts = mem_new(int, event->players);
    int rounds = event_stage_rounds(event, STAGE_PRELIM), most = -1, least = -1;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++) {
            games[g.table->seat[i]]++;
            shorts[g.table->seat[i]] += g.table->seats < event->table_size;
        }
    for (int p = 0; p < event->players; p++) {
        if (games[p] != rounds)
            continue;
        if (most < shorts[p])
            most = shorts[p];
        if (least < 0 || least > shorts[p])
            least = shorts[p];
    }
    free(games);
    free(shorts);
    return most - least > 1 ? most - least : 0;
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

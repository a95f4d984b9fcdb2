/* Ranking against a second opinion: the same random events, ranked by code that shares nothing with scoring/.
 * Shares are added over the product of the table totals and compared by cross multiplication, places are
 * found by counting who is better, and points are in twelfths. */
#include "scoring/standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "random.h"
#include "scoring/memory.h"

__extension__ typedef __int128 wide;

enum { EVENTS = 10000, PLAYERS_MOST = 16, ROUNDS_MOST = 4 };

struct figures {
    int games, wins, vp, twelfths, first, second, third;
    wide top, bottom; /* sum of shares */
    bool gone;
};

static char message[200];

static int target_of(enum variant variant)
{
    const int target[] = {10, 14, 10, 13, 17};
    return target[variant];
}

/* The second opinion on one table. */
static void count_table(const char *year, const struct table *table, struct figures *all)
{
    const struct result *result = table->result;
    int vp[4], sum = 0, n = table->seats;
    bool capped = strcmp(year, "2004") != 0, exact = !strcmp(year, "2004") || !strcmp(year, "2019");
    for (int i = 0; i < n; i++) {
        int most = !strcmp(year, "2019") ? target_of(table->variant) : 10;
        vp[i] = result->left >> i & 1 ? 0 : result->vp[i];
        if (capped && vp[i] > most)
            vp[i] = most;
        sum += vp[i];
    }
    for (int i = 0; i < n; i++) {
        struct figures *f = &all[table->seat[i]];
        int ahead = 0, level = 0, points[] = {60, 36, n == 3 ? 12 : 24, 12}, pot = 0;
        for (int j = 0; j < n; j++) {
            bool i_left = result->left >> i & 1, j_left = result->left >> j & 1;
            int key_i = i_left ? -1 : result->winner == i ? 1000 : vp[i];
            int key_j = j_left ? -1 : result->winner == j ? 1000 : vp[j];
            ahead += key_j > key_i;
            level += key_j == key_i;
        }
        for (int k = 0; k < level; k++)
            pot += points[ahead + k];
        f->games++;
        f->wins += result->winner == i;
        f->vp += vp[i];
        f->twelfths += pot / level;
        f->first += ahead == 0;
        f->second += ahead == 1;
        f->third += ahead == 2;
        f->gone |= result->left >> i & 1;
        int top = vp[i], bottom = sum;
        if (n == 3 && exact) {
            top = 3 * vp[i];
            bottom = 4 * sum;
        } else if (n == 3) {
            bottom = sum + (2 * sum + 3) / 6; /* the average, halves up */
        }
        if (!sum) {
            top = 0;
            bottom = 1;
        }
        f->top = f->top * bottom + (wide)top * f->bottom;
        f->bottom *= bottom;
    }
}

static int sign(wide x)
{
    return (x > 0) - (x < 0);
}

/* How `a` compares by one criterion; positive is better. */
static int compare_figure(const char *by, const struct figures *a, const struct figures *b)
{
    if (!strcmp(by, "wins"))
        return sign(a->wins - b->wins);
    if (!strcmp(by, "points"))
        return sign(a->twelfths - b->twelfths);
    if (!strcmp(by, "vp"))
        return sign(a->vp - b->vp);
    if (!strcmp(by, "n1"))
        return sign(a->first - b->first);
    if (!strcmp(by, "n2"))
        return sign(a->second - b->second);
    if (!strcmp(by, "n3"))
        return sign(a->third - b->third);
    if (!strcmp(by, "avg"))
        return sign(a->top * b->bottom * b->games - b->top * a->bottom * a->games);
    if (!strcmp(by, "tiebreak"))
        return sign((a->top + a->vp * a->bottom) * b->bottom - (b->top + b->vp * b->bottom) * a->bottom);
    return sign(a->top * b->bottom - b->top * a->bottom); /* share */
}

static const struct order {
    const char *year, *by[7];
    bool lots;
} orders[] = {
    {"2004", {"wins", "vp", "share"}, true},
    {"2019", {"points", "vp", "avg", "n1", "n2", "n3"}, false},
    {"2020", {"wins", "vp", "share"}, true},
    {"2021", {"tiebreak"}, true},
    {"2025", {"wins", "vp", "share", "n2", "n3"}, true},
};

/* Which criterion separates two players, and which way; NULL for none. */
static const char *separate(const struct order *order, const struct figures *a, const struct figures *b,
                            int *way)
{
    for (int i = 0; order->by[i]; i++)
        if ((*way = compare_figure(order->by[i], a, b)) != 0)
            return order->by[i];
    return NULL;
}

static int compare_lots(const struct event *event, int a, int b)
{
    const struct player *x = &event->player[a], *y = &event->player[b];
    if (x->has_lot != y->has_lot)
        return x->has_lot ? -1 : 1;
    if (x->has_lot && x->lot != y->lot)
        return x->lot < y->lot ? -1 : 1;
    uint64_t p = lot_key(event->lot_seed, x->id), q = lot_key(event->lot_seed, y->id);
    return p < q ? -1 : p > q;
}

static void random_table(struct table *table, uint64_t *state, const char *year, int spread)
{
    struct result *result = table->result = mem_new(struct result, 1);
    int target;
    if (!strcmp(year, "2019"))
        table->variant = (enum variant)random_below(state, 4);
    target = target_of(table->variant);
    for (int i = 0; i < table->seats; i++)
        result->vp[i] = target - 1 - random_below(state, spread);
    result->winner = random_below(state, table->seats);
    result->vp[result->winner] = target + random_below(state, 6) / 4;
    if (random_below(state, 10) == 0) /* a loser at the target, or beyond */
        result->vp[(result->winner + 1) % table->seats] = target + random_below(state, 2);
    if (random_below(state, 25) == 0)
        result->left = 1u << (result->winner + 1) % table->seats;
    if (result->left && random_below(state, 3) == 0)
        result->winner = -1; /* */
}

static void random_event(struct event *event, uint64_t *state, const char *year)
{
    int players = 6 + random_below(state, PLAYERS_MOST - 5), rounds = 1 + random_below(state, ROUNDS_MOST);
    int spread = 1 + random_below(state, 7), order[PLAYERS_MOST];
    event_init(event);
    event->lot_seed = random_next(state);
    for (int p = 0; p < players; p++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("p%d", p);
        player->name = mem_copy_text(player->id);
        player->status = (enum player_status)(random_below(state, 30) < 28 ? 0 : 1 + random_below(state, 2));
        player->has_lot = random_below(state, 3) == 0;
        player->lot = random_below(state, 4);
        order[p] = p;
    }
    for (int r = 0; r < rounds; r++) {
        struct round *round = event_add_round(event, STAGE_PRELIM, r + 1);
        for (int p = players; p > 1; p--) {
            int other = random_below(state, p), swap = order[p - 1];
            order[p - 1] = order[other];
            order[other] = swap;
        }
        for (int p = 0; p < players;) {
            int left = players - p, size = left % 4 == 0 ? 4 : left == 6 || left % 4 != 0 ? 3 : 4;
            if (left < 3)
                break;
            struct table *table = round_add_table(round, round->tables + 1);
            for (int i = 0; i < size; i++)
                table->seat[table->seats++] = order[p++];
            random_table(table, state, year, spread);
        }
    }
}

/* Says what is wrong with `row` of the standings, or NULL. */
static const char *judge(const struct event *event, const struct order *order,
                         const struct standings *standings, int row, const struct figures *all)
{
    const struct standing *s = &standings->row[row];
    const struct figures *f = &all[s->player];
    int better = 0, above = 0, way;
    for (int i = 0; i < standings->rows; i++) {
        int other = standings->row[i].player;
        if (other == s->player)
            continue;
        bool equal = !separate(order, &all[other], f, &way);
        better += !equal && way > 0;
        above += (!equal && way > 0) || (equal && compare_lots(event, other, s->player) < 0);
    }
    if (above != row)
        return "order";
    if (s->place != (order->lots ? row : better) + 1)
        return "place";
    const char *by = row ? separate(order, &all[standings->row[row - 1].player], f, &way) : "-";
    if (strcmp(criterion_word(s->by), by ? by : order->lots ? "lot" : "shared"))
        return "by";
    if (s->tally.wins != f->wins || s->tally.vp != f->vp ||
        s->tally.points != (int64_t)f->twelfths * POINT_UNIT / 12 || s->tally.n1 != f->first ||
        s->tally.n2 != f->second || s->tally.n3 != f->third)
        return "figures";
    return NULL;
}

static const char *compare_event(const struct order *order, uint64_t *state)
{
    struct event event;
    struct standings standings;
    struct error err = {.status = STATUS_OK};
    struct figures all[PLAYERS_MOST];
    const char *wrong = NULL;
    int ranked = 0;
    random_event(&event, state, order->year);
    struct rules rules = rules_resolve(ruleset_find(order->year), &event.options);
    for (int p = 0; p < event.players; p++)
        all[p] = (struct figures){.bottom = 1};
    for (struct game g = game_first(&event, STAGE_PRELIM); g.table; game_next(&g))
        count_table(order->year, g.table, all);
    for (int p = 0; p < event.players; p++)
        ranked += all[p].games && !all[p].gone && event.player[p].status == PLAYER_ACTIVE;
    if (!standings_compute(&standings, &event, &rules, 1u << STAGE_PRELIM, &err)) {
        wrong = "refused";
    } else {
        if (standings.rows != ranked || standings.rows + standings.unranked_count != event.players)
            wrong = "number of rows";
        for (int i = 0; i < standings.rows && !wrong; i++)
            wrong = judge(&event, order, &standings, i, all);
        standings_release(&standings);
    }
    event_release(&event);
    return wrong;
}

TEST agrees_with_a_second_ranking(const struct order *order)
{
    uint64_t seed = 20250000u + (uint64_t)strtoul(order->year, NULL, 10), state;
    for (int i = 0; i < EVENTS; i++) {
        state = seed + (uint64_t)i * 1000003u;
        uint64_t start = state;
        const char *wrong = compare_event(order, &state);
        if (!wrong)
            continue;
        snprintf(message, sizeof message, "%s, event %d, seed %llu: %s", order->year, i,
                 (unsigned long long)start, wrong);
        FAILm(message);
    }
    printf("%s: %d random events, seed %llu\n", order->year, EVENTS, (unsigned long long)seed);
    PASS();
}

SUITE(standings)
{
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        greatest_set_test_suffix(orders[i].year);
        RUN_TESTp(agrees_with_a_second_ranking, &orders[i]);
    }
}

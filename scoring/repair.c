/* The choice of a player or a table is by cost: repeat pairs, then a position used before, then same-country
 * pairs, then the lowest table and position, which is the order in which candidates are tried (R2019-22). */
#include "scoring/repair.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

struct cost {
    int repeats, used_position, same_country;
};

static bool cheaper(const struct cost *a, const struct cost *b)
{
    if (a->repeats != b->repeats)
        return a->repeats < b->repeats;
    if (a->used_position != b->used_position)
        return a->used_position < b->used_position;
    return a->same_country < b->same_country;
}

/* What it costs to seat `player` last at `table`. */
static struct cost joining_cost(const struct event *event, const struct round *round,
                                const struct table *table, int player)
{
    struct cost cost = {0, 0, 0};
    bool met[SEATS_MAX] = {false};
    const char *country = player_get(&event->player[player], "country");
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g)) {
        int seat = table_seat_of(g.table, player);
        if (seat < 0 || (round->number && g.round->number >= round->number))
            continue;
        if (seat == table->seats)
            cost.used_position = 1;
        for (int i = 0; i < table->seats; i++)
            met[i] |= table_seat_of(g.table, table->seat[i]) >= 0;
    }
    for (int i = 0; i < table->seats; i++)
        cost.repeats += met[i]; /* one meeting more, however often they have met (G-11) */
    for (int i = 0; i < table->seats; i++)
        cost.same_country +=
            *country && !strcmp(country, player_get(&event->player[table->seat[i]], "country"));
    return cost;
}

static void move_player(struct repair *out, struct table *from, int seat, struct table *to)
{
    int player = from->seat[seat];
    to->seat[to->seats++] = player; /* the newcomer sits last, the others close up */
    from->seats--;
    memmove(&from->seat[seat], &from->seat[seat + 1], (size_t)(from->seats - seat) * sizeof from->seat[0]);
    out->move = mem_grow(out->move, (size_t)out->moves, (size_t)out->moves + 1, sizeof *out->move);
    out->move[out->moves++] = (struct repair_move){player, from->number, to->number};
}

static int count_tables(const struct round *round, int seats)
{
    int count = 0;
    for (int t = 0; t < round->tables; t++)
        count += round->table[t].seats == seats;
    return count;
}

/* Brings the cheapest player of all tables of four to `table`. */
static void take_from_four(struct repair *out, struct round *round, const struct event *event,
                           struct table *table)
{
    struct table *from = NULL;
    struct cost best = {0, 0, 0};
    int seat = 0;
    for (int t = 0; t < round->tables; t++)
        for (int i = 0; round->table[t].seats == 4 && i < 4; i++) {
            struct cost cost = joining_cost(event, round, table, round->table[t].seat[i]);
            if (!from || cheaper(&cost, &best)) {
                from = &round->table[t];
                seat = i;
                best = cost;
            }
        }
    if (from)
        move_player(out, from, seat, table);
}

/* Sends the first player of `table` to the cheapest table of `size` players. */
static void send_to(struct repair *out, struct round *round, const struct event *event, struct table *table,
                    int size)
{
    struct table *to = NULL;
    struct cost best = {0, 0, 0};
    for (int t = 0; t < round->tables; t++) {
        struct table *candidate = &round->table[t];
        if (candidate == table || candidate->seats != size)
            continue;
        struct cost cost = joining_cost(event, round, candidate, table->seat[0]);
        if (!to || cheaper(&cost, &best)) {
            to = candidate;
            best = cost;
        }
    }
    if (to)
        move_player(out, table, 0, to);
}

/* Joins another short table to `table`, when there is one. */
static bool merge(struct repair *out, struct round *round, struct table *table)
{
    for (int t = 0; t < round->tables; t++) {
        struct table *other = &round->table[t];
        if (other == table || !other->seats || other->seats > 2)
            continue;
        while (other->seats)
            move_player(out, other, 0, table);
        return true;
    }
    return false;
}

/* One step towards a playable `table`; false when there is none. */
static bool mend(struct repair *out, struct round *round, const struct event *event, struct table *table)
{
    int threes = count_tables(round, 3), fours = count_tables(round, 4);
    if (table->seats == 2 && fours)
        take_from_four(out, round, event, table);
    else if (table->seats == 2 && threes >= 2) {
        send_to(out, round, event, table, 3);
        send_to(out, round, event, table, 3);
    } else if (table->seats == 1 && threes)
        send_to(out, round, event, table, 3);
    else if (table->seats == 1 && fours >= 2) {
        take_from_four(out, round, event, table);
        take_from_four(out, round, event, table);
    } else
        return merge(out, round, table);
    return true;
}

static struct table *find_short(struct round *round)
{
    for (int t = 0; t < round->tables; t++)
        if (round->table[t].seats == 1 || round->table[t].seats == 2)
            return &round->table[t];
    return NULL;
}

bool repair_round(struct repair *out, struct round *round, const struct event *event, struct error *err)
{
    struct table *table;
    *out = (struct repair){.moves = 0};
    while ((table = find_short(round)) != NULL)
        if (!mend(out, round, event, table)) {
            repair_release(out);
            return error_set(err, STATUS_NEGATIVE,
                             "the players left cannot be seated at tables of 3 and 4, and nobody may be left "
                             "at a table of two (Deutsche Meisterschaft 2019, 5)");
        }
    int kept = 0;
    for (int t = 0; t < round->tables; t++)
        if (round->table[t].seats)
            round->table[kept++] = round->table[t];
    round->tables = kept;
    return true;
}

void repair_release(struct repair *repair)
{
    free(repair->move);
    *repair = (struct repair){.moves = 0};
}

/* Ranks here are those within the field: the players of the first knock-out round, by their rank before. */
#include "scoring/knockout.h"

#include <stdlib.h>

#include "scoring/memory.h"
#include "scoring/seeding.h"
#include "scoring/serpentine.h"

/* Ranks within the field of the knock-out, from 1: those of its first round, by preliminary rank. */
static int *field_ranks(const struct event *event, const struct ranking *ranking, int **player, int *count)
{
    const struct round *first = event_find_round(event, STAGE_KNOCKOUT, 1);
    bool *in = mem_new(bool, event->players);
    int *field_rank = mem_new(int, event->players);
    *player = mem_new(int, event->players);
    *count = 0;
    for (int t = 0; t < first->tables; t++)
        for (int i = 0; i < first->table[t].seats; i++)
            in[first->table[t].seat[i]] = true;
    for (int i = 0; i < ranking->count; i++)
        if (in[ranking->player[i]])
            (*player)[(*count)++] = ranking->player[i];
    for (int p = 0; p < event->players; p++)
        if (in[p] && !ranking->rank[p]) /* left the ranking since: behind the others */
            (*player)[(*count)++] = p;
    for (int i = 0; i < *count; i++)
        field_rank[(*player)[i]] = i + 1;
    free(in);
    return field_rank;
}

/* Whether nobody sits at table `t` who would be at another one: a seat may be empty, or somebody moved up. */
static bool same_players(const struct bracket_round *made, int t, const struct table *seated,
                         const int *field_rank)
{
    for (int u = 0; u < made->tables; u++)
        for (int i = 0; u != t && i < made->table[u].players; i++)
            for (int j = 0; j < seated->seats; j++)
                if (field_rank[seated->seat[j]] == made->table[u].rank[i])
                    return false;
    return true;
}

/* Whether `round` is what `mode` makes of the winners of `before`. */
static bool follows_mode(const struct round *before, const struct round *round, const int *field_rank,
                         enum bracket_mode mode)
{
    struct bracket_round made;
    int *winner = mem_new(int, before->tables);
    bool same = true;
    for (int t = 0; t < before->tables; t++) {
        const struct result *result = before->table[t].result;
        winner[t] = result && result->winner >= 0 ? field_rank[before->table[t].seat[result->winner]] : 0;
        same &= winner[t] > 0;
    }
    if (same) {
        bracket_next(&made, winner, before->tables, mode);
        same = made.tables == round->tables;
        for (int t = 0; same && t < made.tables; t++)
            same = same_players(&made, t, &round->table[t], field_rank);
        free(made.table);
    }
    free(winner);
    return same;
}

/* The mode of the rounds before; fold where they do not tell. */
static enum bracket_mode find_mode(const struct event *event, const int *field_rank)
{
    const struct round *last = &event->round[event->rounds - 1];
    const struct round *before = event_find_round(event, STAGE_KNOCKOUT, last->number - 1);
    for (int mode = BRACKET_FOLD; before && mode <= BRACKET_RESEED; mode++)
        if (follows_mode(before, last, field_rank, (enum bracket_mode)mode))
            return (enum bracket_mode)mode;
    return BRACKET_FOLD;
}

bool knockout_check_promoted(int promoted, int groups, int promote, struct error *err)
{
    int fit = KNOCKOUT_MOST / (groups > 0 ? groups : 1);
    if (promoted <= KNOCKOUT_MOST)
        return true;
    if (fit >= 1 && fit < promote)
        return error_set(err, STATUS_NEGATIVE,
                         "%d players of %d groups are promoted, a knock-out seats %d: promote %d of each",
                         promoted, groups, KNOCKOUT_MOST, fit);
    return error_set(err, STATUS_NEGATIVE,
                     "%d players of %d groups are promoted, a knock-out seats %d: it needs fewer groups",
                     promoted, groups, KNOCKOUT_MOST);
}

/* How many of a table's seats are taken: ranks beyond the field are empty seats, and come last. */
static int count_seated(const struct bracket_table *table, int field)
{
    int seated = 0;
    for (int i = 0; i < table->players; i++)
        seated += table->rank[i] <= field;
    return seated;
}

static bool check_seats(const struct bracket_round *made, int field, struct error *err)
{
    for (int t = 0; t < made->tables; t++) {
        int seated = count_seated(&made->table[t], field);
        if (seated < 3)
            return error_because(err, STATUS_NEGATIVE, REASON_SEATS_EMPTY,
                                 "winners have left: table %d would have %d player%s, a table needs 3", t + 1,
                                 seated, seated == 1 ? "" : "s");
    }
    return true;
}

static void seat_round(struct round *round, const struct bracket_round *made, const int *player, int field,
                       const int *field_rank)
{
    for (int t = 0; t < made->tables; t++) {
        int seat[4], seated = count_seated(&made->table[t], field);
        for (int i = 0; i < seated; i++)
            seat[i] = player[made->table[t].rank[i] - 1];
        seeding_add_table(round, seat, seated, field_rank);
    }
}

bool knockout_next(struct event *event, const struct ranking *ranking, const enum bracket_mode *mode,
                   bool move_up, struct error *err)
{
    const struct round *last = &event->round[event->rounds - 1];
    if (!event_find_round(event, STAGE_KNOCKOUT, 1) || !knockout_possible(last->tables))
        return error_set(
            err, STATUS_NEGATIVE,
            "the winners of %d tables cannot play on at tables of 3 and 4, and only winners go on "
            "(Digital World Championship 2021, 1.2.10)",
            last->tables);
    int count, *player, *field_rank = field_ranks(event, ranking, &player, &count);
    int *winner = mem_new(int, last->tables), tables = last->tables, number = last->number + 1;
    bool ok = seeding_winners(event, last, field_rank, move_up, winner, err);
    for (int t = 0; ok && t < tables; t++) {
        ok = winner[t] < 0 || field_rank[winner[t]] > 0 ||
             error_set(err, STATUS_NEGATIVE, "%.60s was not in the first round of the knock-out",
                       event->player[winner[t]].name);
        winner[t] = winner[t] < 0 ? count + 1 + t : field_rank[winner[t]]; /* beyond the field: nobody */
    }
    if (ok) {
        struct bracket_round made;
        bracket_next(&made, winner, tables, mode ? *mode : find_mode(event, field_rank));
        ok = check_seats(&made, count, err);
        if (ok)
            seat_round(event_add_round(event, STAGE_KNOCKOUT, number), &made, player, count, field_rank);
        free(made.table);
    }
    free(winner);
    free(field_rank);
    free(player);
    return ok;
}

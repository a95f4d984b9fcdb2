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

static bool same_players(const struct bracket_table *table, const struct table *seated, const int *field_rank)
{
    int met = 0;
    for (int i = 0; i < table->players; i++)
        for (int j = 0; j < seated->seats; j++)
            met += field_rank[seated->seat[j]] == table->rank[i];
    return met == table->players && table->players == seated->seats;
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
            same = same_players(&made.table[t], &round->table[t], field_rank);
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

bool knockout_next(struct event *event, const struct ranking *ranking, const enum bracket_mode *mode,
                   struct error *err)
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
    bool ok = seeding_winners(last, winner, err);
    for (int t = 0; ok && t < tables; t++) {
        ok = field_rank[winner[t]] > 0 ||
             error_set(err, STATUS_NEGATIVE, "%.60s was not in the first round of the knock-out",
                       event->player[winner[t]].name);
        winner[t] = field_rank[winner[t]];
    }
    if (ok) {
        struct bracket_round made;
        bracket_next(&made, winner, tables, mode ? *mode : find_mode(event, field_rank));
        struct round *round = event_add_round(event, STAGE_KNOCKOUT, number);
        for (int t = 0; t < made.tables; t++) {
            int seat[4];
            for (int i = 0; i < made.table[t].players; i++)
                seat[i] = player[made.table[t].rank[i] - 1];
            seeding_add_table(round, seat, made.table[t].players, field_rank);
        }
        free(made.table);
    }
    free(winner);
    free(field_rank);
    free(player);
    return ok;
}

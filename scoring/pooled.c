#include "scoring/pooled.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

static bool check_person(const struct player *known, const struct player *player, int event,
                         struct error *err)
{
    return !known->name || !player->name || !strcmp(known->name, player->name) ||
           error_set(err, STATUS_INPUT,
                     "the id %.40s is %.60s in event %d and %.60s in another; the events need ids of persons",
                     player->id, player->name, event, known->name);
}

bool pooled_players(struct event *pool, const struct event *events, int count, struct error *err)
{
    struct id_table *ids = id_table_new();
    bool ok = true;
    for (int p = 0; p < pool->players; p++)
        id_table_add(ids, pool->player[p].id);
    for (int e = 0; ok && e < count; e++)
        for (int p = 0; ok && p < events[e].players; p++) {
            const struct player *player = &events[e].player[p];
            int at = id_table_add(ids, player->id);
            if (at == pool->players)
                event_copy_player(pool, player);
            ok = check_person(&pool->player[at], player, e + 1, err);
            if (player->has_lot && !pool->player[at].has_lot) {
                pool->player[at].has_lot = true;
                pool->player[at].lot = player->lot;
            }
        }
    id_table_free(ids);
    for (int e = 0; e < count; e++)
        event_copy_aparts(pool, &events[e]);
    lots_separate(pool);
    return ok;
}

/* Keeps the better of two results of one player; equal ones: the earlier event. */
static void keep_best(struct standing *best, const struct standing *row)
{
    int order;
    enum criterion by = standing_compare(best, row, &order);
    if (by != BY_LOT && by != BY_SHARED && order > 0)
        *best = *row;
}

static bool add_event(struct standing *best, bool *attended, const struct id_table *index, int number,
                      const struct event *event, const struct rules *rules, struct error *err)
{
    struct standings standings;
    if (!standings_compute(&standings, event, rules, 1u << STAGE_PRELIM, err))
        return error_prefix(err, "event %d", number);
    for (int i = 0; i < standings.rows; i++) {
        struct standing row = standings.row[i];
        row.player = id_table_find(index, event->player[row.player].id);
        row.event = number;
        if (best[row.player].event)
            keep_best(&best[row.player], &row);
        else
            best[row.player] = row;
        attended[row.player] = true;
    }
    for (int i = 0; i < standings.unranked_count; i++)
        if (standings.unranked[i].games)
            attended[id_table_find(index, event->player[standings.unranked[i].player].id)] = true;
    standings_release(&standings);
    return true;
}

bool pooled_compute(struct pooled *out, const struct event *pool, const struct event *events, int count,
                    const struct rules *rules, struct error *err)
{
    struct id_table *index = event_ids(pool);
    struct standing *best = mem_new(struct standing, pool->players);
    bool *attended = mem_new(bool, pool->players), ok = true;
    *out = (struct pooled){.standings = {.rules = *rules}};
    for (int e = 0; ok && e < count; e++)
        ok = add_event(best, attended, index, e + 1, &events[e], rules, err);
    for (int p = 0; ok && p < pool->players; p++) {
        out->attendees += attended[p];
        if (!best[p].event)
            continue;
        best[p].lot = lot_of(pool, p);
        best[out->standings.rows++] = best[p];
    }
    out->standings.row = best;
    standings_sort(best, out->standings.rows);
    out->enough = out->attendees >= rules->set->least_players;
    out->may_skip_semifinal = out->attendees <= rules->set->skip_limit;
    free(attended);
    id_table_free(index);
    if (!ok)
        pooled_release(out);
    return ok;
}

void pooled_release(struct pooled *pooled)
{
    standings_release(&pooled->standings);
}

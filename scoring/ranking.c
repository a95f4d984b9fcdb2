#include "scoring/ranking.h"

#include <stdlib.h>

#include "scoring/memory.h"

static void start(struct ranking *out, int players)
{
    *out = (struct ranking){.player = mem_new(int, players),
                            .place = mem_new(int, players),
                            .rank = mem_new(int, players),
                            .by_lot = mem_new(bool, players)};
}

static void add(struct ranking *out, int player, int place, bool by_lot)
{
    out->player[out->count] = player;
    out->by_lot[out->count] = by_lot;
    out->lots_used |= by_lot;
    out->place[out->count] = place;
    out->rank[player] = ++out->count;
}

static bool rank_by_rating(struct ranking *out, const struct event *event, const struct rules *rules,
                           struct error *err)
{
    struct elo elo;
    struct elo_options options = elo_defaults(rules->set);
    if (!elo_compute(&elo, event, rules, &options, err))
        return false;
    start(out, event->players);
    for (int i = 0; i < elo.rows; i++)
        add(out, elo.row[i].player, elo.row[i].place, elo.row[i].by == ELO_BY_LOT);
    elo_release(&elo);
    return true;
}

bool ranking_compute(struct ranking *out, const struct event *event, const struct rules *rules,
                     struct error *err)
{
    struct standings standings;
    if (rules->set->ranked_by == RANKED_BY_RATING)
        return rank_by_rating(out, event, rules, err);
    if (!standings_compute(&standings, event, rules, 1u << STAGE_PRELIM, err))
        return false;
    start(out, event->players);
    for (int i = 0; i < standings.rows; i++)
        add(out, standings.row[i].player, standings.row[i].place, standings.row[i].by == BY_LOT);
    standings_release(&standings);
    return true;
}

void ranking_release(struct ranking *ranking)
{
    free(ranking->player);
    free(ranking->place);
    free(ranking->rank);
    free(ranking->by_lot);
    *ranking = (struct ranking){.count = 0};
}

int count_attendees(const struct event *event)
{
    bool *played = mem_new(bool, event->players);
    int count = 0;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            played[g.table->seat[i]] |= g.table->result != NULL;
    for (int p = 0; p < event->players; p++)
        count += played[p] || event->player[p].brought;
    free(played);
    return count;
}

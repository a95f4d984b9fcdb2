/* Every ranked player gets one sorting key: block (the final and any finals for lower ranks, semifinal, the
 * rest), place inside the block's game where the method looks at it, and a rank that settles the rest: after
 * the preliminary games (2004), or over preliminary and semifinal games together (2025). */
#include "scoring/placing.h"

#include <stdlib.h>

#include "scoring/leavers.h"
#include "scoring/memory.h"

/* BLOCK_FINALISTS: won the semifinal, and the final is still to come. */
enum { BLOCK_FINALISTS = PLAYERS_MAX, BLOCK_SEMIFINAL, BLOCK_PRELIM, BLOCK_OUT };

struct key {
    int player, prelim_rank;
    enum stage stage;
    int block; /* table of the final from 0, or one of the above */
    int game_place, rank;
};

static int compare_keys(const void *a, const void *b)
{
    const struct key *x = a, *y = b;
    if (x->block != y->block)
        return x->block < y->block ? -1 : 1;
    if (x->game_place != y->game_place)
        return x->game_place < y->game_place ? -1 : 1;
    return (x->rank > y->rank) - (x->rank < y->rank);
}

const struct table *placing_final_table(const struct event *event)
{
    return game_first(event, STAGE_FINAL).table;
}

/* Equal VP are separated by the settling rank (R2004-10: the one after the preliminary games; A-8: the one
 * over all games before), so no place is shared and each block has one player of each table.  Whoever has
 * left pushes nobody back. */
static void make_strict(const struct table *table, const int *rank, int *place)
{
    int strict[SEATS_MAX];
    for (int i = 0; i < table->seats; i++) {
        strict[i] = place[i];
        for (int j = 0; j < table->seats; j++)
            strict[i] +=
                place[j] == place[i] && rank[table->seat[j]] && rank[table->seat[j]] < rank[table->seat[i]];
    }
    for (int i = 0; i < table->seats; i++)
        place[i] = strict[i];
}

/* Puts the players of one game of `block` into their block. */
static void enter_game(struct key *key, const struct rules *rules, const struct table *table, int block,
                       const int *rank)
{
    int place[SEATS_MAX];
    if (!table->result)
        return;
    table_places(rules, table, place);
    make_strict(table, rank, place);
    for (int i = 0; i < table->seats; i++) {
        struct key *k = &key[table->seat[i]];
        bool semifinal = block == BLOCK_SEMIFINAL;
        k->block = block;
        k->stage = semifinal ? STAGE_SEMIFINAL : STAGE_FINAL;
        k->game_place = place[i];
        if (semifinal && place[i] == 1)
            k->block = BLOCK_FINALISTS;
        else if (semifinal && rules->parameter.final == FINAL_2025)
            k->game_place = 0; /* R2025-16: totals of all games, not the place in the semifinal */
    }
}

static void choose_order(struct placing *out, const struct table *final, const int *rank)
{
    for (int i = 0; i < final->seats; i++) {
        int at = out->finalists;
        if (!rank[final->seat[i]])
            continue;
        out->finalists++;
        for (; at > 0 && rank[out->choice[at - 1]] > rank[final->seat[i]]; at--)
            out->choice[at] = out->choice[at - 1];
        out->choice[at] = final->seat[i];
    }
}

static void fill_keys(struct key *key, const struct event *event, const struct rules *rules, const int *rank,
                      const int *settling)
{
    for (int p = 0; p < event->players; p++)
        key[p] = (struct key){p, rank[p], STAGE_PRELIM, BLOCK_PRELIM, 0, rank[p]};
    for (struct game g = game_first(event, STAGE_SEMIFINAL); g.table; game_next(&g))
        enter_game(key, rules, g.table, BLOCK_SEMIFINAL, settling);
    for (struct game g = game_first(event, STAGE_FINAL); g.table; game_next(&g))
        enter_game(key, rules, g.table, g.table_index, settling);
    bool *out = leavers_find(event);
    for (int p = 0; p < event->players; p++) {
        if (out[p]) /* G-51; one who withdrew has at most the place of the preliminary games */
            key[p] = (struct key){
                p, rank[p], STAGE_PRELIM, leaver_status(event, p) == PLAYER_DQ ? BLOCK_OUT : BLOCK_PRELIM,
                0, rank[p]};
        if (key[p].block < BLOCK_PRELIM)
            key[p].rank = settling[p];
    }
    free(out);
}

/* The rank that separates equal places in the games after the preliminary ones. */
static bool find_settling(int **settling, const struct event *event, const struct rules *rules,
                          const int *rank, struct error *err)
{
    struct standings totals;
    unsigned stages = 1u << STAGE_PRELIM | 1u << STAGE_SEMIFINAL; /* R2025-16: without the final */
    if (rules->parameter.final == FINAL_2004) {
        *settling = mem_new(int, event->players + 1);
        for (int p = 0; p < event->players; p++)
            (*settling)[p] = rank[p];
        return true;
    }
    if (!standings_compute(&totals, event, rules, stages, err))
        return false;
    *settling = standings_ranks(&totals, event->players);
    standings_release(&totals);
    return true;
}

bool placing_compute(struct placing *out, const struct event *event, const struct rules *rules,
                     const int *rank, struct error *err)
{
    int *settling;
    const struct table *final = placing_final_table(event);
    *out = (struct placing){.champion = -1};
    if (!find_settling(&settling, event, rules, rank, err))
        return false;
    struct key *key = mem_new(struct key, event->players), *ranked = mem_new(struct key, event->players);
    fill_keys(key, event, rules, rank, settling);
    for (int p = 0; p < event->players; p++)
        if (rank[p] && settling[p] && key[p].block != BLOCK_OUT)
            ranked[out->count++] = key[p];
    qsort(ranked, (size_t)out->count, sizeof *ranked, compare_keys);
    out->placed = mem_new(struct placed, out->count);
    for (int i = 0; i < out->count; i++)
        out->placed[i] = (struct placed){i + 1, ranked[i].player, ranked[i].prelim_rank, ranked[i].stage,
                                         rules->set->final_official || !i};
    if (final && final->result && final->result->winner >= 0 && out->count && !ranked[0].block)
        out->champion = ranked[0].player;
    if (final)
        choose_order(out, final, rank);
    free(settling);
    free(key);
    free(ranked);
    return true;
}

void placing_release(struct placing *placing)
{
    free(placing->placed);
    *placing = (struct placing){.champion = -1};
}

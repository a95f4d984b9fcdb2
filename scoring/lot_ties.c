#include "scoring/lot_ties.h"

#include <inttypes.h>
#include <stdlib.h>

#include "scoring/lots.h"
#include "scoring/memory.h"

enum { KNOCKOUT_MOST = 256 }; /* R2021-8 */

/* The first round after the preliminary ones, or NULL. */
static const struct round *first_seeded(const struct event *event)
{
    for (int r = 0; r < event->rounds; r++)
        if (event->round[r].stage != STAGE_PRELIM)
            return &event->round[r];
    return NULL;
}

/* The stored number of each player if all were computed: the computed order, from 1. */
bool lots_undrawn(const struct event *event)
{
    struct event computed = *event;
    int stored = 0;
    bool same = event->lot_seed == 0;
    for (int p = 0; p < event->players; p++)
        stored += event->player[p].has_lot;
    if (!same || !stored)
        return same;
    computed.player = mem_new(struct player, event->players);
    int *order = mem_new(int, event->players);
    for (int p = 0; p < event->players; p++) {
        computed.player[p] = event->player[p];
        computed.player[p].has_lot = false;
    }
    lots_order(&computed, order);
    for (int i = 0, number = 0; same && i < event->players; i++)
        if (event->player[order[i]].has_lot)
            same = event->player[order[i]].lot == ++number;
    free(order);
    free(computed.player);
    return same;
}

/* How many go through from the preliminary rounds. */
static int find_field(const struct event *event, const struct rules *rules, int ranked)
{
    const struct round *round = first_seeded(event);
    int field = rules->parameter.skip_semifinal ? 4 : rules->parameter.qualify;
    if (round) {
        field = 0;
        for (int t = 0; t < round->tables; t++)
            field += round->table[t].seats;
    } else if (!field && rules->set->course == COURSE_KNOCKOUT) {
        field = KNOCKOUT_MOST;
    }
    return field < ranked ? field : ranked;
}

static bool prelim_over(const struct event *event)
{
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        if (!g.table->result)
            return false;
    return true;
}

static void note_stage(struct lot_ties *out, const struct round *round)
{
    out->redo = round != NULL;
    for (int t = 0; round && t < round->tables; t++)
        out->over |= round->table[t].result != NULL;
    out->redo &= !out->over;
}

bool lot_ties_find(struct lot_ties *out, const struct event *event, struct error *err)
{
    struct rules rules = event_rules(event);
    struct ranking ranking;
    *out = (struct lot_ties){.drawn = !lots_undrawn(event)};
    if (!prelim_over(event))
        return true;
    if (!ranking_compute(&ranking, event, &rules, err))
        return false;
    int field = find_field(event, &rules, ranking.count);
    out->tie = mem_new(struct lot_tie, field + 1);
    for (int i = 1; field && i <= field && i < ranking.count; i++)
        if (ranking.by_lot[i])
            out->tie[out->count++] =
                (struct lot_tie){i, ranking.player[i - 1], ranking.player[i], i == field};
    note_stage(out, first_seeded(event));
    ranking_release(&ranking);
    return true;
}

void lot_ties_release(struct lot_ties *ties)
{
    free(ties->tie);
    *ties = (struct lot_ties){.count = 0};
}

bool act_draw_lots(struct event *event, uint64_t seed, const struct actor *by, struct error *err)
{
    if (first_seeded(event))
        return error_set(err, STATUS_NEGATIVE, "the %s has been seeded: its lots are drawn",
                         stage_word(first_seeded(event)->stage));
    bool computed = lots_undrawn(event);
    for (int p = 0; computed && p < event->players; p++) {
        event->player[p].has_lot = false;
        event->player[p].lot = 0;
    }
    event->lot_seed = seed;
    char *sentence = mem_format("lots drawn from seed %" PRIu64, seed);
    event_log(event, by->time, sentence);
    free(sentence);
    return true;
}

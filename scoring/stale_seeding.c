#include "scoring/stale_seeding.h"

#include <stdlib.h>

#include "scoring/advance.h"
#include "scoring/memory.h"
#include "scoring/trial.h"

enum { PROMOTE_MOST = 4 };

/* The event as it was before round `r` was seeded.  Who sits in a round that has started keeps the seat,
 * whatever the status is by now (RULEBOOK G-52). */
static struct event event_before(const struct event *event, int r)
{
    struct event before = trial_open(event, r);
    const struct round *round = &event->round[r];
    for (int t = 0; round_tables_done(round) && t < round->tables; t++)
        for (int i = 0; i < round->table[t].seats; i++)
            before.player[round->table[t].seat[i]].status = PLAYER_ACTIVE;
    return before;
}

/* Those of `a` who do not sit at `b`. */
static int list_missing(const struct table *a, const struct table *b, int *player)
{
    int count = 0;
    for (int i = 0; i < a->seats; i++)
        if (table_seat_of(b, a->seat[i]) < 0)
            player[count++] = a->seat[i];
    return count;
}

static struct stale_table compare_table(const struct table *seated, const struct table *wanted)
{
    struct stale_table stale = {.outs = 0};
    stale.outs = list_missing(seated, wanted, stale.out);
    stale.ins = list_missing(wanted, seated, stale.in);
    for (int i = 0; !stale.outs && !stale.ins && !seated->result && i < seated->seats; i++)
        stale.order |= seated->seat[i] != wanted->seat[i];
    return stale;
}

/* The tables of `seated` that differ from those of `wanted`. */
static struct stale_seeding compare_round(const struct round *seated, const struct round *wanted)
{
    static const struct table none = {.seats = 0};
    struct stale_seeding found = {.count = 0};
    int tables = seated->tables > wanted->tables ? seated->tables : wanted->tables;
    found.table = mem_new(struct stale_table, tables);
    for (int t = 0; t < tables; t++) {
        const struct table *here = t < seated->tables ? &seated->table[t] : &none;
        const struct table *there = t < wanted->tables ? &wanted->table[t] : &none;
        struct stale_table stale = compare_table(here, there);
        if (!stale.outs && !stale.ins && !stale.order)
            continue;
        stale.table = t < seated->tables ? t : -1;
        stale.number = stale.table >= 0 ? here->number : there->number;
        found.table[found.count++] = stale;
    }
    return found;
}

static int count_seats(const struct stale_seeding *stale)
{
    int seats = 0;
    for (int i = 0; i < stale->count; i++)
        seats += stale->table[i].outs + stale->table[i].ins + stale->table[i].order;
    return seats;
}

/* Seeds round `r` once more in one way and keeps the comparison if it is nearer than `best`. */
static void try_way(const struct event *event, int r, const struct advance_options *way,
                    struct stale_seeding *best, bool *any)
{
    struct event before = event_before(event, r);
    struct rules rules = event_rules(event);
    struct error ignored;
    if (event_advance(&before, &rules, way, &ignored) && before.rounds == r + 1 &&
        before.round[r].stage == event->round[r].stage) {
        struct stale_seeding found = compare_round(&event->round[r], &before.round[r]);
        if (!*any || count_seats(&found) < count_seats(best)) {
            stale_seeding_release(best);
            *best = found;
        } else {
            stale_seeding_release(&found);
        }
        *any = true;
    }
    trial_close(&before, r);
}

/* All ways in which round `r` may have been seeded. */
static struct stale_seeding compare_ways(const struct event *event, int r)
{
    const struct round *round = &event->round[r];
    bool knockout = round->stage == STAGE_KNOCKOUT, any = false;
    bool first = !r || event->round[r - 1].stage == STAGE_PRELIM;
    struct stale_seeding best = {.count = 0};
    struct advance_options way = {.knockout = knockout};
    if (event->options.set & 1u << OPTION_QUALIFY)
        way.qualify = event->options.parameter.qualify;
    for (int all = round->stage == STAGE_FINAL && round->tables > 1; all <= (round->stage == STAGE_FINAL);
         all++)
        for (int mode = BRACKET_FOLD; mode <= (knockout && !first ? BRACKET_RESEED : BRACKET_FOLD); mode++)
            for (int promote = 0; promote <= (first ? PROMOTE_MOST : 0); promote++) {
                way.all_ranks = all;
                way.mode_given = knockout;
                way.mode = (enum bracket_mode)mode;
                way.promote = promote;
                if (!any || count_seats(&best))
                    try_way(event, r, &way, &best, &any);
            }
    return best;
}

static void append(struct stale_seeding *out, struct stale_seeding *found, int r, bool started)
{
    if (found->count)
        out->table =
            mem_grow(out->table, (size_t)out->count, (size_t)(out->count + found->count), sizeof *out->table);
    for (int i = 0; i < found->count; i++) {
        out->table[out->count] = found->table[i];
        out->table[out->count].round = r;
        out->table[out->count++].started = started;
    }
    stale_seeding_release(found);
}

void stale_seeding_find(struct stale_seeding *out, const struct event *event)
{
    *out = (struct stale_seeding){.count = 0};
    for (int r = 0; r < event->rounds; r++) {
        if (event->round[r].stage == STAGE_PRELIM)
            continue;
        struct stale_seeding found = compare_ways(event, r);
        append(out, &found, r, round_tables_done(&event->round[r]) > 0);
    }
}

void stale_seeding_release(struct stale_seeding *stale)
{
    free(stale->table);
    *stale = (struct stale_seeding){.count = 0};
}

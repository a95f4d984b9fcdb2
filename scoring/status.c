#include "scoring/status.h"

#include <stdlib.h>

#include "scoring/memory.h"
#include "scoring/trial.h"

static int find_playing(const struct event *event)
{
    for (int r = 0; r < event->rounds; r++)
        if (round_tables_done(&event->round[r]) < event->round[r].tables)
            return r;
    return -1;
}

static void add_leaver(struct event_status *out, struct leaver leaver)
{
    size_t old = (size_t)out->leavers;
    if (!(old & (old - 1)))
        out->leaver = mem_grow(out->leaver, old, old ? 2 * old : 1, sizeof *out->leaver);
    out->leaver[out->leavers++] = leaver;
}

static void find_leavers(struct event_status *out, const struct event *event)
{
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++) {
            const struct table *table = &event->round[r].table[t];
            for (int i = 0; !table->result && i < table->seats; i++)
                if (event->player[table->seat[i]].status != PLAYER_ACTIVE)
                    add_leaver(out, (struct leaver){table->seat[i], r, t});
        }
}

static bool can_seed(const struct event *event, const struct rules *rules, const struct advance_options *how)
{
    struct event trial = trial_open(event, event->rounds);
    struct error ignored;
    bool can = event_advance(&trial, rules, how, &ignored);
    trial_close(&trial, event->rounds);
    return can;
}

/* The first way in which the next stage can be seeded: plainly, without the semifinal, or with fewer. */
static bool find_way(struct advance_options *way, const struct event *event, const struct rules *rules)
{
    int most = rules->parameter.qualify ? rules->parameter.qualify : event->players;
    *way = (struct advance_options){.qualify = 0};
    if (can_seed(event, rules, way))
        return true;
    way->skip_semifinal = true;
    if (can_seed(event, rules, way))
        return true;
    way->skip_semifinal = false;
    for (way->qualify = most; way->qualify >= 3; way->qualify--)
        if (can_seed(event, rules, way))
            return true;
    return false;
}

static bool needs_seeding_anew(const struct event_status *status, const struct event *event)
{
    int last = event->rounds - 1;
    if (last < 0 || event->round[last].stage == STAGE_PRELIM || round_tables_done(&event->round[last]))
        return false;
    for (int i = 0; i < status->stale.count; i++)
        if (status->stale.table[i].round == last)
            return true;
    return false;
}

static enum next_step find_next(struct event_status *out, const struct event *event)
{
    if (needs_seeding_anew(out, event))
        return NEXT_SEED_ANEW;
    if (out->leavers && event->round[out->leaver[0].round].stage == STAGE_PRELIM)
        return NEXT_REPLAN;
    if (out->state == EVENT_PLAYING)
        return NEXT_RESULTS;
    if (out->state == EVENT_STAGE_OVER && find_way(&out->how, event, &out->rules))
        return NEXT_SEED;
    return NEXT_RANK;
}

bool event_status_compute(struct event_status *out, const struct event *event, struct error *err)
{
    *out = (struct event_status){.rules = event_rules(event), .champion = event_champion(event)};
    out->state = event_state(event, &out->rules);
    out->playing = find_playing(event);
    if (!lot_ties_find(&out->lots, event, err))
        return false;
    find_leavers(out, event);
    stale_seeding_find(&out->stale, event);
    out->next = find_next(out, event);
    return true;
}

void event_status_release(struct event_status *status)
{
    free(status->leaver);
    stale_seeding_release(&status->stale);
    lot_ties_release(&status->lots);
    status->leaver = NULL;
}

#include "scoring/closing_day.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/id_table.h"
#include "scoring/knockout.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

/* R2020-7, -8: the best results of all, pooled. */
static bool open_pooled(struct event *out, const struct event *pool, const struct event *events, int count,
                        const struct rules *rules, const struct closing_day_options *options,
                        struct error *err)
{
    struct pooled pooled;
    bool ok = true;
    int qualify = options->qualify ? options->qualify : rules->parameter.qualify;
    if (!pooled_compute(&pooled, pool, events, count, rules, err))
        return false;
    if (options->skip_semifinal) {
        qualify = 4;
        if (!pooled.may_skip_semifinal)
            ok = error_set(
                err, STATUS_NEGATIVE,
                "%d different players over all events: the semifinal may be left out with %d or fewer (%s)",
                pooled.attendees, rules->set->skip_limit, rules->set->title);
    }
    if (ok && pooled.standings.rows < qualify)
        ok = error_because(err, STATUS_NEGATIVE, REASON_TOO_FEW_RANKED,
                           "%d players are ranked, %d are needed", pooled.standings.rows, qualify);
    for (int i = 0; ok && i < qualify; i++) {
        const struct standing *row = &pooled.standings.row[i];
        player_bring(event_copy_player(out, &pool->player[row->player]), &row->tally);
    }
    event_copy_aparts(out, pool);
    pooled_release(&pooled);
    return ok;
}

/* One promoted player: where from, and for sorting by rating. */
struct promoted {
    struct elo_row row;
    const struct event *event;
    struct tally tally;
};

static int compare_promoted(const void *a, const void *b)
{
    const struct promoted *x = a, *y = b;
    if (x->row.micros != y->row.micros)
        return x->row.micros > y->row.micros ? -1 : 1;
    int order = fraction_compare(&y->row.tiebreak, &x->row.tiebreak);
    return order ? order : lot_compare(&x->row.lot, &y->row.lot);
}

/* The best of one qualifier event. */
static bool promote_from(const struct event *event, uint64_t lot_seed, const struct rules *rules, int promote,
                         struct promoted *list, int *count, struct error *err)
{
    struct elo_options options = elo_defaults(rules->set);
    struct tally *tally = mem_new(struct tally, event->players);
    struct elo elo;
    bool ok = tally_event(event, rules, 1u << STAGE_PRELIM, tally, err) &&
              elo_compute(&elo, event, rules, &options, err);
    if (ok) {
        for (int i = 0; i < elo.rows && i < promote; i++) {
            struct promoted *p = &list[(*count)++];
            *p = (struct promoted){elo.row[i], event, tally[elo.row[i].player]};
            p->row.lot.key = lot_key(lot_seed, p->row.lot.id);
        }
        elo_release(&elo);
    }
    free(tally);
    return ok;
}

/* R2021-8, -14: the best of each event, together by rating. */
static bool open_promoted(struct event *out, const struct event *events, int count, const struct rules *rules,
                          const struct closing_day_options *options, struct error *err)
{
    int found = 0;
    bool ok = true;
    if (options->promote < 1)
        return error_because(err, STATUS_USAGE, REASON_PROMOTE, "how many go through from each event?");
    struct promoted *list = mem_new(struct promoted, count * options->promote);
    for (int e = 0; ok && e < count; e++)
        ok = promote_from(&events[e], events[0].lot_seed, rules, options->promote, list, &found, err);
    ok = ok && knockout_check_promoted(found, count, options->promote, err);
    qsort(list, (size_t)found, sizeof *list, compare_promoted);
    for (int i = 0; ok && i < found; i++) {
        char rating[ELO_TEXT_MAX];
        struct player *player = event_copy_player(out, &list[i].event->player[list[i].row.player]);
        elo_text(list[i].row.micros, rating);
        player_set(player, RATING_ATTRIBUTE, rating);
        player_bring(player, &list[i].tally);
    }
    for (int e = 0; ok && e < count; e++)
        event_copy_aparts(out, &events[e]);
    free(list);
    return ok;
}

/* A person may not come through twice. */
static bool check_ids(const struct event *event, struct error *err)
{
    struct id_table *index = event_ids(event);
    bool ok = true;
    for (int p = 0; ok && p < event->players; p++)
        if (id_table_find(index, event->player[p].id) != p)
            ok = error_set(err, STATUS_INPUT, "the id %.40s comes from two events", event->player[p].id);
    id_table_free(index);
    return ok;
}

bool closing_day_open(struct event *out, const struct event *events, int count,
                      const struct closing_day_options *options, struct error *err)
{
    struct rules rules = event_rules(&events[0]);
    struct event pool;
    out->rules = mem_copy_text(events[0].rules);
    out->options = events[0].options;
    out->lot_seed = events[0].lot_seed;
    out->seed = events[0].seed;
    for (int e = 0; e < count; e++)
        if (event_state(&events[e], &rules) == EVENT_PLAYING)
            return error_set(err, STATUS_NEGATIVE, "event %d is not finished: some tables have no result",
                             e + 1);
    bool ok;
    if (rules.set->ranked_by == RANKED_BY_RATING) {
        ok = open_promoted(out, events, count, &rules, options, err) && check_ids(out, err);
        if (ok)
            lots_separate(out);
    } else {
        event_init(&pool);
        pool.lot_seed = out->lot_seed;
        ok = pooled_players(&pool, events, count, err) &&
             open_pooled(out, &pool, events, count, &rules, options, err);
        event_release(&pool);
    }
    out->options.set |= 1u << OPTION_QUALIFY;
    out->options.parameter.qualify = out->players;
    return ok;
}

/* Rankings: rank, multi, final. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "io/print/standings_json.h"
#include "scoring/memory.h"
#include "scoring/placing.h"
#include "scoring/pooled.h"
#include "scoring/serpentine.h"

static void out_qualifiers(struct json_out *out, const struct event *event, const struct standings *standings,
                           int qualify)
{
    json_out_key(out, "qualifiers");
    json_out_open(out, '[');
    for (int i = 0; i < standings->rows && i < qualify; i++)
        json_out_text(out, event->player[standings->row[i].player].id);
    json_out_close(out, ']');
}

static void out_ranking(struct json_out *out, const struct ask *ask, const struct standings *standings)
{
    json_out_open(out, '{');
    json_out_key_text(out, "ruleset", ask->rules.set->year);
    json_out_key(out, "standings");
    json_out_open(out, '[');
    for (int i = 0; i < standings->rows; i++) {
        json_out_open(out, '{');
        standings_json_put_row(out, &ask->event, &standings->row[i]);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key(out, "unranked");
    json_out_open(out, '[');
    for (int i = 0; i < standings->unranked_count; i++) {
        json_out_open(out, '{');
        json_out_key_text(out, "player", ask->event.player[standings->unranked[i].player].id);
        json_out_key_text(out, "why", unranked_word(standings->unranked[i].why));
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    if (ask->rules.parameter.qualify)
        out_qualifiers(out, &ask->event, standings, ask->rules.parameter.qualify);
    json_out_close(out, '}');
}

bool ask_rank(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct ask ask;
    struct standings standings;
    ask_init(&ask);
    bool ok = ask_read_all(top, &ask, NULL, err) &&
              standings_compute(&standings, &ask.event, &ask.rules, 1u << STAGE_PRELIM, err);
    if (ok) {
        out_ranking(out, &ask, &standings);
        standings_release(&standings);
    }
    ask_release(&ask);
    return ok;
}

static void out_multi(struct json_out *out, const struct event *pool, const struct pooled *pooled,
                      int qualify)
{
    json_out_open(out, '{');
    json_out_key(out, "standings");
    json_out_open(out, '[');
    for (int i = 0; i < pooled->standings.rows; i++) {
        json_out_open(out, '{');
        standings_json_put_row(out, pool, &pooled->standings.row[i]);
        json_out_key_number(out, "event", pooled->standings.row[i].event);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key_number(out, "attendees", pooled->attendees);
    json_out_key_bool(out, "enough", pooled->enough);
    json_out_key_bool(out, "may_skip_semifinal", pooled->may_skip_semifinal);
    out_qualifiers(out, pool, &pooled->standings, qualify);
    json_out_close(out, '}');
}

/* Reads the events of `multi`; *count of them have to be released in any case. */
static bool read_events(const struct json_at *top, struct ask *asks, struct event *events, int *count,
                        struct error *err)
{
    struct json_at list = json_member(top, "events");
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct ask *ask = &asks[(*count)++];
        ask_init(ask);
        if (!ask_read_all(&item, ask, "2020", err))
            return false;
        events[item.index] = ask->event;
    }
    return true;
}

static bool answer_multi(const struct json_at *top, struct ask *pool, const struct event *events, int count,
                         struct json_out *out, struct error *err)
{
    struct pooled pooled;
    bool skip = pool->rules.parameter.skip_semifinal;
    struct json_at skip_at = json_member(top, "skip_semifinal");
    if (!pooled_players(&pool->event, events, count, err))
        return false;
    for (int p = 0; p < pool->event.players; p++)
        id_table_add(pool->ids, pool->event.player[p].id);
    if (!ask_read_lots(top, pool, err) || !json_read_bool(top, "skip_semifinal", &skip, err) ||
        !pooled_compute(&pooled, &pool->event, events, count, &pool->rules, err))
        return false;
    bool ok = !skip || pooled.may_skip_semifinal ||
              json_fail(&skip_at, err, "%d attendees, the semifinal may be left out with %d or fewer (%s)",
                        pooled.attendees, pool->rules.set->skip_limit, pool->rules.set->title);
    if (ok)
        out_multi(out, &pool->event, &pooled, skip ? 4 : pool->rules.parameter.qualify);
    pooled_release(&pooled);
    return ok;
}

bool ask_multi(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at list = json_member(top, "events");
    struct ask pool;
    int room = 0, count = 0;
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item))
        room++;
    struct ask *asks = mem_new(struct ask, room);
    struct event *events = mem_new(struct event, room);
    ask_init(&pool);
    bool ok = ask_read_rules(top, "2020", &pool.rules, err) && read_events(top, asks, events, &count, err) &&
              answer_multi(top, &pool, events, count, out, err);
    for (int i = 0; i < count; i++)
        ask_release(&asks[i]);
    free(asks);
    free(events);
    ask_release(&pool);
    return ok;
}

/* G-30, R2004-9: a table must hold the ranks of the serpentine; says so where it does not. */
static void warn_table(struct json_out *out, const char *stage, const struct table *table, const int *rank,
                       const int *wanted, int count)
{
    struct text text = {0};
    int met = 0;
    for (int i = 0; i < table->seats; i++)
        for (int j = 0; j < count; j++)
            met += rank[table->seat[i]] == wanted[j];
    if (met == count && table->seats == count)
        return;
    text_addf(&text, "%s table %d: should seat ranks", stage, table->number);
    for (int j = 0; j < count; j++)
        text_addf(&text, " %d", wanted[j]);
    json_out_text(out, text.at);
    text_release(&text);
}

static void out_warnings(struct json_out *out, const struct event *event, const int *rank, int qualify)
{
    int tables = event_stage_rounds(event, STAGE_SEMIFINAL), t = 0, wanted[4], winners[SEATS_MAX], won = 0;
    const struct table *final = placing_final_table(event);
    json_out_key(out, "warnings");
    json_out_open(out, '[');
    for (struct game g = game_first(event, STAGE_SEMIFINAL); g.table; game_next(&g)) {
        int count = serpentine_table(qualify, tables, ++t, wanted, 4);
        warn_table(out, "semifinal", g.table, rank, wanted, count);
        if (g.table->result->winner >= 0 && won < SEATS_MAX)
            winners[won++] = rank[g.table->seat[g.table->result->winner]];
    }
    for (int i = 0; !t && i < 4; i++)
        winners[won++] = i + 1;
    if (final)
        warn_table(out, "final", final, rank, winners, won);
    json_out_close(out, ']');
}

static void out_placing(struct json_out *out, const struct ask *ask, const struct placing *placing,
                        const int *rank, int ranked)
{
    static const char *const stages[] = {[STAGE_PRELIM] = "prelim",
                                         [STAGE_SEMIFINAL] = "semi",
                                         [STAGE_FINAL] = "final",
                                         [STAGE_KNOCKOUT] = "knockout"};
    static_assert(sizeof stages / sizeof *stages == STAGES(COUNT_ROW), "a word for each");
    json_out_open(out, '{');
    json_out_key_text(out, "method", final_method_word(ask->rules.parameter.final));
    json_out_key(out, "placing");
    json_out_open(out, '[');
    for (int i = 0; i < placing->count; i++) {
        const struct placed *placed = &placing->placed[i];
        json_out_open(out, '{');
        json_out_key_number(out, "place", placed->place);
        json_out_key_text(out, "player", ask->event.player[placed->player].id);
        json_out_key_text(out, "stage", stages[placed->stage]);
        json_out_key_number(out, "prelim_rank", placed->prelim_rank);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key(out, "champion");
    if (placing->champion >= 0)
        json_out_text(out, ask->event.player[placing->champion].id);
    else
        json_out_null(out);
    json_out_key(out, "final_choice_order");
    json_out_open(out, '[');
    for (int i = 0; i < placing->finalists; i++)
        json_out_text(out, ask->event.player[placing->choice[i]].id);
    json_out_close(out, ']');
    int field = ranked < ask->rules.parameter.qualify ? ranked : ask->rules.parameter.qualify;
    out_warnings(out, &ask->event, rank, field ? field : ranked);
    json_out_close(out, '}');
}

static bool read_stages(const struct json_at *top, struct ask *ask, struct error *err)
{
    struct json_at semis = json_member(top, "semis"), final = json_member(top, "final");
    if (!json_allow_array(&semis, err))
        return false;
    for (struct json_at item = json_first(&semis); item.node; json_next(&item))
        if (!ask_read_game(&item, ask, STAGE_SEMIFINAL, false, err))
            return false;
    return !json_given(&final) || ask_read_game(&final, ask, STAGE_FINAL, false, err);
}

bool ask_final(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at prelim = json_member(top, "prelim");
    struct ask ask;
    struct standings standings;
    struct placing placing;
    ask_init(&ask);
    bool ok = ask_read_rules(top, NULL, &ask.rules, err) && json_need_object(&prelim, err) &&
              ask_read_players(&prelim, &ask, err) && ask_read_games(&prelim, &ask, false, err) &&
              read_stages(top, &ask, err) && ask_read_lots(&prelim, &ask, err) &&
              ask_read_lots(top, &ask, err) &&
              standings_compute(&standings, &ask.event, &ask.rules, 1u << STAGE_PRELIM, err);
    if (ok) {
        int *rank = standings_ranks(&standings, ask.event.players);
        ok = placing_compute(&placing, &ask.event, &ask.rules, rank, err);
        if (ok) {
            out_placing(out, &ask, &placing, rank, standings.rows);
            placing_release(&placing);
        }
        free(rank);
        standings_release(&standings);
    }
    ask_release(&ask);
    return ok;
}

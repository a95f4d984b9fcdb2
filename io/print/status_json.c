#include <stdlib.h>

#include "io/print/status_print.h"
#include "io/text/json_out.h"

static void put_ids(struct json_out *out, const char *key, const struct event *event, const int *player,
                    int count)
{
    json_out_key(out, key);
    json_out_open(out, '[');
    for (int i = 0; i < count; i++)
        json_out_text(out, event->player[player[i]].id);
    json_out_close(out, ']');
}

static void put_place(struct json_out *out, const struct round *round, int table)
{
    json_out_key_text(out, "stage", stage_word(round->stage));
    json_out_key_number(out, "round", round->number);
    json_out_key_number(out, "table", table);
}

static void put_rounds(struct json_out *out, const struct event *event)
{
    json_out_key(out, "rounds");
    json_out_open_lines(out, '[');
    for (int r = 0; r < event->rounds; r++) {
        json_out_open(out, '{');
        json_out_key_text(out, "stage", stage_word(event->round[r].stage));
        json_out_key_number(out, "round", event->round[r].number);
        json_out_key_number(out, "tables", event->round[r].tables);
        json_out_key_number(out, "done", round_tables_done(&event->round[r]));
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void put_open(struct json_out *out, const struct event *event, const struct round *round)
{
    json_out_key(out, "open");
    json_out_open_lines(out, '[');
    for (int t = 0; round && t < round->tables; t++)
        if (!round->table[t].result) {
            json_out_open(out, '{');
            put_place(out, round, round->table[t].number);
            put_ids(out, "seats", event, round->table[t].seat, round->table[t].seats);
            json_out_close(out, '}');
        }
    json_out_close(out, ']');
}

static void put_leavers(struct json_out *out, const struct event *event, const struct event_status *status)
{
    json_out_key(out, "leavers");
    json_out_open_lines(out, '[');
    for (int i = 0; i < status->leavers; i++) {
        const struct leaver *leaver = &status->leaver[i];
        const struct round *round = &event->round[leaver->round];
        json_out_open(out, '{');
        json_out_key_text(out, "id", event->player[leaver->player].id);
        json_out_key_text(out, "status", player_status_word(event->player[leaver->player].status));
        put_place(out, round, round->table[leaver->table].number);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void put_stale(struct json_out *out, const struct event *event, const struct stale_seeding *stale)
{
    json_out_key(out, "stale");
    json_out_open_lines(out, '[');
    for (int i = 0; i < stale->count; i++) {
        const struct stale_table *table = &stale->table[i];
        json_out_open(out, '{');
        put_place(out, &event->round[table->round], table->number);
        put_ids(out, "out", event, table->out, table->outs);
        put_ids(out, "in", event, table->in, table->ins);
        json_out_key_bool(out, "order", table->order);
        json_out_key_bool(out, "started", table->started);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void put_lots(struct json_out *out, const struct event *event, const struct lot_ties *ties)
{
    json_out_key_bool(out, "lots_drawn", ties->drawn);
    json_out_key(out, "lots");
    json_out_open_lines(out, '[');
    for (int i = 0; i < ties->count; i++) {
        json_out_open(out, '{');
        json_out_key_number(out, "place", ties->tie[i].rank);
        json_out_key_text(out, "ahead", event->player[ties->tie[i].ahead].id);
        json_out_key_text(out, "behind", event->player[ties->tie[i].behind].id);
        json_out_key_bool(out, "goes_through", ties->tie[i].goes_through);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

void status_print_json(const struct event *event, const struct event_status *status, const char *path,
                       struct text *text)
{
    static const char *const state[] = {
        [EVENT_PLAYING] = "playing", [EVENT_STAGE_OVER] = "stage over", [EVENT_OVER] = "over"};
    const struct round *playing = status->playing < 0 ? NULL : &event->round[status->playing];
    const struct round *now = playing ? playing : event->rounds ? &event->round[event->rounds - 1] : NULL;
    struct json_out out = json_out_to(text);
    struct text next = {0};
    json_out_open(&out, '{');
    json_out_key_text(&out, "name", event->name);
    json_out_key_text(&out, "rules", status->rules.set->name);
    json_out_key_number(&out, "players", event->players);
    json_out_key_text(&out, "state", state[status->state]);
    if (now) {
        json_out_key_text(&out, "stage", stage_word(now->stage));
        json_out_key_number(&out, "round", now->number);
    }
    put_rounds(&out, event);
    put_open(&out, event, playing);
    put_leavers(&out, event, status);
    put_stale(&out, event, &status->stale);
    put_lots(&out, event, &status->lots);
    if (status->champion >= 0)
        json_out_key_text(&out, "champion", event->player[status->champion].id);
    status_next_add(&next, event, status, path);
    json_out_key_text(&out, "next", next.at);
    json_out_close(&out, '}');
    text_release(&next);
}

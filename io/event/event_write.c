#include "io/event/event_file.h"

#include <stdlib.h>
#include <string.h>

#include "io/event/options_json.h"
#include "io/text/file.h"
#include "io/text/json_out.h"
#include "io/text/json_read.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

/* The member of what was read, for writing over it. */
static const struct cJSON *old_member(const struct json_at *old, const char *key)
{
    return json_member(old, key).node;
}

/* A column that came as a number goes as one. */
static void put_column(struct json_out *out, const char *column, const char *value, const struct json_at *old)
{
    struct json_at was = json_member(old, column);
    json_out_key(out, column);
    if (json_is_number(&was) && !strcmp(json_word(&was), value))
        json_out_as_read(out, value);
    else
        json_out_text(out, value);
}

static void put_player(struct json_out *out, const struct event *event, const struct player *player,
                       const struct json_at *old)
{
    json_out_open_over(out, old->node);
    json_out_key_text(out, "id", player->id);
    json_out_key_text(out, "name", player->name);
    for (int i = 0; i < player->attributes; i++) {
        const char *column = player->attribute[i].key;
        char *value = player_column_text(event, player, column);
        json_out_known(out, column);
        if (*value)
            put_column(out, column, value, old);
        free(value);
    }
    json_out_key_text(out, "status", player_status_word(player->status));
    /* Text and numbers are attributes, which may have been removed since; empty ones never were any. */
    for (struct json_at item = json_first(old); item.node; json_next(&item))
        if (json_word(&item) && *json_word(&item))
            json_out_known(out, item.key);
    json_out_close(out, '}');
}

/* Where every player stood, by id; no node for new ones.  The caller frees the list. */
static struct json_at *match_players(const struct event *event, const struct json_at *list)
{
    struct json_at *old = mem_new(struct json_at, event->players);
    struct id_table *index = event_ids(event);
    for (struct json_at item = json_first(list); item.node; json_next(&item)) {
        struct json_at id = json_member(&item, "id");
        int player = json_word(&id) ? id_table_find(index, json_word(&id)) : -1;
        if (player >= 0)
            old[player] = item;
    }
    id_table_free(index);
    return old;
}

static void put_players(struct json_out *out, const struct event *event, const struct json_at *document)
{
    struct json_at list = json_member(document, "players"), *old = match_players(event, &list);
    json_out_key(out, "players");
    json_out_open(out, '[');
    for (int i = 0; i < event->players; i++)
        put_player(out, event, &event->player[i], &old[i]);
    json_out_close(out, ']');
    free(old);
}

static void put_result(struct json_out *out, const struct event *event, const struct table *table,
                       const struct cJSON *old)
{
    const struct result *result = table->result;
    json_out_open_over(out, old);
    json_out_key(out, "vp");
    json_out_open(out, '[');
    for (int i = 0; i < table->seats; i++)
        json_out_number(out, result->vp[i]);
    json_out_close(out, ']');
    json_out_key_text(out, "winner",
                      result->winner >= 0 ? event->player[table->seat[result->winner]].id : NULL);
    json_out_key(out, "left");
    json_out_open(out, '[');
    for (int i = 0; i < table->seats; i++)
        if (result->left >> i & 1)
            json_out_text(out, event->player[table->seat[i]].id);
    json_out_close(out, ']');
    json_out_key_text(out, "state", sheet_state_word(result->state));
    json_out_key_text(out, "note", result->note ? result->note : "");
    json_out_close(out, '}');
}

static void put_table(struct json_out *out, const struct event *event, const struct table *table,
                      const struct json_at *old)
{
    json_out_open_over(out, old->node);
    json_out_key_number(out, "table", table->number);
    json_out_key_text(out, "variant", variant_word(table->variant));
    json_out_key(out, "seats");
    json_out_open(out, '[');
    for (int i = 0; i < table->seats; i++)
        json_out_text(out, event->player[table->seat[i]].id);
    json_out_close(out, ']');
    json_out_known(out, "result");
    if (table->result) {
        json_out_key(out, "result");
        put_result(out, event, table, old_member(old, "result"));
    }
    json_out_close(out, '}');
}

/* A table as it was read, and its number. */
struct old_table {
    int number;
    struct json_at at;
};

static int compare_tables(const void *a, const void *b)
{
    return ((const struct old_table *)a)->number - ((const struct old_table *)b)->number;
}

static int number_of(const struct json_at *parent, const char *key)
{
    struct json_at at = json_member(parent, key);
    return json_is_number(&at) ? (int)strtol(json_word(&at), NULL, 10) : 0;
}

static struct old_table *list_tables(const struct json_at *tables, size_t *count)
{
    *count = 0;
    for (struct json_at item = json_first(tables); item.node; json_next(&item))
        ++*count;
    struct old_table *list = mem_new(struct old_table, *count);
    for (struct json_at item = json_first(tables); item.node; json_next(&item))
        list[item.index] = (struct old_table){number_of(&item, "table"), item};
    qsort(list, *count, sizeof *list, compare_tables);
    return list;
}

static void put_round(struct json_out *out, const struct event *event, const struct round *round,
                      const struct json_at *old)
{
    static const struct old_table none;
    size_t count;
    struct json_at tables_at = json_member(old, "tables");
    struct old_table *tables = list_tables(&tables_at, &count);
    json_out_open_over(out, old->node);
    json_out_key_text(out, "stage", stage_word(round->stage));
    json_out_key_number(out, "round", round->number);
    json_out_known(out, "tables");
    json_out_keep(out);
    json_out_key(out, "tables");
    json_out_open_lines(out, '[');
    for (int t = 0; t < round->tables; t++) {
        struct old_table key = {.number = round->table[t].number};
        const struct old_table *found = bsearch(&key, tables, count, sizeof *tables, compare_tables);
        put_table(out, event, &round->table[t], found ? &found->at : &none.at);
    }
    json_out_close(out, ']');
    json_out_close(out, '}');
    free(tables);
}

/* The round as it was read, without a node when there was none. */
static struct json_at find_round(const struct json_at *list, const struct round *round)
{
    struct json_at item = json_first(list);
    for (; item.node; json_next(&item)) {
        struct json_at stage = json_member(&item, "stage");
        const char *word =
            json_word(&stage) && !json_is_number(&stage) ? json_word(&stage) : stage_word(STAGE_PRELIM);
        if (word_find(stage_word, word) == (int)round->stage && number_of(&item, "round") == round->number)
            break;
    }
    return item;
}

static void put_rounds(struct json_out *out, const struct event *event, const struct json_at *document)
{
    struct json_at list = json_member(document, "rounds");
    json_out_key(out, "rounds");
    json_out_open(out, '[');
    for (int r = 0; r < event->rounds; r++) {
        struct json_at old = find_round(&list, &event->round[r]);
        put_round(out, event, &event->round[r], &old);
    }
    json_out_close(out, ']');
}

static void put_quality(struct json_out *out, const struct event *event, const struct json_at *document)
{
    struct json_at old = json_member(document, "quality");
    json_out_known(out, "quality");
    if (!event->qualities)
        return;
    json_out_key(out, "quality");
    json_out_open_lines(out, '{');
    for (int i = 0; i < event->qualities; i++) {
        const struct quality *row = &event->quality[i];
        json_out_key(out, row->name);
        json_out_open_over(out, old_member(&old, row->name));
        json_out_key_number(out, "value", row->value);
        json_out_key_number(out, "bound", row->bound);
        json_out_key_bool(out, "optimal", row->optimal);
        json_out_key_text(out, "proof", row->proof);
        json_out_close(out, '}');
    }
    json_out_close(out, '}');
}

static void put_made_by(struct json_out *out, const struct made_by *made_by, const struct json_at *document)
{
    struct json_at old = json_member(document, "made_by");
    json_out_known(out, "made_by");
    if (!made_by->version && !made_by->method && !json_is_object(&old))
        return;
    json_out_key(out, "made_by");
    json_out_open_over(out, old.node);
    json_out_key_text(out, "version", made_by->version);
    json_out_key_text(out, "method", made_by->method);
    json_out_key_unsigned(out, "seed", made_by->seed);
    json_out_key_number(out, "effort", made_by->effort);
    json_out_key_text(out, "stopped_by", made_by->stopped_by);
    json_out_key_text(out, "priority", made_by->priority);
    json_out_key_text(out, "avoid", made_by->avoid);
    json_out_key_text(out, "by", made_by->by);
    json_out_close(out, '}');
}

static void put_lots(struct json_out *out, const struct event *event)
{
    bool any = false;
    for (int i = 0; i < event->players && !any; i++)
        any = event->player[i].has_lot;
    json_out_known(out, "lots");
    if (!any)
        return;
    json_out_key(out, "lots");
    json_out_open(out, '{');
    for (int i = 0; i < event->players; i++)
        if (event->player[i].has_lot)
            json_out_key_number(out, event->player[i].id, event->player[i].lot);
    json_out_close(out, '}');
}

/* Older files say `time` and `text` for `at` and `did`. */
static void put_log_entry(struct json_out *out, const struct log_entry *entry)
{
    json_out_known(out, "time");
    json_out_known(out, "text");
    json_out_key_text(out, "at", entry->at);
    json_out_key_text(out, "by", entry->by);
    json_out_key_text(out, "did", entry->did);
    json_out_key_text(out, "why", entry->why);
    json_out_known(out, "undo");
    json_out_known(out, "redo");
    if (entry->kind != LOG_CHANGE)
        json_out_key_bool(out, entry->kind == LOG_UNDO ? "undo" : "redo", true);
    json_out_known(out, "seats");
    if (entry->seats)
        json_out_key_bool(out, "seats", true);
    json_out_key_text(out, "request", entry->request);
    json_out_known(out, "back");
    if (entry->back) {
        json_out_key(out, "back");
        json_out_as_read(out, entry->back);
    }
}

/* The log only grows, so an entry is matched by where it stands. */
static void put_log(struct json_out *out, const struct event *event, const struct json_at *document)
{
    struct json_at list = json_member(document, "log"), old = json_first(&list);
    if (!event->log_entries)
        return;
    json_out_key(out, "log");
    json_out_open(out, '[');
    for (int i = 0; i < event->log_entries; i++) {
        json_out_open_over(out, old.node);
        put_log_entry(out, &event->log[i]);
        json_out_close(out, '}');
        if (old.node)
            json_next(&old);
    }
    json_out_close(out, ']');
}

/* Those that are set, and what we do not know. */
static void put_options(struct json_out *out, const struct rule_options *options, const struct cJSON *old)
{
    json_out_known(out, "options");
    if (!options->set && !old)
        return;
    json_out_key(out, "options");
    json_out_open_over(out, old);
    options_json_put(out, options);
    json_out_close(out, '}');
}

void event_file_print(const struct event_file *file, struct text *text)
{
    const struct event *event = &file->event;
    struct json_at document = json_top("", file->document);
    struct json_out out = json_out_to(text);
    json_out_open_over(&out, file->document);
    json_out_key_number(&out, "rota", 1);
    json_out_key_text(&out, "name", event->name);
    json_out_key_text(&out, "date", event->date);
    json_out_key_text(&out, "venue", event->venue);
    json_out_key_text(&out, "rules", event->rules);
    put_options(&out, &event->options, old_member(&document, "options"));
    json_out_known(&out, "table_size");
    if (event->table_size != TABLE_SIZE_DEFAULT)
        json_out_key_number(&out, "table_size", event->table_size);
    json_out_key_unsigned(&out, "seed", event->seed);
    json_out_key_unsigned(&out, "lot_seed", event->lot_seed);
    put_lots(&out, event);
    put_players(&out, event, &document);
    put_rounds(&out, event, &document);
    put_quality(&out, event, &document);
    put_made_by(&out, &event->made_by, &document);
    json_out_known(&out, "log");
    json_out_keep(&out);
    put_log(&out, event, &document);
    json_out_close(&out, '}');
}

bool event_file_write(const struct event_file *file, const char *path, bool replace, struct error *err)
{
    struct text out = {0};
    event_file_print(file, &out);
    bool ok = file_write(path, out.at, out.length, replace, err);
    text_release(&out);
    return ok;
}

/* The text of an event without its log. */
static void print_without_log(const struct event *event, struct text *out)
{
    struct event_file file = {.event = *event};
    file.event.log_entries = 0;
    event_file_print(&file, out);
}

bool event_same(const struct event *one, const struct event *other)
{
    struct text a = {0}, b = {0};
    print_without_log(one, &a);
    print_without_log(other, &b);
    bool same = !strcmp(a.at, b.at);
    text_release(&a);
    text_release(&b);
    return same;
}

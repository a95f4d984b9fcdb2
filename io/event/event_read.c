#include "io/event/event_file.h"

#include <stdlib.h>
#include <string.h>

#include "io/event/options_json.h"
#include "io/event/players_json.h"
#include "io/text/data_file.h"
#include "io/text/file.h"
#include "io/text/json_read.h"
#include "scoring/id_table.h"
#include "scoring/lots.h"
#include "scoring/memory.h"
#include "scoring/ruleset.h"

void event_file_init(struct event_file *file)
{
    event_init(&file->event);
    file->document = NULL;
}

void event_file_release(struct event_file *file)
{
    event_release(&file->event);
    json_free(file->document);
    file->document = NULL;
}

/* The player whose id stands here. */
static bool find_player(const struct json_at *at, const struct id_table *index, int *player,
                        struct error *err)
{
    const char *id;
    if (!json_get_id(at, &id, err))
        return false;
    *player = id_table_find(index, id);
    return *player >= 0 || json_fail(at, err, "unknown player '%.40s', must be an id of players", id);
}

/* The seat, at this table, of the player whose id stands here. */
static bool find_seat(const struct json_at *at, const struct id_table *index, const struct table *table,
                      int *seat, struct error *err)
{
    int player;
    if (!find_player(at, index, &player, err))
        return false;
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i] == player) {
            *seat = i;
            return true;
        }
    return json_fail(at, err, "player '%.40s' does not sit at this table", json_word(at));
}

static bool read_vp(const struct json_at *at, const struct table *table, struct error *err)
{
    struct json_at list = json_member(at, "vp");
    int count = 0;
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item), count++) {
        int64_t vp = 0;
        if (!json_get_integer(&item, 0, VP_MAX, &vp, err))
            return false;
        if (count < table->seats)
            table->result->vp[count] = (int)vp;
    }
    return count == table->seats || json_fail(&list, err, "%d scores for %d players", count, table->seats);
}

static bool read_result(const struct json_at *at, const struct id_table *index, struct table *table,
                        struct error *err)
{
    if (!json_need_object(at, err))
        return false;
    struct result *result = table->result = mem_new(struct result, 1);
    struct json_at winner = json_member(at, "winner"), left = json_member(at, "left");
    int state = SHEET_OPEN;
    result->winner = -1;
    if (!read_vp(at, table, err) ||
        (json_given(&winner) && !find_seat(&winner, index, table, &result->winner, err)))
        return false;
    if (json_given(&left)) {
        if (!json_need_array(&left, err))
            return false;
        for (struct json_at item = json_first(&left); item.node; json_next(&item)) {
            int seat = 0;
            if (!find_seat(&item, index, table, &seat, err))
                return false;
            result->left |= 1u << seat;
        }
    }
    if (!json_read_word(at, "state", sheet_state_word, &state, err) ||
        !json_read_text(at, "note", &result->note, err))
        return false;
    result->state = (enum sheet_state)state;
    return true;
}

static bool read_seats(const struct json_at *at, const struct event *event, const struct id_table *index,
                       struct table *table, struct error *err)
{
    struct json_at list = json_member(at, "seats");
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        int player = 0;
        if (table->seats == event->table_size)
            return json_fail(&list, err, "more than %d players at a table", event->table_size);
        if (!find_player(&item, index, &player, err))
            return false;
        for (int i = 0; i < table->seats; i++)
            if (table->seat[i] == player)
                return json_fail(&item, err, "player '%.40s' sits twice at this table", json_word(&item));
        table->seat[table->seats++] = player;
    }
    return table->seats > 0 || json_fail(&list, err, "empty, a table needs players");
}

static bool read_table(const struct json_at *at, const struct event *event, const struct id_table *index,
                       struct round *round, struct error *err)
{
    if (!json_need_object(at, err))
        return false;
    struct json_at number_at = json_member(at, "table"), result = json_member(at, "result");
    int64_t number = 0;
    int variant = VARIANT_BASE;
    if (!json_get_integer(&number_at, 1, TABLE_NUMBER_MAX, &number, err))
        return false;
    struct table *table = round_add_table(round, (int)number);
    if (!json_read_word(at, "variant", variant_word, &variant, err) ||
        !read_seats(at, event, index, table, err))
        return false;
    table->variant = (enum variant)variant;
    return !json_given(&result) || read_result(&result, index, table, err);
}

static bool read_round(const struct json_at *at, struct event *event, const struct id_table *index,
                       struct error *err)
{
    if (!json_need_object(at, err))
        return false;
    struct json_at number_at = json_member(at, "round"), tables = json_member(at, "tables");
    int stage = STAGE_PRELIM;
    int64_t number = 0;
    if (!json_read_word(at, "stage", stage_word, &stage, err) ||
        !json_get_integer(&number_at, 1, ROUNDS_MAX, &number, err) || !json_need_array(&tables, err))
        return false;
    if (event_find_round(event, (enum stage)stage, (int)number))
        return json_fail(&number_at, err, "a second %s round %d", stage_word(stage), (int)number);
    struct round *round = event_add_round(event, (enum stage)stage, (int)number);
    for (struct json_at item = json_first(&tables); item.node; json_next(&item))
        if (!read_table(&item, event, index, round, err))
            return false;
    return true;
}

static bool read_rounds(const struct json_at *top, struct event *event, const struct id_table *index,
                        struct error *err)
{
    struct json_at list = json_member(top, "rounds");
    if (!json_allow_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        if (item.index == ROUNDS_MAX)
            return json_fail(&list, err, "more than %d rounds", ROUNDS_MAX);
        if (!read_round(&item, event, index, err))
            return false;
    }
    return true;
}

/* G-42: a lot decides, so no two players can have drawn the same one. */
static bool check_lots(const struct json_at *lots, const struct event *event, struct error *err)
{
    int first, second;
    return !lots_equal(event, &first, &second) ||
           json_fail(lots, err, "%.60s and %.60s have both drawn %lld, lots must differ",
                     event->player[first].name, event->player[second].name,
                     (long long)event->player[first].lot);
}

static bool read_lots(const struct json_at *top, struct event *event, const struct id_table *index,
                      struct error *err)
{
    struct json_at lots = json_member(top, "lots");
    if (!json_allow_object(&lots, err))
        return false;
    for (struct json_at item = json_first(&lots); item.node; json_next(&item)) {
        int player = id_table_find(index, item.key);
        if (player < 0)
            return json_fail(&item, err, "unknown player '%.40s', must be an id of players", item.key);
        if (!json_get_integer(&item, INT64_MIN, INT64_MAX, &event->player[player].lot, err))
            return false;
        event->player[player].has_lot = true;
    }
    return check_lots(&lots, event, err);
}

static bool read_quality(const struct json_at *top, struct event *event, struct error *err)
{
    struct json_at quality = json_member(top, "quality");
    if (!json_allow_object(&quality, err))
        return false;
    for (struct json_at item = json_first(&quality); item.node; json_next(&item)) {
        if (!json_need_object(&item, err))
            return false;
        struct json_at value = json_member(&item, "value"), optimal = json_member(&item, "optimal");
        size_t count = (size_t)event->qualities;
        event->quality = mem_grow(event->quality, count, count + 1, sizeof *event->quality);
        struct quality *row = &event->quality[event->qualities++];
        row->name = mem_copy_text(item.key);
        if (!json_get_integer(&value, 0, INT64_MAX, &row->value, err) ||
            !json_read_integer(&item, "bound", 0, INT64_MAX, &row->bound, err) ||
            (json_given(&optimal) && !json_get_bool(&optimal, &row->optimal, err)) ||
            !json_read_text(&item, "proof", &row->proof, err))
            return false;
    }
    return true;
}

static bool read_made_by(const struct json_at *top, struct made_by *made_by, struct error *err)
{
    struct json_at at = json_member(top, "made_by");
    if (!json_given(&at))
        return true;
    return json_need_object(&at, err) && json_read_text(&at, "version", &made_by->version, err) &&
           json_read_text(&at, "method", &made_by->method, err) &&
           json_read_text(&at, "stopped_by", &made_by->stopped_by, err) &&
           json_read_text(&at, "priority", &made_by->priority, err) &&
           json_read_text(&at, "avoid", &made_by->avoid, err) &&
           json_read_text(&at, "by", &made_by->by, err) &&
           json_read_unsigned(&at, "seed", &made_by->seed, err) &&
           json_read_integer(&at, "effort", 0, INT64_MAX, &made_by->effort, err);
}

/* Older files say `time` and `text` for `at` and `did`, and no more. */
static bool read_log_entry(const struct json_at *item, struct event *event, struct error *err)
{
    struct json_at at = json_member(item, "at"), did = json_member(item, "did"),
                   back = json_member(item, "back");
    if (!json_given(&at))
        at = json_member(item, "time");
    if (!json_given(&did))
        did = json_member(item, "text");
    const char *when = "", *what;
    bool undo = false, redo = false;
    if (!json_need_object(item, err) || (json_given(&at) && !json_get_text(&at, &when, err)) ||
        !json_get_text(&did, &what, err))
        return false;
    struct log_entry *entry = event_log(event, when, what);
    if (!json_read_text(item, "by", &entry->by, err) || !json_read_text(item, "why", &entry->why, err) ||
        !json_read_text(item, "request", &entry->request, err) || !json_read_bool(item, "undo", &undo, err) ||
        !json_read_bool(item, "redo", &redo, err) || !json_read_bool(item, "seats", &entry->seats, err))
        return false;
    entry->kind = undo ? LOG_UNDO : redo ? LOG_REDO : LOG_CHANGE;
    if (!json_given(&back))
        return true;
    if (!json_need_array(&back, err))
        return false;
    struct text patch = {0};
    json_add_line(&patch, back.node);
    entry->back = patch.at;
    return true;
}

static bool read_log(const struct json_at *top, struct event *event, struct error *err)
{
    struct json_at log = json_member(top, "log");
    if (!json_allow_array(&log, err))
        return false;
    for (struct json_at item = json_first(&log); item.node; json_next(&item))
        if (!read_log_entry(&item, event, err))
            return false;
    return true;
}

static bool read_head(const struct json_at *top, struct event *event, struct error *err)
{
    struct json_at format = json_member(top, "rota"), options = json_member(top, "options");
    int64_t version, table_size = TABLE_SIZE_DEFAULT;
    if (!json_need_object(top, err) || !json_get_integer(&format, 1, 1, &version, err) ||
        !json_read_text(top, "name", &event->name, err) || !json_read_text(top, "date", &event->date, err) ||
        !json_read_text(top, "venue", &event->venue, err) ||
        !json_read_text(top, "rules", &event->rules, err) ||
        !json_read_integer(top, "table_size", 2, SEATS_MAX, &table_size, err) ||
        !json_read_unsigned(top, "seed", &event->seed, err) ||
        !json_read_unsigned(top, "lot_seed", &event->lot_seed, err) ||
        !options_json_read(&options, &event->options, true, err))
        return false;
    event->table_size = (int)table_size;
    if (!event->rules)
        event->rules = mem_copy_text(ruleset_at(0)->name);
    struct json_at rules = json_member(top, "rules");
    return ruleset_find(event->rules) ||
           json_fail(&rules, err, "unknown rule set '%.40s', see: rota rules", event->rules);
}

static bool read_event(const struct json_at *top, struct event *event, struct error *err)
{
    if (!read_head(top, event, err))
        return false;
    struct json_at players = json_member(top, "players");
    if (!players_json_read(&players, event, true, err))
        return false;
    struct id_table *index = event_ids(event);
    bool ok = read_lots(top, event, index, err) && read_rounds(top, event, index, err) &&
              read_quality(top, event, err) && read_made_by(top, &event->made_by, err) &&
              read_log(top, event, err);
    id_table_free(index);
    return ok;
}

bool event_file_take(struct event_file *file, const char *name, struct cJSON *document, struct error *err)
{
    event_file_init(file);
    file->document = document;
    struct json_at top = json_top(name, document);
    if (read_event(&top, &file->event, err))
        return true;
    event_file_release(file);
    return false;
}

bool event_file_parse(struct event_file *file, const char *name, const char *text, size_t length,
                      struct error *err)
{
    event_file_init(file);
    struct cJSON *document = json_parse(name, text, length, err);
    return document && event_file_take(file, name, document, err);
}

bool event_file_read(struct event_file *file, const char *path, struct error *err)
{
    char *text;
    size_t length;
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = event_file_parse(file, file_title(path), text, length, err);
    free(text);
    return ok;
}

bool event_file_load(struct event_file *file, const char *path, struct reading *reading,
                     bool (*from_csv)(struct event *event, const char *name, const struct csv *csv,
                                      struct error *err),
                     bool *is_event, struct error *err)
{
    struct data_file data;
    bool ok;
    if (!data_file_read(&data, path, reading, err))
        return false;
    if (is_event)
        *is_event = data.document != NULL;
    if (data.document) {
        ok = event_file_take(file, data.title, data_file_take(&data), err);
    } else {
        event_file_init(file);
        ok = from_csv(&file->event, data.title, &data.csv, err);
        if (!ok)
            event_file_release(file);
    }
    data_file_release(&data);
    return ok;
}

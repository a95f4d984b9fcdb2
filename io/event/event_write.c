#include "io/event/event_file.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "io/event/options_json.h"
#include "io/text/file.h"
#include "io/text/json.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

static bool is_one_of(const char *key, const char *const *known)
{
    for (; *known; known++)
        if (!strcmp(key, *known))
            return true;
    return false;
}

/* What the old object has beyond the known members; `known` ends in NULL. */
static void put_unknown(struct json_object *object, const cJSON *old, const char *const *known)
{
    for (const cJSON *child = cJSON_IsObject(old) ? old->child : NULL; child; child = child->next)
        if (!is_one_of(child->string, known)) {
            json_object_key(object, child->string);
            json_add_node(object->out, child, object->depth + 1);
        }
}

static const cJSON *member(const cJSON *old, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(old, key);
}

/* Between the elements of a list with one element a line. */
static void next_line(struct text *out, bool first, int depth)
{
    text_add(out, first ? "\n" : ",\n");
    text_add_repeated(out, ' ', 2 * depth);
}

static void end_list(struct text *out, bool empty, int depth)
{
    if (!empty) {
        text_add_char(out, '\n');
        text_add_repeated(out, ' ', 2 * depth);
    }
    text_add_char(out, ']');
}

/* A column that came as a number goes as one. */
static void put_column(struct json_object *object, const char *column, const char *value, const cJSON *old)
{
    const cJSON *was = member(old, column);
    if (!cJSON_IsNumber(was) || strcmp(was->valuestring, value)) {
        json_put_text(object, column, value);
        return;
    }
    json_object_key(object, column);
    text_add(object->out, was->valuestring);
}

static void add_player(struct text *out, const struct event *event, const struct player *player,
                       const cJSON *old)
{
    static const char *const known[] = {"id", "name", "status", NULL};
    struct json_object object = json_object_open(out, 2, false);
    json_put_text(&object, "id", player->id);
    json_put_text(&object, "name", player->name);
    for (int i = 0; i < player->attributes; i++) {
        const char *column = player->attribute[i].key;
        char *value = player_column_text(event, player, column);
        if (*value)
            put_column(&object, column, value, old);
        free(value);
    }
    json_put_text(&object, "status", player_status_word(player->status));
    for (const cJSON *child = cJSON_IsObject(old) ? old->child : NULL; child; child = child->next) {
        /* Text and numbers are attributes, which may have been removed since; empty ones never were any. */
        bool attribute = cJSON_IsNumber(child) || (cJSON_IsString(child) && *child->valuestring);
        if (attribute || is_one_of(child->string, known) || player_has(player, child->string))
            continue;
        json_object_key(&object, child->string);
        json_add_node(out, child, 3);
    }
    json_object_close(&object);
}

/* The old node of every player, by id; NULL for new ones.  The caller frees the list. */
static const cJSON **match_players(const struct event *event, const cJSON *document)
{
    const cJSON **old = mem_new(const cJSON *, event->players), *child;
    struct id_table *index = event_ids(event);
    cJSON_ArrayForEach(child, member(document, "players"))
    {
        const cJSON *id = member(child, "id");
        int player = id && id->valuestring ? id_table_find(index, id->valuestring) : -1;
        if (player >= 0)
            old[player] = child;
    }
    id_table_free(index);
    return old;
}

static void add_players(struct text *out, const struct event *event, const cJSON *document)
{
    const cJSON **old = match_players(event, document);
    text_add_char(out, '[');
    for (int i = 0; i < event->players; i++) {
        next_line(out, i == 0, 2);
        add_player(out, event, &event->player[i], old[i]);
    }
    end_list(out, event->players == 0, 1);
    free(old);
}

static void add_result(struct text *out, const struct event *event, const struct table *table,
                       const cJSON *old)
{
    static const char *const known[] = {"vp", "winner", "left", "state", "note", NULL};
    const struct result *result = table->result;
    struct json_object object = json_object_open(out, 4, false);
    json_object_key(&object, "vp");
    for (int i = 0; i < table->seats; i++)
        text_addf(out, "%s%d", i ? ", " : "[", result->vp[i]);
    text_add_char(out, ']');
    if (result->winner >= 0)
        json_put_text(&object, "winner", event->player[table->seat[result->winner]].id);
    json_object_key(&object, "left");
    text_add_char(out, '[');
    const char *comma = "";
    for (int i = 0; i < table->seats; i++)
        if (result->left >> i & 1) {
            text_add(out, comma);
            json_add_string(out, event->player[table->seat[i]].id);
            comma = ", ";
        }
    text_add_char(out, ']');
    json_put_text(&object, "state", sheet_state_word(result->state));
    json_put_text(&object, "note", result->note ? result->note : "");
    put_unknown(&object, old, known);
    json_object_close(&object);
}

static void add_table(struct text *out, const struct event *event, const struct table *table,
                      const cJSON *old)
{
    static const char *const known[] = {"table", "variant", "seats", "result", NULL};
    struct json_object object = json_object_open(out, 4, false);
    json_put_integer(&object, "table", table->number);
    json_put_text(&object, "variant", variant_word(table->variant));
    json_object_key(&object, "seats");
    for (int i = 0; i < table->seats; i++) {
        text_add(out, i ? ", " : "[");
        json_add_string(out, event->player[table->seat[i]].id);
    }
    text_add(out, table->seats ? "]" : "[]");
    if (table->result) {
        json_object_key(&object, "result");
        add_result(out, event, table, member(old, "result"));
    }
    put_unknown(&object, old, known);
    json_object_close(&object);
}

/* A table of the old document and its number. */
struct old_table {
    int number;
    const cJSON *node;
};

static int compare_tables(const void *a, const void *b)
{
    return ((const struct old_table *)a)->number - ((const struct old_table *)b)->number;
}

static int number_of(const cJSON *node)
{
    return cJSON_IsNumber(node) ? (int)strtol(node->valuestring, NULL, 10) : 0;
}

static struct old_table *list_tables(const cJSON *old_round, size_t *count)
{
    const cJSON *tables = member(old_round, "tables"), *child;
    *count = 0;
    cJSON_ArrayForEach(child, tables)++ *count;
    struct old_table *list = mem_new(struct old_table, *count);
    size_t i = 0;
    cJSON_ArrayForEach(child, tables) list[i++] =
        (struct old_table){number_of(member(child, "table")), child};
    qsort(list, *count, sizeof *list, compare_tables);
    return list;
}

static void add_round(struct text *out, const struct event *event, const struct round *round,
                      const cJSON *old)
{
    static const char *const known[] = {"stage", "round", "tables", NULL};
    size_t count;
    struct old_table *tables = list_tables(old, &count);
    struct json_object object = json_object_open(out, 2, false);
    json_put_text(&object, "stage", stage_word(round->stage));
    json_put_integer(&object, "round", round->number);
    put_unknown(&object, old, known);
    json_object_key(&object, "tables");
    text_add_char(out, '[');
    for (int t = 0; t < round->tables; t++) {
        struct old_table key = {round->table[t].number, NULL};
        const struct old_table *found = bsearch(&key, tables, count, sizeof *tables, compare_tables);
        next_line(out, t == 0, 3);
        add_table(out, event, &round->table[t], found ? found->node : NULL);
    }
    end_list(out, round->tables == 0, 2);
    json_object_close(&object);
    free(tables);
}

static const cJSON *find_round(const cJSON *document, const struct round *round)
{
    const cJSON *child;
    cJSON_ArrayForEach(child, member(document, "rounds"))
    {
        const cJSON *stage = member(child, "stage");
        const char *word = cJSON_IsString(stage) ? stage->valuestring : stage_word(STAGE_PRELIM);
        if (word_find(stage_word, word) == (int)round->stage &&
            number_of(member(child, "round")) == round->number)
            return child;
    }
    return NULL;
}

static void add_rounds(struct text *out, const struct event *event, const cJSON *document)
{
    text_add_char(out, '[');
    for (int r = 0; r < event->rounds; r++) {
        next_line(out, r == 0, 2);
        add_round(out, event, &event->round[r], find_round(document, &event->round[r]));
    }
    end_list(out, event->rounds == 0, 1);
}

static void put_quality(struct json_object *top, const struct event *event, const cJSON *document)
{
    static const char *const known[] = {"value", "bound", "optimal", "proof", NULL};
    if (!event->qualities)
        return;
    json_object_key(top, "quality");
    struct json_object quality = json_object_open(top->out, 1, true);
    for (int i = 0; i < event->qualities; i++) {
        const struct quality *row = &event->quality[i];
        json_object_key(&quality, row->name);
        struct json_object object = json_object_open(top->out, 2, false);
        json_put_integer(&object, "value", row->value);
        json_put_integer(&object, "bound", row->bound);
        json_put_bool(&object, "optimal", row->optimal);
        json_put_text(&object, "proof", row->proof);
        put_unknown(&object, member(member(document, "quality"), row->name), known);
        json_object_close(&object);
    }
    json_object_close(&quality);
}

static void put_made_by(struct json_object *top, const struct made_by *made_by, const cJSON *document)
{
    static const char *const known[] = {"version",  "method", "seed", "effort", "stopped_by",
                                        "priority", "avoid",  "by",   NULL};
    const cJSON *old = member(document, "made_by");
    if (!made_by->version && !made_by->method && !cJSON_IsObject(old))
        return;
    json_object_key(top, "made_by");
    struct json_object object = json_object_open(top->out, 1, false);
    json_put_text(&object, "version", made_by->version);
    json_put_text(&object, "method", made_by->method);
    json_put_unsigned(&object, "seed", made_by->seed);
    json_put_integer(&object, "effort", made_by->effort);
    json_put_text(&object, "stopped_by", made_by->stopped_by);
    json_put_text(&object, "priority", made_by->priority);
    json_put_text(&object, "avoid", made_by->avoid);
    json_put_text(&object, "by", made_by->by);
    put_unknown(&object, old, known);
    json_object_close(&object);
}

static void put_lots(struct json_object *top, const struct event *event)
{
    bool any = false;
    for (int i = 0; i < event->players && !any; i++)
        any = event->player[i].has_lot;
    if (!any)
        return;
    json_object_key(top, "lots");
    struct json_object lots = json_object_open(top->out, 1, false);
    for (int i = 0; i < event->players; i++)
        if (event->player[i].has_lot)
            json_put_integer(&lots, event->player[i].id, event->player[i].lot);
    json_object_close(&lots);
}

/* The log only grows, so an entry is matched by where it stands. */
static void put_log(struct json_object *top, const struct event *event, const cJSON *document)
{
    static const char *const known[] = {"time", "text", NULL};
    if (!event->log_entries)
        return;
    const cJSON *list = member(document, "log"), *old = list ? list->child : NULL;
    json_object_key(top, "log");
    text_add_char(top->out, '[');
    for (int i = 0; i < event->log_entries; i++) {
        next_line(top->out, i == 0, 2);
        struct json_object object = json_object_open(top->out, 2, false);
        json_put_text(&object, "time", event->log[i].time);
        json_put_text(&object, "text", event->log[i].text);
        put_unknown(&object, old, known);
        json_object_close(&object);
        old = old ? old->next : NULL;
    }
    end_list(top->out, false, 1);
}

/* Those that are set, and what we do not know. */
static void put_options(struct json_object *top, const struct rule_options *options, const cJSON *old)
{
    static const char *const known[] = {
#define P(key, type, field) #field,
        RULE_PARAMETERS(P)
#undef P
            NULL};
    if (!options->set && !old)
        return;
    json_object_key(top, "options");
    struct json_object object = json_object_open(top->out, 1, false);
    json_options_put(&object, options);
    put_unknown(&object, old, known);
    json_object_close(&object);
}

void event_file_print(const struct event_file *file, struct text *out)
{
    static const char *const known[] = {"rota",    "name",    "date",   "venue",      "rules",    "options",
                                        "seed",    "players", "rounds", "table_size", "lot_seed", "quality",
                                        "made_by", "log",     "lots",   NULL};
    const struct event *event = &file->event;
    const cJSON *document = file->document;
    struct json_object top = json_object_open(out, 0, true);
    json_put_integer(&top, "rota", 1);
    json_put_text(&top, "name", event->name);
    json_put_text(&top, "date", event->date);
    json_put_text(&top, "venue", event->venue);
    json_put_text(&top, "rules", event->rules);
    put_options(&top, &event->options, member(document, "options"));
    if (event->table_size != TABLE_SIZE_DEFAULT)
        json_put_integer(&top, "table_size", event->table_size);
    json_put_unsigned(&top, "seed", event->seed);
    json_put_unsigned(&top, "lot_seed", event->lot_seed);
    put_lots(&top, event);
    json_object_key(&top, "players");
    add_players(out, event, document);
    json_object_key(&top, "rounds");
    add_rounds(out, event, document);
    put_quality(&top, event, document);
    put_made_by(&top, &event->made_by, document);
    put_unknown(&top, document, known);
    put_log(&top, event, document);
    json_object_close(&top);
    text_add_char(out, '\n');
}

bool event_file_write(const struct event_file *file, const char *path, bool replace, struct error *err)
{
    struct text out = {0};
    event_file_print(file, &out);
    bool ok = file_write(path, out.at, out.length, replace, err);
    text_release(&out);
    return ok;
}

#include "io/json_event.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "io/file.h"
#include "io/json.h"
#include "scoring/memory.h"

/* One object being written: `broken` puts every member on a line of its own. */
struct object {
    struct text *out;
    int depth;
    bool broken, begun;
};

static struct object object_open(struct text *out, int depth, bool broken)
{
    text_add_char(out, '{');
    return (struct object){out, depth, broken, false};
}

static void object_key(struct object *object, const char *key)
{
    if (object->begun)
        text_add(object->out, object->broken ? "," : ", ");
    if (object->broken) {
        text_add_char(object->out, '\n');
        text_add_repeated(object->out, ' ', 2 * (object->depth + 1));
    }
    object->begun = true;
    json_add_string(object->out, key);
    text_add(object->out, ": ");
}

static void object_close(struct object *object)
{
    if (object->broken && object->begun) {
        text_add_char(object->out, '\n');
        text_add_repeated(object->out, ' ', 2 * object->depth);
    }
    text_add_char(object->out, '}');
}

/* NULL is left out. */
static void put_text(struct object *object, const char *key, const char *value)
{
    if (!value)
        return;
    object_key(object, key);
    json_add_string(object->out, value);
}

static void put_integer(struct object *object, const char *key, int64_t value)
{
    object_key(object, key);
    text_addf(object->out, "%" PRId64, value);
}

static void put_unsigned(struct object *object, const char *key, uint64_t value)
{
    object_key(object, key);
    text_addf(object->out, "%" PRIu64, value);
}

static bool is_one_of(const char *key, const char *const *known)
{
    for (; *known; known++)
        if (!strcmp(key, *known))
            return true;
    return false;
}

/* What the old object has beyond the known members; `known` ends in NULL. */
static void put_unknown(struct object *object, const cJSON *old, const char *const *known)
{
    for (const cJSON *child = cJSON_IsObject(old) ? old->child : NULL; child; child = child->next)
        if (!is_one_of(child->string, known)) {
            object_key(object, child->string);
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

/* An attribute that came as a number goes as one. */
static void put_attribute(struct object *object, const struct attribute *attribute, const cJSON *old)
{
    const cJSON *was = member(old, attribute->key);
    if (!cJSON_IsNumber(was) || strcmp(was->valuestring, attribute->value)) {
        put_text(object, attribute->key, attribute->value);
        return;
    }
    object_key(object, attribute->key);
    text_add(object->out, was->valuestring);
}

static void add_player(struct text *out, const struct player *player, const cJSON *old)
{
    static const char *const known[] = {"id", "name", "status", NULL};
    struct object object = object_open(out, 2, false);
    put_text(&object, "id", player->id);
    put_text(&object, "name", player->name);
    for (int i = 0; i < player->attributes; i++)
        put_attribute(&object, &player->attribute[i], old);
    put_text(&object, "status", player_status_word(player->status));
    for (const cJSON *child = cJSON_IsObject(old) ? old->child : NULL; child; child = child->next) {
        /* Text and numbers are attributes, which may have been removed since; empty ones never were any. */
        bool attribute = cJSON_IsNumber(child) || (cJSON_IsString(child) && *child->valuestring);
        if (attribute || is_one_of(child->string, known) || *player_get(player, child->string))
            continue;
        object_key(&object, child->string);
        json_add_node(out, child, 3);
    }
    object_close(&object);
}

/* The old node of every player, by id; NULL for new ones.  The caller frees the list. */
static const cJSON **match_players(const struct event *event, const cJSON *document)
{
    const cJSON **old = mem_new(const cJSON *, event->players), *child;
    struct player_index *index = player_index_new(event);
    cJSON_ArrayForEach(child, member(document, "players"))
    {
        const cJSON *id = member(child, "id");
        int player = id && id->valuestring ? player_index_find(index, id->valuestring) : -1;
        if (player >= 0)
            old[player] = child;
    }
    player_index_free(index);
    return old;
}

static void add_players(struct text *out, const struct event *event, const cJSON *document)
{
    const cJSON **old = match_players(event, document);
    text_add_char(out, '[');
    for (int i = 0; i < event->players; i++) {
        next_line(out, i == 0, 2);
        add_player(out, &event->player[i], old[i]);
    }
    end_list(out, event->players == 0, 1);
    free(old);
}

static void add_result(struct text *out, const struct event *event, const struct table *table,
                       const cJSON *old)
{
    static const char *const known[] = {"vp", "winner", "left", "state", "note", NULL};
    const struct result *result = table->result;
    struct object object = object_open(out, 4, false);
    object_key(&object, "vp");
    for (int i = 0; i < table->seats; i++)
        text_addf(out, "%s%d", i ? ", " : "[", result->vp[i]);
    text_add_char(out, ']');
    if (result->winner >= 0)
        put_text(&object, "winner", event->player[table->seat[result->winner]].id);
    object_key(&object, "left");
    text_add_char(out, '[');
    const char *comma = "";
    for (int i = 0; i < table->seats; i++)
        if (result->left >> i & 1) {
            text_add(out, comma);
            json_add_string(out, event->player[table->seat[i]].id);
            comma = ", ";
        }
    text_add_char(out, ']');
    put_text(&object, "state", sheet_state_word(result->state));
    put_text(&object, "note", result->note ? result->note : "");
    put_unknown(&object, old, known);
    object_close(&object);
}

static void add_table(struct text *out, const struct event *event, const struct table *table,
                      const cJSON *old)
{
    static const char *const known[] = {"table", "variant", "seats", "result", NULL};
    struct object object = object_open(out, 4, false);
    put_integer(&object, "table", table->number);
    put_text(&object, "variant", variant_word(table->variant));
    object_key(&object, "seats");
    for (int i = 0; i < table->seats; i++) {
        text_add(out, i ? ", " : "[");
        json_add_string(out, event->player[table->seat[i]].id);
    }
    text_add(out, table->seats ? "]" : "[]");
    if (table->result) {
        object_key(&object, "result");
        add_result(out, event, table, member(old, "result"));
    }
    put_unknown(&object, old, known);
    object_close(&object);
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
    struct object object = object_open(out, 2, false);
    put_text(&object, "stage", stage_word(round->stage));
    put_integer(&object, "round", round->number);
    put_unknown(&object, old, known);
    object_key(&object, "tables");
    text_add_char(out, '[');
    for (int t = 0; t < round->tables; t++) {
        struct old_table key = {round->table[t].number, NULL};
        const struct old_table *found = bsearch(&key, tables, count, sizeof *tables, compare_tables);
        next_line(out, t == 0, 3);
        add_table(out, event, &round->table[t], found ? found->node : NULL);
    }
    end_list(out, round->tables == 0, 2);
    object_close(&object);
    free(tables);
}

static const cJSON *find_round(const cJSON *document, const struct round *round)
{
    const cJSON *child;
    cJSON_ArrayForEach(child, member(document, "rounds"))
    {
        const cJSON *stage = member(child, "stage");
        const char *word = cJSON_IsString(stage) ? stage->valuestring : stage_word(STAGE_PRELIM);
        if (stage_parse(word) == (int)round->stage && number_of(member(child, "round")) == round->number)
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

static void put_quality(struct object *top, const struct event *event, const cJSON *document)
{
    static const char *const known[] = {"value", "bound", "optimal", "proof", NULL};
    if (!event->qualities)
        return;
    object_key(top, "quality");
    struct object quality = object_open(top->out, 1, true);
    for (int i = 0; i < event->qualities; i++) {
        const struct quality *row = &event->quality[i];
        object_key(&quality, row->name);
        struct object object = object_open(top->out, 2, false);
        put_integer(&object, "value", row->value);
        put_integer(&object, "bound", row->bound);
        object_key(&object, "optimal");
        text_add(top->out, row->optimal ? "true" : "false");
        put_text(&object, "proof", row->proof);
        put_unknown(&object, member(member(document, "quality"), row->name), known);
        object_close(&object);
    }
    object_close(&quality);
}

static void put_made_by(struct object *top, const struct made_by *made_by, const cJSON *document)
{
    static const char *const known[] = {"version",  "method", "seed", "effort", "stopped_by",
                                        "priority", "avoid",  "by",   NULL};
    const cJSON *old = member(document, "made_by");
    if (!made_by->version && !made_by->method && !cJSON_IsObject(old))
        return;
    object_key(top, "made_by");
    struct object object = object_open(top->out, 1, false);
    put_text(&object, "version", made_by->version);
    put_text(&object, "method", made_by->method);
    put_integer(&object, "seed", made_by->seed);
    put_integer(&object, "effort", made_by->effort);
    put_text(&object, "stopped_by", made_by->stopped_by);
    put_text(&object, "priority", made_by->priority);
    put_text(&object, "avoid", made_by->avoid);
    put_text(&object, "by", made_by->by);
    put_unknown(&object, old, known);
    object_close(&object);
}

static void put_lots(struct object *top, const struct event *event)
{
    bool any = false;
    for (int i = 0; i < event->players && !any; i++)
        any = event->player[i].has_lot;
    if (!any)
        return;
    object_key(top, "lots");
    struct object lots = object_open(top->out, 1, false);
    for (int i = 0; i < event->players; i++)
        if (event->player[i].has_lot)
            put_integer(&lots, event->player[i].id, event->player[i].lot);
    object_close(&lots);
}

/* The log only grows, so an entry is matched by where it stands. */
static void put_log(struct object *top, const struct event *event, const cJSON *document)
{
    static const char *const known[] = {"time", "text", NULL};
    if (!event->log_entries)
        return;
    const cJSON *list = member(document, "log"), *old = list ? list->child : NULL;
    object_key(top, "log");
    text_add_char(top->out, '[');
    for (int i = 0; i < event->log_entries; i++) {
        next_line(top->out, i == 0, 2);
        struct object object = object_open(top->out, 2, false);
        put_text(&object, "time", event->log[i].time);
        put_text(&object, "text", event->log[i].text);
        put_unknown(&object, old, known);
        object_close(&object);
        old = old ? old->next : NULL;
    }
    end_list(top->out, false, 1);
}

static void put_bool(struct object *object, const char *key, bool value)
{
    object_key(object, key);
    text_add(object->out, value ? "true" : "false");
}

static void put_criteria(struct object *object, const struct rule_options *options)
{
    object_key(object, "criteria");
    for (int i = 0; i < options->criteria; i++) {
        text_add(object->out, i ? ", " : "[");
        json_add_string(object->out, criterion_word(options->criterion[i]));
    }
    text_add_char(object->out, ']');
}

static void put_cap(struct object *object, const struct rule_options *options)
{
    object_key(object, "cap");
    if (options->cap == CAP_FIXED)
        text_addf(object->out, "%d", options->cap_value);
    else
        text_add(object->out, options->cap == CAP_NONE ? "null" : "\"target\"");
}

/* Those that are set, in the order of the list, and what we do not know. */
static void put_options(struct object *top, const struct rule_options *options, const cJSON *old)
{
    static const char *const known[] = {
#define O(name, word) word,
        RULE_OPTIONS(O)
#undef O
            NULL};
    if (!options->set && !old)
        return;
    object_key(top, "options");
    struct object object = object_open(top->out, 1, false);
#define SET(name) (options->set & 1u << OPTION_##name)
    if (SET(CAP))
        put_cap(&object, options);
    if (SET(PHANTOM))
        put_text(&object, "phantom", phantom_word(options->phantom));
    if (SET(CRITERIA))
        put_criteria(&object, options);
    if (SET(LAST))
        put_text(&object, "last", last_resort_word(options->last));
    if (SET(QUALIFY))
        put_integer(&object, "qualify", options->qualify);
    if (SET(FINAL))
        put_text(&object, "final", final_method_word(options->final));
    if (SET(EP_TARGET))
        put_integer(&object, "ep_target", options->ep_target);
    if (SET(RANK_WITHDRAWN))
        put_bool(&object, "rank_withdrawn", options->rank_withdrawn);
    if (SET(SKIP_SEMIFINAL))
        put_bool(&object, "skip_semifinal", options->skip_semifinal);
#undef SET
    put_unknown(&object, old, known);
    object_close(&object);
}

void event_file_print(const struct event_file *file, struct text *out)
{
    static const char *const known[] = {"rota",    "name",    "date",   "venue",      "rules",    "options",
                                        "seed",    "players", "rounds", "table_size", "lot_seed", "quality",
                                        "made_by", "log",     "lots",   NULL};
    const struct event *event = &file->event;
    const cJSON *document = file->document;
    struct object top = object_open(out, 0, true);
    put_integer(&top, "rota", 1);
    put_text(&top, "name", event->name);
    put_text(&top, "date", event->date);
    put_text(&top, "venue", event->venue);
    put_text(&top, "rules", event->rules);
    put_options(&top, &event->options, member(document, "options"));
    if (event->table_size != TABLE_SIZE_DEFAULT)
        put_integer(&top, "table_size", event->table_size);
    put_unsigned(&top, "seed", event->seed);
    put_unsigned(&top, "lot_seed", event->lot_seed);
    put_lots(&top, event);
    object_key(&top, "players");
    add_players(out, event, document);
    object_key(&top, "rounds");
    add_rounds(out, event, document);
    put_quality(&top, event, document);
    put_made_by(&top, &event->made_by, document);
    put_unknown(&top, document, known);
    put_log(&top, event, document);
    object_close(&top);
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

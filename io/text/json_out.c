/* cJSON's own printer would put every seat on a line of its own and print numbers as doubles. */
#include "io/text/json_out.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "scoring/memory.h"

void json_add_string(struct text *out, const char *value)
{
    text_add_char(out, '"');
    for (const char *c = value; *c; c++) {
        switch (*c) {
        case '"':
            text_add(out, "\\\"");
            break;
        case '\\':
            text_add(out, "\\\\");
            break;
        case '\n':
            text_add(out, "\\n");
            break;
        case '\r':
            text_add(out, "\\r");
            break;
        case '\t':
            text_add(out, "\\t");
            break;
        default:
            if ((unsigned char)*c < 0x20)
                text_addf(out, "\\u%04x", (unsigned char)*c);
            else
                text_add_char(out, *c);
        }
    }
    text_add_char(out, '"');
}

static bool is_list(const cJSON *node)
{
    return cJSON_IsArray(node) || cJSON_IsObject(node);
}

static bool has_list(const cJSON *node)
{
    for (const cJSON *child = node->child; child; child = child->next)
        if (is_list(child))
            return true;
    return false;
}

/* A list of lists goes over several lines, and so does what holds one. */
static bool is_broken(const cJSON *node)
{
    if (!is_list(node))
        return false;
    if (cJSON_IsArray(node))
        return has_list(node);
    for (const cJSON *child = node->child; child; child = child->next)
        if (cJSON_IsArray(child) && has_list(child))
            return true;
    return false;
}

static void add_node(struct text *out, const cJSON *node, int depth, bool line);

static void add_children(struct text *out, const cJSON *node, int depth, bool line)
{
    bool broken = !line && is_broken(node);
    for (const cJSON *child = node->child; child; child = child->next) {
        if (broken) {
            text_add_char(out, '\n');
            text_add_repeated(out, ' ', 2 * (depth + 1));
        }
        if (cJSON_IsObject(node)) {
            json_add_string(out, child->string);
            text_add(out, ": ");
        }
        add_node(out, child, depth + 1, line);
        if (child->next)
            text_add(out, broken ? "," : ", ");
    }
    if (broken) {
        text_add_char(out, '\n');
        text_add_repeated(out, ' ', 2 * depth);
    }
}

static void add_node(struct text *out, const cJSON *node, int depth, bool line)
{
    if (cJSON_IsString(node)) {
        json_add_string(out, node->valuestring);
    } else if (cJSON_IsNumber(node)) {
        text_add(out, node->valuestring);
    } else if (is_list(node)) {
        text_add_char(out, cJSON_IsArray(node) ? '[' : '{');
        add_children(out, node, depth, line);
        text_add_char(out, cJSON_IsArray(node) ? ']' : '}');
    } else {
        text_add(out, cJSON_IsTrue(node) ? "true" : cJSON_IsFalse(node) ? "false" : "null");
    }
}

void json_add_node(struct text *out, const struct cJSON *node, int depth)
{
    add_node(out, node, depth, false);
}

void json_add_line(struct text *out, const struct cJSON *node)
{
    add_node(out, node, 0, true);
}

struct json_out json_out_to(struct text *text)
{
    return (struct json_out){.text = text};
}

struct json_out json_out_line(struct text *text)
{
    return (struct json_out){.text = text, .one_line = true};
}

static struct json_level *level_of(struct json_out *out)
{
    return &out->level[out->depth];
}

static void new_line(struct json_out *out)
{
    text_add_char(out->text, '\n');
    text_add_repeated(out->text, ' ', 2 * out->indent);
}

/* What has to stand before a value or a key; `list` when an object or array begins. */
static void separate(struct json_out *out, bool list)
{
    struct json_level *level = level_of(out);
    if (out->after_key) {
        out->after_key = false;
        return;
    }
    if (!out->depth)
        return;
    if (level->filled)
        text_add_char(out->text, ',');
    if (!out->one_line && (level->lines || out->depth == 1 || (out->depth == 2 && list))) {
        out->indent += !level->spread;
        level->spread = true;
        new_line(out);
    } else if (level->filled) {
        text_add_char(out->text, ' ');
    }
    level->filled = true;
}

void json_out_open(struct json_out *out, char bracket)
{
    separate(out, true);
    text_add_char(out->text, bracket);
    out->depth++;
    assert(out->depth < JSON_OUT_DEPTH_MAX);
    *level_of(out) = (struct json_level){.first_name = out->names};
}

void json_out_open_lines(struct json_out *out, char bracket)
{
    json_out_open(out, bracket);
    level_of(out)->lines = true;
}

void json_out_open_over(struct json_out *out, const struct cJSON *old)
{
    json_out_open(out, '{');
    level_of(out)->old = cJSON_IsObject(old) ? old : NULL;
}

void json_out_close(struct json_out *out, char bracket)
{
    json_out_keep(out);
    struct json_level *level = level_of(out);
    out->names = level->first_name;
    out->depth--;
    if (level->spread) {
        out->indent--;
        new_line(out);
    }
    text_add_char(out->text, bracket);
    if (out->depth)
        return;
    if (!out->one_line)
        text_add_char(out->text, '\n');
    free(out->name);
    out->name = NULL;
}

void json_out_known(struct json_out *out, const char *key)
{
    if (!level_of(out)->old)
        return;
    if (!(out->names & (out->names - 1))) {
        size_t names = (size_t)out->names;
        out->name = mem_grow(out->name, names, names ? 2 * names : 1, sizeof *out->name);
    }
    out->name[out->names++] = key;
}

static bool is_known(const struct json_out *out, int first, const char *key)
{
    for (int i = first; i < out->names; i++)
        if (!strcmp(out->name[i], key))
            return true;
    return false;
}

void json_out_keep(struct json_out *out)
{
    enum { INDENT_MOST = 5 }; /* a result stands on the line of its table */
    struct json_level *level = level_of(out);
    const cJSON *child = level->old ? level->old->child : NULL;
    level->old = NULL;
    for (; child; child = child->next)
        if (!is_known(out, level->first_name, child->string)) {
            json_out_key(out, child->string);
            separate(out, false);
            json_add_node(out->text, child, out->depth < INDENT_MOST ? out->depth : INDENT_MOST);
        }
}

void json_out_key(struct json_out *out, const char *key)
{
    json_out_known(out, key);
    separate(out, false);
    json_add_string(out->text, key);
    text_add(out->text, ": ");
    out->after_key = true;
}

void json_out_text(struct json_out *out, const char *value)
{
    separate(out, false);
    json_add_string(out->text, value);
}

void json_out_number(struct json_out *out, int64_t value)
{
    separate(out, false);
    text_addf(out->text, "%" PRId64, value);
}

void json_out_unsigned(struct json_out *out, uint64_t value)
{
    separate(out, false);
    text_addf(out->text, "%" PRIu64, value);
}

void json_out_real(struct json_out *out, double value, int decimals)
{
    char digits[400];
    int length = snprintf(digits, sizeof digits, "%.*f", decimals, value);
    while (decimals && digits[length - 1] == '0')
        length--;
    length -= decimals && digits[length - 1] == '.';
    digits[length] = '\0';
    json_out_as_read(out, digits);
}

void json_out_as_read(struct json_out *out, const char *digits)
{
    separate(out, false);
    text_add(out->text, digits);
}

void json_out_bool(struct json_out *out, bool value)
{
    separate(out, false);
    text_add(out->text, value ? "true" : "false");
}

void json_out_null(struct json_out *out)
{
    separate(out, false);
    text_add(out->text, "null");
}

void json_out_fraction(struct json_out *out, const struct fraction *value)
{
    char text[FRACTION_TEXT_MAX];
    fraction_text(value, text);
    json_out_text(out, text);
}

void json_out_decimal(struct json_out *out, const struct fraction *value, int digits)
{
    char text[FRACTION_TEXT_MAX];
    fraction_decimal(value, digits, text);
    json_out_text(out, text);
}

void json_out_key_text(struct json_out *out, const char *key, const char *value)
{
    if (!value) {
        json_out_known(out, key);
        return;
    }
    json_out_key(out, key);
    json_out_text(out, value);
}

void json_out_key_number(struct json_out *out, const char *key, int64_t value)
{
    json_out_key(out, key);
    json_out_number(out, value);
}

void json_out_key_unsigned(struct json_out *out, const char *key, uint64_t value)
{
    json_out_key(out, key);
    json_out_unsigned(out, value);
}

void json_out_key_real(struct json_out *out, const char *key, double value, int decimals)
{
    json_out_key(out, key);
    json_out_real(out, value, decimals);
}

void json_out_key_bool(struct json_out *out, const char *key, bool value)
{
    json_out_key(out, key);
    json_out_bool(out, value);
}

void json_out_key_fraction(struct json_out *out, const char *key, const struct fraction *value)
{
    json_out_key(out, key);
    json_out_fraction(out, value);
}

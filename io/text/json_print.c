/* Writing nodes and strings.  cJSON's own printer would put every seat on a line of its own and print
 * numbers as doubles. */
#include "io/text/json.h"

#include <inttypes.h>
#include <stdio.h>

#include <cjson/cJSON.h>

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

struct json_object json_object_open(struct text *out, int depth, bool broken)
{
    text_add_char(out, '{');
    return (struct json_object){out, depth, broken, false};
}

void json_object_key(struct json_object *object, const char *key)
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

void json_object_close(struct json_object *object)
{
    if (object->broken && object->begun) {
        text_add_char(object->out, '\n');
        text_add_repeated(object->out, ' ', 2 * object->depth);
    }
    text_add_char(object->out, '}');
}

void json_put_text(struct json_object *object, const char *key, const char *value)
{
    if (!value)
        return;
    json_object_key(object, key);
    json_add_string(object->out, value);
}

void json_put_integer(struct json_object *object, const char *key, int64_t value)
{
    json_object_key(object, key);
    text_addf(object->out, "%" PRId64, value);
}

void json_put_unsigned(struct json_object *object, const char *key, uint64_t value)
{
    json_object_key(object, key);
    text_addf(object->out, "%" PRIu64, value);
}

void json_add_real(struct text *out, double value, int decimals)
{
    char digits[400];
    int length = snprintf(digits, sizeof digits, "%.*f", decimals, value);
    while (decimals && digits[length - 1] == '0')
        length--;
    length -= decimals && digits[length - 1] == '.';
    text_add_bytes(out, digits, (size_t)length);
}

void json_put_real(struct json_object *object, const char *key, double value, int decimals)
{
    json_object_key(object, key);
    json_add_real(object->out, value, decimals);
}

void json_put_bool(struct json_object *object, const char *key, bool value)
{
    json_object_key(object, key);
    text_add(object->out, value ? "true" : "false");
}

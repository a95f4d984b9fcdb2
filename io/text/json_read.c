#include "io/text/json_read.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "io/text/text.h"
#include "io/text/utf8.h"
#include "scoring/memory.h"

struct json_at json_top(const char *file, const struct cJSON *document)
{
    return (struct json_at){.file = file, .node = document};
}

struct json_at json_member(const struct json_at *at, const char *key)
{
    return (struct json_at){
        .file = at->file, .up = at, .key = key, .node = cJSON_GetObjectItemCaseSensitive(at->node, key)};
}

struct json_at json_first(const struct json_at *at)
{
    const cJSON *child = at->node ? at->node->child : NULL;
    return (struct json_at){.file = at->file, .up = at, .key = child ? child->string : NULL, .node = child};
}

void json_next(struct json_at *item)
{
    item->node = item->node->next;
    item->key = item->node ? item->node->string : NULL;
    item->index++;
}

static void add_path(const struct json_at *at, struct text *path)
{
    if (!at->up)
        return;
    add_path(at->up, path);
    if (!at->key)
        text_addf(path, "[%d]", at->index);
    else
        text_addf(path, "%s%s", path->length ? "." : "", at->key);
}

bool json_fail(const struct json_at *at, struct error *err, const char *fmt, ...)
{
    char what[sizeof err->text];
    va_list args;
    va_start(args, fmt);
    vsnprintf(what, sizeof what, fmt, args);
    va_end(args);
    const struct json_at *known = at;
    while (!known->node && known->up)
        known = known->up;
    struct text path = {0};
    add_path(at, &path);
    error_set(err, STATUS_INPUT, "%s:%d: %.160s%s%s", at->file, known->node ? known->node->valueint : 1,
              path.length ? path.at : "", path.length ? ": " : "", what);
    text_release(&path);
    return false;
}

static const char *describe(const struct json_at *at)
{
    if (!at->node)
        return "missing";
    if (cJSON_IsString(at->node))
        return "is a string";
    if (cJSON_IsNumber(at->node))
        return "is a number";
    if (cJSON_IsArray(at->node))
        return "is a list";
    if (cJSON_IsObject(at->node))
        return "is an object";
    return cJSON_IsNull(at->node) ? "is null" : "is true or false";
}

static bool wrong_type(const struct json_at *at, const char *wanted, struct error *err)
{
    return json_fail(at, err, "%s, must be %s", describe(at), wanted);
}

bool json_need_object(const struct json_at *at, struct error *err)
{
    return json_is_object(at) || wrong_type(at, "an object", err);
}

bool json_need_array(const struct json_at *at, struct error *err)
{
    return json_is_array(at) || wrong_type(at, "a list", err);
}

bool json_allow_object(const struct json_at *at, struct error *err)
{
    return !json_given(at) || json_need_object(at, err);
}

bool json_allow_array(const struct json_at *at, struct error *err)
{
    return !json_given(at) || json_need_array(at, err);
}

bool json_get_text(const struct json_at *at, const char **value, struct error *err)
{
    if (!cJSON_IsString(at->node))
        return wrong_type(at, "a string", err);
    *value = at->node->valuestring;
    return true;
}

bool json_get_integer(const struct json_at *at, int64_t low, int64_t high, int64_t *value, struct error *err)
{
    if (!cJSON_IsNumber(at->node))
        return wrong_type(at, "a whole number", err);
    char *end;
    errno = 0;
    long long number = strtoll(at->node->valuestring, &end, 10);
    bool sound = !*end && !errno && number >= low && number <= high;
    if (!sound && low == high)
        return json_fail(at, err, "%.40s, must be %" PRId64, at->node->valuestring, low);
    if (!sound)
        return json_fail(at, err, "%.40s, must be a whole number from %" PRId64 " to %" PRId64,
                         at->node->valuestring, low, high);
    *value = number;
    return true;
}

bool json_get_unsigned(const struct json_at *at, uint64_t *value, struct error *err)
{
    if (!cJSON_IsNumber(at->node))
        return wrong_type(at, "a whole number", err);
    char *end;
    errno = 0;
    const char *digits = at->node->valuestring;
    unsigned long long number = strtoull(digits, &end, 10);
    if (*end || errno || *digits == '-')
        return json_fail(at, err, "%.40s, must be a whole number from 0 to %" PRIu64, digits, UINT64_MAX);
    *value = number;
    return true;
}

bool json_get_real(const struct json_at *at, double low, double high, double *value, struct error *err)
{
    if (!cJSON_IsNumber(at->node))
        return wrong_type(at, "a number", err);
    if (at->node->valuedouble < low || at->node->valuedouble > high)
        return json_fail(at, err, "%.40s, must be a number from %.9g to %.9g", at->node->valuestring, low,
                         high);
    *value = at->node->valuedouble;
    return true;
}

bool json_get_bool(const struct json_at *at, bool *value, struct error *err)
{
    if (!cJSON_IsBool(at->node))
        return wrong_type(at, "true or false", err);
    *value = cJSON_IsTrue(at->node);
    return true;
}

bool json_get_word(const struct json_at *at, word_list *list, int *value, struct error *err)
{
    const char *word = "";
    if (!json_get_text(at, &word, err))
        return false;
    int found = word_find(list, word);
    if (found < 0)
        return json_fail(at, err, "unknown word '%.40s', must be one of %s", word, ALL_WORDS(list));
    *value = found;
    return true;
}

bool json_given(const struct json_at *at)
{
    return at->node && !cJSON_IsNull(at->node);
}

bool json_is_object(const struct json_at *at)
{
    return cJSON_IsObject(at->node);
}

bool json_is_array(const struct json_at *at)
{
    return cJSON_IsArray(at->node);
}

bool json_is_number(const struct json_at *at)
{
    return cJSON_IsNumber(at->node);
}

const char *json_word(const struct json_at *at)
{
    return cJSON_IsString(at->node) || cJSON_IsNumber(at->node) ? at->node->valuestring : NULL;
}

bool json_get_id(const struct json_at *at, const char **id, struct error *err)
{
    const char *word = json_word(at);
    if (!word)
        return json_get_text(at, id, err);
    if (json_is_number(at) && word[strspn(word, "0123456789")])
        return json_fail(at, err, "%.40s, must be a string or a whole number", word);
    if (!*word || strlen(word) > JSON_NAME_BYTES_MAX || utf8_has_control(word))
        return json_fail(at, err, "'%.40s' cannot be an id, must be a short text", word);
    *id = word;
    return true;
}

bool json_read_text(const struct json_at *parent, const char *key, char **value, struct error *err)
{
    struct json_at at = json_member(parent, key);
    const char *text = "";
    if (!json_given(&at))
        return true;
    if (!json_get_text(&at, &text, err))
        return false;
    if (utf8_has_control(text))
        return json_fail(&at, err, "control character, must be plain text");
    free(*value);
    *value = mem_copy_text(text);
    return true;
}

bool json_read_integer(const struct json_at *parent, const char *key, int64_t low, int64_t high,
                       int64_t *value, struct error *err)
{
    struct json_at at = json_member(parent, key);
    return !json_given(&at) || json_get_integer(&at, low, high, value, err);
}

bool json_read_int(const struct json_at *parent, const char *key, int low, int high, int *value,
                   struct error *err)
{
    int64_t number = *value;
    if (!json_read_integer(parent, key, low, high, &number, err))
        return false;
    *value = (int)number;
    return true;
}

bool json_read_unsigned(const struct json_at *parent, const char *key, uint64_t *value, struct error *err)
{
    struct json_at at = json_member(parent, key);
    return !json_given(&at) || json_get_unsigned(&at, value, err);
}

bool json_read_word(const struct json_at *parent, const char *key, word_list *list, int *value,
                    struct error *err)
{
    struct json_at at = json_member(parent, key);
    return !json_given(&at) || json_get_word(&at, list, value, err);
}

bool json_read_real(const struct json_at *parent, const char *key, double low, double high, double *value,
                    struct error *err)
{
    struct json_at at = json_member(parent, key);
    return !json_given(&at) || json_get_real(&at, low, high, value, err);
}

bool json_read_bool(const struct json_at *parent, const char *key, bool *value, struct error *err)
{
    struct json_at at = json_member(parent, key);
    return !json_given(&at) || json_get_bool(&at, value, err);
}

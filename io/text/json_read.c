#include "io/text/json_read.h"

#include <stdlib.h>
#include <string.h>

#include "io/text/utf8.h"
#include "scoring/memory.h"

bool json_read_text(const struct json_at *parent, const char *key, char **value, struct error *err)
{
    struct json_at at = json_member(parent, key);
    const char *text;
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

bool json_read_id(const struct json_at *at, const char **id, struct error *err)
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

/* Reading JSON, with messages that say where:
 *     file:line: rounds[2].tables[0].seats[3]: unknown player '99', must be an id of players */
#ifndef ROTA_IO_TEXT_JSON_READ_H
#define ROTA_IO_TEXT_JSON_READ_H

#include <stdint.h>

#include "io/text/json.h"
#include "scoring/word_list.h"

/* A place in the document: the way to it, for messages, and the node, NULL for an absent member.  Lives on
 * the stack of the functions that walk the document. */
struct json_at {
    const char *file;
    const struct json_at *up;
    const char *key; /* in an object; NULL in an array or at the top */
    int index;
    const struct cJSON *node;
};

struct json_at json_top(const char *file, const struct cJSON *document);
/* The member of an object, its node NULL when there is none. */
struct json_at json_member(const struct json_at *at, const char *key);
/* Walks an array or object in linear time:
 *     for (struct json_at item = json_first(at); item.node; json_next(&item)) ... */
struct json_at json_first(const struct json_at *at);
void json_next(struct json_at *item);

/* Records `file:line: path: ...` as STATUS_INPUT and returns false. */
bool json_fail(const struct json_at *at, struct error *err, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* Each demands a type and fails with json_fail; an absent node fails as "missing". */
bool json_need_object(const struct json_at *at, struct error *err);
bool json_need_array(const struct json_at *at, struct error *err);
/* The same, but absent or null will do: such a list or object is as good as an empty one. */
bool json_allow_object(const struct json_at *at, struct error *err);
bool json_allow_array(const struct json_at *at, struct error *err);
bool json_get_text(const struct json_at *at, const char **value, struct error *err);
bool json_get_integer(const struct json_at *at, int64_t low, int64_t high, int64_t *value, struct error *err);
bool json_get_unsigned(const struct json_at *at, uint64_t *value, struct error *err);
bool json_get_real(const struct json_at *at, double low, double high, double *value, struct error *err);
bool json_get_bool(const struct json_at *at, bool *value, struct error *err);
/* Which word of the list it is. */
bool json_get_word(const struct json_at *at, word_list *list, int *value, struct error *err);
/* Whether the member is there and not null. */
bool json_given(const struct json_at *at);
bool json_is_object(const struct json_at *at);
bool json_is_array(const struct json_at *at);
/* The text of a string or the digits of a number, NULL for anything else. */
const char *json_word(const struct json_at *at);
bool json_is_number(const struct json_at *at);

/* The id that stands here: a string, or a whole number as others write it. */
bool json_get_id(const struct json_at *at, const char **id, struct error *err);
/* As long as a field of a CSV roster may be, so that every roster gives an event that can be read. */
enum { JSON_NAME_BYTES_MAX = 4096 };

/* Members with defaults: an absent or null one leaves *value as it is.  A text has no control characters and
 * goes into fresh memory, in the place of the old one. */
bool json_read_text(const struct json_at *parent, const char *key, char **value, struct error *err);
bool json_read_integer(const struct json_at *parent, const char *key, int64_t low, int64_t high,
                       int64_t *value, struct error *err);
bool json_read_int(const struct json_at *parent, const char *key, int low, int high, int *value,
                   struct error *err);
bool json_read_unsigned(const struct json_at *parent, const char *key, uint64_t *value, struct error *err);
bool json_read_real(const struct json_at *parent, const char *key, double low, double high, double *value,
                    struct error *err);
bool json_read_bool(const struct json_at *parent, const char *key, bool *value, struct error *err);
bool json_read_word(const struct json_at *parent, const char *key, word_list *list, int *value,
                    struct error *err);

#endif

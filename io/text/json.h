/* JSON: reading with good messages and writing (cJSON underneath).
 *
 * cJSON keeps numbers as doubles and no positions.  json_parse therefore goes over the text once more,
 * beside the tree, and leaves in every node its line (in `valueint`, which is no use as a number: it
 * saturates) and in every number its digits (in `valuestring`).  So 64-bit seeds stay exact, and numbers
 * that we do not know are written back as they were.  Messages read
 *     file:line: rounds[2].tables[0].seats[3]: unknown player '99', must be an id of players */
#ifndef ROTA_IO_TEXT_JSON_H
#define ROTA_IO_TEXT_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/word_list.h"

struct cJSON;
enum { JSON_DEPTH_MAX = 64 };

/* The parsed document, or NULL.  Refuses besides bad syntax: text that is not UTF-8, NUL, deep nesting,
 * members named twice, numbers beyond a double. */
struct cJSON *json_parse(const char *file, const char *text, size_t length, struct error *err);
void json_free(struct cJSON *node);
/* Whether a text begins like JSON, with { or [ after blanks. */
bool json_looks_like(const char *text, size_t length);

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
bool json_get_text(const struct json_at *at, const char **value, struct error *err);
bool json_get_integer(const struct json_at *at, int64_t low, int64_t high, int64_t *value, struct error *err);
bool json_get_unsigned(const struct json_at *at, uint64_t *value, struct error *err);
bool json_get_real(const struct json_at *at, double *value, struct error *err);
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

/* Writing.  `depth` levels of two blanks stand before each line that begins here. */
void json_add_string(struct text *out, const char *value);
/* The node as it was read: on one line, or over several where it holds lists of objects. */
void json_add_node(struct text *out, const struct cJSON *node, int depth);
/* All of it on one line. */
void json_add_line(struct text *out, const struct cJSON *node);

/* One object being written; `broken` puts every member on a line of its own.  What stands in a list or in
 * an inner object is written between json_object_key and the next call:
 *     struct json_object object = json_object_open(out, 0, true);
 *     json_put_text(&object, "name", name);
 *     json_object_key(&object, "list"), text_add(out, "[]");
 *     json_object_close(&object); */
struct json_object {
    struct text *out;
    int depth;
    bool broken, begun;
};
struct json_object json_object_open(struct text *out, int depth, bool broken);
void json_object_key(struct json_object *object, const char *key);
void json_object_close(struct json_object *object);
/* NULL is left out. */
void json_put_text(struct json_object *object, const char *key, const char *value);
void json_put_integer(struct json_object *object, const char *key, int64_t value);
void json_put_unsigned(struct json_object *object, const char *key, uint64_t value);
/* With so many decimals at most, none that are zeros. */
void json_put_real(struct json_object *object, const char *key, double value, int decimals);
void json_add_real(struct text *out, double value, int decimals);
void json_put_bool(struct json_object *object, const char *key, bool value);

#endif

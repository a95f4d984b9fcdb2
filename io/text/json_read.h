/* Members of the event file's objects, read with the checks that they all share.  An absent or null member
 * leaves *value as it is, except where said otherwise. */
#ifndef ROTA_IO_TEXT_JSON_READ_H
#define ROTA_IO_TEXT_JSON_READ_H

#include "io/text/json.h"
#include "scoring/event.h"

/* As long as a field of a CSV roster may be, so that every roster gives an event that can be read. */
enum { JSON_NAME_BYTES_MAX = 4096 };

/* A string without control characters, into fresh memory. */
bool json_read_text(const struct json_at *parent, const char *key, char **value, struct error *err);
bool json_read_integer(const struct json_at *parent, const char *key, int64_t low, int64_t high,
                       int64_t *value, struct error *err);
bool json_read_unsigned(const struct json_at *parent, const char *key, uint64_t *value, struct error *err);
/* Which word of the list it is. */
bool json_read_word(const struct json_at *parent, const char *key, word_list *list, int *value,
                    struct error *err);

/* The id that stands at `at` itself: a string, or a whole number as others write it.  Must be there. */
bool json_read_id(const struct json_at *at, const char **id, struct error *err);

/* The list of players at `list` (json_players.c); without `ids_needed` missing ids are filled in. */
bool json_read_players(const struct json_at *list, struct event *event, bool ids_needed, struct error *err);

#endif

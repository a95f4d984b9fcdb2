/* Writes JSON as it goes: members and elements in the order of the calls, commas and line ends looked after.
 * Members of the whole and lists inside its lists get a line each, the rest stays on one line. */
#ifndef ROTA_IO_TEXT_JSON_OUT_H
#define ROTA_IO_TEXT_JSON_OUT_H

#include <stdbool.h>
#include <stdint.h>

#include "io/text/text.h"
#include "scoring/fraction.h"

enum { JSON_OUT_DEPTH_MAX = 16 };

struct json_out {
    struct text *text;
    int depth;
    bool filled[JSON_OUT_DEPTH_MAX]; /* something stands at this level already */
    bool spread[JSON_OUT_DEPTH_MAX]; /* on lines of its own */
    bool after_key;
};

struct json_out json_out_to(struct text *text);

void json_out_open(struct json_out *out, char bracket); /* '{' or '[' */
void json_out_close(struct json_out *out, char bracket);
void json_out_key(struct json_out *out, const char *key);

void json_out_text(struct json_out *out, const char *value);
void json_out_number(struct json_out *out, int64_t value);
void json_out_bool(struct json_out *out, bool value);
void json_out_null(struct json_out *out);
void json_out_fraction(struct json_out *out, const struct fraction *value);
void json_out_decimal(struct json_out *out, const struct fraction *value, int digits);

/* A member in one call. */
void json_out_key_text(struct json_out *out, const char *key, const char *value);
void json_out_key_number(struct json_out *out, const char *key, int64_t value);
void json_out_key_bool(struct json_out *out, const char *key, bool value);
void json_out_key_fraction(struct json_out *out, const char *key, const struct fraction *value);

#endif

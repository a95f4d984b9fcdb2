/* Writes JSON as it goes: members and elements in the order of the calls, commas and line ends looked after.
 * Members of the whole and lists inside its lists get a line each, the rest stays on one line unless asked.
 *
 * An object may be written over the one that was read from a file: what the old object has beyond the members
 * that this program knows is then kept as it was.  Known is what was written or said to be known. */
#ifndef ROTA_IO_TEXT_JSON_OUT_H
#define ROTA_IO_TEXT_JSON_OUT_H

#include <stdbool.h>
#include <stdint.h>

#include "io/text/text.h"
#include "scoring/fraction.h"

struct cJSON;
enum { JSON_OUT_DEPTH_MAX = 16 };

struct json_out {
    struct text *text;
    int depth;
    int indent; /* levels that are spread over lines */
    struct json_level {
        bool filled; /* something stands here already */
        bool lines;  /* everything gets a line of its own */
        bool spread; /* something has got one */
        const struct cJSON *old;
        int first_name; /* of the members known so far, in `name` */
    } level[JSON_OUT_DEPTH_MAX];
    bool after_key, one_line;
    int names;
    const char **name;
};

/* A document of several lines, and one on a line without its end. */
struct json_out json_out_to(struct text *text);
struct json_out json_out_line(struct text *text);

void json_out_open(struct json_out *out, char bracket); /* '{' or '[' */
/* The same, with each member or element on a line of its own. */
void json_out_open_lines(struct json_out *out, char bracket);
/* An object over an old one, which is NULL (or no object) for a new one. */
void json_out_open_over(struct json_out *out, const struct cJSON *old);
void json_out_close(struct json_out *out, char bracket);

/* Before the next value.  Keys of objects over others must stay where they are until the object is closed. */
void json_out_key(struct json_out *out, const char *key);
/* A member that is known though it may be left out, or comes later. */
void json_out_known(struct json_out *out, const char *key);
/* Writes the unknown members of the old object here, instead of at the end. */
void json_out_keep(struct json_out *out);

void json_out_text(struct json_out *out, const char *value);
void json_out_number(struct json_out *out, int64_t value);
void json_out_unsigned(struct json_out *out, uint64_t value);
/* With so many decimals at most, none that are zeros. */
void json_out_real(struct json_out *out, double value, int decimals);
/* A number, or a document on one line, as it was read. */
void json_out_as_read(struct json_out *out, const char *value);
void json_out_bool(struct json_out *out, bool value);
void json_out_null(struct json_out *out);
void json_out_fraction(struct json_out *out, const struct fraction *value);
void json_out_decimal(struct json_out *out, const struct fraction *value, int digits);

/* A member in one call; a text that is NULL is left out. */
void json_out_key_text(struct json_out *out, const char *key, const char *value);
void json_out_key_number(struct json_out *out, const char *key, int64_t value);
void json_out_key_unsigned(struct json_out *out, const char *key, uint64_t value);
void json_out_key_real(struct json_out *out, const char *key, double value, int decimals);
void json_out_key_bool(struct json_out *out, const char *key, bool value);
void json_out_key_fraction(struct json_out *out, const char *key, const struct fraction *value);

/* A string alone. */
void json_add_string(struct text *out, const char *value);
/* A node as it was read, `depth` levels deep: on one line, or over several where it holds lists of lists. */
void json_add_node(struct text *out, const struct cJSON *node, int depth);
/* All of it on one line. */
void json_add_line(struct text *out, const struct cJSON *node);

#endif

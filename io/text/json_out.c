#include "io/text/json_out.h"

#include <assert.h>
#include <inttypes.h>

#include "io/text/json.h"

struct json_out json_out_to(struct text *text)
{
    return (struct json_out){.text = text};
}

static void new_line(struct json_out *out)
{
    text_add_char(out->text, '\n');
    text_add_repeated(out->text, ' ', 2 * out->depth);
}

/* What has to stand before a value or a key; `list` when an object or array begins. */
static void separate(struct json_out *out, bool list)
{
    if (out->after_key) {
        out->after_key = false;
        return;
    }
    if (!out->depth)
        return;
    if (out->filled[out->depth])
        text_add_char(out->text, ',');
    if (out->depth == 1 || (out->depth == 2 && list)) {
        new_line(out);
        out->spread[out->depth] = true;
    } else if (out->filled[out->depth]) {
        text_add_char(out->text, ' ');
    }
    out->filled[out->depth] = true;
}

void json_out_open(struct json_out *out, char bracket)
{
    separate(out, true);
    text_add_char(out->text, bracket);
    out->depth++;
    assert(out->depth < JSON_OUT_DEPTH_MAX);
    out->filled[out->depth] = out->spread[out->depth] = false;
}

void json_out_close(struct json_out *out, char bracket)
{
    bool spread = out->spread[out->depth--];
    if (spread)
        new_line(out);
    text_add_char(out->text, bracket);
    if (!out->depth)
        text_add_char(out->text, '\n');
}

void json_out_key(struct json_out *out, const char *key)
{
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
    json_out_key(out, key);
    json_out_text(out, value);
}

void json_out_key_number(struct json_out *out, const char *key, int64_t value)
{
    json_out_key(out, key);
    json_out_number(out, value);
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

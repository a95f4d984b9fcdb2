#include "io/text/html.h"

#include <ctype.h>
#include <string.h>

void html_add(struct text *out, const char *text)
{
    text_add(out, "");
    for (; *text; text++)
        switch (*text) {
        case '&':
            text_add(out, "&amp;");
            break;
        case '<':
            text_add(out, "&lt;");
            break;
        case '>':
            text_add(out, "&gt;");
            break;
        case '"':
            text_add(out, "&quot;");
            break;
        case '\'':
            text_add(out, "&#39;");
            break;
        default:
            text_add_char(out, *text);
        }
}

void html_add_json(struct text *out, const char *text)
{
    text_add_char(out, '"');
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c < 0x20 || strchr("\"\\<>&'", c)) {
            text_addf(out, "\\u%04x", c);
        } else if (!strncmp(text, "\xE2\x80\xA8", 3) || !strncmp(text, "\xE2\x80\xA9", 3)) {
            text_addf(out, "\\u20%x", (unsigned char)text[2] - 0x80);
            text += 2;
        } else {
            text_add_char(out, *text);
        }
    }
    text_add_char(out, '"');
}

void html_add_address(struct text *out, const char *id)
{
    text_add(out, "");
    for (; *id; id++)
        if ((isalnum((unsigned char)*id) && (unsigned char)*id < 128) || strchr("-_.", *id))
            text_add_char(out, *id);
        else
            text_addf(out, "%%%02X", (unsigned char)*id);
}

void html_add_base64(struct text *out, const char *bytes, size_t length)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < length; i += 3) {
        unsigned long group = 0;
        size_t have = length - i < 3 ? length - i : 3;
        for (size_t k = 0; k < 3; k++)
            group = group << 8 | (k < have ? (unsigned char)bytes[i + k] : 0);
        for (size_t k = 0; k < 4; k++)
            text_add_char(out, k <= have ? digits[group >> (18 - 6 * k) & 63] : '=');
    }
}

#include "io/text/utf8.h"

#include <stdlib.h>
#include <string.h>

#include <utf8proc.h>

#include "scoring/memory.h"

bool utf8_check(const char *file, const char *text, size_t length, struct error *err)
{
    const utf8proc_uint8_t *at = (const utf8proc_uint8_t *)text;
    int line = 1;
    for (size_t i = 0; i < length;) {
        if (at[i] == '\0')
            return error_set(err, STATUS_INPUT, "%s:%d: NUL byte at offset %zu, must be text", file, line, i);
        if (at[i] < 0x80) {
            line += at[i++] == '\n';
            continue;
        }
        utf8proc_int32_t c;
        utf8proc_ssize_t size = utf8proc_iterate(at + i, (utf8proc_ssize_t)(length - i), &c);
        if (size <= 0)
            return error_set(err, STATUS_INPUT,
                             "%s:%d: byte 0x%02X at offset %zu is not UTF-8; save the file as UTF-8", file,
                             line, at[i], i);
        i += (size_t)size;
    }
    return true;
}

/* The replacement character, which has one column like the '?' that it stands for. */
enum { BROKEN = 0xFFFD };

/* The next character; 0 at the end, BROKEN for a byte that is not UTF-8. */
static utf8proc_int32_t next(const char **text)
{
    const unsigned char *at = (const unsigned char *)*text;
    if (!*at)
        return 0;
    utf8proc_int32_t c;
    utf8proc_ssize_t size = utf8proc_iterate(at, -1, &c);
    if (size <= 0) {
        *text += 1;
        return BROKEN;
    }
    *text += size;
    return c;
}

static bool is_control(utf8proc_int32_t c)
{
    utf8proc_category_t category = utf8proc_category(c);
    return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_ZL ||
           category == UTF8PROC_CATEGORY_ZP;
}

bool utf8_has_control(const char *text)
{
    for (utf8proc_int32_t c; (c = next(&text));)
        if (is_control(c))
            return true;
    return false;
}

void utf8_add_clean(struct text *out, const char *text)
{
    text_add(out, "");
    for (const char *at = text; *at;) {
        const char *begin = at;
        utf8proc_int32_t c = next(&at);
        if (c == BROKEN || is_control(c))
            text_add_char(out, '?');
        else
            text_add_bytes(out, begin, (size_t)(at - begin));
    }
}

int utf8_width(const char *text)
{
    int width = 0;
    for (utf8proc_int32_t c; (c = next(&text));) {
        utf8proc_category_t category = utf8proc_category(c);
        if (category != UTF8PROC_CATEGORY_MN && category != UTF8PROC_CATEGORY_ME &&
            category != UTF8PROC_CATEGORY_CF)
            width += utf8proc_charwidth(c);
    }
    return width;
}

void utf8_pad(struct text *out, const char *text, int width, bool right)
{
    int blanks = width - utf8_width(text);
    if (right)
        text_add_repeated(out, ' ', blanks);
    text_add(out, text);
    if (!right)
        text_add_repeated(out, ' ', blanks);
}

/* Case-folded and decomposed, with or without the marks; the caller frees it. */
static char *fold(const char *text, bool strip_marks)
{
    utf8proc_uint8_t *folded = NULL;
    int options = UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD |
                  UTF8PROC_IGNORE | (strip_marks ? UTF8PROC_STRIPMARK : 0);
    utf8proc_ssize_t length =
        utf8proc_map((const utf8proc_uint8_t *)text, 0, &folded, (utf8proc_option_t)options);
    if (length < 0)
        return mem_copy_text(text);
    return (char *)folded;
}

bool utf8_contains(const char *name, const char *part)
{
    char *exact = fold(part, false), *bare = fold(part, true);
    char *in = fold(name, !strcmp(exact, bare));
    bool found = strstr(in, exact) != NULL;
    free(exact);
    free(bare);
    free(in);
    return found;
}

void utf8_initial(const char *name, char *initial)
{
    char *bare = fold(name, true);
    const char *at = bare;
    utf8proc_int32_t c = next(&at);
    initial[0] = '\0';
    if (c != BROKEN && c && c < 0x0590 && utf8proc_category(c) == UTF8PROC_CATEGORY_LL) {
        utf8proc_ssize_t length = utf8proc_encode_char(utf8proc_toupper(c), (utf8proc_uint8_t *)initial);
        initial[length] = '\0';
    }
    free(bare);
}

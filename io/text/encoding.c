#include "io/text/encoding.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <iconv.h>
#include <uchardet/uchardet.h>

#include "io/text/text.h"
#include "io/text/utf8.h"

static const struct mark {
    const char *bytes, *encoding;
    size_t length;
} marks[] = {{"\xEF\xBB\xBF", "UTF-8", 3}, {"\xFF\xFE", "UTF-16LE", 2}, {"\xFE\xFF", "UTF-16BE", 2}};
enum { MARKS = sizeof marks / sizeof *marks, GUESS_BYTES_MAX = 1 << 20 };

/* What a guess may be, by the name that uchardet has for it.  Where a Windows encoding has all the letters of
 * an ISO one and more, spreadsheets write the Windows one. */
static const struct candidate {
    const char *guess, *encoding;
} candidates[] = {
    {"WINDOWS-1250", "Windows-1250"}, {"WINDOWS-1251", "Windows-1251"}, {"WINDOWS-1252", "Windows-1252"},
    {"WINDOWS-1254", "Windows-1254"}, {"ISO-8859-1", "Windows-1252"},   {"ISO-8859-9", "Windows-1254"},
    {"ISO-8859-2", "ISO-8859-2"},     {"ISO-8859-3", "ISO-8859-3"},     {"ISO-8859-4", "ISO-8859-4"},
    {"ISO-8859-5", "ISO-8859-5"},     {"ISO-8859-6", "ISO-8859-6"},     {"ISO-8859-7", "ISO-8859-7"},
    {"ISO-8859-8", "ISO-8859-8"},     {"ISO-8859-10", "ISO-8859-10"},   {"ISO-8859-13", "ISO-8859-13"},
    {"ISO-8859-15", "ISO-8859-15"},   {"ISO-8859-16", "ISO-8859-16"}};
enum { CANDIDATES = sizeof candidates / sizeof *candidates };
static const char fallback[] = "Windows-1252";

/* A guess from fewer letters than these is worth nothing. */
enum { LETTERS_TO_GUESS = 4 };

static bool is_guessable(const char *text, size_t length)
{
    int letters = 0;
    for (size_t i = 0; i < length && letters < LETTERS_TO_GUESS; i++)
        letters += (unsigned char)text[i] >= 0x80;
    return letters == LETTERS_TO_GUESS;
}

static const char *guess(const char *text, size_t length)
{
    const char *encoding = fallback;
    if (!is_guessable(text, length))
        return encoding;
    uchardet_t detector = uchardet_new();
    uchardet_handle_data(detector, text, length < GUESS_BYTES_MAX ? length : GUESS_BYTES_MAX);
    uchardet_data_end(detector);
    const char *name = uchardet_get_charset(detector);
    for (int i = 0; i < CANDIDATES; i++)
        if (!strcasecmp(name, candidates[i].guess))
            encoding = candidates[i].encoding;
    uchardet_delete(detector);
    return encoding;
}

/* Windows encodings leave a few bytes without a meaning; in a text that was only guessed they become '?'. */
static bool convert(iconv_t converter, const char *text, size_t length, bool lenient, struct text *out)
{
    char *in = (char *)text; /* iconv does not write to it */
    text_add(out, "");
    while (length) {
        char buffer[4096], *to = buffer;
        size_t room = sizeof buffer;
        size_t done = iconv(converter, &in, &length, &to, &room);
        text_add_bytes(out, buffer, (size_t)(to - buffer));
        if (done != (size_t)-1 || errno == E2BIG)
            continue;
        if (!lenient)
            return false;
        text_add_char(out, '?');
        in++;
        length--;
    }
    return true;
}

static bool decode(const char *file, const char *encoding, bool lenient, const char *text, size_t length,
                   char **decoded, size_t *decoded_length, struct error *err)
{
    struct text out = {0};
    iconv_t converter = iconv_open("UTF-8", encoding);
    if (converter == (iconv_t)-1)
        return error_set(err, STATUS_USAGE,
                         "encoding '%.40s': unknown; known are utf-8, utf-16, windows-1250, windows-1251, "
                         "windows-1252, windows-1254, iso-8859-1 to -16 and all others of iconv -l",
                         encoding);
    bool ok = convert(converter, text, length, lenient, &out);
    iconv_close(converter);
    if (!ok) {
        text_release(&out);
        return error_set(err, STATUS_INPUT, "%s: not a text in %.40s", file, encoding);
    }
    *decoded = out.at;
    *decoded_length = out.length;
    return true;
}

static bool is_utf8(const char *text, size_t length)
{
    struct error ignored;
    return utf8_check("", text, length, &ignored);
}

bool encoding_decode(const char *file, const char *wish, const char *text, size_t length, char **decoded,
                     size_t *decoded_length, const char **assumed, struct error *err)
{
    *decoded = NULL;
    *assumed = NULL;
    for (int i = 0; i < MARKS; i++)
        if (length >= marks[i].length && !memcmp(text, marks[i].bytes, marks[i].length))
            return !i || decode(file, marks[i].encoding, false, text + marks[i].length,
                                length - marks[i].length, decoded, decoded_length, err);
    if (wish)
        return decode(file, wish, false, text, length, decoded, decoded_length, err);
    /* A NUL is in none of the encodings that are guessed; the reader says where it is. */
    if (is_utf8(text, length) || memchr(text, '\0', length))
        return true;
    *assumed = guess(text, length);
    return decode(file, *assumed, true, text, length, decoded, decoded_length, err);
}

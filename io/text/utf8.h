/* Text of people: is it UTF-8, how wide is it on a terminal, does a name match a search (utf8proc). */
#ifndef ROTA_IO_TEXT_UTF8_H
#define ROTA_IO_TEXT_UTF8_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/text.h"
#include "scoring/error.h"

/* STATUS_INPUT naming file, line and byte offset when the text is not UTF-8 or holds a NUL. */
bool utf8_check(const char *file, const char *text, size_t length, struct error *err);

/* Whether a name holds a control character or a line separator, which would break every list. */
bool utf8_has_control(const char *text);

/* Adds a text with every control character and every broken byte replaced by '?', fit for one line. */
void utf8_add_clean(struct text *out, const char *text);

/* Columns on a terminal: 2 for wide characters, 0 for combining and invisible ones. */
int utf8_width(const char *text);
/* Adds `text` and blanks up to `width` columns, the blanks first when `right` is set. */
void utf8_pad(struct text *out, const char *text, int width, bool right);

/* The letter under which an index lists a name: its first character without marks, as a capital.  Empty for
 * scripts that have no such letters (Chinese, say). */
enum { UTF8_INITIAL_MAX = 8 };
void utf8_initial(const char *name, char *initial);

/* Whether `name` contains `part`, whatever the case; accents count only where `part` has some, so that
 * "muller" finds "Müller". */
bool utf8_contains(const char *name, const char *part);

#endif

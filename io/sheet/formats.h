/* The formats of files with sheets.  Each is one row, `const struct sheet_format format_NAME`, in the file
 * format_NAME.c that writes it; a new format is such a file and a line in the list below. */
#ifndef ROTA_IO_SHEET_FORMATS_H
#define ROTA_IO_SHEET_FORMATS_H

#include "io/sheet/view.h"
#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/word_list.h"

#define SHEET_FORMATS(F) \
    F(pdf)               \
    F(html)              \
    F(svg)               \
    F(csv)               \
    F(txt)

struct sheet_format {
    const char *ending; /* of file names, with the dot */
    /* The kinds (io/sheet/kinds.h) in a file when none were asked for; NULL: sheet_kinds_usual. */
    unsigned (*usual)(const struct view *view);
    /* Adds the whole file to `out`, which is empty. */
    bool (*write)(const struct view *view, unsigned kinds, struct text *out, struct error *err);
};

#define F(name) extern const struct sheet_format format_##name;
SHEET_FORMATS(F)
#undef F

/* The i-th format, and its ending; NULL past the last. */
const struct sheet_format *sheet_format_at(int i);
word_list sheet_format_ending;
/* By the ending of a file name; NULL and STATUS_USAGE when there is no such format. */
const struct sheet_format *sheet_format_of(const char *path, struct error *err);

#endif

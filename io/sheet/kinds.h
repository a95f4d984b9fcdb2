/* The kinds of sheets.  Each is one row, `const struct sheet_kind sheet_NAME`, in the file NAME.c that lays
 * it out; a new kind is such a file and a line in the list below.  What `--kind` takes, what `all` means, the
 * help and the messages follow from the rows. */
#ifndef ROTA_IO_SHEET_KINDS_H
#define ROTA_IO_SHEET_KINDS_H

#include "io/sheet/list.h"
#include "io/sheet/sheet.h"
#include "io/sheet/view.h"
#include "scoring/error.h"
#include "scoring/word_list.h"

/* In the order in which they are printed. */
#define SHEET_KINDS(K) \
    K(wall)            \
    K(index)           \
    K(tables)          \
    K(players)         \
    K(records)         \
    K(standings)       \
    K(stage)           \
    K(matrix)

struct sheet_kind {
    const char *word;  /* on the command line */
    const char *about; /* a line for --help */
    enum word title;   /* in the table of contents of a PDF file */
    bool special;      /* made only when it is asked for: not part of `all` */
    /* Whether the event has something for it; else STATUS_NEGATIVE and why not.  NULL: every event has. */
    bool (*present)(const struct view *view, struct error *err);
    /* Adds its pages. */
    void (*lay_out)(struct sheet *sheet, const struct view *view);
    /* Adds all of it as one page of the size it needs, for documents and slides.  NULL: it is no drawing. */
    void (*draw)(struct sheet *sheet, const struct view *view);
    /* Adds its content as plain tables. */
    void (*list)(struct lists *lists, const struct view *view);
};

#define K(name) extern const struct sheet_kind sheet_##name;
SHEET_KINDS(K)
#undef K

/* The i-th kind, NULL past the last.  A set of kinds is an `unsigned` with the bits 1u << i. */
const struct sheet_kind *sheet_kind_at(int i);
unsigned sheet_kind_bit(const struct sheet_kind *kind);
/* Their words: of all, and of those that are drawings, the last first. */
word_list sheet_kind_word, sheet_drawing_word;
bool sheet_kind_present(const struct sheet_kind *kind, const struct view *view, struct error *err);
/* All that are not special and for which the event has something. */
unsigned sheet_kinds_usual(const struct view *view);

/* The pages of these kinds in a new sheet, which the caller releases.  `drawn`: each kind that is a drawing
 * as one page of its own size. */
void sheet_kinds_lay_out(struct sheet *sheet, const struct view *view, unsigned kinds, bool drawn);
/* Adds the tables of these kinds, without empty ones. */
void sheet_kinds_list(struct lists *lists, const struct view *view, unsigned kinds);

#endif

/* The page model: pages of boxes, lines and texts in points (1/72 inch) from the top left corner, independent
 * of what draws them.  The files of the kinds (io/sheet/kinds.h) lay pages out, io/sheet/draw.c draws them.
 *
 * A text always stays in its box: what draws it shrinks it down to `least` and then cuts it with an ellipsis.
 * Hence layouts need not measure anything. */
#ifndef ROTA_IO_SHEET_SHEET_H
#define ROTA_IO_SHEET_SHEET_H

#include <stdbool.h>
#include <stddef.h>

#include "io/sheet/qr.h"

struct box {
    double x, y, w, h;
};

/* Inks: on a colour printer, and in black and white. */
#define INKS(I)                   \
    I(TEXT, 0x15202B, 0x000000)   \
    I(SOFT, 0x56616C, 0x404040)   \
    I(RULE, 0xC3CAD1, 0xB0B0B0)   \
    I(TINT, 0xEEF3F6, 0xF0F0F0)   \
    I(ACCENT, 0x0B5C73, 0x000000) \
    I(PAPER, 0xFFFFFF, 0xFFFFFF)  \
    I(WARN, 0xB3261E, 0x000000)   \
    I(GROUP, 0xF1E3B0, 0xD8D8D8)  \
    I(MEET, 0x3E8FA8, 0x808080)
enum ink {
#define I(name, colour, mono) INK_##name,
    INKS(I)
#undef I
        INK_KINDS
};
/* 0xRRGGBB. */
unsigned ink_rgb(enum ink ink, bool mono);

enum align { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT };

/* How a text is set; it is centred vertically in its box. */
struct type {
    double size, least; /* least 0 = half the size */
    bool bold;
    enum ink ink;
    enum align align;
    int lines; /* more than 1: broken into so many lines at most */
};

enum item_kind { ITEM_TEXT, ITEM_FILL, ITEM_FRAME, ITEM_LINE, ITEM_DASH, ITEM_QR, ITEM_LOGO };

struct item {
    enum item_kind kind;
    enum ink ink;
    bool turned;    /* upside down, for the far side of a tent card */
    struct box box; /* of a line: from (x, y) to (x + w, y + h) */
    double line;    /* width of a line or frame */
    double radius;  /* of the corners of a fill or frame */
    struct type type;
    char *text;
    struct qr qr;
};

struct page {
    double width, height;
    char *mark; /* entry of the table of contents, NULL = none */
    int items, room;
    struct item *item;
};

struct sheet {
    const char *title; /* for the document's properties; not owned */
    bool mono;
    bool turned;      /* what is added now is turned around the middle of the page */
    const char *logo; /* PNG; not owned */
    size_t logo_length;
    int pages, room;
    struct page *page;
};

void sheet_release(struct sheet *sheet);

/* Everything below goes to the last page. */
struct page *sheet_add_page(struct sheet *sheet, double width, double height);
/* Puts the page `page` into the document's table of contents, if there is such a page. */
void sheet_mark(struct sheet *sheet, int page, const char *text);
/* An empty text adds nothing. */
void sheet_text(struct sheet *sheet, struct box box, struct type type, const char *text);
void sheet_textf(struct sheet *sheet, struct box box, struct type type, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
void sheet_fill(struct sheet *sheet, struct box box, enum ink ink, double radius);
void sheet_frame(struct sheet *sheet, struct box box, enum ink ink, double line, double radius);
void sheet_line(struct sheet *sheet, double x, double y, double w, double h, enum ink ink, double line);
void sheet_dash(struct sheet *sheet, double x, double y, double w, double h);
/* Takes over the code. */
void sheet_qr(struct sheet *sheet, struct box box, struct qr *qr);
void sheet_logo(struct sheet *sheet, struct box box);

/* Parts of a box, for layouts. */
struct box box_inset(struct box box, double dx, double dy);
/* The i-th of `count` equal columns or rows, with `gap` between them. */
struct box box_column(struct box box, int i, int count, double gap);
struct box box_row(struct box box, int i, int count, double gap);
/* Cuts a strip off the box and returns it. */
struct box box_cut_top(struct box *box, double height);
struct box box_cut_left(struct box *box, double width);
struct box box_cut_right(struct box *box, double width);

#endif

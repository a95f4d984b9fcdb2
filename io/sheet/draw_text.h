/* One text in its box (pango); only for io/sheet/draw*.c. */
#ifndef ROTA_IO_SHEET_DRAW_TEXT_H
#define ROTA_IO_SHEET_DRAW_TEXT_H

#include "io/sheet/sheet.h"

/* The libraries' own types, so that their headers stay out of this one. */
struct _cairo;
struct _PangoLayout;
struct _PangoFontDescription;

struct pen {
    struct _cairo *cairo;
    struct _PangoLayout *layout;
    struct _PangoFontDescription *font[2]; /* regular, bold */
};

void pen_init(struct pen *pen, struct _cairo *cairo);
void pen_release(struct pen *pen);

/* A text as it will be drawn: where, and the ink it covers, in points relative to the box. */
struct text_fit {
    double x, y; /* origin of the layout */
    struct box ink;
    bool shrunk, cut, missing;
};
/* Leaves the text in pen->layout, ready to be shown at (x, y). */
struct text_fit pen_set(struct pen *pen, double width, double height, const struct type *type,
                        const char *text);

#endif

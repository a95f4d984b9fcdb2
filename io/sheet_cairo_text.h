/* One text in its box (pango); only for io/sheet_cairo*.c. */
#ifndef ROTA_IO_SHEET_CAIRO_TEXT_H
#define ROTA_IO_SHEET_CAIRO_TEXT_H

#include <cairo.h>
#include <pango/pangocairo.h>

#include "io/sheet.h"

struct pen {
    cairo_t *cairo;
    PangoLayout *layout;
    PangoFontDescription *font[2]; /* regular, bold */
};

void pen_init(struct pen *pen, cairo_t *cairo);
void pen_release(struct pen *pen);

/* A text as it will be drawn: where, and the ink it covers, in points relative to the box. */
struct setting {
    double x, y; /* origin of the layout */
    struct box ink;
    bool shrunk, cut, missing;
};
/* Leaves the text in pen->layout, ready to be shown at (x, y). */
struct setting pen_set(struct pen *pen, double width, double height, const struct type *type,
                       const char *text);

#endif

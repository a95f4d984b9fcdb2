/* Draws the page model: PDF and SVG (cairo), texts in any script (pango).  The functions hide both libraries.
 */
#ifndef ROTA_IO_SHEET_DRAW_H
#define ROTA_IO_SHEET_DRAW_H

#include "io/sheet/sheet.h"
#include "io/text/text.h"
#include "scoring/error.h"

/* The whole file goes to `out`.  The same sheet always gives the same bytes. */
bool draw_pdf(const struct sheet *sheet, struct text *out, struct error *err);
/* The first page. */
bool draw_svg(const struct sheet *sheet, struct text *out, struct error *err);

/* Whether the bytes are a PNG picture that can be drawn; `name` is for messages (STATUS_INPUT). */
bool draw_check_png(const char *name, const char *bytes, size_t length, struct error *err);

/* Lays out every text without drawing it. */
struct draw_fit {
    int texts, shrunk, cut; /* all, set smaller than wanted, ended by an ellipsis */
    int outside;            /* leave their box or the page */
    int overlaps;           /* pairs of texts on one page whose ink overlaps */
    int missing;            /* with characters that no font has */
    char first[200];        /* the first text at fault */
    char first_cut[200];    /* the first one cut, which is no fault */
};
void draw_measure(const struct sheet *sheet, struct draw_fit *fit);

#endif

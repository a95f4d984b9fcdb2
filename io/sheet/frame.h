/* What the layouts of sheets share: runs of framed pages, and parts that stand on several kinds of them. */
#ifndef ROTA_IO_SHEET_FRAME_H
#define ROTA_IO_SHEET_FRAME_H

#include "io/sheet/sheet.h"
#include "io/sheet/view.h"

/* A run of pages with the same heading, a foot and page numbers. */
struct frame {
    struct sheet *sheet;
    const struct view *view;
    bool wide;
    const char *heading, *hint; /* not owned */
    int first;                  /* page */
    struct box body;            /* what is left of the page for the sheet */
};
void frame_open(struct frame *frame, struct sheet *sheet, const struct view *view, bool wide,
                const char *heading, const char *hint);
void frame_page(struct frame *frame);
/* Adds the feet, now that the number of pages is known. */
void frame_close(struct frame *frame);

/* The paper of a view in points, upright. */
void view_paper(const struct view *view, double *width, double *height);
/* The code of the phone page, at the page of `player` unless that is -1; nothing without an address. */
void sheet_code(struct sheet *sheet, const struct view *view, struct box box, int player);
/* The address itself, as it stands in the code. */
char *view_address(const struct view *view, int player);
/* A round badge with a number in it. */
void sheet_badge(struct sheet *sheet, struct box box, int number, double size);
/* Name and country side by side, the country to the right. */
void sheet_person(struct sheet *sheet, const struct view *view, struct box box, int player, struct type type);

#endif

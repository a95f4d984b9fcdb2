/* The parts of the phone page that are plain HTML; only for io/sheet/page*.c. */
#ifndef ROTA_IO_SHEET_PAGE_PARTS_H
#define ROTA_IO_SHEET_PAGE_PARTS_H

#include "io/sheet/view.h"
#include "io/text/text.h"

/* A name that leads to the player's own view. */
void page_add_person(struct text *out, const struct view *view, int player);
/* Rounds by table, standings, and the seeded stages, each the content of a panel. */
void page_add_rounds(struct text *out, const struct view *view);
void page_add_standings(struct text *out, const struct view *view);
void page_add_stage(struct text *out, const struct view *view);
/* Everything that the page's program works with, as JSON. */
void page_add_data(struct text *out, const struct view *view);

#endif

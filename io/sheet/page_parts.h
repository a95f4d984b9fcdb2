/* The parts of the phone page that are plain HTML; only for io/sheet_html*.c. */
#ifndef ROTA_IO_SHEET_PAGE_PARTS_H
#define ROTA_IO_SHEET_PAGE_PARTS_H

#include "io/sheet/view.h"
#include "io/text/text.h"

/* A name that leads to the player's own view. */
void html_add_person(struct text *out, const struct view *view, int player);
/* Rounds by table, standings, and the seeded stages, each the content of a panel. */
void html_add_rounds(struct text *out, const struct view *view);
void html_add_standings(struct text *out, const struct view *view);
void html_add_stage(struct text *out, const struct view *view);
/* Everything that the page's program works with, as JSON. */
void html_add_data(struct text *out, const struct view *view);

#endif

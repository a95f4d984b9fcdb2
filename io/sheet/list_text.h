/* The sheets as aligned text, and as CSV for spreadsheets. */
#ifndef ROTA_IO_SHEET_LIST_TEXT_H
#define ROTA_IO_SHEET_LIST_TEXT_H

#include "io/sheet/kinds.h"
#include "io/text/text.h"

/* `kinds`: 1u << enum sheet_kind. */
void sheet_text_print(const struct view *view, unsigned kinds, bool csv, struct text *out);

/* A cell that a spreadsheet would take for a formula (it begins with =, +, -, @, a tab or a line end, also in
 * full width) gets an apostrophe in front; any other text is added as it is. */
void csv_add_guarded(struct text *out, const char *cell);

#endif

/* One self-contained page for every player's phone: no request to anywhere, works from disk. */
#ifndef ROTA_IO_SHEET_PAGE_H
#define ROTA_IO_SHEET_PAGE_H

#include "io/sheet/view.h"
#include "io/text/text.h"

void page_print(const struct view *view, struct text *out);

#endif

/* Standings as plain tables. */
#ifndef ROTA_IO_SHEET_LIST_RANK_H
#define ROTA_IO_SHEET_LIST_RANK_H

#include "io/sheet/list.h"

/* Adds the places after the final, where that was played; the ranking with all criteria; and those without a
 * place, if any, and why.  The view must have an outcome. */
void list_rank(struct lists *lists, const struct view *view);

#endif

/* The schedule as aligned text. */
#ifndef ROTA_IO_PRINT_SHOW_H
#define ROTA_IO_PRINT_SHOW_H

#include "io/text/text.h"
#include "scoring/event.h"

/* Name and place of the event, if it has any. */
void show_title(const struct event *event, struct text *out);
/* One round, a table a line, in play order; scores and the winner's star where known.  `table` limits it
 * to one table number, 0 = all. */
void show_round(const struct event *event, const struct round *round, int table, struct text *out);
/* Everything about one table number, a round a line. */
void show_table(const struct event *event, int table, struct text *out);
/* Where one player sits, a round a line, and with whom. */
void show_player(const struct event *event, int player, struct text *out);

#endif

/* Games of a platform as CSV, one row a seat, in playing order:
 *     game,id,name,group,vp,place,winner,left
 * `game` may be `round` and `table` instead; of `vp` and `place` one will do; the others may be missing. Rows
 * of one game follow each other. */
#ifndef ROTA_IO_EVENT_GAMES_CSV_H
#define ROTA_IO_EVENT_GAMES_CSV_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/csv.h"
#include "scoring/error.h"
#include "scoring/event.h"

/* Fills an initialised event: players in order of appearance, every game a table of its own. */
bool games_csv_read(struct event *event, const char *file, const struct csv *csv, struct error *err);

#endif

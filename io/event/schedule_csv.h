/* Schedule CSV (README, Files): round,table,position,id,name,country.  For tables of other programs the
 * columns may stand in any order, `position` may be missing (then the order of the lines counts), and so may
 * `id` or `name` (the one then stands for the other). */
#ifndef ROTA_IO_EVENT_SCHEDULE_CSV_H
#define ROTA_IO_EVENT_SCHEDULE_CSV_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/csv.h"
#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/event.h"

/* Fills an initialised, empty event with players and preliminary rounds, rounds and tables in order of
 * their numbers.  table_size becomes the size of the largest table, 3 at least.  On failure
 * (STATUS_INPUT) the event is still to be released by the caller. */
bool schedule_csv_read(struct event *event, const char *name, const struct csv *csv, struct error *err);

/* The preliminary rounds. */
void schedule_csv_print(const struct event *event, struct text *out);

#endif

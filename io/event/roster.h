/* The list of players (README, Files), from CSV or JSON. */
#ifndef ROTA_IO_EVENT_ROSTER_H
#define ROTA_IO_EVENT_ROSTER_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/reading.h"
#include "scoring/error.h"
#include "scoring/event.h"

/* Adds the players to `event`, which has none yet.  A text that begins with { or [ is JSON (a list of
 * players, an object with `players`, or an event file), anything else CSV.  Missing ids become the
 * smallest free numbers in file order, so 1..N when there are none at all.  `reading` may be NULL.  On
 * failure (STATUS_INPUT with file, line and column) the event is as it was. */
bool roster_parse(struct event *event, const char *name, const char *text, size_t length,
                  struct reading *reading, struct error *err);
bool roster_read(struct event *event, const char *path, struct reading *reading, struct error *err);

/* The attribute columns in order of first appearance; the caller frees the list, not the names. */
const char **roster_attributes(const struct event *event, int *count);

/* The roster as CSV: id, name, status where someone is not active, and every attribute column. */
void roster_print_csv(const struct event *event, struct text *out);

#endif

/* Players, of an event file or of a roster in JSON. */
#ifndef ROTA_IO_EVENT_PLAYERS_JSON_H
#define ROTA_IO_EVENT_PLAYERS_JSON_H

#include "io/text/json_read.h"
#include "scoring/event.h"

/* The list of players at `list`; without `ids_needed` missing ids are filled in. */
bool players_json_read(const struct json_at *list, struct event *event, bool ids_needed, struct error *err);
/* The players of a roster: a list of players, or an object with `players` (an event file too).  Fills an
 * event without players; ids may be missing. */
bool players_json_read_roster(const struct json_at *top, struct event *event, struct error *err);

#endif

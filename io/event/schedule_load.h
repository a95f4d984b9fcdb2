/* A schedule from whatever file it is in. */
#ifndef ROTA_IO_EVENT_SCHEDULE_LOAD_H
#define ROTA_IO_EVENT_SCHEDULE_LOAD_H

#include "io/event/event_file.h"

/* Reads an event file, or a schedule as a table made by this or another program ("-": standard input).
 * *is_event tells which, and may be NULL, as may `reading`.  After a failure there is nothing to release. */
bool schedule_load(struct event_file *file, const char *path, struct reading *reading, bool *is_event,
                   struct error *err);

#endif

/* Where an event stands, as text and as JSON. */
#ifndef ROTA_IO_PRINT_STATUS_PRINT_H
#define ROTA_IO_PRINT_STATUS_PRINT_H

#include "io/text/text.h"
#include "scoring/status.h"

/* `path` is the event's file, for the next command. */
void status_print_text(const struct event *event, const struct event_status *status, const char *path,
                       struct text *out);
void status_print_json(const struct event *event, const struct event_status *status, const char *path,
                       struct text *out);

/* The next command, ready to paste. */
void status_next_add(struct text *out, const struct event *event, const struct event_status *status,
                     const char *path);

/* One seeded table that does not follow any more, without the end of the line. */
void stale_line_add(struct text *out, const struct event *event, const struct stale_table *stale);
/* A line for each seeded table that does not follow any more, each begun with `indent`. */
void stale_print(const struct event *event, const struct stale_seeding *stale, const char *indent,
                 struct text *out);
/* Which lots decide though nobody drew them, and how to draw; nothing where all is well. */
void lot_ties_print(const struct event *event, const struct lot_ties *ties, const char *path,
                    struct text *out);

/* "round 3", "semifinal", "knock-out round 2". */
void round_name_add(struct text *out, const struct round *round);

#endif

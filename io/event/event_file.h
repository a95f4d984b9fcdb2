/* The event file (README, Files): struct event from JSON and back.  Members that this program does not know,
 * at whatever level, are kept: the parsed document stays beside the event, and writing takes from it what the
 * event does not hold.  Players are matched by id, rounds by stage and number, tables by number. */
#ifndef ROTA_IO_EVENT_EVENT_FILE_H
#define ROTA_IO_EVENT_EVENT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/csv.h"
#include "io/text/reading.h"
#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/event.h"

enum { PLAYER_MEMBERS_MAX = 300, VP_MAX = 1000, TABLE_NUMBER_MAX = 1000000 };

struct cJSON;

struct event_file {
    struct event event;
    struct cJSON *document; /* as read; NULL for a new event */
};

void event_file_init(struct event_file *file);
void event_file_release(struct event_file *file);

/* Reads an event from a text or a file ("-": standard input).  After a failure there is nothing to
 * release.  Refused (STATUS_INPUT): whatever cannot be an event, such as an unknown player at a table,
 * five at a table of four, a result with three scores for four players.  What is merely a bad schedule
 * (someone missing in a round) is for scoring/validity to find. */
bool event_file_parse(struct event_file *file, const char *name, const char *text, size_t length,
                      struct error *err);
bool event_file_read(struct event_file *file, const char *path, struct error *err);
/* From a document, which belongs to the file from now on, also after a failure. */
bool event_file_take(struct event_file *file, const char *name, struct cJSON *document, struct error *err);

/* Reads an event file, or the table that `from_csv` makes an initialised event of.  *is_event tells
 * which, and may be NULL, as may `reading`. */
bool event_file_load(struct event_file *file, const char *path, struct reading *reading,
                     bool (*from_csv)(struct event *event, const char *name, const struct csv *csv,
                                      struct error *err),
                     bool *is_event, struct error *err);

/* The file's text; the same event always gives the same bytes.  One player and one table a line. */
void event_file_print(const struct event_file *file, struct text *out);
/* Whether two events would be written alike, log aside. */
bool event_same(const struct event *one, const struct event *other);
/* Writes it; an existing file is replaced only if `replace` is set (see io/text/file.h). */
bool event_file_write(const struct event_file *file, const char *path, bool replace, struct error *err);

#endif

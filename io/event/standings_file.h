/* Standings as `rota rank --json` writes them, read back for the league. */
#ifndef ROTA_IO_EVENT_STANDINGS_FILE_H
#define ROTA_IO_EVENT_STANDINGS_FILE_H

#include "io/event/season.h"
#include "io/text/json_read.h"

/* Whether the document is a table of standings (an event file is not). */
bool standings_file_is(const char *file, const struct cJSON *document);
/* Its name, or the file's; the most results that it can hold. */
const char *standings_file_title(const char *file, const struct cJSON *document);
int standings_file_rows(const char *file, const struct cJSON *document);
bool standings_file_add(struct season *season, struct league_tournament *tournament, const char *file,
                        const struct cJSON *document, struct error *err);

#endif

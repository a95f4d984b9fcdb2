/* Standings as `rota rank --json` writes them, read back for the league. */
#ifndef ROTA_IO_JSON_SEASON_H
#define ROTA_IO_JSON_SEASON_H

#include "io/json.h"
#include "io/league_load.h"

/* Whether the document is a table of standings (an event file is not). */
bool json_season_is_standings(const char *file, const struct cJSON *document);
/* Its name, or the file's; the most results that it can hold. */
const char *json_season_title(const char *file, const struct cJSON *document);
int json_season_rows(const char *file, const struct cJSON *document);
bool json_season_add(struct season *season, struct league_tournament *tournament, const char *file,
                     const struct cJSON *document, struct error *err);

/* Adds one result to a tournament that has room for it (league_load.c). */
bool season_add_result(struct season *season, struct league_tournament *tournament, const char *id,
                       const char *name, int place, const struct fraction *avg, struct error *err);

#endif

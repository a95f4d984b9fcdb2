/* Tournaments of a season from files: event files, or standings as `rota rank` writes them (JSON or CSV). */
#ifndef ROTA_IO_EVENT_SEASON_FILES_H
#define ROTA_IO_EVENT_SEASON_FILES_H

#include "io/event/season.h"

/* Adds the tournament in one file. */
bool season_add_file(struct season *season, const char *path, struct error *err);

#endif

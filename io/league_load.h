/* Tournaments of a season from files: event files, or standings as `rota rank` writes them (JSON or CSV). */
#ifndef ROTA_IO_LEAGUE_LOAD_H
#define ROTA_IO_LEAGUE_LOAD_H

#include "scoring/id_table.h"
#include "scoring/league.h"

struct season {
    struct event pool; /* everybody who took part; id and name */
    struct id_table *ids;
    bool by_name; /* persons are told apart by name, not by id */
    int tournaments;
    struct league_tournament *tournament;
    char **title; /* of each tournament; tournament[i].id points to it */
};

void season_init(struct season *season, bool by_name);
void season_release(struct season *season);
/* Adds the tournament in one file.  An id that another file gives to another name is refused. */
bool season_add_file(struct season *season, const char *path, struct error *err);

#endif

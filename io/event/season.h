/* The tournaments of a season and the persons who took part, put together result by result. */
#ifndef ROTA_IO_EVENT_SEASON_H
#define ROTA_IO_EVENT_SEASON_H

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

/* Adds a tournament without results, with room for so many; valid until the next one is added. */
struct league_tournament *season_add_tournament(struct season *season, const char *title, int room);
/* Adds one result to it.  An id that another file gives to another name is refused. */
bool season_add_result(struct season *season, struct league_tournament *tournament, const char *id,
                       const char *name, int place, const struct fraction *avg, struct error *err);

#endif

#include "io/event/season.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

void season_init(struct season *season, bool by_name)
{
    *season = (struct season){.ids = id_table_new(), .by_name = by_name};
    event_init(&season->pool);
}

void season_release(struct season *season)
{
    for (int i = 0; i < season->tournaments; i++) {
        free(season->tournament[i].result);
        free(season->title[i]);
    }
    free(season->tournament);
    free(season->title);
    id_table_free(season->ids);
    event_release(&season->pool);
}

struct league_tournament *season_add_tournament(struct season *season, const char *title, int room)
{
    size_t count = (size_t)season->tournaments;
    season->tournament = mem_grow(season->tournament, count, count + 1, sizeof *season->tournament);
    season->title = mem_grow(season->title, count, count + 1, sizeof *season->title);
    season->title[count] = mem_copy_text(title);
    struct league_tournament *t = &season->tournament[season->tournaments++];
    t->id = season->title[count];
    t->result = mem_new(struct league_result, room);
    return t;
}

bool season_add_result(struct season *season, struct league_tournament *t, const char *id, const char *name,
                       int place, const struct fraction *avg, struct error *err)
{
    int player = id_table_add(season->ids, season->by_name ? name : id);
    if (player == season->pool.players) {
        struct player *p = event_add_player(&season->pool);
        p->id = mem_copy_text(season->by_name ? name : id);
        p->name = mem_copy_text(name);
    } else if (strcmp(season->pool.player[player].name, name)) {
        return error_set(
            err, STATUS_INPUT,
            "the id %.40s is %.60s here and %.60s in another file; use ids of persons, or --by-name", id,
            name, season->pool.player[player].name);
    }
    for (int i = 0; i < t->results; i++)
        if (t->result[i].player == player)
            return error_set(err, STATUS_INPUT, "%.60s is listed twice", season->by_name ? name : id);
    t->result[t->results++] = (struct league_result){player, place, *avg};
    return true;
}

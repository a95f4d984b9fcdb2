#include "io/league_load.h"

#include <stdlib.h>
#include <string.h>

#include "io/csv.h"
#include "io/file.h"
#include "io/json_event.h"
#include "io/json_season.h"
#include "scoring/memory.h"
#include "scoring/ranking.h"

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

static struct league_tournament *add_tournament(struct season *season, const char *title, int room)
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

static bool add_event(struct season *season, const struct event *event, const char *path, struct error *err)
{
    struct rules rules = event_rules(event);
    struct standings standings;
    struct fraction none = fraction_of(0, 1);
    bool ok = true;
    if (!standings_compute(&standings, event, &rules, 1u << STAGE_PRELIM, err))
        return false;
    struct league_tournament *t = add_tournament(season, event->name ? event->name : path, event->players);
    for (int i = 0; ok && i < standings.rows; i++) {
        const struct standing *row = &standings.row[i];
        struct fraction avg = row->tally.share;
        fraction_scale(&avg, 1, (uint64_t)row->tally.games);
        ok = season_add_result(season, t, event->player[row->player].id, event->player[row->player].name,
                               row->place, &avg, err);
    }
    for (int i = 0; ok && i < standings.unranked_count; i++) {
        const struct player *player = &event->player[standings.unranked[i].player];
        if (standings.unranked[i].why != UNRANKED_NO_GAMES) /* entered, without a valid result */
            ok = season_add_result(season, t, player->id, player->name, 0, &none, err);
    }
    standings_release(&standings);
    return ok;
}

static bool read_number(const char *text, int low, int *value)
{
    char *end;
    long number = strtol(text, &end, 10);
    *value = (int)number;
    return *text && !*end && number >= low && number <= PLAYERS_MAX;
}

static bool add_csv_row(struct season *season, struct league_tournament *t, const struct csv *csv, int row,
                        const int *column, struct error *err)
{
    const char *id = csv_get(csv, row, column[1]), *name = csv_get(csv, row, column[2]);
    const char *place_text = csv_get(csv, row, column[0]), *share_text = csv_get(csv, row, column[4]);
    struct fraction avg = fraction_of(0, 1);
    int place = 0, games = 1;
    if (*place_text && !read_number(place_text, 1, &place))
        return error_set(err, STATUS_INPUT, "place: must be a number or empty, not '%.40s'", place_text);
    if (place && !read_number(csv_get(csv, row, column[3]), 1, &games))
        return error_set(err, STATUS_INPUT, "games: must be a number, not '%.40s'",
                         csv_get(csv, row, column[3]));
    if (place && !fraction_parse(&avg, share_text))
        return error_set(err, STATUS_INPUT, "share: must be a fraction such as 5/16, not '%.40s'",
                         share_text);
    fraction_scale(&avg, 1, (uint64_t)games);
    if (!*id)
        return error_set(err, STATUS_INPUT, "id: empty");
    return season_add_result(season, t, id, *name ? name : id, place, &avg, err);
}

static bool add_csv(struct season *season, const char *path, const char *text, size_t length,
                    struct error *err)
{
    static const char *const names[] = {"place", "id", "name", "games", "share"};
    struct csv csv;
    int column[5];
    bool ok = true;
    if (!csv_load(&csv, path, text, length, err))
        return false;
    for (int i = 0; i < 5; i++) {
        column[i] = csv_column(&csv, names[i]);
        if (ok && column[i] < 0 && i != 2)
            ok = error_set(err, STATUS_INPUT, "%s:%d: %s: the column is missing", path, csv.row[0].line,
                           names[i]);
    }
    struct league_tournament *t = ok ? add_tournament(season, path, csv.rows) : NULL;
    for (int row = 1; ok && row < csv.rows; row++)
        if (!add_csv_row(season, t, &csv, row, column, err))
            ok = error_prefix(err, "%s:%d", path, csv.row[row].line);
    csv_release(&csv);
    return ok;
}

static bool add_event_text(struct season *season, const char *path, const char *text, size_t length,
                           struct error *err)
{
    struct event_file file;
    if (!event_file_parse(&file, path, text, length, err))
        return false;
    bool ok = add_event(season, &file.event, path, err) || error_prefix(err, "%s", path);
    event_file_release(&file);
    return ok;
}

bool season_add_file(struct season *season, const char *path, struct error *err)
{
    const char *title = file_title(path);
    char *text;
    size_t length;
    bool ok, standings = false;
    if (!file_read(path, &text, &length, err))
        return false;
    if (!json_looks_like(text, length)) {
        ok = add_csv(season, title, text, length, err);
    } else {
        struct cJSON *document = json_parse(title, text, length, err);
        ok = document != NULL;
        if (ok)
            standings = json_season_is_standings(title, document);
        if (ok && standings)
            ok = json_season_add(
                season,
                add_tournament(season, json_season_title(title, document), json_season_rows(title, document)),
                title, document, err);
        json_free(document);
        if (ok && !standings)
            ok = add_event_text(season, title, text, length, err);
    }
    free(text);
    return ok;
}

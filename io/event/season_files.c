#include "io/event/season_files.h"

#include <stdlib.h>
#include <string.h>

#include "io/event/event_file.h"
#include "io/event/standings_file.h"
#include "io/text/data_file.h"
#include "scoring/memory.h"
#include "scoring/ranking.h"

static bool add_event(struct season *season, const struct event *event, const char *path, struct error *err)
{
    struct rules rules = event_rules(event);
    struct standings standings;
    struct fraction none = fraction_of(0, 1);
    bool ok = true;
    if (!standings_compute(&standings, event, &rules, 1u << STAGE_PRELIM, err))
        return false;
    struct league_tournament *t =
        season_add_tournament(season, event->name ? event->name : path, event->players);
    for (int i = 0; ok && i < standings.rows; i++) {
        const struct standing *row = &standings.row[i];
        struct fraction avg = row->tally.share;
        fraction_scale(&avg, 1, (uint64_t)row->tally.games);
        ok = season_add_result(season, t, event->player[row->player].id, event->player[row->player].name,
                               row->place, &avg, err);
    }
    for (int i = 0; ok && i < standings.unranked_count; i++) {
        const struct player *player = &event->player[standings.unranked[i].player];
        if (standings.unranked[i].games) /* entered, without a valid result */
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

static bool add_csv(struct season *season, const char *path, const struct csv *csv, struct error *err)
{
    static const char *const names[] = {"place", "id", "name", "games", "share"};
    int column[5];
    bool ok = true;
    for (int i = 0; i < 5; i++) {
        column[i] = csv_column(csv, names[i]);
        if (ok && column[i] < 0 && i != 2)
            ok = error_set(err, STATUS_INPUT, "%s:%d: %s: the column is missing", path, csv->row[0].line,
                           names[i]);
    }
    struct league_tournament *t = ok ? season_add_tournament(season, path, csv->rows) : NULL;
    for (int row = 1; ok && row < csv->rows; row++)
        if (!add_csv_row(season, t, csv, row, column, err))
            ok = error_prefix(err, "%s:%d", path, csv->row[row].line);
    return ok;
}

static bool add_standings(struct season *season, const char *title, const struct cJSON *document,
                          struct error *err)
{
    struct league_tournament *tournament = season_add_tournament(
        season, standings_file_title(title, document), standings_file_rows(title, document));
    return standings_file_add(season, tournament, title, document, err);
}

static bool add_event_document(struct season *season, const char *title, struct cJSON *document,
                               struct error *err)
{
    struct event_file file;
    if (!event_file_take(&file, title, document, err))
        return false;
    bool ok = add_event(season, &file.event, title, err) || error_prefix(err, "%s", title);
    event_file_release(&file);
    return ok;
}

bool season_add_file(struct season *season, const char *path, struct error *err)
{
    struct data_file data;
    bool ok;
    if (!data_file_read(&data, path, NULL, err))
        return false;
    if (!data.document)
        ok = add_csv(season, data.title, &data.csv, err);
    else if (standings_file_is(data.title, data.document))
        ok = add_standings(season, data.title, data.document, err);
    else
        ok = add_event_document(season, data.title, data_file_take(&data), err);
    data_file_release(&data);
    return ok;
}

#include "io/event/roster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "io/event/players_json.h"
#include "io/text/data_file.h"
#include "io/text/utf8.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

/* Columns with a meaning; in a header they match whatever the case. */
static const char *const columns[] = {"id", "name", "country", "club",  "team", "group",
                                      "tz", "elo",  "status",  "apart", "table"};
enum { COLUMNS = sizeof columns / sizeof *columns };

/* What each column of the header is called in the model; the caller frees the list and the names. */
static char **name_columns(const struct csv *csv)
{
    int fields = csv->row[0].fields;
    char **names = mem_new(char *, fields);
    for (int c = 0; c < fields; c++) {
        const char *title = csv_get(csv, 0, c);
        for (int i = 0; i < COLUMNS; i++)
            if (!strcasecmp(title, columns[i]))
                title = columns[i];
        names[c] = *title ? mem_copy_text(title) : mem_format("column%d", c + 1);
    }
    return names;
}

static bool check_header(const struct csv *csv, const char *file, char *const *names, struct error *err)
{
    int fields = csv->row[0].fields, line = csv->row[0].line;
    for (int c = 0; c < fields; c++) {
        if (utf8_has_control(names[c]))
            return error_set(err, STATUS_INPUT, "%s:%d: column %d: control character in the header", file,
                             line, c + 1);
        for (int d = 0; d < c; d++)
            if (!strcmp(names[c], names[d]))
                return error_set(err, STATUS_INPUT, "%s:%d: column %d: '%.40s' stands twice in the header",
                                 file, line, c + 1, names[c]);
    }
    if (csv_column(csv, "name") < 0)
        return error_set(err, STATUS_INPUT,
                         "%s:%d: no column 'name'; the first line must be a header like id,name,country",
                         file, line);
    return true;
}

static bool set_column(struct player *player, const char *column, const char *value, struct error *err)
{
    if (utf8_has_control(value))
        return error_set(err, STATUS_INPUT, "control character (a line end?), must be plain text");
    if (!strcmp(column, "id")) {
        player->id = *value ? mem_copy_text(value) : NULL;
    } else if (!strcmp(column, "name")) {
        if (!*value)
            return error_set(err, STATUS_INPUT, "empty, every player needs a name");
        player->name = mem_copy_text(value);
    } else if (!strcmp(column, "status")) {
        int status = PLAYER_ACTIVE;
        while (*value && player_status_word(status) && strcasecmp(value, player_status_word(status)))
            status++;
        if (!player_status_word(status))
            return error_set(err, STATUS_INPUT, "'%.40s', must be %s", value, ANY_WORD(player_status_word));
        player->status = (enum player_status)status;
    } else {
        player_set(player, column, value);
    }
    return true;
}

static bool read_row(const struct csv *csv, const char *file, char *const *names, int r, struct event *event,
                     struct error *err)
{
    struct player *player = event_add_player(event);
    for (int c = 0; c < csv->row[0].fields; c++)
        if (!set_column(player, names[c], csv_get(csv, r, c), err))
            return error_prefix(err, "%s:%d: column '%.40s'", file, csv->row[r].line, names[c]);
    return true;
}

/* What can be read only when all ids are known; `line[i]` is where player i stands. */
static bool settle_players(struct event *event, const char *file, const int *line, struct error *err)
{
    struct id_table *index = event_ids(event);
    bool ok = true;
    for (int i = 0; i < event->players && ok; i++) {
        const char *column;
        int first = id_table_find(index, event->player[i].id);
        if (first != i)
            ok = error_set(err, STATUS_INPUT, "%s:%d: column 'id': '%.40s' is also the id in line %d", file,
                           line[i], event->player[i].id, line[first]);
        else if (!player_columns_read(event, index, i, &column, err))
            ok = error_prefix(err, "%s:%d: column '%s'", file, line[i], column);
    }
    id_table_free(index);
    return ok;
}

static bool read_rows(const struct csv *csv, const char *file, struct event *event, struct error *err)
{
    char **names = name_columns(csv);
    int *line = mem_new(int, csv->rows);
    bool ok = check_header(csv, file, names, err);
    for (int r = 1; r < csv->rows && ok; r++) {
        if (event->players == PLAYERS_MAX) {
            ok = error_set(err, STATUS_INPUT, "%s:%d: more than %d players", file, csv->row[r].line,
                           PLAYERS_MAX);
            break;
        }
        line[event->players] = csv->row[r].line;
        ok = read_row(csv, file, names, r, event, err);
    }
    if (ok) {
        event_number_players(event);
        ok = settle_players(event, file, line, err);
    }
    for (int c = 0; c < csv->row[0].fields; c++)
        free(names[c]);
    free(names);
    free(line);
    return ok;
}

/* Takes the players of the file over, and releases it. */
static bool take_players(struct event *event, struct data_file *file, struct error *err)
{
    struct event roster;
    struct json_at top = json_top(file->title, file->document);
    event_init(&roster);
    bool ok = file->document ? players_json_read_roster(&top, &roster, err)
                             : read_rows(&file->csv, file->title, &roster, err);
    if (ok && !roster.players)
        ok = error_set(err, STATUS_INPUT, "%s: no players in it", file->title);
    if (ok) {
        event->players = roster.players;
        event->player = roster.player;
        roster.players = 0;
        roster.player = NULL;
    }
    event_release(&roster);
    data_file_release(file);
    return ok;
}

bool roster_parse(struct event *event, const char *name, const char *text, size_t length,
                  struct reading *reading, struct error *err)
{
    struct data_file file;
    return data_file_parse(&file, name, text, length, reading, err) && take_players(event, &file, err);
}

bool roster_read(struct event *event, const char *path, struct reading *reading, struct error *err)
{
    struct data_file file;
    return data_file_read(&file, path, reading, err) && take_players(event, &file, err);
}

const char **roster_attributes(const struct event *event, int *count)
{
    const char **names = mem_new(const char *, CSV_FIELDS_MAX);
    *count = 0;
    for (int i = 0; i < event->players; i++)
        for (int a = 0; a < event->player[i].attributes; a++) {
            const char *key = event->player[i].attribute[a].key;
            int c = 0;
            while (c < *count && strcmp(names[c], key))
                c++;
            if (c == *count && *count < CSV_FIELDS_MAX - 3)
                names[(*count)++] = key;
        }
    return names;
}

static void print_row(const struct event *event, const struct player *player, const char *const *names,
                      int attributes, bool status, struct text *out)
{
    const char **field = mem_new(const char *, attributes + 3);
    char **text = mem_new(char *, attributes);
    field[0] = player->id;
    field[1] = player->name;
    for (int a = 0; a < attributes; a++)
        field[2 + a] = text[a] = player_column_text(event, player, names[a]);
    field[2 + attributes] = player_status_word(player->status);
    csv_add_row(out, field, 2 + attributes + status);
    for (int a = 0; a < attributes; a++)
        free(text[a]);
    free(text);
    free(field);
}

void roster_print_csv(const struct event *event, struct text *out)
{
    int attributes;
    const char **names = roster_attributes(event, &attributes);
    const char **field = mem_new(const char *, attributes + 3);
    bool status = false;
    for (int i = 0; i < event->players; i++)
        status |= event->player[i].status != PLAYER_ACTIVE;
    field[0] = "id";
    field[1] = "name";
    for (int a = 0; a < attributes; a++)
        field[2 + a] = names[a];
    field[2 + attributes] = "status";
    csv_add_row(out, field, 2 + attributes + status);
    for (int i = 0; i < event->players; i++)
        print_row(event, &event->player[i], names, attributes, status, out);
    free(names);
    free(field);
}

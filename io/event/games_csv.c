#include "io/event/games_csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/event/event_file.h"
#include "io/text/csv.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/result_faults.h"
#include "scoring/ruleset.h"

#define COLUMNS(C) \
    C(game)        \
    C(round)       \
    C(table)       \
    C(id)          \
    C(name)        \
    C(group)       \
    C(vp)          \
    C(place)       \
    C(winner)      \
    C(left)

enum column {
#define C(name) COLUMN_##name,
    COLUMNS(C)
#undef C
        COLUMN_COUNT
};
static const char *const column_names[] = {
#define C(name) #name,
    COLUMNS(C)
#undef C
};

struct reader {
    const char *file;
    const struct csv *csv;
    int column[COLUMN_COUNT];
    struct event *event;
    struct id_table *ids;
    struct error *err;
};

static const char *get(const struct reader *in, int row, enum column column)
{
    return csv_get(in->csv, row, in->column[column]);
}

static bool fail(struct reader *in, int row, enum column column, const char *what)
{
    return error_set(in->err, STATUS_INPUT, "%s:%d: %s: %s, found '%.60s'", in->file, in->csv->row[row].line,
                     column_names[column], what, get(in, row, column));
}

static bool find_columns(struct reader *in)
{
    const char *missing = NULL;
    for (int c = 0; c < COLUMN_COUNT; c++)
        in->column[c] = csv_column(in->csv, column_names[c]);
    if (in->column[COLUMN_game] < 0 && (in->column[COLUMN_round] < 0 || in->column[COLUMN_table] < 0))
        missing = "game";
    else if (in->column[COLUMN_id] < 0)
        missing = "id";
    else if (in->column[COLUMN_vp] < 0 && in->column[COLUMN_place] < 0)
        missing = "vp";
    return !missing || error_set(in->err, STATUS_INPUT, "%s:%d: %s: the column is missing", in->file,
                                 in->csv->row[0].line, missing);
}

static bool same_game(const struct reader *in, int row, int other)
{
    if (in->column[COLUMN_game] >= 0)
        return !strcmp(get(in, row, COLUMN_game), get(in, other, COLUMN_game));
    return !strcmp(get(in, row, COLUMN_round), get(in, other, COLUMN_round)) &&
           !strcmp(get(in, row, COLUMN_table), get(in, other, COLUMN_table));
}

static bool get_number(struct reader *in, int row, enum column column, int low, int high, int *value)
{
    const char *text = get(in, row, column);
    char *end, what[64];
    long number = strtol(text, &end, 10);
    if (!*text)
        return true;
    snprintf(what, sizeof what, "must be a whole number from %d to %d", low, high);
    if (*end || number < low || number > high)
        return fail(in, row, column, what);
    *value = (int)number;
    return true;
}

static bool get_mark(struct reader *in, int row, enum column column, bool *marked)
{
    const char *text = get(in, row, column);
    *marked = !strcmp(text, "x") || !strcmp(text, "X");
    return *marked || !*text || fail(in, row, column, "must be x or empty");
}

static int find_player(struct reader *in, int row)
{
    const char *id = get(in, row, COLUMN_id), *name = get(in, row, COLUMN_name);
    int player = id_table_add(in->ids, id);
    if (player == in->event->players) {
        struct player *p = event_add_player(in->event);
        p->id = mem_copy_text(id);
        p->name = mem_copy_text(*name ? name : id);
        player_set(p, "group", get(in, row, COLUMN_group));
    }
    return player;
}

static bool read_seat(struct reader *in, int row, struct table *table)
{
    struct result *result = table->result;
    int seat = table->seats;
    bool won = false, left = false;
    if (!*get(in, row, COLUMN_id))
        return fail(in, row, COLUMN_id, "must not be empty");
    if (seat == SEATS_MAX)
        return fail(in, row, COLUMN_id, "too many rows for one game");
    table->seat[table->seats++] = find_player(in, row);
    for (int i = 0; i < seat; i++)
        if (table->seat[i] == table->seat[seat])
            return fail(in, row, COLUMN_id, "the player is there twice in one game");
    result->vp[seat] = -1;
    if (!get_number(in, row, COLUMN_vp, 0, VP_MAX, &result->vp[seat]) ||
        !get_number(in, row, COLUMN_place, 1, SEATS_MAX, &result->place[seat]) ||
        !get_mark(in, row, COLUMN_winner, &won) || !get_mark(in, row, COLUMN_left, &left))
        return false;
    if (result->vp[seat] < 0 && !result->place[seat] && !left)
        return fail(in, row, COLUMN_vp, "must be there, or a place");
    if (won && result->winner >= 0)
        return fail(in, row, COLUMN_winner, "a second winner in one game");
    if (won)
        result->winner = seat;
    if (left)
        result->left |= 1u << seat;
    return true;
}

/* Without a mark the unique highest VP has won; places need no winner. */
static bool settle_winner(struct reader *in, int row, struct table *table)
{
    struct result *result = table->result;
    bool placed = true;
    if (table->seats < 3 || table->seats > 4)
        return fail(in, row, COLUMN_id, "a game has 3 or 4 rows");
    for (int i = 0; i < table->seats; i++)
        placed &= result->place[i] > 0;
    if (!placed && result_vp_missing(table) >= 0)
        return fail(in, row, COLUMN_place, "all seats of a game need a place, or VP");
    if (!placed) /* places count when every seat has one */
        memset(result->place, 0, sizeof result->place);
    if (result->winner >= 0 || placed)
        return true;
    result->winner = result_likely_winner(table);
    return result->winner >= 0 ||
           fail(in, row, COLUMN_winner, "two have the most VP, the winner must be marked");
}

static bool read_games(struct reader *in)
{
    struct round *round = event_add_round(in->event, STAGE_PRELIM, 1);
    for (int row = 1, end; row < in->csv->rows; row = end) {
        struct table *table = round_add_table(round, round->tables + 1);
        table->result = mem_new(struct result, 1);
        table->result->winner = -1;
        for (end = row; end < in->csv->rows && same_game(in, row, end); end++)
            if (!read_seat(in, end, table))
                return false;
        if (!settle_winner(in, row, table))
            return false;
    }
    return true;
}

bool games_csv_read(struct event *event, const char *file, const struct csv *csv, struct error *err)
{
    struct reader in = {.file = file, .csv = csv, .event = event, .err = err};
    in.ids = id_table_new();
    event->rules = mem_copy_text(ruleset_ranked_by(RANKED_BY_RATING)->name);
    bool ok = find_columns(&in) && read_games(&in);
    id_table_free(in.ids);
    return ok;
}

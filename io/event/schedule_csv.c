#include "io/event/schedule_csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/event/event_file.h"
#include "io/text/csv.h"
#include "io/text/utf8.h"
#include "scoring/memory.h"
#include "scoring/ruleset.h"

/* The columns, in the order of the file that we write. */
enum column { ROUND, TABLE, POSITION, ID, NAME, COUNTRY, COLUMNS };
static const char *const titles[COLUMNS] = {"round", "table", "position", "id", "name", "country"};

/* One line of the file. */
struct seat {
    int round, table, position, line;
    int player;
};

struct reader {
    const struct csv *csv;
    const char *file;
    int column[COLUMNS];
    struct error *err;
};

static const char *get(const struct reader *reader, int row, enum column column)
{
    return csv_get(reader->csv, row, reader->column[column]);
}

static bool fail(const struct reader *reader, int line, enum column column, const char *what,
                 const char *value)
{
    return error_set(reader->err, STATUS_INPUT, "%s:%d: column '%s': '%.40s' %s", reader->file, line,
                     titles[column], value, what);
}

static bool read_number(const struct reader *reader, int row, enum column column, int high, int *value)
{
    const char *text = get(reader, row, column);
    long number = strtol(text, NULL, 10);
    if (!*text || text[strspn(text, "0123456789")] || strlen(text) > 8 || number < 1 || number > high) {
        char what[60];
        snprintf(what, sizeof what, "must be a number from 1 to %d", high);
        return fail(reader, reader->csv->row[row].line, column, what, text);
    }
    *value = (int)number;
    return true;
}

static bool find_columns(struct reader *reader)
{
    const struct csv *csv = reader->csv;
    int line = csv->row[0].line;
    for (int c = 0; c < COLUMNS; c++)
        reader->column[c] = csv_column(csv, titles[c]);
    for (int c = ROUND; c <= TABLE; c++)
        if (reader->column[c] < 0)
            return error_set(
                reader->err, STATUS_INPUT,
                "%s:%d: no column '%s'; the header of a schedule is round,table,position,id,name,country"
                "%s",
                reader->file, line, titles[c],
                reader->column[TABLE] < 0 ? " (a roster? rota plan makes the schedule)" : "");
    if (reader->column[ID] < 0 && reader->column[NAME] < 0)
        return error_set(reader->err, STATUS_INPUT, "%s:%d: no column 'id' or 'name'", reader->file, line);
    if (reader->column[ID] < 0)
        reader->column[ID] = reader->column[NAME];
    if (reader->column[NAME] < 0)
        reader->column[NAME] = reader->column[ID];
    return true;
}

/* A row with its place in the file, to sort by id and then by place. */
struct mention {
    const char *id;
    int row;
};

static int compare_mentions(const void *a, const void *b)
{
    const struct mention *x = a, *y = b;
    int order = strcmp(x->id, y->id);
    return order ? order : x->row - y->row;
}

/* first[r] = the first row with the same id as row r. */
static int *find_first_rows(const struct reader *reader)
{
    int rows = reader->csv->rows;
    struct mention *mention = mem_new(struct mention, rows);
    int *first = mem_new(int, rows);
    for (int r = 1; r < rows; r++)
        mention[r - 1] = (struct mention){get(reader, r, ID), r};
    qsort(mention, (size_t)rows - 1, sizeof *mention, compare_mentions);
    for (int i = 0, begin = 0; i < rows - 1; i++) {
        if (strcmp(mention[i].id, mention[begin].id))
            begin = i;
        first[mention[i].row] = mention[begin].row;
    }
    free(mention);
    return first;
}

static bool read_player(const struct reader *reader, int row, struct player *player)
{
    const char *id = get(reader, row, ID), *name = get(reader, row, NAME);
    int line = reader->csv->row[row].line;
    if (!*id)
        return fail(reader, line, ID, "is empty", id);
    if (utf8_has_control(id))
        return fail(reader, line, ID, "has a control character", id);
    if (utf8_has_control(name))
        return fail(reader, line, NAME, "has a control character", name);
    player->id = mem_copy_text(id);
    player->name = mem_copy_text(*name ? name : id);
    player_set(player, "country", get(reader, row, COUNTRY));
    return true;
}

/* Players in order of first mention; fills seat[] and returns false at the first bad line. */
static bool read_seats(const struct reader *reader, struct event *event, struct seat *seat)
{
    int rows = reader->csv->rows;
    int *first = find_first_rows(reader), *player = mem_new(int, rows);
    bool ok = true;
    for (int r = 1; r < rows && ok; r++) {
        struct seat *s = &seat[r - 1];
        s->line = reader->csv->row[r].line;
        ok = read_number(reader, r, ROUND, ROUNDS_MAX, &s->round) &&
             read_number(reader, r, TABLE, TABLE_NUMBER_MAX, &s->table) &&
             (reader->column[POSITION] < 0 || !*get(reader, r, POSITION) ||
              read_number(reader, r, POSITION, SEATS_MAX, &s->position));
        if (ok && first[r] == r) {
            player[r] = event->players;
            ok = read_player(reader, r, event_add_player(event));
        } else if (ok && strcmp(get(reader, r, NAME), get(reader, first[r], NAME))) {
            char what[100];
            snprintf(what, sizeof what, "is not the name that the same id has in line %d",
                     reader->csv->row[first[r]].line);
            ok = fail(reader, s->line, NAME, what, get(reader, r, NAME));
        }
        s->player = player[first[r]];
    }
    free(first);
    free(player);
    return ok;
}

static int compare_seats(const void *a, const void *b)
{
    const struct seat *x = a, *y = b;
    if (x->round != y->round)
        return x->round - y->round;
    if (x->table != y->table)
        return x->table - y->table;
    if (x->position != y->position)
        return x->position - y->position;
    return x->line - y->line;
}

/* Adds one seat to the table; seats come in order of position. */
static bool take_seat(const struct reader *reader, const struct seat *seat, struct table *table)
{
    char value[16];
    snprintf(value, sizeof value, "%d", seat->position ? seat->position : table->seats + 1);
    if (table->seats == SEATS_MAX)
        return fail(reader, seat->line, POSITION, "at most 8 players sit at a table", value);
    if (seat->position && seat->position <= table->seats)
        return fail(reader, seat->line, POSITION, "is taken by another player of this table", value);
    if (seat->position > table->seats + 1)
        return fail(reader, seat->line, POSITION, "leaves a lower position of this table empty", value);
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i] == seat->player)
            return fail(reader, seat->line, POSITION, "is the second seat of one player at this table",
                        value);
    table->seat[table->seats++] = seat->player;
    return true;
}

static bool build_rounds(const struct reader *reader, struct event *event, const struct seat *seat, int seats)
{
    struct round *round = NULL;
    struct table *table = NULL;
    int largest = 3;
    for (int i = 0; i < seats; i++) {
        if (!round || round->number != seat[i].round) {
            round = event_add_round(event, STAGE_PRELIM, seat[i].round);
            table = NULL;
        }
        if (!table || table->number != seat[i].table)
            table = round_add_table(round, seat[i].table);
        if (!take_seat(reader, &seat[i], table))
            return false;
        if (table->seats > largest)
            largest = table->seats;
    }
    event->table_size = largest;
    return true;
}

bool schedule_csv_read(struct event *event, const char *name, const struct csv *csv, struct error *err)
{
    struct reader reader = {.csv = csv, .file = name, .err = err};
    struct seat *seat = mem_new(struct seat, csv->rows);
    bool ok = find_columns(&reader);
    if (ok && csv->rows == 1)
        ok = error_set(err, STATUS_INPUT, "%s:%d: no seats below the header", name, csv->row[0].line);
    if (ok && csv->rows - 1 > PLAYERS_MAX)
        ok = error_set(err, STATUS_INPUT, "%s: more than %d seats", name, PLAYERS_MAX);
    ok = ok && read_seats(&reader, event, seat);
    if (ok) {
        qsort(seat, (size_t)csv->rows - 1, sizeof *seat, compare_seats);
        event->rules = mem_copy_text(ruleset_at(0)->name);
        ok = build_rounds(&reader, event, seat, csv->rows - 1);
    }
    free(seat);
    return ok;
}

void schedule_csv_print(const struct event *event, struct text *out)
{
    csv_add_row(out, titles, COLUMNS);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++) {
            const struct player *player = &event->player[g.table->seat[i]];
            char round[16], table[16], position[16];
            snprintf(round, sizeof round, "%d", g.round->number);
            snprintf(table, sizeof table, "%d", g.table->number);
            snprintf(position, sizeof position, "%d", i + 1);
            const char *const field[COLUMNS] = {round,      table,        position,
                                                player->id, player->name, player_get(player, "country")};
            csv_add_row(out, field, COLUMNS);
        }
}

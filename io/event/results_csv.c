#include "io/event/results_csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/text/csv.h"
#include "io/text/utf8.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"

enum { VP_ABOVE_TARGET = 10 }; /* more than that over the winning score is a slip of the pen */

#define COLUMNS(C) \
    C(stage)       \
    C(round)       \
    C(table)       \
    C(position)    \
    C(id)          \
    C(name)        \
    C(vp)          \
    C(winner)      \
    C(left)        \
    C(state)       \
    C(note)

enum column {
#define C(name) COLUMN_##name,
    COLUMNS(C)
#undef C
        COLUMN_COUNT,
    TEMPLATE_COLUMNS = COLUMN_state /* state and note may be added by hand */
};
static const char *const column_names[] = {
#define C(name) #name,
    COLUMNS(C)
#undef C
};

static void add_seat(struct text *out, const struct event *event, const struct round *round,
                     const struct table *table, int seat)
{
    const struct player *player = &event->player[table->seat[seat]];
    const struct result *result = table->result;
    char number[4][16];
    snprintf(number[0], sizeof number[0], "%d", round->number);
    snprintf(number[1], sizeof number[1], "%d", table->number);
    snprintf(number[2], sizeof number[2], "%d", seat + 1);
    snprintf(number[3], sizeof number[3], "%d", result ? result->vp[seat] : 0);
    const char *row[COLUMN_COUNT] = {
        stage_word(round->stage), number[0], number[1], number[2], player->id, player->name};
    row[COLUMN_vp] = result ? number[3] : "";
    row[COLUMN_winner] = result && result->winner == seat ? "x" : "";
    row[COLUMN_left] = result && result->left >> seat & 1 ? "x" : "";
    csv_add_row(out, row, TEMPLATE_COLUMNS);
}

void results_template(const struct event *event, const char *stage, int round, struct text *out)
{
    csv_add_row(out, column_names, TEMPLATE_COLUMNS);
    for (int r = 0; r < event->rounds; r++) {
        const struct round *at = &event->round[r];
        if ((stage && strcmp(stage, stage_word(at->stage))) || (round && at->number != round))
            continue;
        for (int t = 0; t < at->tables; t++)
            for (int i = 0; i < at->table[t].seats; i++)
                add_seat(out, event, at, &at->table[t], i);
    }
}

/* What the file says about one table. */
struct sheet {
    struct round *round;
    struct table *table;
    int line; /* of its first row */
    int rows, filled;
    int player[SEATS_MAX], line_of[SEATS_MAX]; /* by position */
    struct result result;
    bool state_given;
};

struct import {
    const char *file;
    struct csv csv;
    int column[COLUMN_COUNT];
    struct event *event;
    const struct rules *rules;
    const struct results_options *options;
    struct id_table *index;
    int sheets;
    struct sheet *sheet;
    int *sheet_of;    /* of each round: first entry in `table_sheet` */
    int *table_sheet; /* of each table of each round: sheet + 1 */
    struct error *err;
};

static bool fail(struct import *in, int line, enum column column, const char *what, const char *value)
{
    return error_set(in->err, STATUS_INPUT, "%s:%d: %s: %s%s%.60s%s", in->file, line, column_names[column],
                     what, value ? " '" : "", value ? value : "", value ? "'" : "");
}

static bool fail_word(struct import *in, int line, enum column column, word_list *list, const char *word)
{
    char what[WORDS_ROOM + 40];
    snprintf(what, sizeof what, "must be one of %s, not", ALL_WORDS(list));
    return fail(in, line, column, what, word);
}

static const char *get(const struct import *in, int row, enum column column)
{
    return csv_get(&in->csv, row, in->column[column]);
}

static bool get_number(struct import *in, int row, enum column column, int low, int high, int *value)
{
    const char *text = get(in, row, column);
    char *end;
    long number = strtol(text, &end, 10);
    if (!*text || *end || number < low || number > high) {
        char what[80];
        snprintf(what, sizeof what, "must be a whole number from %d to %d, not", low, high);
        return fail(in, in->csv.row[row].line, column, what, text);
    }
    *value = (int)number;
    return true;
}

/* An x, or nothing. */
static bool get_mark(struct import *in, int row, enum column column, bool *marked)
{
    const char *text = get(in, row, column);
    *marked = !strcmp(text, "x") || !strcmp(text, "X");
    return *marked || !*text || fail(in, in->csv.row[row].line, column, "must be x or empty, not", text);
}

static bool find_columns(struct import *in)
{
    static const enum column needed[] = {COLUMN_round, COLUMN_table, COLUMN_position,
                                         COLUMN_id,    COLUMN_vp,    COLUMN_winner};
    for (int c = 0; c < COLUMN_COUNT; c++)
        in->column[c] = csv_column(&in->csv, column_names[c]);
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (in->column[needed[i]] < 0)
            return fail(in, in->csv.row[0].line, needed[i], "the column is missing", NULL);
    return true;
}

/* The sheet of the table that a row names, begun when it is the first of that table. */
static struct sheet *find_sheet(struct import *in, int row)
{
    const char *stage_text = get(in, row, COLUMN_stage);
    int stage = *stage_text ? word_find(stage_word, stage_text) : STAGE_PRELIM, number = 0,
        line = in->csv.row[row].line;
    struct event *event = in->event;
    if (stage < 0) {
        fail_word(in, line, COLUMN_stage, stage_word, stage_text);
        return NULL;
    }
    if (!get_number(in, row, COLUMN_round, 1, ROUNDS_MAX, &number))
        return NULL;
    struct round *round = event_find_round(event, (enum stage)stage, number);
    if (!round) {
        fail(in, line, COLUMN_round, "the event has no such round:", get(in, row, COLUMN_round));
        return NULL;
    }
    if (!get_number(in, row, COLUMN_table, 1, PLAYERS_MAX, &number))
        return NULL;
    int *first = &in->table_sheet[in->sheet_of[round - event->round]];
    for (int t = 0; t < round->tables; t++) {
        int at = (number - 1 + t) % round->tables; /* nearly always the first guess */
        if (round->table[at].number != number)
            continue;
        if (!first[at]) {
            in->sheet[in->sheets] = (struct sheet){.round = round, .table = &round->table[at], .line = line};
            in->sheet[in->sheets].result.winner = -1;
            first[at] = ++in->sheets;
        }
        return &in->sheet[first[at] - 1];
    }
    fail(in, line, COLUMN_table, "the round has no such table:", get(in, row, COLUMN_table));
    return NULL;
}

static bool sits_at(const struct table *table, int player)
{
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i] == player)
            return true;
    return false;
}

/* Who, and where: positions of seeded stages are chosen at the table (G-32), so they come from the sheet. */
static bool read_position(struct import *in, struct sheet *sheet, int row, int *seat)
{
    int position = 0, line = in->csv.row[row].line;
    const char *id = get(in, row, COLUMN_id);
    if (!get_number(in, row, COLUMN_position, 1, sheet->table->seats, &position))
        return false;
    int player = id_table_find(in->index, id);
    if (player < 0)
        return fail(in, line, COLUMN_id, "the event has no such player:", id);
    if (!sits_at(sheet->table, player))
        return fail(in, line, COLUMN_id, "the player does not sit at this table:", id);
    *seat = position - 1;
    if (sheet->line_of[*seat])
        return fail(in, line, COLUMN_position, "the position is there twice:", get(in, row, COLUMN_position));
    for (int i = 0; i < sheet->table->seats; i++)
        if (sheet->line_of[i] && sheet->player[i] == player)
            return fail(in, line, COLUMN_id, "the player is there twice:", id);
    if (sheet->round->stage == STAGE_PRELIM && sheet->table->seat[*seat] != player)
        return fail(in, line, COLUMN_position, "another player has this position in the schedule, not", id);
    sheet->player[*seat] = player;
    sheet->line_of[*seat] = line;
    return true;
}

static bool read_state(struct import *in, struct sheet *sheet, int row)
{
    const char *word = get(in, row, COLUMN_state), *note = get(in, row, COLUMN_note);
    int state = word_find(sheet_state_word, word), line = in->csv.row[row].line;
    if (*word && state < 0)
        return fail_word(in, line, COLUMN_state, sheet_state_word, word);
    if (*word && sheet->state_given && sheet->result.state != (enum sheet_state)state)
        return fail(in, line, COLUMN_state, "differs within one table:", word);
    if (*word) {
        sheet->result.state = (enum sheet_state)state;
        sheet->state_given = true;
    }
    if (utf8_has_control(note))
        return fail(in, line, COLUMN_note, "control character, must be plain text", NULL);
    if (*note && !sheet->result.note)
        sheet->result.note = mem_copy_text(note);
    return true;
}

static bool read_row(struct import *in, int row)
{
    struct sheet *sheet = find_sheet(in, row);
    int seat = 0, target, line = in->csv.row[row].line;
    bool won = false, left = false;
    if (!sheet || !read_position(in, sheet, row, &seat) || !get_mark(in, row, COLUMN_winner, &won) ||
        !get_mark(in, row, COLUMN_left, &left) || !read_state(in, sheet, row))
        return false;
    sheet->rows++;
    if (won && sheet->result.winner >= 0)
        return fail(in, line, COLUMN_winner, "a second winner at this table", NULL);
    if (won && left)
        return fail(in, line, COLUMN_winner, "who left the game cannot have won it", NULL);
    if (won)
        sheet->result.winner = seat;
    if (left)
        sheet->result.left |= 1u << seat;
    if (!*get(in, row, COLUMN_vp) && !left)
        return true;
    sheet->filled++;
    target = rules_target(in->rules, sheet->table->variant);
    if (!target)
        return fail(in, line, COLUMN_vp, "the variant ep has no winning score, set options.ep_target", NULL);
    return !*get(in, row, COLUMN_vp) ||
           get_number(in, row, COLUMN_vp, 0, target + VP_ABOVE_TARGET, &sheet->result.vp[seat]);
}

/* What can only be said of a whole table. */
static bool check_sheet(struct import *in, struct sheet *sheet)
{
    const struct table *table = sheet->table;
    const struct result *result = &sheet->result;
    int target = rules_target(in->rules, table->variant);
    if (sheet->rows < table->seats) {
        char what[80];
        snprintf(what, sizeof what, "%d of %d seats are there", sheet->rows, table->seats);
        return fail(in, sheet->line, COLUMN_position, what, NULL);
    }
    if (!sheet->filled)
        return (result->winner < 0 && !result->left) ||
               fail(in, sheet->line, COLUMN_vp, "a winner, but no VP", NULL);
    if (sheet->filled < table->seats)
        return fail(in, sheet->line, COLUMN_vp, "some seats of the table have VP and others have none", NULL);
    if (result->winner < 0) /* a stand-in ended the game */
        return (result->left && in->rules->set->leaving_defined) ||
               fail(in, sheet->line, COLUMN_winner, "nobody is marked", NULL);
    if (in->options->override)
        return true;
    int line = sheet->line_of[result->winner];
    if (result->vp[result->winner] < target)
        return fail(in, line, COLUMN_winner, "the winner is below the winning score (--override accepts it)",
                    NULL);
    for (int i = 0; i < table->seats; i++)
        if (result->vp[i] > result->vp[result->winner] && !(result->left >> i & 1))
            return fail(in, line, COLUMN_winner,
                        "the winner has fewer VP than another at the table (--override accepts it)", NULL);
    return true;
}

/* Whether the sheet says what the event has already. */
static bool is_same(const struct sheet *sheet)
{
    const struct table *table = sheet->table;
    const struct result *old = table->result, *new = &sheet->result;
    bool same = old && old->winner == new->winner && old->left == new->left;
    for (int i = 0; same && i < table->seats; i++)
        same = table->seat[i] == sheet->player[i] && old->vp[i] == new->vp[i];
    return same;
}

/* G-4: a sheet that is not open any more changes by an explicit override alone. */
static bool check_change(struct import *in, const struct sheet *sheet)
{
    const struct result *old = sheet->table->result;
    bool lower = sheet->state_given && old && sheet->result.state < old->state;
    if (!sheet->filled || !old || old->state == SHEET_OPEN || in->options->override)
        return true;
    if (is_same(sheet) && !lower)
        return true;
    char what[120];
    snprintf(what, sizeof what, "table %d is %s, its result changes only with --override",
             sheet->table->number, sheet_state_word(old->state));
    return fail(in, sheet->line, COLUMN_table, what, NULL);
}

static void describe(struct text *out, const struct event *event, const struct table *table)
{
    const struct result *result = table->result;
    for (int i = 0; i < table->seats; i++)
        text_addf(out, "%s%s %d%s%s", i ? ", " : "", event->player[table->seat[i]].id, result->vp[i],
                  result->winner == i ? " won" : "", result->left >> i & 1 ? " left" : "");
}

static void apply_sheet(struct import *in, struct sheet *sheet, struct results_report *report)
{
    struct table *table = sheet->table;
    struct result *old = table->result;
    struct text log = {0};
    if (!sheet->filled)
        return;
    bool same = is_same(sheet), closed = old && old->state != SHEET_OPEN;
    enum sheet_state state = sheet->state_given ? sheet->result.state : in->options->state;
    if (!sheet->state_given && old && old->state > state)
        state = old->state;
    if (!same && closed) {
        text_addf(&log, "override of %s round %d table %d (%s): ", stage_word(sheet->round->stage),
                  sheet->round->number, table->number, sheet_state_word(old->state));
        describe(&log, in->event, table);
        text_add(&log, " -> ");
    }
    if (!old)
        table->result = mem_new(struct result, 1);
    char *note = sheet->result.note ? sheet->result.note : old ? old->note : NULL;
    if (sheet->result.note && old)
        free(old->note);
    *table->result = sheet->result;
    table->result->state = state;
    table->result->note = note;
    sheet->result.note = NULL;
    memcpy(table->seat, sheet->player, (size_t)table->seats * sizeof *table->seat);
    if (!same && closed) {
        describe(&log, in->event, table);
        event_log(in->event, in->options->time, log.at);
    }
    text_release(&log);
    report->entered += !old;
    report->changed += old && !same;
    report->unchanged += same;
}

static bool check_all(struct import *in)
{
    int tables = 0;
    for (int r = 0; r < in->event->rounds; r++) {
        in->sheet_of[r] = tables;
        tables += in->event->round[r].tables;
    }
    in->sheet = mem_new(struct sheet, tables);
    in->table_sheet = mem_new(int, tables);
    if (!find_columns(in))
        return false;
    if (in->csv.rows < 2)
        return error_set(in->err, STATUS_INPUT, "%s: no results, only a header line", in->file);
    for (int row = 1; row < in->csv.rows; row++)
        if (!read_row(in, row))
            return false;
    for (int i = 0; i < in->sheets; i++)
        if (!check_sheet(in, &in->sheet[i]) || !check_change(in, &in->sheet[i]))
            return false;
    return true;
}

bool results_import(struct event *event, const struct rules *rules, const char *file, const char *text,
                    size_t length, const struct results_options *options, struct results_report *report,
                    struct error *err)
{
    struct import in = {.file = file, .event = event, .rules = rules, .options = options, .err = err};
    *report = (struct results_report){0};
    if (!csv_load(&in.csv, file, text, length, err))
        return false;
    in.index = event_ids(event);
    in.sheet_of = mem_new(int, event->rounds);
    bool ok = check_all(&in);
    for (int i = 0; i < in.sheets; i++) {
        if (ok)
            apply_sheet(&in, &in.sheet[i], report);
        free(in.sheet[i].result.note);
    }
    if (ok && report->entered + report->changed > 0) {
        char *entry = mem_format("results: %d tables entered, %d changed, %d as they were", report->entered,
                                 report->changed, report->unchanged);
        event_log(event, options->time, entry);
        free(entry);
    }
    free(in.sheet);
    free(in.sheet_of);
    free(in.table_sheet);
    id_table_free(in.index);
    csv_release(&in.csv);
    return ok;
}

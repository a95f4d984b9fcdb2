#include "io/event/results_csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/text/utf8.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"

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
        COLUMN_COUNT
};
static const char *const column_names[] = {
#define C(name) #name,
    COLUMNS(C)
#undef C
};

/* What the file says about one table. */
struct sheet {
    struct entry entry;
    int row;               /* its first one */
    int row_of[SEATS_MAX]; /* by position */
};

struct import {
    const char *file;
    const struct csv *csv;
    int column[COLUMN_COUNT];
    struct event *event;
    const struct rules *rules;
    const struct entry_options *options;
    struct id_table *index;
    int sheets;
    struct sheet *sheet;
    int *sheet_of;    /* of each round: first entry in `table_sheet` */
    int *table_sheet; /* of each table of each round: sheet + 1 */
    struct error *err;
};

static bool fail(struct import *in, int row, enum column column, const char *what, const char *value)
{
    const struct csv_row *at = &in->csv->row[row];
    return error_set(in->err, STATUS_INPUT, "%s%s%.31s:%d: %s: %s%s%.60s%s", in->file, at->sheet ? ":" : "",
                     at->sheet ? at->sheet : "", at->line, column_names[column], what, value ? " '" : "",
                     value ? value : "", value ? "'" : "");
}

static bool fail_word(struct import *in, int row, enum column column, word_list *list, const char *word)
{
    char what[WORDS_ROOM + 40];
    snprintf(what, sizeof what, "must be one of %s, not", ALL_WORDS(list));
    return fail(in, row, column, what, word);
}

static const char *get(const struct import *in, int row, enum column column)
{
    return csv_get(in->csv, row, in->column[column]);
}

static bool get_number(struct import *in, int row, enum column column, int low, int high, int *value)
{
    const char *text = get(in, row, column);
    char *end;
    long number = strtol(text, &end, 10);
    if (!*text || *end || number < low || number > high) {
        char what[80];
        snprintf(what, sizeof what, "must be a whole number from %d to %d, not", low, high);
        return fail(in, row, column, what, text);
    }
    *value = (int)number;
    return true;
}

/* An x, or nothing. */
static bool get_mark(struct import *in, int row, enum column column, bool *marked)
{
    const char *text = get(in, row, column);
    *marked = !strcmp(text, "x") || !strcmp(text, "X");
    return *marked || !*text || fail(in, row, column, "must be x or empty, not", text);
}

static bool find_columns(struct import *in)
{
    static const enum column needed[] = {COLUMN_round, COLUMN_table, COLUMN_position,
                                         COLUMN_id,    COLUMN_vp,    COLUMN_winner};
    for (int c = 0; c < COLUMN_COUNT; c++)
        in->column[c] = csv_column(in->csv, column_names[c]);
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (in->column[needed[i]] < 0)
            return fail(in, 0, needed[i], "the column is missing", NULL);
    return true;
}

/* The sheet of the table that a row names, begun when it is the first of that table. */
static struct sheet *find_sheet(struct import *in, int row)
{
    const char *stage_text = get(in, row, COLUMN_stage);
    int stage = *stage_text ? word_find(stage_word, stage_text) : STAGE_PRELIM, number = 0;
    struct event *event = in->event;
    if (stage < 0) {
        fail_word(in, row, COLUMN_stage, stage_word, stage_text);
        return NULL;
    }
    if (!get_number(in, row, COLUMN_round, 1, ROUNDS_MAX, &number))
        return NULL;
    struct round *round = event_find_round(event, (enum stage)stage, number);
    if (!round) {
        fail(in, row, COLUMN_round, "the event has no such round:", get(in, row, COLUMN_round));
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
            in->sheet[in->sheets].row = row;
            entry_init(&in->sheet[in->sheets].entry, round, &round->table[at], in->options);
            first[at] = ++in->sheets;
        }
        return &in->sheet[first[at] - 1];
    }
    fail(in, row, COLUMN_table, "the round has no such table:", get(in, row, COLUMN_table));
    return NULL;
}

/* Where the file shows a fault, and what follows the words for it. */
static const struct {
    enum column column;
    const char *after;
} places[RESULT_FINE] = {
    [RESULT_STRANGER] = {COLUMN_id, ":"},
    [RESULT_TWICE] = {COLUMN_id, ":"},
    [RESULT_MOVED] = {COLUMN_position, ", not"},
    [RESULT_SECOND_WINNER] = {COLUMN_winner, ""},
    [RESULT_WINNER_LEFT] = {COLUMN_winner, ""},
    [RESULT_SEATS_MISSING] = {COLUMN_position, ""},
    [RESULT_VP] = {COLUMN_vp, ""},
    [RESULT_WINNER] = {COLUMN_winner, ""},
    [RESULT_NO_TARGET] = {COLUMN_vp, ""},
    [RESULT_VP_TOO_HIGH] = {COLUMN_vp, ""},
    [RESULT_WINNER_BELOW_TARGET] = {COLUMN_winner, " (--override accepts it)"},
    [RESULT_WINNER_OUTDONE] = {COLUMN_winner, " (--override accepts it)"},
    [RESULT_CLOSED] = {COLUMN_table, ", its result changes only with --override"},
};

/* Refuses the sheet for the first fault out of a set, if it has one; `id` is of the row looked at, or NULL.
 */
static bool accept(struct import *in, const struct sheet *sheet, unsigned among, int row, const char *id)
{
    enum result_fault fault = entry_refusal(&sheet->entry, in->rules, among);
    if (fault == RESULT_FINE)
        return true;
    char *text = entry_refusal_text(&sheet->entry, fault);
    char *what = mem_format("%s%s", text, places[fault].after);
    fail(in, row, places[fault].column, what, id);
    free(what);
    free(text);
    return false;
}

/* Who, and where: positions of seeded stages are chosen at the table (G-32), so they come from the sheet. */
static bool read_position(struct import *in, struct sheet *sheet, int row, int *seat)
{
    struct entry *entry = &sheet->entry;
    int position = 0;
    const char *id = get(in, row, COLUMN_id);
    if (!get_number(in, row, COLUMN_position, 1, entry->table->seats, &position))
        return false;
    int player = id_table_find(in->index, id), *taken = &entry->claim.table.seat[position - 1];
    if (player < 0)
        return fail(in, row, COLUMN_id, "the event has no such player:", id);
    int before = *taken;
    *taken = player;
    if (!accept(in, sheet, result_bit(RESULT_STRANGER), row, id))
        return false;
    if (before >= 0)
        return fail(in, row, COLUMN_position, "the position is there twice:", get(in, row, COLUMN_position));
    *seat = position - 1;
    sheet->row_of[*seat] = row;
    entry->claim.seats_given++;
    return accept(in, sheet, result_bit(RESULT_TWICE) | result_bit(RESULT_MOVED), row, id);
}

static bool read_state(struct import *in, struct entry *entry, int row)
{
    const char *word = get(in, row, COLUMN_state), *note = get(in, row, COLUMN_note);
    int state = word_find(sheet_state_word, word);
    if (*word && state < 0)
        return fail_word(in, row, COLUMN_state, sheet_state_word, word);
    if (*word && entry->state_given && entry->result.state != (enum sheet_state)state)
        return fail(in, row, COLUMN_state, "differs within one table:", word);
    if (*word) {
        entry->result.state = (enum sheet_state)state;
        entry->state_given = true;
    }
    if (utf8_has_control(note))
        return fail(in, row, COLUMN_note, "control character, must be plain text", NULL);
    if (*note && !entry->result.note)
        entry->result.note = mem_copy_text(note);
    return true;
}

static bool read_row(struct import *in, int row)
{
    struct sheet *sheet = find_sheet(in, row);
    int seat = 0;
    bool won = false, left = false, vp = *get(in, row, COLUMN_vp);
    if (!sheet || !read_position(in, sheet, row, &seat) || !get_mark(in, row, COLUMN_winner, &won) ||
        !get_mark(in, row, COLUMN_left, &left) || !read_state(in, &sheet->entry, row))
        return false;
    struct claim *claim = &sheet->entry.claim;
    struct result *result = &sheet->entry.result;
    claim->marked |= (unsigned)won << seat;
    result->left |= (unsigned)left << seat;
    if (won)
        result->winner = seat;
    unsigned among = result_bit(RESULT_SECOND_WINNER) | result_bit(RESULT_WINNER_LEFT);
    if (vp || left)
        among |= result_bit(RESULT_NO_TARGET);
    if (!accept(in, sheet, among, row, NULL))
        return false;
    int most = result_vp_most(in->rules, claim->table.variant);
    return !vp || get_number(in, row, COLUMN_vp, 0, most, &result->vp[seat]);
}

/* What can only be said of a whole table. */
static bool check_sheet(struct import *in, struct sheet *sheet)
{
    const unsigned odd = result_bit(RESULT_WINNER_BELOW_TARGET) | result_bit(RESULT_WINNER_OUTDONE);
    int winner = sheet->entry.result.winner;
    if (entry_is_blank(&sheet->entry))
        return accept(in, sheet, result_bit(RESULT_SEATS_MISSING), sheet->row, NULL);
    entry_settle(&sheet->entry, in->rules);
    return accept(in, sheet, ~(odd | result_bit(RESULT_CLOSED)), sheet->row, NULL) &&
           accept(in, sheet, odd, winner < 0 ? sheet->row : sheet->row_of[winner], NULL) &&
           accept(in, sheet, result_bit(RESULT_CLOSED), sheet->row, NULL);
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
    if (in->csv->rows < 2)
        return error_set(in->err, STATUS_INPUT, "%s: no results, only a header line", in->file);
    for (int row = 1; row < in->csv->rows; row++)
        if (!read_row(in, row))
            return false;
    for (int i = 0; i < in->sheets; i++)
        if (!check_sheet(in, &in->sheet[i]))
            return false;
    return true;
}

bool results_import(struct event *event, const struct rules *rules, const struct data_file *file,
                    const struct entry_options *options, struct entry_report *report, struct error *err)
{
    struct import in = {.file = file->title,
                        .csv = &file->csv,
                        .event = event,
                        .rules = rules,
                        .options = options,
                        .err = err};
    *report = (struct entry_report){0};
    if (file->document)
        return error_set(err, STATUS_INPUT, "%s: JSON, must be a table of results", file->title);
    in.index = event_ids(event);
    in.sheet_of = mem_new(int, event->rounds);
    bool ok = check_all(&in);
    for (int i = 0; i < in.sheets; i++) {
        ok = ok && event_enter_result(event, rules, &in.sheet[i].entry, report, err);
        entry_release(&in.sheet[i].entry);
    }
    if (ok)
        event_log_results(event, report, options->time);
    free(in.sheet);
    free(in.sheet_of);
    free(in.table_sheet);
    id_table_free(in.index);
    return ok;
}

#include "io/text/csv.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <csv.h>

#include "io/text/utf8.h"
#include "scoring/memory.h"

void csv_append(struct csv *csv, int line, const char *sheet, char *const *field, int fields)
{
    if (!(csv->rows & (csv->rows - 1))) {
        size_t old = (size_t)csv->rows;
        csv->row = mem_grow(csv->row, old, old ? 2 * old : 1, sizeof *csv->row);
    }
    struct csv_row *row = &csv->row[csv->rows++];
    *row = (struct csv_row){.line = line, .sheet = sheet, .fields = fields, .field = mem_new(char *, fields)};
    memcpy(row->field, field, (size_t)fields * sizeof *row->field);
}

const char *csv_add_sheet(struct csv *csv, const char *name)
{
    csv->sheet = mem_grow(csv->sheet, (size_t)csv->sheets, (size_t)csv->sheets + 1, sizeof *csv->sheet);
    return csv->sheet[csv->sheets++] = mem_copy_text(name);
}

/* What the callbacks of libcsv need; they cannot fail, so the first failure is kept here. */
struct reader {
    struct csv *csv;
    const char *file;
    struct error *err;
    bool failed;
    bool inside;  /* within a row, that is in a quoted field that goes on over the line end */
    bool ended;   /* a row ended in this line */
    int line;     /* now */
    int row_line; /* where the row began */
    int fields;   /* of the row so far */
    char *field[CSV_FIELDS_MAX];
};

static void on_field(void *bytes, size_t length, void *context)
{
    struct reader *reader = context;
    if (reader->failed)
        return;
    if (length > CSV_FIELD_BYTES_MAX) {
        reader->failed = !error_set(
            reader->err, STATUS_INPUT, "%s:%d: column %d: field of %zu bytes, at most %d are allowed",
            reader->file, reader->row_line, reader->fields + 1, length, CSV_FIELD_BYTES_MAX);
        return;
    }
    int most = reader->csv->rows ? reader->csv->row[0].fields : CSV_FIELDS_MAX;
    if (reader->fields == most) {
        reader->failed =
            !error_set(reader->err, STATUS_INPUT, "%s:%d: column %d: too many fields, %s %d", reader->file,
                       reader->row_line, most + 1, reader->csv->rows ? "the header has" : "at most", most);
        return;
    }
    char *copy = mem_new(char, length + 1);
    if (length)
        memcpy(copy, bytes, length);
    reader->field[reader->fields++] = copy;
}

/* A row of nothing but delimiters, as spreadsheets leave below a list. */
static bool drop_empty_row(struct reader *reader)
{
    for (int i = 0; i < reader->fields; i++)
        if (*reader->field[i])
            return false;
    for (int i = 0; i < reader->fields; i++)
        free(reader->field[i]);
    reader->fields = 0;
    return true;
}

static void on_row(int terminator, void *context)
{
    struct reader *reader = context;
    struct csv *csv = reader->csv;
    (void)terminator;
    if (reader->failed)
        return;
    reader->ended = true;
    if (csv->rows && drop_empty_row(reader))
        return;
    csv_append(csv, reader->row_line, NULL, reader->field, reader->fields);
    reader->fields = 0;
}

/* The delimiter that stands most often in the first line, outside quotes. */
static char find_delimiter(const char *text, size_t length)
{
    static const char candidates[] = ",;\t";
    int count[3] = {0}, best = 0;
    bool quoted = false;
    for (size_t i = 0; i < length && (quoted || (text[i] != '\n' && text[i] != '\r')); i++) {
        quoted ^= text[i] == '"';
        const char *found = quoted || !text[i] ? NULL : strchr(candidates, text[i]);
        if (found)
            count[found - candidates]++;
    }
    for (int i = 1; i < 3; i++)
        if (count[i] > count[best])
            best = i;
    return candidates[best];
}

/* Length of the line with its end: LF, CRLF or a lone CR. */
static size_t line_length(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\n')
            return i + 1;
        if (text[i] == '\r')
            return i + 1 < length && text[i + 1] == '\n' ? i + 2 : i + 1;
    }
    return length;
}

static bool is_blank(const char *text, size_t length, char delimiter)
{
    for (size_t i = 0; i < length; i++)
        if (!strchr(" \t\r\n", text[i]) || text[i] == delimiter)
            return false;
    return true;
}

/* Line by line, so that the line where each row begins is known. */
static bool feed(struct reader *reader, struct csv_parser *parser, const char *text, size_t length)
{
    while (length && !reader->failed) {
        size_t size = line_length(text, length);
        reader->line++;
        if (!reader->inside)
            reader->row_line = reader->line;
        reader->ended = false;
        size_t done = csv_parse(parser, text, size, on_field, on_row, reader);
        if (done != size && !reader->failed)
            return error_set(
                reader->err, STATUS_INPUT,
                "%s:%d: byte %zu of the line: stray quote; fields with quotes are written \"like "
                "\"\"this\"\"\"",
                reader->file, reader->line, done);
        reader->inside = !reader->ended && (reader->inside || !is_blank(text, size, reader->csv->delimiter));
        text += size;
        length -= size;
    }
    return !reader->failed;
}

bool csv_load(struct csv *csv, const char *file, const char *text, size_t length, struct error *err)
{
    *csv = (struct csv){0};
    if (!utf8_check(file, text, length, err))
        return false;
    if (length >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3)) {
        text += 3;
        length -= 3;
    }
    csv->delimiter = find_delimiter(text, length);
    struct csv_parser parser;
    if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI))
        return error_set(err, STATUS_INTERNAL, "libcsv does not start");
    csv_set_delim(&parser, (unsigned char)csv->delimiter);
    struct reader *reader = mem_new(struct reader, 1);
    *reader = (struct reader){.csv = csv, .file = file, .err = err};
    bool ok = feed(reader, &parser, text, length);
    if (ok && csv_fini(&parser, on_field, on_row, reader))
        ok = error_set(err, STATUS_INPUT, "%s:%d: quote never closed", file, reader->row_line);
    ok = ok && !reader->failed;
    if (ok && !csv->rows)
        ok = error_set(err, STATUS_INPUT, "%s:1: empty, must begin with a header line", file);
    csv_free(&parser);
    for (int i = 0; i < reader->fields; i++)
        free(reader->field[i]);
    free(reader);
    if (!ok)
        csv_release(csv);
    return ok;
}

void csv_release(struct csv *csv)
{
    for (int r = 0; r < csv->rows; r++) {
        for (int i = 0; i < csv->row[r].fields; i++)
            free(csv->row[r].field[i]);
        free(csv->row[r].field);
    }
    free(csv->row);
    for (int i = 0; i < csv->sheets; i++)
        free(csv->sheet[i]);
    free(csv->sheet);
    *csv = (struct csv){0};
}

const char *csv_get(const struct csv *csv, int row, int column)
{
    return column >= 0 && column < csv->row[row].fields ? csv->row[row].field[column] : "";
}

int csv_column(const struct csv *csv, const char *name)
{
    for (int i = 0; csv->rows && i < csv->row[0].fields; i++)
        if (!strcasecmp(csv->row[0].field[i], name))
            return i;
    return -1;
}

/* Semicolon and tab too: whoever reads it may guess another delimiter.  Outer blanks would be dropped. */
static bool needs_quotes(const char *field)
{
    size_t length = strlen(field);
    return field[strcspn(field, ",;\t\"\r\n")] || (length && (field[0] == ' ' || field[length - 1] == ' '));
}

void csv_add_row(struct text *out, const char *const *field, int fields)
{
    for (int i = 0; i < fields; i++) {
        if (i)
            text_add_char(out, ',');
        /* A line with nothing on it would be skipped by the reader. */
        if (!needs_quotes(field[i]) && (fields > 1 || *field[i])) {
            text_add(out, field[i]);
            continue;
        }
        text_add_char(out, '"');
        for (const char *c = field[i]; *c; c++) {
            if (*c == '"')
                text_add_char(out, '"');
            text_add_char(out, *c);
        }
        text_add_char(out, '"');
    }
    text_add_char(out, '\n');
}

static bool looks_like_formula(const char *cell)
{
    static const char *const wide[] = {"＝", "＋", "－", "＠"};
    if (*cell && strchr("=+-@\t\r\n", *cell))
        return true;
    for (int i = 0; i < 4; i++)
        if (!strncmp(cell, wide[i], strlen(wide[i])))
            return true;
    return false;
}

void csv_add_guarded(struct text *out, const char *cell)
{
    if (looks_like_formula(cell))
        text_add_char(out, '\'');
    text_add(out, cell);
}

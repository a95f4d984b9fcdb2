/* CSV tables: a text to rows of fields with their line numbers, and back (libcsv).
 * The delimiter (comma, semicolon or tab) is told from the header line.  Quotes must be in order; fields
 * may hold line ends when quoted; blanks around unquoted fields are dropped; blank lines and rows
 * with nothing in them are skipped. */
#ifndef ROTA_IO_TEXT_CSV_H
#define ROTA_IO_TEXT_CSV_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/text.h"
#include "scoring/error.h"

enum { CSV_FIELDS_MAX = 256, CSV_FIELD_BYTES_MAX = 4096 };

struct csv_row {
    int line;          /* where the row begins, from 1 */
    const char *sheet; /* of a workbook, where there are several; else NULL */
    int fields;
    char **field;
};

/* Row 0 is the header.  No row has more fields than it; shorter ones are allowed. */
struct csv {
    char delimiter;
    int rows;
    struct csv_row *row;
    int sheets; /* their names, which the rows point to */
    char **sheet;
};

/* Fills `csv`, which csv_release frees; nothing to free after a failure.  `file` is for messages.
 * (libcsv itself has taken the name csv_parse.) */
bool csv_load(struct csv *csv, const char *file, const char *text, size_t length, struct error *err);
void csv_release(struct csv *csv);

/* Adds a row; its fields, copied as pointers, belong to the table from now on. */
void csv_append(struct csv *csv, int line, const char *sheet, char *const *field, int fields);
/* Keeps the name of a sheet for the rows to come. */
const char *csv_add_sheet(struct csv *csv, const char *name);

/* The field of a row, "" where the row is too short or `column` is -1. */
const char *csv_get(const struct csv *csv, int row, int column);
/* The column of this name, whatever the case, or -1. */
int csv_column(const struct csv *csv, const char *name);

/* Adds a line with a comma between the fields, quoted where needed. */
void csv_add_row(struct text *out, const char *const *field, int fields);
/* A cell that a spreadsheet would take for a formula (it begins with =, +, -, @, a tab or a line end, also in
 * full width) gets an apostrophe in front; any other text is added as it is. */
void csv_add_guarded(struct text *out, const char *cell);

#endif

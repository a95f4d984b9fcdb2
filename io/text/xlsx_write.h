/* Excel workbooks (.xlsx) of plain tables (libxlsxwriter).  Every cell is text or a number, none a formula;
 * the header line stays in sight, and columns are as wide as what is in them. */
#ifndef ROTA_IO_TEXT_XLSX_WRITE_H
#define ROTA_IO_TEXT_XLSX_WRITE_H

#include <stdbool.h>

#include "io/text/text.h"
#include "scoring/error.h"

struct xlsx_writer;

/* What may be typed into the cells of a column. */
enum xlsx_input {
    XLSX_FIXED, /* nothing, when any column of the sheet is for typing */
    XLSX_WHOLE, /* a whole number from 0 to `most` */
    XLSX_MARK,  /* an x */
    XLSX_FREE,  /* anything */
};

struct xlsx_column {
    const char *title;
    bool is_number; /* whole numbers in it become numbers; else all is text */
    enum xlsx_input input;
    int most;
};

/* Whether the name of a file asks for a workbook. */
bool xlsx_wanted(const char *path);

struct xlsx_writer *xlsx_new(void);
/* Begins a sheet, to which rows are added.  Its name is cut to what Excel allows and made different from
 * those before. */
void xlsx_add_sheet(struct xlsx_writer *writer, const char *name, const struct xlsx_column *column,
                    int columns);
void xlsx_add_row(struct xlsx_writer *writer, const char *const *field);
/* Adds the bytes of the workbook to `out`, and frees the writer, also after a failure. */
bool xlsx_finish(struct xlsx_writer *writer, struct text *out, struct error *err);

#endif

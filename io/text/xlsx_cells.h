/* What the parts of an Excel workbook mean, element by element; io/text/xlsx_read.c finds and parses them. */
#ifndef ROTA_IO_TEXT_XLSX_CELLS_H
#define ROTA_IO_TEXT_XLSX_CELLS_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/csv.h"
#include "io/text/text.h"

struct xlsx_book {
    const char *file; /* for messages */
    struct csv *csv;  /* what is filled */
    bool from_1904;   /* dates count from there */
    int sheets;
    struct xlsx_sheet {
        char *name, *relation, *path;
        bool hidden;
    } * sheet;
    int formats; /* number formats of the workbook's own */
    struct xlsx_format {
        int id;
        bool is_date;
    } * format;
    int styles;
    bool *style_is_date;
    int strings; /* shared by the cells */
    char **string;
    size_t bytes; /* that strings and table take, up to a limit */
};
void xlsx_book_release(struct xlsx_book *book);

/* A part while it is parsed: what to do at the start and end of an element and with the text between.  After
 * `failed` nothing more is asked. */
struct xlsx_part {
    struct xlsx_book *book;
    const char *name; /* in the ZIP file */
    void (*start)(struct xlsx_part *part, const char *name, const char **attribute);
    void (*end)(struct xlsx_part *part, const char *name);
    void (*text)(struct xlsx_part *part, const char *text, size_t length);
    struct error *err;
    bool failed;

    bool inside; /* a list of styles; a text or value */
    int skipped; /* depth within what is pronounced, not written */
    struct text collected;
    int sheet;
    const char *sheet_name;  /* for the rows, NULL when there is only this one */
    bool has_header;         /* of this sheet, met already */
    int row, column, fields; /* of the cell now, row and column from 1 */
    char type;               /* of the cell: s(hared), i(nline), b(oolean), n(umber), t(ext) */
    int style;
    char *field[CSV_FIELDS_MAX];
};

/* Records that the part is bad and returns false. */
bool xlsx_fail(struct xlsx_part *part, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

void xlsx_workbook_start(struct xlsx_part *part, const char *name, const char **attribute);
void xlsx_relations_start(struct xlsx_part *part, const char *name, const char **attribute);
void xlsx_styles_start(struct xlsx_part *part, const char *name, const char **attribute);
void xlsx_styles_end(struct xlsx_part *part, const char *name);
void xlsx_strings_start(struct xlsx_part *part, const char *name, const char **attribute);
void xlsx_strings_end(struct xlsx_part *part, const char *name);
void xlsx_strings_text(struct xlsx_part *part, const char *text, size_t length);

/* Makes the part one of cells, and releases what it still holds; with `named` the rows bear the sheet's name.
 */
void xlsx_begin_sheet(struct xlsx_part *part, bool named);
void xlsx_end_sheet(struct xlsx_part *part);

#endif

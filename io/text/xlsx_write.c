#include "io/text/xlsx_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include <xlsxwriter.h>

#include "io/text/file.h"
#include "io/text/utf8.h"
#include "scoring/memory.h"

enum { COLUMNS_MAX = 64, WIDTH_MIN = 6, WIDTH_MAX = 50, NAME_MAX_LETTERS = 31 };

/* The library writes to a file of its own; it is made in the folder for temporary files and read back. */
struct xlsx_writer {
    char *path; /* NULL: no such file could be made */
    lxw_workbook *book;
    lxw_format *head, *open;
    lxw_worksheet *sheet; /* now */
    int sheets, columns;
    lxw_row_t rows;
    struct xlsx_column column[COLUMNS_MAX];
    int width[COLUMNS_MAX];
};

bool xlsx_wanted(const char *path)
{
    const char *dot = path ? strrchr(path, '.') : NULL;
    return dot && !strcasecmp(dot, ".xlsx");
}

struct xlsx_writer *xlsx_new(void)
{
    struct xlsx_writer *writer = mem_new(struct xlsx_writer, 1);
    const char *folder = getenv("TMPDIR");
    writer->path = mem_format("%s/rota-XXXXXX", folder && *folder ? folder : "/tmp");
    int file = mkstemp(writer->path);
    if (file < 0) {
        free(writer->path);
        writer->path = NULL;
        return writer;
    }
    close(file);
    writer->book = workbook_new(writer->path);
    /* The same tables give the same bytes: the first day that a ZIP file knows. */
    workbook_set_properties(writer->book, &(lxw_doc_properties){.created = 315532800});
    writer->head = workbook_add_format(writer->book);
    format_set_bold(writer->head);
    format_set_bottom(writer->head, LXW_BORDER_THIN);
    writer->open = workbook_add_format(writer->book);
    format_set_unlocked(writer->open);
    format_set_bg_color(writer->open, 0xFFF8DC);
    format_set_border(writer->open, LXW_BORDER_HAIR);
    return writer;
}

/* Some characters may not be in the name of a sheet, nor may it be long or be there twice. */
static lxw_worksheet *new_sheet(struct xlsx_writer *writer, const char *name)
{
    char fit[4 * NAME_MAX_LETTERS + 1], numbered[sizeof fit + 16];
    size_t length = 0;
    for (int letters = 0; name[length]; length++) {
        letters += (name[length] & 0xC0) != 0x80;
        if (letters > NAME_MAX_LETTERS - 5)
            break;
        fit[length] = strchr("[]:*?/\\'", name[length]) ? '-' : name[length];
    }
    fit[length] = '\0';
    for (int i = 1;; i++) {
        snprintf(numbered, sizeof numbered, i == 1 && *fit ? "%s" : "%s %d", fit, i);
        if (!workbook_get_worksheet_by_name(writer->book, numbered))
            return workbook_add_worksheet(writer->book, numbered);
    }
}

/* After the last row of a sheet: widths, what may be typed, and the lock on the rest. */
static void end_sheet(struct xlsx_writer *writer)
{
    static const char *const mark[] = {"x", NULL};
    bool locked = false;
    for (int c = 0; writer->sheet && c < writer->columns; c++) {
        const struct xlsx_column *column = &writer->column[c];
        lxw_data_validation rule = {.ignore_blank = LXW_VALIDATION_ON};
        worksheet_set_column(writer->sheet, (lxw_col_t)c, (lxw_col_t)c, writer->width[c] + 2, NULL);
        locked |= column->input != XLSX_FIXED;
        if (writer->rows < 2 || (column->input != XLSX_WHOLE && column->input != XLSX_MARK))
            continue;
        if (column->input == XLSX_WHOLE) {
            rule.validate = LXW_VALIDATION_TYPE_INTEGER;
            rule.criteria = LXW_VALIDATION_CRITERIA_BETWEEN;
            rule.maximum_number = column->most;
            rule.error_message = "A whole number, please.";
        } else {
            rule.validate = LXW_VALIDATION_TYPE_LIST;
            rule.value_list = (char **)mark; /* only read */
            rule.error_message = "An x or nothing, please.";
        }
        worksheet_data_validation_range(writer->sheet, 1, (lxw_col_t)c, writer->rows - 1, (lxw_col_t)c,
                                        &rule);
    }
    if (locked)
        worksheet_protect(writer->sheet, NULL, NULL);
    writer->sheet = NULL;
}

static void measure(struct xlsx_writer *writer, int column, const char *text)
{
    int width = utf8_width(text);
    if (width > writer->width[column])
        writer->width[column] = width < WIDTH_MAX ? width : WIDTH_MAX;
}

void xlsx_add_sheet(struct xlsx_writer *writer, const char *name, const struct xlsx_column *column,
                    int columns)
{
    if (!writer->path)
        return;
    end_sheet(writer);
    writer->sheet = new_sheet(writer, name);
    writer->sheets++;
    writer->columns = columns < COLUMNS_MAX ? columns : COLUMNS_MAX;
    writer->rows = 1;
    worksheet_freeze_panes(writer->sheet, 1, 0);
    worksheet_repeat_rows(writer->sheet, 0, 0);
    for (int c = 0; c < writer->columns; c++) {
        writer->column[c] = column[c];
        writer->width[c] = WIDTH_MIN;
        measure(writer, c, column[c].title);
        worksheet_write_string(writer->sheet, 0, (lxw_col_t)c, column[c].title, writer->head);
    }
}

/* Whole, without leading zeros, and exact as a number of Excel. */
static bool is_number(const char *text)
{
    size_t sign = *text == '-', digits = strspn(text + sign, "0123456789");
    return digits && digits < 15 && !text[sign + digits] && (digits == 1 || text[sign] != '0');
}

void xlsx_add_row(struct xlsx_writer *writer, const char *const *field)
{
    for (int c = 0; writer->sheet && c < writer->columns; c++) {
        lxw_col_t at = (lxw_col_t)c;
        lxw_format *format = writer->column[c].input == XLSX_FIXED ? NULL : writer->open;
        measure(writer, c, field[c]);
        if (!*field[c])
            worksheet_write_blank(writer->sheet, writer->rows, at, format);
        else if (writer->column[c].is_number && is_number(field[c]))
            worksheet_write_number(writer->sheet, writer->rows, at, strtod(field[c], NULL), format);
        else
            worksheet_write_string(writer->sheet, writer->rows, at, field[c], format);
    }
    writer->rows++;
}

bool xlsx_finish(struct xlsx_writer *writer, struct text *out, struct error *err)
{
    bool ok = false;
    char *bytes = NULL;
    size_t length;
    if (!writer->path) {
        error_set(err, STATUS_IO, "no temporary file for the workbook can be made");
        goto out;
    }
    end_sheet(writer);
    lxw_error fault = workbook_close(writer->book);
    if (fault)
        error_set(err, STATUS_IO, "the workbook cannot be written: %s", lxw_strerror(fault));
    else
        ok = file_read(writer->path, &bytes, &length, err);
    if (ok)
        text_add_bytes(out, bytes, length);
    unlink(writer->path);
out:
    free(bytes);
    free(writer->path);
    free(writer);
    return ok;
}

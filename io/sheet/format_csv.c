/* CSV, for spreadsheets: cells that these would take for formulas are guarded. */
#include "io/sheet/formats.h"
#include "io/sheet/kinds.h"
#include "io/text/csv.h"

static void add_list(const struct list *list, struct text *out)
{
    int columns = list->table.columns;
    struct text cells[TEXT_TABLE_COLUMNS_MAX] = {0};
    const char *fields[TEXT_TABLE_COLUMNS_MAX];
    for (int row = 0; row <= list_rows(list); row++) {
        for (int c = 0; c < columns; c++) {
            text_clear(&cells[c]);
            csv_add_guarded(&cells[c], list_cell(list, row, c));
            fields[c] = cells[c].at;
        }
        csv_add_row(out, fields, columns);
    }
    for (int c = 0; c < columns; c++)
        text_release(&cells[c]);
}

static bool write_csv(const struct view *view, unsigned kinds, struct text *out, struct error *err)
{
    struct lists lists = {.as_data = true};
    bool titled = (kinds & (kinds - 1)) != 0; /* several kinds */
    (void)err;
    sheet_kinds_list(&lists, view, kinds);
    for (int i = 0; i < lists.count; i++) {
        const char *title[] = {lists.list[i].title};
        if (i)
            text_add_char(out, '\n');
        if (titled)
            csv_add_row(out, title, 1);
        add_list(&lists.list[i], out);
    }
    lists_release(&lists);
    return true;
}

static unsigned only_the_index(const struct view *view)
{
    (void)view;
    return sheet_kind_bit(&sheet_index);
}

const struct sheet_format format_csv = {.ending = ".csv", .usual = only_the_index, .write = write_csv};

/* Standings with all criteria, the line below the qualifiers, and the places after the final. */
#include <stdlib.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"
#include "io/sheet/list_rank.h"
#include "io/text/utf8.h"

static const double row_height = 16, head_row = 22;

struct printer {
    struct frame *frame;
    const struct list *list;
    double width[TEXT_TABLE_COLUMNS_MAX];
    double y;
};

/* Room for the longest cell of a column, at about six points a character. */
static double column_width(const struct list *list, int column)
{
    int most = 0;
    for (int row = 0; row <= list_rows(list); row++) {
        int width = utf8_width(list_cell(list, row, column));
        most = width > most ? width : most;
    }
    double room = 5.8 * most + 10;
    return room < 30 ? 30 : room > 100 ? 100 : room;
}

/* The name gets what is left. */
static void set_widths(struct printer *printer)
{
    int columns = printer->list->table.columns, name = printer->list->name_column;
    double rest = printer->frame->body.w;
    for (int c = 0; c < columns; c++) {
        if (!printer->width[c] && c != name)
            printer->width[c] = column_width(printer->list, c);
        rest -= c == name ? 0 : printer->width[c];
    }
    printer->width[name] = rest > 60 ? rest : 60;
}

static void print_row(struct printer *printer, int row, double height)
{
    const struct text_table *table = &printer->list->table;
    struct sheet *sheet = printer->frame->sheet;
    struct box line = {printer->frame->body.x, printer->y, printer->frame->body.w, height};
    if (row && row % 2 == 0)
        sheet_fill(sheet, line, INK_TINT, 2);
    for (int c = 0; c < table->columns; c++) {
        struct type type = {.size = 10.5, .least = 5.5};
        struct box cell = box_cut_left(&line, printer->width[c]);
        type.align = table->right[c] ? ALIGN_RIGHT : ALIGN_LEFT;
        if (!row) {
            type.size = 8.5;
            type.bold = true;
            type.ink = INK_ACCENT;
        } else if (c == 0 && printer->list->name_column == 1) {
            type.bold = true;
        } else if (c > printer->list->name_column && !table->right[c]) {
            type.size = 9;
            type.ink = INK_SOFT;
        }
        sheet_text(sheet, box_inset(cell, 4, 1), type, list_cell(printer->list, row, c));
    }
    printer->y += height;
}

static void start_page(struct printer *printer)
{
    frame_page(printer->frame);
    set_widths(printer);
    printer->y = printer->frame->body.y;
    print_row(printer, 0, head_row);
    sheet_line(printer->frame->sheet, printer->frame->body.x, printer->y, printer->frame->body.w, 0, INK_TEXT,
               0.8);
}

static void print_cut(struct printer *printer)
{
    struct box body = printer->frame->body;
    struct sheet *sheet = printer->frame->sheet;
    sheet_line(sheet, body.x, printer->y + 1, body.w, 0, INK_ACCENT, 2);
    if (printer->list->note)
        sheet_text(sheet, (struct box){body.x, printer->y + 3, body.w - 4, 11},
                   (struct type){.size = 8, .ink = INK_ACCENT, .bold = true, .align = ALIGN_RIGHT},
                   printer->list->note);
    printer->y += 15;
}

/* Names want room; rule sets with many criteria leave it only on a wide page. */
static bool needs_wide_page(const struct view *view, const struct list *list)
{
    double width, height;
    view_paper(view, &width, &height);
    for (int c = 0; c < list->table.columns; c++)
        width -= c == list->name_column ? 0 : column_width(list, c);
    return width < 72 + 110;
}

static void print_list(struct sheet *sheet, const struct view *view, const struct list *list)
{
    struct frame frame;
    struct printer printer = {.frame = &frame, .list = list};
    const char *hint = list->note && !list->cut ? list->note : NULL;
    frame_open(&frame, sheet, view, needs_wide_page(view, list), list->title, hint);
    start_page(&printer);
    for (int row = 1; row <= list_rows(list); row++) {
        if (printer.y + row_height + 16 > frame.body.y + frame.body.h)
            start_page(&printer);
        print_row(&printer, row, row_height);
        if (row == list->cut)
            print_cut(&printer);
    }
    frame_close(&frame);
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    struct lists lists = {0};
    if (!view->has_outcome)
        return;
    list_rank(&lists, view);
    for (int i = 0; i < lists.count; i++)
        print_list(sheet, view, &lists.list[i]);
    lists_release(&lists);
}

static bool present(const struct view *view, struct error *err)
{
    return view->has_outcome ||
           error_set(err, STATUS_NEGATIVE, "no standings: there are no results yet that can be ranked");
}

const struct sheet_kind sheet_standings = {
    .word = "standings",
    .about = "ranking, with what decided each row, and the line below the qualifiers",
    .title = WORD_STANDINGS,
    .present = present,
    .lay_out = lay_out,
    .list = list_rank};

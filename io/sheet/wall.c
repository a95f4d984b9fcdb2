/* The wall sheet: one round by table, two columns of blocks on a wide page.  Names are set in 24 points:
 * capitals 6 mm high, which an eye of normal sight (5 minutes of arc a letter) still reads at four metres. */
#include <stdio.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"

static const double name_size = 24, least_size = 15, line_height = 30, gap = 14;

static void add_block(struct sheet *sheet, const struct view *view, const struct round *round,
                      const struct table *table, struct box box)
{
    int order[SEATS_MAX];
    int seats = view_seats(view, round, table, order);
    char label[SEAT_LABEL_MAX];
    sheet_fill(sheet, box, INK_TINT, 6);
    struct box number = box_cut_left(&box, 74);
    sheet_badge(sheet, box_inset(number, 8, 8), table->number, 40);
    box = box_inset(box, 4, 2);
    for (int i = 0; i < seats; i++) {
        struct box line = box_row(box, i, view->event->table_size, 0);
        struct type type = {.size = name_size, .least = least_size, .bold = true};
        if (i)
            sheet_line(sheet, line.x, line.y, line.w, 0, INK_RULE, 0.5);
        view_seat_label(view, round, i, label);
        sheet_text(sheet, box_cut_left(&line, 22), (struct type){.size = 18, .ink = INK_SOFT}, label);
        sheet_person(sheet, view, line, table->seat[order[i]], type);
    }
}

static void add_round(struct sheet *sheet, const struct view *view, const struct round *round)
{
    struct frame frame;
    char title[ROUND_TITLE_MAX], heading[2 * ROUND_TITLE_MAX], hint[STAGE_HINT_MAX];
    view_round_title(view, round, title);
    snprintf(heading, sizeof heading, "%s – %s", title, view_word(view, WORD_TABLES));
    view_stage_hint(view, hint);
    frame_open(&frame, sheet, view, true, heading, round_is_seeded(round) ? hint : NULL);
    double least = line_height * view->event->table_size + 4, block = least;
    int rows = 1, per_page = 1;
    for (int t = 0; t < round->tables; t++) {
        if (t % per_page == 0) {
            frame_page(&frame);
            rows = (int)((frame.body.h + gap) / (least + gap));
            rows = rows < 1 ? 1 : rows;
            block = (frame.body.h + gap) / rows - gap;
            per_page = 2 * rows;
        }
        int at = t % per_page;
        struct box column = box_column(frame.body, at / rows, 2, 16);
        struct box box = {column.x, column.y + at % rows * (block + gap), column.w, block};
        add_block(sheet, view, round, &round->table[t], box);
    }
    frame_close(&frame);
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    for (int i = 0; i < view->rounds; i++)
        add_round(sheet, view, view_round(view, i));
}

/* One round as people read it: table, then a column a position. */
static void add_round_list(struct lists *lists, const struct view *view, const struct round *round)
{
    char title[ROUND_TITLE_MAX];
    int size = view->event->table_size;
    view_round_title(view, round, title);
    struct list *list = lists_open(lists, title, 1 + size);
    list->table.right[0] = true;
    list_add_word(list, view, WORD_TABLE);
    for (int s = 0; s < size; s++) {
        char label[SEAT_LABEL_MAX];
        view_seat_label(view, round, s, label);
        text_table_add(&list->table, label);
    }
    for (int t = 0; t < round->tables; t++) {
        int order[SEATS_MAX];
        int seats = view_seats(view, round, &round->table[t], order);
        text_table_addf(&list->table, "%d", round->table[t].number);
        for (int s = 0; s < size; s++) {
            int player = s < seats ? round->table[t].seat[order[s]] : -1;
            const char *country = player < 0 ? "" : view_country(view, player);
            text_table_addf(&list->table, *country ? "%s (%s)" : "%s",
                            player < 0 ? "" : view->event->player[player].name, country);
        }
    }
}

static void add_lists(struct lists *lists, const struct view *view)
{
    if (lists->as_data)
        list_seats(lists, view);
    else
        for (int i = 0; i < view->rounds; i++)
            add_round_list(lists, view, view_round(view, i));
}

const struct sheet_kind sheet_wall = {.word = "wall",
                                      .about = "one round by table, to be read from three metres",
                                      .title = WORD_TABLES,
                                      .lay_out = lay_out,
                                      .list = add_lists};

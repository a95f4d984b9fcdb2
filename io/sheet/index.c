/* The index: all players in alphabetical order with table and position in every round. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"
#include "io/text/utf8.h"

static const double row_height = 17, head_row = 30, letter_width = 18, country_width = 40;
enum { ROUNDS_UPRIGHT = 8, ROUNDS_MOST = 16, LIST_ROUNDS_MOST = (TEXT_TABLE_COLUMNS_MAX - 2) / 2 };

struct index {
    struct frame frame;
    const struct view *view;
    int first, rounds; /* the chosen rounds on these pages */
    double cell;       /* width of a round */
};

static struct box cell_at(const struct index *index, struct box row, int i)
{
    double x = row.x + row.w - index->cell * (index->rounds - i);
    return (struct box){x, row.y, index->cell, row.h};
}

static struct box name_part(const struct index *index, struct box row)
{
    row.w -= index->cell * index->rounds + 4;
    return row;
}

static void add_head(struct index *index)
{
    struct sheet *sheet = index->frame.sheet;
    struct box row = box_cut_top(&index->frame.body, head_row);
    struct box name = name_part(index, row);
    struct type type = {.size = 10.5, .least = 6, .bold = true, .ink = INK_ACCENT};
    box_cut_left(&name, letter_width);
    box_cut_top(&name, head_row / 2);
    sheet_text(sheet, name, type, view_word(index->view, WORD_NAME));
    type.align = ALIGN_CENTER;
    for (int i = 0; i < index->rounds; i++) {
        char title[ROUND_TITLE_MAX];
        const struct round *round = view_round(index->view, index->first + i);
        struct box cell = box_inset(cell_at(index, row, i), 2, 0);
        view_round_title(index->view, round, title);
        if (index->rounds > ROUNDS_UPRIGHT)
            view_round_short(index->view, round, title);
        sheet_text(sheet, box_cut_top(&cell, head_row / 2), type, title);
        sheet_textf(sheet, cell,
                    (struct type){.size = 7.5, .least = 4, .ink = INK_SOFT, .align = ALIGN_CENTER}, "%s · %s",
                    view_word(index->view, WORD_TABLE),
                    view_word(index->view, round_is_seeded(round) ? WORD_CHOICE : WORD_POSITION_SHORT));
    }
    sheet_line(sheet, row.x, row.y + row.h, row.w, 0, INK_TEXT, 0.8);
}

static void add_cell(struct index *index, struct box box, int player, int round_index)
{
    const struct round *round = &index->view->event->round[round_index];
    struct seat_at at = view_seat(index->view, player, round_index);
    struct sheet *sheet = index->frame.sheet;
    struct type type = {.size = 12, .least = 6, .bold = true, .align = ALIGN_RIGHT};
    box = box_inset(box, 2, 0);
    if (at.table < 0) {
        sheet_text(sheet, box, (struct type){.size = 10, .ink = INK_SOFT, .align = ALIGN_CENTER}, "–");
        return;
    }
    const struct table *table = &round->table[at.table];
    struct box left = box_column(box, 0, 2, 0), right = box_column(box, 1, 2, 0);
    left.w -= 2;
    right.x += 2;
    right.w -= 2;
    sheet_textf(sheet, left, type, "%d", table->number);
    type = (struct type){.size = 10, .least = 6, .ink = INK_SOFT};
    char label[SEAT_LABEL_MAX];
    view_seat_label(index->view, round, view_seat_number(index->view, round, table, at.seat) - 1, label);
    if (*label)
        sheet_textf(sheet, right, type, "· %s", label);
}

static void add_player(struct index *index, struct box row, int player, bool shade, const char *letter)
{
    struct sheet *sheet = index->frame.sheet;
    struct box name = name_part(index, row);
    if (shade)
        sheet_fill(sheet, (struct box){row.x + letter_width - 3, row.y, row.w - letter_width + 3, row.h},
                   INK_TINT, 2);
    sheet_text(sheet, box_cut_left(&name, letter_width),
               (struct type){.size = 12, .bold = true, .ink = INK_ACCENT}, letter);
    sheet_text(sheet, box_cut_right(&name, country_width),
               (struct type){.size = 8.5, .ink = INK_SOFT, .align = ALIGN_CENTER},
               view_country(index->view, player));
    sheet_text(sheet, name, (struct type){.size = 11.5, .least = 6}, index->view->event->player[player].name);
    for (int i = 0; i < index->rounds; i++)
        add_cell(index, cell_at(index, row, i), player, index->view->round[index->first + i]);
}

static void add_pages(struct index *index)
{
    const struct view *view = index->view;
    char letter[UTF8_INITIAL_MAX] = "", last[UTF8_INITIAL_MAX] = "";
    int rows = 1, at = 0;
    for (int i = 0; i < view->players; i++) {
        if (at == 0 || at == rows) {
            frame_page(&index->frame);
            double widest = index->frame.wide ? 52 : 60;
            double room = (index->frame.body.w - (index->frame.wide ? 180 : 190)) / index->rounds;
            index->cell = room < widest ? room : widest;
            add_head(index);
            rows = (int)((index->frame.body.h - 2) / row_height);
            at = 0;
            last[0] = '\0';
        }
        utf8_initial(view->event->player[view->player[i]].name, letter);
        struct box row = {index->frame.body.x, index->frame.body.y + 2 + at * row_height, index->frame.body.w,
                          row_height};
        add_player(index, row, view->player[i], at % 2 == 1, strcmp(letter, last) ? letter : "");
        memcpy(last, letter, sizeof last);
        at++;
    }
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    for (int first = 0; first < view->rounds; first += ROUNDS_MOST) {
        struct index index = {.view = view, .first = first, .rounds = view->rounds - first};
        if (index.rounds > ROUNDS_MOST)
            index.rounds = ROUNDS_MOST;
        frame_open(&index.frame, sheet, view, index.rounds > ROUNDS_UPRIGHT,
                   view_word(view, WORD_ALPHABETICAL), view_word(view, WORD_INDEX_HINT));
        add_pages(&index);
        frame_close(&index.frame);
    }
}

/* name, country, table and position in some of the rounds */
static void add_list(struct lists *lists, const struct view *view, int first, int rounds)
{
    struct list *list = lists_open(lists, view_word(view, WORD_ALPHABETICAL), 2 + 2 * rounds);
    list_add_word(list, view, WORD_NAME);
    list_add_word(list, view, WORD_COUNTRY);
    for (int i = 0; i < rounds; i++) {
        char title[ROUND_TITLE_MAX];
        view_round_short(view, view_round(view, first + i), title);
        text_table_addf(&list->table, "%s %s", title, view_word(view, WORD_TABLE));
        text_table_addf(&list->table, "%s %s", title, view_word(view, WORD_POSITION_SHORT));
        list->table.right[2 + 2 * i] = list->table.right[3 + 2 * i] = true;
    }
    for (int p = 0; p < view->players; p++) {
        list_add_player(list, view, view->player[p]);
        for (int i = 0; i < rounds; i++) {
            const struct round *round = view_round(view, first + i);
            struct seat_at at = view_seat(view, view->player[p], view->round[first + i]);
            const struct table *table = at.table < 0 ? NULL : &round->table[at.table];
            char number[SEAT_LABEL_MAX] = "", label[SEAT_LABEL_MAX] = "";
            if (table) {
                snprintf(number, sizeof number, "%d", table->number);
                view_seat_label(view, round, view_seat_number(view, round, table, at.seat) - 1, label);
            }
            text_table_add(&list->table, number);
            text_table_add(&list->table, round_is_seeded(round) ? "" : label);
        }
    }
}

static void add_lists(struct lists *lists, const struct view *view)
{
    for (int first = 0; first < view->rounds; first += LIST_ROUNDS_MOST) {
        int rounds = view->rounds - first < LIST_ROUNDS_MOST ? view->rounds - first : LIST_ROUNDS_MOST;
        add_list(lists, view, first, rounds);
    }
}

const struct sheet_kind sheet_index = {
    .word = "index",
    .about = "all players in alphabetical order, table and position in every round",
    .title = WORD_ALPHABETICAL,
    .lay_out = lay_out,
    .list = add_lists};

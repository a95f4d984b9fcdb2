/* Tent cards: one page a table and round, folded in the middle; the far side is printed upside down. */
#include <stdio.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"

static void add_names(struct sheet *sheet, const struct view *view, const struct round *round,
                      const struct table *table, struct box box)
{
    int order[SEATS_MAX];
    int seats = view_seats(view, round, table, order);
    int rows = view->event->table_size;
    char label[SEAT_LABEL_MAX];
    for (int i = 0; i < seats; i++) {
        struct box line = box_row(box, i, rows, 0);
        double size = line.h * 0.46 < 30 ? line.h * 0.46 : 30;
        sheet_line(sheet, line.x, line.y + line.h, line.w, 0, INK_RULE, 0.7);
        view_seat_label(view, round, i, label);
        sheet_text(sheet, box_cut_left(&line, 40),
                   (struct type){.size = size, .ink = INK_ACCENT, .bold = true}, label);
        sheet_person(sheet, view, line, table->seat[order[i]],
                     (struct type){.size = size, .least = 13, .bold = true});
    }
}

static void add_face(struct sheet *sheet, const struct view *view, const struct round *round,
                     const struct table *table, struct box face)
{
    char title[ROUND_TITLE_MAX];
    struct type soft = {.size = 12, .least = 7, .ink = INK_SOFT};
    view_round_title(view, round, title);
    struct box head = box_cut_top(&face, 34);
    sheet_text(sheet, box_cut_right(&head, 190),
               (struct type){.size = 22, .least = 10, .bold = true, .align = ALIGN_RIGHT}, title);
    if (sheet->logo) {
        sheet_logo(sheet, box_cut_left(&head, 64));
        box_cut_left(&head, 10);
    }
    sheet_text(sheet, head, soft, view->title);
    sheet_line(sheet, face.x, face.y + 2, face.w, 0, INK_ACCENT, 2);
    box_cut_top(&face, 16);
    struct box left = box_cut_left(&face, 150);
    struct box word = box_cut_top(&left, 24);
    soft.align = ALIGN_CENTER;
    soft.size = 14;
    sheet_text(sheet, word, soft, view_word(view, WORD_TABLE));
    sheet_badge(sheet, (struct box){left.x, left.y, left.w, 150}, table->number, 96);
    struct box below = {left.x, left.y + 160, left.w, 30};
    if (round_is_seeded(round)) {
        bool host = view->rules->order_drawn;
        soft.size = 11;
        sheet_textf(sheet, below, soft, "%s", view_word(view, host ? WORD_HOST : WORD_CHOICE_ORDER));
    } else if (table->seats < view->event->table_size && view->event->table_size == 4) {
        soft.size = 11;
        sheet_text(sheet, below, soft, view_word(view, WORD_SHORT_TABLE));
    }
    box_cut_left(&face, 22);
    add_names(sheet, view, round, table, face);
}

static void add_tent(struct sheet *sheet, const struct view *view, const struct round *round,
                     const struct table *table)
{
    double width, height;
    view_paper(view, &width, &height);
    sheet_add_page(sheet, width, height);
    struct box face = {44, height / 2 + 30, width - 88, height / 2 - 74};
    sheet_dash(sheet, 0, height / 2, width, 0);
    sheet_text(sheet, (struct box){6, height / 2 + 1, 80, 9}, (struct type){.size = 6, .ink = INK_SOFT},
               view_word(view, WORD_FOLD_HERE));
    add_face(sheet, view, round, table, face);
    sheet->turned = true;
    add_face(sheet, view, round, table, face);
    sheet->turned = false;
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; t < round->tables; t++)
            add_tent(sheet, view, round, &round->table[t]);
    }
}

const struct sheet_kind sheet_tables = {.word = "tables",
                                        .about = "a tent card a table and round",
                                        .title = WORD_TENTS,
                                        .lay_out = lay_out,
                                        .list = list_seats};

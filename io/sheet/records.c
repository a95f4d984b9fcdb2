/* Result sheets (RULEBOOK G-3, G-32): one a game, two a page.  In seeded stages the players stand in choice
 * order and write down the position that they took. */
#include <stdio.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"

static const double head_row = 18;

/* Columns of the table of players, from the left. */
struct columns {
    struct box number, name, position, vp, winner, left, sign;
};

static struct columns split(const struct view *view, const struct round *round, struct box row)
{
    struct columns c = {0};
    c.number = box_cut_left(&row, 46);
    c.sign = box_cut_right(&row, 150);
    if (view->rules->leaving_defined)
        c.left = box_cut_right(&row, 44);
    c.winner = box_cut_right(&row, 44);
    c.vp = box_cut_right(&row, 50);
    if (round_is_seeded(round))
        c.position = box_cut_right(&row, 44);
    c.name = row;
    return c;
}

static void add_titles(struct sheet *sheet, const struct view *view, const struct round *round,
                       struct box row)
{
    struct columns c = split(view, round, row);
    struct type type = {.size = 8, .least = 5, .ink = INK_SOFT};
    bool seeded = round_is_seeded(round);
    sheet_text(sheet, c.number, type, view_word(view, seeded ? WORD_RANK : WORD_POSITION));
    sheet_text(sheet, c.name, type, view_word(view, WORD_PLAYER));
    type.align = ALIGN_CENTER;
    if (seeded)
        sheet_text(sheet, c.position, type, view_word(view, WORD_POSITION));
    sheet_text(sheet, c.vp, type, view_word(view, WORD_VP));
    sheet_text(sheet, c.winner, type, view_word(view, WORD_WINNER));
    if (view->rules->leaving_defined)
        sheet_text(sheet, c.left, type, view_word(view, WORD_LEFT));
    type.align = ALIGN_LEFT;
    sheet_text(sheet, box_inset(c.sign, 8, 0), type, view_word(view, WORD_SIGNATURE));
}

static void add_tick_box(struct sheet *sheet, struct box cell, bool ticked)
{
    double side = 18;
    struct box box = {cell.x + (cell.w - side) / 2, cell.y + (cell.h - side) / 2, side, side};
    sheet_frame(sheet, box, INK_TEXT, 0.8, 2);
    if (ticked)
        sheet_text(sheet, box, (struct type){.size = 14, .bold = true, .align = ALIGN_CENTER}, "×");
}

static void add_seat(struct sheet *sheet, const struct view *view, const struct round *round,
                     const struct table *table, int seat, int number, struct box row)
{
    const struct result *result = table->result;
    struct columns c = split(view, round, row);
    int player = table->seat[seat];
    bool seeded = round_is_seeded(round);
    sheet_line(sheet, row.x, row.y + row.h, row.w, 0, INK_RULE, 0.6);
    struct type strong = {.size = 15, .least = 8, .bold = true, .ink = INK_ACCENT};
    if (!seeded)
        sheet_textf(sheet, c.number, strong, "%d", number);
    else if (view->rank[player])
        sheet_textf(sheet, c.number, strong, "%d", view->rank[player]);
    c.name.w -= 6;
    sheet_person(sheet, view, c.name, player, (struct type){.size = 14, .least = 7, .bold = true});
    if (seeded)
        sheet_frame(sheet, box_inset(c.position, 8, 5), INK_RULE, 0.8, 2);
    sheet_frame(sheet, box_inset(c.vp, 5, 4), INK_TEXT, 1, 3);
    if (result)
        sheet_textf(sheet, box_inset(c.vp, 8, 6),
                    (struct type){.size = 15, .bold = true, .align = ALIGN_CENTER}, "%d", result->vp[seat]);
    add_tick_box(sheet, c.winner, result && result->winner == seat);
    if (view->rules->leaving_defined)
        add_tick_box(sheet, c.left, result && (result->left >> seat & 1));
    sheet_line(sheet, c.sign.x + 8, c.sign.y + c.sign.h - 6, c.sign.w - 8, 0, INK_SOFT, 0.5);
}

static void add_facts(struct sheet *sheet, const struct view *view, const struct round *round, struct box box)
{
    const struct ruleset *set = view->rules;
    bool study = set->board_study != FACT_NOT_STATED;
    char hint[STAGE_HINT_MAX];
    struct type type = {.size = 8.5, .least = 5};
    struct box line = box_cut_top(&box, 13);
    sheet_textf(sheet, line, type, "%s: %s  ·  %s: %s%s%s%s%s", view_word(view, WORD_BANK),
                view_bank(view, round), view_word(view, WORD_TURN_LIMIT), view_fact(view, set->turn_limit),
                study ? "  ·  " : "", study ? view_word(view, WORD_BOARD_STUDY) : "", study ? ": " : "",
                study ? view_fact(view, set->board_study) : "");
    if (!round_is_seeded(round))
        return;
    view_stage_hint(view, hint);
    sheet_text(sheet, box, type, hint);
}

static void add_head(struct sheet *sheet, const struct view *view, const struct round *round,
                     const struct table *table, struct box head)
{
    char title[ROUND_TITLE_MAX];
    struct type soft = {.size = 9, .least = 6, .ink = INK_SOFT};
    view_round_title(view, round, title);
    sheet_badge(sheet, box_cut_right(&head, 66), table->number, 30);
    struct box word = box_cut_right(&head, 60);
    soft.align = ALIGN_CENTER;
    sheet_text(sheet, word, soft, view_word(view, WORD_TABLE));
    soft.align = ALIGN_LEFT;
    if (sheet->logo) {
        sheet_logo(sheet, box_cut_left(&head, 70));
        box_cut_left(&head, 10);
    }
    sheet_textf(sheet, box_cut_top(&head, 13), soft, "%s · %s", view->title,
                view_word(view, WORD_RESULT_SHEET));
    sheet_text(sheet, box_cut_top(&head, 25), (struct type){.size = 20, .least = 10, .bold = true}, title);
    struct box board = box_cut_right(&head, head.w * 0.6);
    sheet_textf(sheet, head, soft, "%s: %s", view_word(view, WORD_VARIANT),
                view_word(view, variant_title(table->variant)));
    sheet_textf(sheet, box_cut_left(&board, 74), soft, "%s:", view_word(view, WORD_BOARD));
    sheet_line(sheet, board.x, board.y + board.h - 2, board.w - 20, 0, INK_SOFT, 0.5);
}

static void add_note(struct sheet *sheet, const struct view *view, const struct table *table, struct box box)
{
    struct type type = {.size = 8, .least = 5, .ink = INK_SOFT};
    struct box sign = box_cut_right(&box, 150);
    sheet_textf(sheet, (struct box){box.x, box.y, box.w, 12}, type,
                "%s:", view_word(view, WORD_REFEREE_NOTE));
    if (table->result && table->result->note)
        sheet_text(sheet, (struct box){box.x, box.y + 12, box.w - 10, box.h - 14},
                   (struct type){.size = 9, .least = 5, .lines = 2}, table->result->note);
    for (int i = 1; i <= 2; i++)
        sheet_line(sheet, box.x, box.y + box.h * i / 2 - 1, box.w - 10, 0, INK_RULE, 0.6);
    sheet_line(sheet, sign.x + 8, sign.y + sign.h - 12, sign.w - 8, 0, INK_SOFT, 0.5);
    sheet_text(sheet, (struct box){sign.x + 8, sign.y + sign.h - 10, sign.w - 8, 10}, type,
               view_word(view, WORD_REFEREE_SIGN));
}

static void add_record(struct sheet *sheet, const struct view *view, const struct round *round,
                       const struct table *table, struct box box)
{
    int order[SEATS_MAX];
    int seats = view_seats(view, round, table, order);
    add_head(sheet, view, round, table, box_cut_top(&box, 54));
    box_cut_top(&box, 8);
    sheet_line(sheet, box.x, box.y, box.w, 0, INK_ACCENT, 1.6);
    add_titles(sheet, view, round, box_cut_top(&box, head_row));
    sheet_line(sheet, box.x, box.y, box.w, 0, INK_RULE, 0.6);
    struct box foot = {box.x, box.y + box.h - 92, box.w, 92};
    box.h -= 98;
    double most = 46 * view->event->table_size;
    if (box.h > most)
        box.h = most;
    for (int i = 0; i < seats; i++)
        add_seat(sheet, view, round, table, order[i], i + 1, box_row(box, i, view->event->table_size, 0));
    add_facts(sheet, view, round, box_cut_top(&foot, 28));
    box_cut_top(&foot, 4);
    add_note(sheet, view, table, foot);
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    double width, height;
    int at = 0;
    view_paper(view, &width, &height);
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; t < round->tables; t++, at++) {
            if (at % 2 == 0) {
                sheet_add_page(sheet, width, height);
                sheet_dash(sheet, 0, height / 2, width, 0);
                sheet_text(sheet, (struct box){6, height / 2 + 1, 80, 9},
                           (struct type){.size = 6, .ink = INK_SOFT}, view_word(view, WORD_CUT_HERE));
            }
            struct box half = {0, at % 2 ? height / 2 : 0, width, height / 2};
            add_record(sheet, view, round, &round->table[t], box_inset(half, 36, 24));
        }
    }
}

/* One row a seat with the score, to be filled in. */
static void add_list(struct lists *lists, const struct view *view)
{
    static const enum word titles[] = {WORD_NAME, WORD_COUNTRY, WORD_VP, WORD_WINNER, WORD_SIGNATURE};
    struct list *list = lists_open(lists, view_word(view, WORD_RESULT_SHEET), 8);
    list_add_place_titles(list, view);
    list->table.right[5] = true;
    for (int i = 0; i < 5; i++)
        list_add_word(list, view, titles[i]);
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; t < round->tables; t++) {
            const struct table *table = &round->table[t];
            int order[SEATS_MAX];
            int seats = view_seats(view, round, table, order);
            for (int s = 0; s < seats; s++) {
                list_add_place(list, view, round, table, s + 1);
                list_add_player(list, view, table->seat[order[s]]);
                if (table->result)
                    text_table_addf(&list->table, "%d", table->result->vp[order[s]]);
                else
                    text_table_add(&list->table, "");
                bool won = table->result && table->result->winner == order[s];
                text_table_add(&list->table, won ? "x" : "");
                text_table_add(&list->table, "");
            }
        }
    }
}

const struct sheet_kind sheet_records = {.word = "records",
                                         .about = "a result sheet a game",
                                         .title = WORD_RESULT_SHEET,
                                         .lay_out = lay_out,
                                         .list = add_list};

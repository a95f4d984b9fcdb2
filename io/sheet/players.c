/* Player cards: eight a page with cut marks; the own name, then per round table, position and opponents. */
#include <stdlib.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"
#include "scoring/memory.h"

enum { COLUMNS = 2, ROWS = 4 };
static const double margin_x = 20, margin_y = 24;

static struct box card_area(double width, double height)
{
    return (struct box){margin_x, margin_y, width - 2 * margin_x, height - 2 * margin_y};
}

/* Crosses where the cuts meet, and short lines into the margins. */
static void add_cut_marks(struct sheet *sheet, struct box area)
{
    for (int c = 0; c <= COLUMNS; c++)
        for (int r = 0; r <= ROWS; r++) {
            double x = area.x + c * area.w / COLUMNS, y = area.y + r * area.h / ROWS;
            sheet_line(sheet, x - 8, y, 16, 0, INK_SOFT, 0.4);
            sheet_line(sheet, x, y - 8, 0, 16, INK_SOFT, 0.4);
        }
}

static void add_opponents(struct sheet *sheet, const struct view *view, struct box box,
                          const struct round *round, const struct table *table, int self)
{
    int order[SEATS_MAX], count = 0;
    int seats = view_seats(view, round, table, order);
    int lines = box.h >= 26 ? 3 : box.h >= 17 ? 2 : 1;
    int most = view->event->table_size - 1;
    int columns = (most + lines - 1) / lines;
    for (int i = 0; i < seats; i++) {
        int player = table->seat[order[i]];
        if (player == self)
            continue;
        struct box cell = box_row(box_column(box, count / lines, columns, 4), count % lines, lines, 0);
        struct type type = {.size = 8, .least = 5.5};
        count++;
        sheet_text(sheet, box_inset(cell, 0, 0.2), type, view->event->player[player].name);
    }
}

static void add_game(struct sheet *sheet, const struct view *view, struct box row, int player,
                     int round_index)
{
    const struct round *round = &view->event->round[round_index];
    struct seat_at at = view_seat(view, player, round_index);
    char title[ROUND_TITLE_MAX];
    view_round_short(view, round, title);
    sheet_line(sheet, row.x, row.y, row.w, 0, INK_RULE, 0.5);
    row = box_inset(row, 0, 1);
    sheet_text(sheet, box_cut_left(&row, 22), (struct type){.size = 9, .ink = INK_SOFT}, title);
    struct box table_box = box_cut_left(&row, 34), seat_box = box_cut_left(&row, 26);
    if (at.table < 0) {
        sheet_text(sheet, table_box, (struct type){.size = 10, .ink = INK_SOFT}, "–");
        return;
    }
    const struct table *table = &round->table[at.table];
    double size = row.h > 20 ? 17 : row.h * 0.75;
    sheet_textf(sheet, table_box, (struct type){.size = size, .bold = true, .ink = INK_ACCENT}, "%d",
                table->number);
    char label[SEAT_LABEL_MAX];
    view_seat_label(view, round, view_seat_number(view, round, table, at.seat) - 1, label);
    sheet_textf(sheet, seat_box, (struct type){.size = size * 0.8, .bold = true}, "%s%s", label,
                *label && round_is_seeded(round) ? "*" : "");
    add_opponents(sheet, view, row, round, table, player);
}

/* The rounds on a player's cards: all preliminary ones, and the seeded ones that he or she reached. */
static int list_rounds(const struct view *view, int player, int *round)
{
    int count = 0;
    for (int i = 0; i < view->rounds; i++)
        if (!round_is_seeded(view_round(view, i)) || view_seat(view, player, view->round[i]).table >= 0)
            round[count++] = view->round[i];
    return count;
}

static bool has_seeded(const struct view *view, const int *round, int rounds)
{
    for (int i = 0; i < rounds; i++)
        if (round_is_seeded(&view->event->round[round[i]]))
            return true;
    return false;
}

static void add_card_head(struct sheet *sheet, const struct view *view, struct box *box, int player)
{
    struct box head = box_cut_top(box, 44);
    if (view->options.url) {
        sheet_code(sheet, view, box_cut_right(&head, head.h), player);
        box_cut_right(&head, 8);
    }
    sheet_text(sheet, box_cut_top(&head, 11), (struct type){.size = 7, .least = 5, .ink = INK_SOFT},
               view->title);
    struct box name = box_cut_top(&head, 22);
    sheet_person(sheet, view, name, player, (struct type){.size = 15, .least = 8, .bold = true});
    struct type type = {.size = 6.5, .least = 4, .ink = INK_SOFT};
    head.h = 9;
    box_cut_left(&head, 22);
    sheet_text(sheet, box_cut_left(&head, 34), type, view_word(view, WORD_TABLE));
    sheet_text(sheet, box_cut_left(&head, 26), type, view_word(view, WORD_POSITION_SHORT));
    sheet_text(sheet, head, type, view_word(view, WORD_OPPONENTS));
}

static void add_card(struct sheet *sheet, const struct view *view, struct box box, int player,
                     const int *round, int rounds)
{
    box = box_inset(box, 14, 11);
    add_card_head(sheet, view, &box, player);
    bool seeded = has_seeded(view, round, rounds);
    if (seeded) {
        struct box note = {box.x, box.y + box.h - 8, box.w, 8};
        box.h -= 9;
        bool host = view->rules->order_drawn;
        sheet_textf(sheet, note, (struct type){.size = 6, .ink = INK_SOFT}, "* %s",
                    view_word(view, host ? WORD_HOST : WORD_CHOICE_ORDER));
    }
    double most = 34 * rounds;
    if (box.h > most)
        box.h = most;
    for (int i = 0; i < rounds; i++)
        add_game(sheet, view, box_row(box, i, rounds, 0), player, round[i]);
}

/* Rounds on one card: as many as leave room for the opponents' names, and as evenly as it goes. */
static int rounds_a_card(const struct view *view, int rounds)
{
    int opponents = view->event->table_size - 1;
    int most = opponents <= 1 ? 8 : opponents <= 3 ? 7 : 5;
    int cards = (rounds + most - 1) / most;
    return cards ? (rounds + cards - 1) / cards : 1;
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    double width, height;
    int at = 0;
    int *round = mem_new(int, view->rounds + 1);
    struct box area = {0};
    view_paper(view, &width, &height);
    for (int i = 0; i < view->players; i++) {
        int rounds = list_rounds(view, view->player[i], round);
        int most = rounds_a_card(view, rounds);
        for (int first = 0; first < rounds; first += most) {
            if (at == 0) {
                sheet_add_page(sheet, width, height);
                area = card_area(width, height);
                add_cut_marks(sheet, area);
            }
            struct box row = box_row(area, at / COLUMNS, ROWS, 0);
            add_card(sheet, view, box_column(row, at % COLUMNS, COLUMNS, 0), view->player[i], round + first,
                     rounds - first < most ? rounds - first : most);
            at = (at + 1) % (COLUMNS * ROWS);
        }
    }
    free(round);
}

static void add_card_row(struct list *list, const struct view *view, int player, const struct round *round,
                         struct seat_at at)
{
    const struct table *table = &round->table[at.table];
    int order[SEATS_MAX], opponents = 0;
    int seats = view_seats(view, round, table, order);
    list_add_player(list, view, player);
    list_add_place(list, view, round, table, view_seat_number(view, round, table, at.seat));
    for (int s = 0; s < seats; s++)
        if (table->seat[order[s]] != player && ++opponents)
            text_table_add(&list->table, view->event->player[table->seat[order[s]]].name);
    for (; opponents < view->event->table_size - 1; opponents++)
        text_table_add(&list->table, "");
}

/* name, round, table, position, opponents */
static void add_list(struct lists *lists, const struct view *view)
{
    int opponents = view->event->table_size - 1;
    struct list *list = lists_open(lists, view_word(view, WORD_PLAYERS), 5 + opponents);
    list_add_word(list, view, WORD_NAME);
    list_add_word(list, view, WORD_COUNTRY);
    list_add_word(list, view, WORD_ROUND);
    list_add_word(list, view, WORD_TABLE);
    list_add_word(list, view, WORD_POSITION);
    list->table.right[3] = list->table.right[4] = true;
    for (int i = 0; i < opponents; i++)
        text_table_addf(&list->table, "%s %d", view_word(view, WORD_OPPONENTS), i + 1);
    for (int p = 0; p < view->players; p++)
        for (int i = 0; i < view->rounds; i++) {
            struct seat_at at = view_seat(view, view->player[p], view->round[i]);
            if (at.table >= 0)
                add_card_row(list, view, view->player[p], view_round(view, i), at);
        }
}

const struct sheet_kind sheet_players = {.word = "players",
                                         .about =
                                             "eight small cards a page: where one player sits, and with whom",
                                         .title = WORD_CARDS,
                                         .lay_out = lay_out,
                                         .list = add_list};

#include "io/sheet/list.h"

#include <stdio.h>
#include <stdlib.h>

#include "io/sheet/meetings.h"
#include "scoring/memory.h"

void list_init(struct list *list, const char *title, int columns)
{
    *list = (struct list){.title = mem_copy_text(title)};
    text_table_init(&list->table, columns);
}

void list_release(struct list *list)
{
    free(list->title);
    free(list->note);
    text_table_release(&list->table);
    *list = (struct list){0};
}

int list_rows(const struct list *list)
{
    return list->table.cells / list->table.columns - 1;
}

const char *list_cell(const struct list *list, int row, int column)
{
    return list->table.cell[row * list->table.columns + column];
}

static void add_word(struct list *list, const struct view *view, enum word word)
{
    text_table_add(&list->table, view_word(view, word));
}

static void add_player(struct list *list, const struct view *view, int player)
{
    text_table_add(&list->table, view->event->player[player].name);
    text_table_add(&list->table, view_country(view, player));
}

/* round, table and position of a seat; in seeded stages that is not known */
static void add_place(struct list *list, const struct view *view, const struct round *round,
                      const struct table *table, int number)
{
    char title[ROUND_TITLE_MAX], label[SEAT_LABEL_MAX] = "";
    view_round_title(view, round, title);
    text_table_add(&list->table, title);
    text_table_addf(&list->table, "%d", table->number);
    if (!round_is_seeded(round))
        view_seat_label(view, round, number - 1, label);
    text_table_add(&list->table, label);
}

static void add_place_titles(struct list *list, const struct view *view)
{
    add_word(list, view, WORD_ROUND);
    add_word(list, view, WORD_TABLE);
    add_word(list, view, WORD_POSITION);
    list->table.right[1] = list->table.right[2] = true;
}

void list_seats(struct list *list, const struct view *view)
{
    list_init(list, view_word(view, WORD_TABLES), 6);
    add_place_titles(list, view);
    add_word(list, view, WORD_NAME);
    add_word(list, view, WORD_COUNTRY);
    add_word(list, view, WORD_ID);
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; t < round->tables; t++) {
            int order[SEATS_MAX];
            int seats = view_seats(view, round, &round->table[t], order);
            for (int s = 0; s < seats; s++) {
                int player = round->table[t].seat[order[s]];
                add_place(list, view, round, &round->table[t], s + 1);
                add_player(list, view, player);
                text_table_add(&list->table, view->event->player[player].id);
            }
        }
    }
}

void list_round(struct list *list, const struct view *view, const struct round *round)
{
    char title[ROUND_TITLE_MAX];
    int size = view->event->table_size;
    view_round_title(view, round, title);
    list_init(list, title, 1 + size);
    list->table.right[0] = true;
    add_word(list, view, WORD_TABLE);
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

void list_index(struct list *list, const struct view *view, int first, int rounds)
{
    list_init(list, view_word(view, WORD_ALPHABETICAL), 2 + 2 * rounds);
    add_word(list, view, WORD_NAME);
    add_word(list, view, WORD_COUNTRY);
    for (int i = 0; i < rounds; i++) {
        char title[ROUND_TITLE_MAX];
        view_round_short(view, view_round(view, first + i), title);
        text_table_addf(&list->table, "%s %s", title, view_word(view, WORD_TABLE));
        text_table_addf(&list->table, "%s %s", title, view_word(view, WORD_POSITION_SHORT));
        list->table.right[2 + 2 * i] = list->table.right[3 + 2 * i] = true;
    }
    for (int p = 0; p < view->players; p++) {
        add_player(list, view, view->player[p]);
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

static void add_card_row(struct list *list, const struct view *view, int player, const struct round *round,
                         struct seat_at at)
{
    const struct table *table = &round->table[at.table];
    int order[SEATS_MAX], opponents = 0;
    int seats = view_seats(view, round, table, order);
    add_player(list, view, player);
    add_place(list, view, round, table, view_seat_number(view, round, table, at.seat));
    for (int s = 0; s < seats; s++)
        if (table->seat[order[s]] != player && ++opponents)
            text_table_add(&list->table, view->event->player[table->seat[order[s]]].name);
    for (; opponents < view->event->table_size - 1; opponents++)
        text_table_add(&list->table, "");
}

void list_players(struct list *list, const struct view *view)
{
    int opponents = view->event->table_size - 1;
    list_init(list, view_word(view, WORD_PLAYERS), 5 + opponents);
    add_word(list, view, WORD_NAME);
    add_word(list, view, WORD_COUNTRY);
    add_word(list, view, WORD_ROUND);
    add_word(list, view, WORD_TABLE);
    add_word(list, view, WORD_POSITION);
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

void list_records(struct list *list, const struct view *view)
{
    static const enum word titles[] = {WORD_NAME, WORD_COUNTRY, WORD_VP, WORD_WINNER, WORD_SIGNATURE};
    list_init(list, view_word(view, WORD_RESULT_SHEET), 8);
    add_place_titles(list, view);
    list->table.right[5] = true;
    for (int i = 0; i < 5; i++)
        add_word(list, view, titles[i]);
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; t < round->tables; t++) {
            const struct table *table = &round->table[t];
            int order[SEATS_MAX];
            int seats = view_seats(view, round, table, order);
            for (int s = 0; s < seats; s++) {
                add_place(list, view, round, table, s + 1);
                add_player(list, view, table->seat[order[s]]);
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

void list_stage(struct list *list, const struct view *view)
{
    static const enum word titles[] = {WORD_ROUND, WORD_TABLE,   WORD_CHOICE, WORD_PRELIM_RANK,
                                       WORD_NAME,  WORD_COUNTRY, WORD_VP,     WORD_WINNER};
    list_init(list, view_word(view, WORD_STAGE), 8);
    for (int i = 0; i < 8; i++)
        add_word(list, view, titles[i]);
    list->table.right[1] = list->table.right[2] = list->table.right[3] = list->table.right[6] = true;
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; round_is_seeded(round) && t < round->tables; t++) {
            const struct table *table = &round->table[t];
            int order[SEATS_MAX];
            int seats = view_seats(view, round, table, order);
            for (int s = 0; s < seats; s++) {
                int player = table->seat[order[s]];
                char rank[16] = "", vp[16] = "", title[ROUND_TITLE_MAX], label[SEAT_LABEL_MAX];
                if (view->rank[player])
                    snprintf(rank, sizeof rank, "%d", view->rank[player]);
                if (table->result)
                    snprintf(vp, sizeof vp, "%d", table->result->vp[order[s]]);
                view_round_title(view, round, title);
                view_seat_label(view, round, s, label);
                text_table_add(&list->table, title);
                text_table_addf(&list->table, "%d", table->number);
                text_table_add(&list->table, label);
                text_table_add(&list->table, rank);
                add_player(list, view, player);
                text_table_add(&list->table, vp);
                text_table_add(&list->table, table->result && table->result->winner == order[s] ? "x" : "");
            }
        }
    }
}

void list_meetings(struct list *list, const struct view *view)
{
    struct meetings meetings;
    meetings_count(&meetings, view);
    list_init(list, view_word(view, WORD_MATRIX), 5);
    for (int i = 0; i < 2; i++) {
        add_word(list, view, WORD_PLAYER);
        add_word(list, view, WORD_COUNTRY);
    }
    add_word(list, view, WORD_TIMES);
    list->table.right[4] = true;
    for (int a = 0; a < meetings.players; a++)
        for (int b = a + 1; b < meetings.players; b++) {
            int times = meetings_of(&meetings, a, b);
            if (!times)
                continue;
            add_player(list, view, meetings.player[a]);
            add_player(list, view, meetings.player[b]);
            text_table_addf(&list->table, "%d", times);
        }
    meetings_release(&meetings);
}

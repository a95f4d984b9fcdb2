#include "io/sheet/list.h"

#include <stdio.h>
#include <stdlib.h>

#include "scoring/memory.h"

struct list *lists_open(struct lists *lists, const char *title, int columns)
{
    lists->list = mem_grow(lists->list, (size_t)lists->count, (size_t)lists->count + 1, sizeof *lists->list);
    struct list *list = &lists->list[lists->count++];
    list->title = mem_copy_text(title);
    text_table_init(&list->table, columns);
    return list;
}

static void list_release(struct list *list)
{
    free(list->title);
    free(list->note);
    text_table_release(&list->table);
}

void lists_drop_empty(struct lists *lists)
{
    int kept = 0;
    for (int i = 0; i < lists->count; i++)
        if (list_rows(&lists->list[i]) > 0)
            lists->list[kept++] = lists->list[i];
        else
            list_release(&lists->list[i]);
    lists->count = kept;
}

void lists_release(struct lists *lists)
{
    for (int i = 0; i < lists->count; i++)
        list_release(&lists->list[i]);
    free(lists->list);
    *lists = (struct lists){0};
}

int list_rows(const struct list *list)
{
    return list->table.cells / list->table.columns - 1;
}

const char *list_cell(const struct list *list, int row, int column)
{
    return list->table.cell[row * list->table.columns + column];
}

void list_add_word(struct list *list, const struct view *view, enum word word)
{
    text_table_add(&list->table, view_word(view, word));
}

void list_add_player(struct list *list, const struct view *view, int player)
{
    text_table_add(&list->table, view->event->player[player].name);
    text_table_add(&list->table, view_country(view, player));
}

void list_add_place(struct list *list, const struct view *view, const struct round *round,
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

void list_add_place_titles(struct list *list, const struct view *view)
{
    list_add_word(list, view, WORD_ROUND);
    list_add_word(list, view, WORD_TABLE);
    list_add_word(list, view, WORD_POSITION);
    list->table.right[1] = list->table.right[2] = true;
}

void list_seats(struct lists *lists, const struct view *view)
{
    struct list *list = lists_open(lists, view_word(view, WORD_TABLES), 6);
    list_add_place_titles(list, view);
    list_add_word(list, view, WORD_NAME);
    list_add_word(list, view, WORD_COUNTRY);
    list_add_word(list, view, WORD_ID);
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; t < round->tables; t++) {
            int order[SEATS_MAX];
            int seats = view_seats(view, round, &round->table[t], order);
            for (int s = 0; s < seats; s++) {
                int player = round->table[t].seat[order[s]];
                list_add_place(list, view, round, &round->table[t], s + 1);
                list_add_player(list, view, player);
                text_table_add(&list->table, view->event->player[player].id);
            }
        }
    }
}

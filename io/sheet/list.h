/* The content of sheets as plain tables: what the text and CSV files hold, and the standings on paper and on
 * the phone page. */
#ifndef ROTA_IO_SHEET_LIST_H
#define ROTA_IO_SHEET_LIST_H

#include "io/sheet/view.h"
#include "io/text/text_table.h"

/* Row 0 of the table holds the titles of the columns. */
struct list {
    char *title;
    struct text_table table;
    int name_column; /* the one that takes the room that is left */
    int cut;         /* a line is drawn below this many rows, 0 = none */
    char *note;      /* printed below, NULL = none */
};

struct lists {
    bool as_data; /* for programs: one row a seat where people would rather read one a table */
    int count;
    struct list *list;
};

/* Adds a list without rows; the pointer holds until the next one is added. */
struct list *lists_open(struct lists *lists, const char *title, int columns);
void lists_drop_empty(struct lists *lists);
void lists_release(struct lists *lists);

int list_rows(const struct list *list); /* without the titles */
const char *list_cell(const struct list *list, int row, int column);

/* The next cells. */
void list_add_word(struct list *list, const struct view *view, enum word word);
/* Name and country. */
void list_add_player(struct list *list, const struct view *view, int player);
/* Round, table and position of the seat with this number; in seeded stages the position is not known. */
void list_add_place(struct list *list, const struct view *view, const struct round *round,
                    const struct table *table, int number);
void list_add_place_titles(struct list *list, const struct view *view);

/* Adds the list of all seats: round, table, position, name, country, id. */
void list_seats(struct lists *lists, const struct view *view);

#endif

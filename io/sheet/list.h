/* The content of each kind of sheet as plain tables: what the text and CSV files hold, and the standings on
 * paper and on the phone page. */
#ifndef ROTA_IO_SHEET_LIST_H
#define ROTA_IO_SHEET_LIST_H

#include "io/sheet/kinds.h"
#include "io/text/text_table.h"

/* Row 0 of the table holds the titles of the columns. */
struct list {
    char *title;
    struct text_table table;
    int name_column; /* the one that takes the room that is left */
    int cut;         /* a line is drawn below this many rows, 0 = none */
    char *note;      /* printed below, NULL = none */
};

void list_init(struct list *list, const char *title, int columns);
void list_release(struct list *list);
int list_rows(const struct list *list); /* without the titles */
const char *list_cell(const struct list *list, int row, int column);

/* round, table, position, name, country: one row a seat. */
void list_seats(struct list *list, const struct view *view);
/* One round as people read it: table, then a column a position. */
void list_round(struct list *list, const struct view *view, const struct round *round);
/* name, country, table and position in every round. */
void list_index(struct list *list, const struct view *view, int first, int rounds);
/* name, round, table, position, opponents. */
void list_players(struct list *list, const struct view *view);
/* One row a seat with the score, to be filled in. */
void list_records(struct list *list, const struct view *view);
/* Ranking with all criteria; the view must have an outcome. */
void list_standings(struct list *list, const struct view *view);
/* Places after the final; only with outcome.final_played. */
void list_placing(struct list *list, const struct view *view);
/* Those without a place, and why. */
void list_unranked(struct list *list, const struct view *view);
/* The tables of the seeded stages. */
void list_stage(struct list *list, const struct view *view);
/* Who meets whom how often: one row a pair. */
void list_meetings(struct list *list, const struct view *view);

#endif

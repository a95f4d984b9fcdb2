/* The kinds of sheets, each laid out by its own file. */
#ifndef ROTA_IO_SHEET_KINDS_H
#define ROTA_IO_SHEET_KINDS_H

#include "io/sheet/sheet.h"
#include "io/sheet/view.h"

/* Word on the command line; the file sheet_NAME.c lays it out. */
#define SHEET_KINDS(K)        \
    K(WALL, "wall")           \
    K(INDEX, "index")         \
    K(TABLES, "tables")       \
    K(PLAYERS, "players")     \
    K(RECORDS, "records")     \
    K(STANDINGS, "standings") \
    K(STAGE, "stage")         \
    K(MATRIX, "matrix")
enum sheet_kind {
#define K(name, word) SHEET_KIND_##name,
    SHEET_KINDS(K)
#undef K
        SHEET_KIND_COUNT
};

/* Each adds its pages to the sheet. */
void sheet_add_wall(struct sheet *sheet, const struct view *view);
void sheet_add_index(struct sheet *sheet, const struct view *view);
void sheet_add_tables(struct sheet *sheet, const struct view *view);
void sheet_add_players(struct sheet *sheet, const struct view *view);
void sheet_add_records(struct sheet *sheet, const struct view *view);
void sheet_add_standings(struct sheet *sheet, const struct view *view);
/* `one_page`: the whole chart on one page of the size it needs, for documents and slides. */
void sheet_add_stage(struct sheet *sheet, const struct view *view, bool one_page);
void sheet_add_matrix(struct sheet *sheet, const struct view *view, bool one_page);

/* A run of pages with the same heading, a foot and page numbers. */
struct frame {
    struct sheet *sheet;
    const struct view *view;
    bool wide;
    const char *heading, *hint; /* not owned */
    int first;                  /* page */
    struct box body;            /* what is left of the page for the sheet */
};
void frame_open(struct frame *frame, struct sheet *sheet, const struct view *view, bool wide,
                const char *heading, const char *hint);
void frame_page(struct frame *frame);
/* Adds the feet, now that the number of pages is known. */
void frame_close(struct frame *frame);

/* The paper of a view in points, upright. */
void view_paper(const struct view *view, double *width, double *height);
/* The code of the phone page, at the page of `player` unless that is -1; nothing without an address. */
void sheet_add_code(struct sheet *sheet, const struct view *view, struct box box, int player);
/* The address itself, as it stands in the code. */
char *view_address(const struct view *view, int player);
/* A round badge with a number in it. */
void sheet_badge(struct sheet *sheet, struct box box, int number, double size);
/* Name and country side by side, the country to the right. */
void sheet_person(struct sheet *sheet, const struct view *view, struct box box, int player, struct type type);

#endif

/* The matrix of who meets whom: a square a pair, those of one country in blocks along the diagonal. */
#include <stdio.h>
#include <string.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"
#include "io/sheet/meetings.h"

struct grid {
    struct sheet *sheet;
    const struct view *view;
    const struct meetings *meetings;
    double x, y, cell, label;
};

static struct box cell_box(const struct grid *g, int row, int column)
{
    return (struct box){g->x + column * g->cell, g->y + row * g->cell, g->cell, g->cell};
}

static void draw_countries(struct grid *g)
{
    const struct meetings *m = g->meetings;
    for (int from = 0, to; from < m->players; from = to) {
        const char *country = view_country(g->view, m->player[from]);
        for (to = from + 1; to < m->players && !strcmp(view_country(g->view, m->player[to]), country);)
            to++;
        double side = (to - from) * g->cell;
        if (*country)
            sheet_fill(g->sheet, (struct box){g->x + from * g->cell, g->y + from * g->cell, side, side},
                       INK_GROUP, 0);
    }
}

static void draw_meetings(struct grid *g)
{
    double gap = g->cell > 4 ? 0.4 : 0;
    for (int a = 0; a < g->meetings->players; a++)
        for (int b = 0; b < g->meetings->players; b++) {
            int times = meetings_of(g->meetings, a, b);
            struct box box = box_inset(cell_box(g, a, b), gap, gap);
            if (!times)
                continue;
            sheet_fill(g->sheet, box, times == 1 ? INK_MEET : INK_WARN, 0);
            if (times > 1 && g->cell >= 4)
                sheet_textf(g->sheet, box,
                            (struct type){.size = g->cell * 0.8,
                                          .least = 1,
                                          .bold = true,
                                          .ink = INK_PAPER,
                                          .align = ALIGN_CENTER},
                            "%d", times);
        }
}

static void draw_grid(struct grid *g)
{
    int n = g->meetings->players;
    double side = n * g->cell;
    for (int i = 0; g->cell >= 3 && i <= n; i += n > 40 ? 5 : 1) {
        sheet_line(g->sheet, g->x, g->y + i * g->cell, side, 0, INK_RULE, 0.25);
        sheet_line(g->sheet, g->x + i * g->cell, g->y, 0, side, INK_RULE, 0.25);
    }
    sheet_line(g->sheet, g->x, g->y, side, side, INK_SOFT, 0.4);
    sheet_frame(g->sheet, (struct box){g->x, g->y, side, side}, INK_TEXT, 0.6, 0);
    for (int i = 0; g->label > 0 && i < n; i++) {
        int player = g->meetings->player[i];
        struct box name = {g->x - g->label, g->y + i * g->cell, g->label - 3, g->cell};
        double size = g->cell * 0.78 < 9 ? g->cell * 0.78 : 9;
        struct type type = {.size = size, .ink = INK_SOFT, .align = ALIGN_RIGHT};
        sheet_text(g->sheet, box_cut_right(&name, size * 3.2), type, view_country(g->view, player));
        type.ink = INK_TEXT;
        sheet_text(g->sheet, name, type, g->view->event->player[player].name);
    }
}

static void draw_legend(struct grid *g, struct box row)
{
    static const struct {
        enum ink ink;
        enum word word;
    } entries[] = {{INK_MEET, WORD_ONCE}, {INK_WARN, WORD_TWICE}, {INK_GROUP, WORD_SAME_COUNTRY}};
    for (int i = 0; i < 3; i++) {
        struct box entry = box_cut_left(&row, 120);
        struct box sample = box_cut_left(&entry, 12);
        sheet_fill(g->sheet, (struct box){sample.x, sample.y + 2, 9, 9}, entries[i].ink, 0);
        sheet_text(g->sheet, entry, (struct type){.size = 8.5, .least = 5, .ink = INK_SOFT},
                   view_word(g->view, entries[i].word));
    }
}

static void draw_matrix(struct grid *g, struct box area)
{
    struct box legend = {area.x, area.y + area.h - 14, area.w, 13};
    int n = g->meetings->players;
    area.h -= 20;
    g->label = 0.24 * area.w;
    double side = area.w - g->label < area.h ? area.w - g->label : area.h;
    if (side / n < 3) {
        g->label = 0;
        side = area.w < area.h ? area.w : area.h;
    }
    g->cell = side / n;
    g->x = area.x + g->label;
    g->y = area.y;
    legend.x = g->x;
    legend.y = g->y + side + 6;
    draw_countries(g);
    draw_meetings(g);
    draw_grid(g);
    draw_legend(g, legend);
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    struct meetings meetings;
    struct frame frame;
    meetings_count(&meetings, view);
    struct grid grid = {.sheet = sheet, .view = view, .meetings = &meetings};
    frame_open(&frame, sheet, view, false, view_word(view, WORD_MATRIX), NULL);
    frame_page(&frame);
    draw_matrix(&grid, frame.body);
    frame_close(&frame);
    meetings_release(&meetings);
}

static void draw(struct sheet *sheet, const struct view *view)
{
    struct meetings meetings;
    meetings_count(&meetings, view);
    struct grid grid = {.sheet = sheet, .view = view, .meetings = &meetings};
    double side = meetings.players * (meetings.players > 200 ? 4.0 : 10.0);
    side = side < 300 ? 300 : side;
    double width = side / 0.76 + 24, height = side + 48;
    sheet_add_page(sheet, width, height);
    draw_matrix(&grid, box_inset((struct box){0, 0, width, height}, 12, 14));
    meetings_release(&meetings);
}

/* Who meets whom how often: one row a pair. */
static void add_list(struct lists *lists, const struct view *view)
{
    struct meetings meetings;
    meetings_count(&meetings, view);
    struct list *list = lists_open(lists, view_word(view, WORD_MATRIX), 5);
    for (int i = 0; i < 2; i++) {
        list_add_word(list, view, WORD_PLAYER);
        list_add_word(list, view, WORD_COUNTRY);
    }
    list_add_word(list, view, WORD_TIMES);
    list->table.right[4] = true;
    for (int a = 0; a < meetings.players; a++)
        for (int b = a + 1; b < meetings.players; b++) {
            int times = meetings_of(&meetings, a, b);
            if (!times)
                continue;
            list_add_player(list, view, meetings.player[a]);
            list_add_player(list, view, meetings.player[b]);
            text_table_addf(&list->table, "%d", times);
        }
    meetings_release(&meetings);
}

static bool present(const struct view *view, struct error *err)
{
    return view->players <= MEETINGS_PLAYERS_MAX ||
           error_set(err, STATUS_NEGATIVE, "the matrix is drawn for %d players at most",
                     MEETINGS_PLAYERS_MAX);
}

const struct sheet_kind sheet_matrix = {.word = "matrix",
                                        .about = "who meets whom",
                                        .title = WORD_MATRIX,
                                        .special = true,
                                        .present = present,
                                        .lay_out = lay_out,
                                        .draw = draw,
                                        .list = add_list};

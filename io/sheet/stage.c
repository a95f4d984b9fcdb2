/* Semifinal, final and knock-out as a drawn bracket: a column a round, a box a table with the players in
 * choice order, lines from each table to the one where its winner goes. */
#include <stdio.h>

#include "io/sheet/frame.h"
#include "io/sheet/kinds.h"
#include "io/sheet/stage_tree.h"

enum { LEAVES_A_PAGE = 16 };

struct drawing {
    struct sheet *sheet;
    const struct view *view;
    struct stage_tree *tree;
    int first, last; /* columns */
    struct box area;
    double unit, step, wide; /* height of one table's place; distance of columns; width of a box */
};

static struct box node_box(const struct drawing *d, int column, const struct stage_node *node)
{
    int rows = d->view->event->table_size + 1;
    double height = d->unit * 0.9 < 17.0 * rows ? d->unit * 0.9 : 17.0 * rows;
    return (struct box){d->area.x + (column - d->first) * d->step, d->area.y + node->y * d->unit - height / 2,
                        d->wide, height};
}

static void draw_seat(struct drawing *d, struct box row, const struct table *table, int seat)
{
    const struct view *view = d->view;
    int player = table->seat[seat];
    bool won = table->result && table->result->winner == seat;
    struct type type = {.size = row.h * 0.62, .least = 5, .bold = won};
    struct type small = {
        .size = row.h * 0.55, .least = 4, .ink = won ? INK_TEXT : INK_SOFT, .align = ALIGN_RIGHT};
    if (won)
        sheet_fill(d->sheet, row, INK_GROUP, 0);
    row = box_inset(row, 3, row.h * 0.06);
    if (view->rank[player])
        sheet_textf(d->sheet, box_cut_left(&row, row.h * 1.5), small, "%d", view->rank[player]);
    else
        box_cut_left(&row, row.h * 1.5);
    box_cut_left(&row, row.h * 0.5);
    small.bold = won;
    struct box vp = box_cut_right(&row, row.h * 1.6);
    if (table->result)
        sheet_textf(d->sheet, vp, small, won ? "%d ●" : "%d", table->result->vp[seat]);
    sheet_text(d->sheet, row, type, view->event->player[player].name);
}

/* Where the players of a table still to come will come from. */
static void draw_waiting(struct drawing *d, struct box row, int column, int source)
{
    const struct stage_node *from = &d->tree->column[column - 1].node[source];
    const char *form = view_word(d->view, WORD_WINNER_OF);
    char text[80];
    size_t used = 0;
    for (; *form && used < sizeof text - 12; form++)
        if (form[0] == '%' && form[1] == 'd') {
            used += (size_t)snprintf(text + used, sizeof text - used, "%d", from->number);
            form++;
        } else {
            text[used++] = *form;
        }
    text[used] = '\0';
    row = box_inset(row, 3, row.h * 0.06);
    box_cut_left(&row, row.h * 2);
    sheet_text(d->sheet, row, (struct type){.size = row.h * 0.6, .least = 4, .ink = INK_SOFT}, text);
}

static void draw_node(struct drawing *d, int column, const struct stage_node *node, struct box box)
{
    struct box rest = box;
    int rows = d->view->event->table_size + 1, order[SEATS_MAX];
    struct box head = box_cut_top(&rest, box.h / rows);
    sheet_fill(d->sheet, head, INK_ACCENT, 0);
    sheet_textf(d->sheet, box_inset(head, 4, head.h * 0.08),
                (struct type){.size = head.h * 0.62, .least = 4, .bold = true, .ink = INK_PAPER}, "%s %d",
                view_word(d->view, WORD_TABLE), node->number);
    for (int i = 0; node->table && i < view_seats(d->view, d->tree->column[column].round, node->table, order);
         i++)
        draw_seat(d, box_row(rest, i, rows - 1, 0), node->table, order[i]);
    for (int i = 0; !node->table && i < node->sources; i++)
        draw_waiting(d, box_row(rest, i, rows - 1, 0), column, node->source[i]);
    sheet_frame(d->sheet, box, INK_ACCENT, 0.8, 0);
}

static void draw_lines(struct drawing *d, int column, const struct stage_node *node)
{
    struct box to = node_box(d, column, node);
    double middle = to.y + to.h / 2, bend = to.x - (d->step - d->wide) / 2;
    for (int i = 0; i < node->sources; i++) {
        const struct stage_node *source = &d->tree->column[column - 1].node[node->source[i]];
        struct box from = node_box(d, column - 1, source);
        double y = from.y + from.h / 2;
        sheet_line(d->sheet, from.x + from.w, y, bend - from.x - from.w, 0, INK_SOFT, 0.8);
        sheet_line(d->sheet, bend, y, 0, middle - y, INK_SOFT, 0.8);
    }
    if (node->sources)
        sheet_line(d->sheet, bend, middle, to.x - bend, 0, INK_SOFT, 0.8);
}

static void draw_champion(struct drawing *d)
{
    const struct stage_column *column = &d->tree->column[d->tree->columns - 1];
    const struct stage_node *node = &column->node[0];
    if (!node->table || !node->table->result || node->table->result->winner < 0 || !node->placed)
        return;
    struct box box = node_box(d, d->tree->columns - 1, node);
    struct box below = {box.x, box.y + box.h + 8, box.w, 16};
    sheet_text(d->sheet, below, (struct type){.size = 10, .least = 6, .ink = INK_SOFT, .align = ALIGN_CENTER},
               view_word(d->view, WORD_CHAMPION));
    below.y += 16;
    below.h = 24;
    sheet_text(d->sheet, below, (struct type){.size = 17, .least = 7, .bold = true, .align = ALIGN_CENTER},
               d->view->event->player[node->table->seat[node->table->result->winner]].name);
}

static void draw_title(struct drawing *d, struct box titles, int column)
{
    const struct round *round = d->tree->column[column].round;
    const struct stage_column *last = &d->tree->column[d->tree->columns - 1];
    char title[ROUND_TITLE_MAX] = "";
    if (round)
        view_round_title(d->view, round, title);
    else if (column == d->tree->columns - 1 && last->nodes == 1)
        snprintf(title, sizeof title, "%s", view_word(d->view, WORD_FINAL));
    else
        snprintf(title, sizeof title, "%s %d", view_word(d->view, WORD_KNOCKOUT), column + 1);
    titles.x = d->area.x + (column - d->first) * d->step;
    titles.w = d->wide;
    sheet_text(d->sheet, titles, (struct type){.size = 12, .least = 6, .bold = true, .ink = INK_ACCENT},
               title);
}

static void draw(struct drawing *d)
{
    struct box titles = box_cut_top(&d->area, 22);
    int columns = d->last - d->first + 1;
    d->step = (d->area.w + 24) / columns;
    if (d->step > 340)
        d->step = 340;
    d->wide = d->step - 24;
    d->unit = d->area.h / d->tree->height;
    if (d->unit > 150)
        d->unit = 150;
    for (int c = d->first; c <= d->last; c++) {
        draw_title(d, titles, c);
        for (int i = 0; i < d->tree->column[c].nodes; i++) {
            const struct stage_node *node = &d->tree->column[c].node[i];
            if (!node->placed)
                continue;
            if (c > d->first)
                draw_lines(d, c, node);
            draw_node(d, c, node, node_box(d, c, node));
        }
    }
    if (d->last == d->tree->columns - 1)
        draw_champion(d);
}

static void draw_framed(struct drawing *d, struct frame *frame)
{
    frame_page(frame);
    d->area = frame->body;
    draw(d);
}

/* Too many tables for one page: a page for each branch up to column `cut`, then one for the rest. */
static void draw_branches(struct drawing *d, struct frame *frame, int cut)
{
    struct stage_tree *tree = d->tree;
    int columns = tree->columns;
    d->first = 0;
    d->last = cut;
    for (int i = 0; i < tree->column[cut].nodes; i++) {
        stage_tree_place(tree, cut, i, i);
        draw_framed(d, frame);
    }
    /* Above the cut those tables are the leaves. */
    for (int i = 0; i < tree->column[cut].nodes; i++)
        tree->column[cut].node[i].sources = 0;
    d->first = cut;
    d->last = columns - 1;
    stage_tree_place(tree, columns - 1, 0, tree->column[columns - 1].nodes - 1);
    if (cut < columns - 1)
        draw_framed(d, frame);
}

static int find_cut(const struct stage_tree *tree)
{
    int cut = tree->columns - 1;
    while (cut > 0 && stage_tree_leaves(tree, cut, 0) > LEAVES_A_PAGE)
        cut--;
    return cut;
}

static const double lone_height = 15, lone_gap = 14;

/* Finals for lower ranks come from nowhere in the tree: they stand side by side, three in a row. */
static int lone_rows(const struct stage_tree *tree, int linked)
{
    return (tree->column[tree->columns - 1].nodes - linked + 2) / 3;
}

static double lone_step(const struct drawing *d)
{
    return lone_height * (d->view->event->table_size + 1) + lone_gap;
}

/* Draws lone table `i`, which is in row `row` of the area. */
static void draw_lone(struct drawing *d, int i, int column, int row)
{
    struct box box = box_column(d->area, column, 3, 16);
    box.y += row * lone_step(d);
    box.h = lone_step(d) - lone_gap;
    draw_node(d, d->tree->columns - 1, &d->tree->column[d->tree->columns - 1].node[i], box);
}

static void draw_lone_pages(struct drawing *d, struct frame *frame, int linked)
{
    const struct stage_column *last = &d->tree->column[d->tree->columns - 1];
    int rows = 0;
    for (int i = linked, row = 0; i < last->nodes; i++) {
        if (row == rows) {
            frame_page(frame);
            d->area = frame->body;
            d->first = d->tree->columns - 1;
            d->step = d->area.w;
            d->wide = d->area.w;
            draw_title(d, box_cut_top(&d->area, 22), d->first);
            rows = (int)((d->area.h + lone_gap) / lone_step(d));
            row = 0;
        }
        draw_lone(d, i, (i - linked) % 3, row);
        row += (i - linked) % 3 == 2;
    }
}

static void draw_alone(struct drawing *d, int linked)
{
    double rows = d->tree->height > 2 ? d->tree->height : 2;
    int lone = lone_rows(d->tree, linked);
    double tall = linked ? rows * 17 * (d->view->event->table_size + 2) + 22 : 0;
    double width = d->tree->columns * 250 + 16, height = tall + lone * lone_step(d) + 40;
    width = lone && width < 780 ? 780 : width;
    sheet_add_page(d->sheet, width, height);
    struct box all = box_inset((struct box){0, 0, width, height}, 20, 20);
    d->area = (struct box){all.x, all.y, all.w, tall};
    if (linked)
        draw(d);
    d->area = (struct box){all.x, all.y + tall, all.w, all.h - tall};
    for (int i = 0; i < lone * 3 && linked + i < d->tree->column[d->tree->columns - 1].nodes; i++)
        draw_lone(d, linked + i, i % 3, i / 3);
}

/* Tables of the last round that belong to the tree; they come first. */
static int count_linked(const struct stage_tree *tree)
{
    const struct stage_column *last = &tree->column[tree->columns - 1];
    int linked = 0;
    while (linked < last->nodes && last->node[linked].sources)
        linked++;
    return last->nodes == 1 ? 1 : linked;
}

static void draw_tree(struct drawing *d, struct frame *frame)
{
    if (d->tree->height > LEAVES_A_PAGE && d->tree->columns > 1)
        draw_branches(d, frame, find_cut(d->tree));
    else
        draw_framed(d, frame);
}

/* Fills the drawing and the tree, which stage_tree_release frees; returns how many tables of the last round
 * belong to the tree. */
static int open_drawing(struct drawing *d, struct stage_tree *tree, struct sheet *sheet,
                        const struct view *view)
{
    stage_tree_init(tree, view);
    *d = (struct drawing){.sheet = sheet, .view = view, .tree = tree, .last = tree->columns - 1};
    if (!tree->columns)
        return 0;
    int linked = count_linked(tree);
    stage_tree_place(tree, tree->columns - 1, 0, linked - 1);
    return linked;
}

static void lay_out(struct sheet *sheet, const struct view *view)
{
    struct drawing d;
    struct stage_tree tree;
    struct frame frame;
    int linked = open_drawing(&d, &tree, sheet, view);
    frame_open(&frame, sheet, view, tree.height <= 5 || tree.columns == 1, view_word(view, WORD_STAGE), NULL);
    if (linked)
        draw_tree(&d, &frame);
    if (tree.columns)
        draw_lone_pages(&d, &frame, linked);
    frame_close(&frame);
    stage_tree_release(&tree);
}

static void draw_stage(struct sheet *sheet, const struct view *view)
{
    struct drawing d;
    struct stage_tree tree;
    int linked = open_drawing(&d, &tree, sheet, view);
    if (tree.columns)
        draw_alone(&d, linked);
    stage_tree_release(&tree);
}

/* The tables of the seeded stages. */
static void add_list(struct lists *lists, const struct view *view)
{
    static const enum word titles[] = {WORD_ROUND, WORD_TABLE,   WORD_CHOICE, WORD_PRELIM_RANK,
                                       WORD_NAME,  WORD_COUNTRY, WORD_VP,     WORD_WINNER};
    struct list *list = lists_open(lists, view_word(view, WORD_STAGE), 8);
    for (int i = 0; i < 8; i++)
        list_add_word(list, view, titles[i]);
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
                list_add_player(list, view, player);
                text_table_add(&list->table, vp);
                text_table_add(&list->table, table->result && table->result->winner == order[s] ? "x" : "");
            }
        }
    }
}

static bool present(const struct view *view, struct error *err)
{
    return view_has_stage(view) ||
           error_set(err, STATUS_NEGATIVE, "no semifinal, final or knock-out round among the rounds chosen");
}

const struct sheet_kind sheet_stage = {.word = "stage",
                                       .about = "semifinal, final and knock-out as a bracket",
                                       .title = WORD_STAGE,
                                       .present = present,
                                       .lay_out = lay_out,
                                       .draw = draw_stage,
                                       .list = add_list};

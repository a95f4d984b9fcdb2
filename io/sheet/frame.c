#include "io/sheet/frame.h"

#include <stdio.h>
#include <stdlib.h>

#include "io/text/html.h"
#include "io/text/text.h"
#include "scoring/memory.h"

static const double margin = 36, head_height = 58, foot_height = 22;

void view_paper(const struct view *view, double *width, double *height)
{
    *width = view->options.letter ? 612 : 595.276;
    *height = view->options.letter ? 792 : 841.89;
}

char *view_address(const struct view *view, int player)
{
    struct text out = {0};
    text_add(&out, view->options.url);
    if (player >= 0) {
        text_add(&out, "#p=");
        html_add_address(&out, view->event->player[player].id);
    }
    return out.at;
}

void sheet_code(struct sheet *sheet, const struct view *view, struct box box, int player)
{
    struct error ignored = {0};
    struct qr qr;
    if (!view->options.url)
        return;
    char *address = view_address(view, player);
    if (qr_make(&qr, address, &ignored))
        sheet_qr(sheet, box, &qr);
    free(address);
}

void sheet_badge(struct sheet *sheet, struct box box, int number, double size)
{
    sheet_fill(sheet, box, INK_ACCENT, box.h * 0.18);
    sheet_textf(sheet, box_inset(box, 3, 0),
                (struct type){.size = size, .bold = true, .ink = INK_PAPER, .align = ALIGN_CENTER}, "%d",
                number);
}

void sheet_person(struct sheet *sheet, const struct view *view, struct box box, int player, struct type type)
{
    const char *country = view_country(view, player);
    if (*country) {
        struct type small = type;
        small.size = type.size * 0.62;
        small.least = 0;
        small.bold = false;
        small.ink = INK_SOFT;
        small.align = ALIGN_RIGHT;
        sheet_text(sheet, box_cut_right(&box, small.size * 2.6), small, country);
    }
    sheet_text(sheet, box, type, view->event->player[player].name);
}

void frame_open(struct frame *frame, struct sheet *sheet, const struct view *view, bool wide,
                const char *heading, const char *hint)
{
    *frame = (struct frame){.sheet = sheet,
                            .view = view,
                            .wide = wide,
                            .heading = heading,
                            .hint = hint ? hint : "",
                            .first = sheet->pages};
}

void frame_page(struct frame *frame)
{
    struct sheet *sheet = frame->sheet;
    double width, height;
    view_paper(frame->view, &width, &height);
    struct page *page =
        frame->wide ? sheet_add_page(sheet, height, width) : sheet_add_page(sheet, width, height);
    struct box all = box_inset((struct box){0, 0, page->width, page->height}, margin, margin - 8);
    struct box head = box_cut_top(&all, head_height);
    all.h -= foot_height;
    sheet_line(sheet, head.x, head.y + head.h, head.w, 0, INK_ACCENT, 2);
    head.h -= 6;
    if (frame->view->options.url) {
        sheet_code(sheet, frame->view, box_cut_right(&head, head.h), -1);
        box_cut_right(&head, 12);
    }
    if (sheet->logo) {
        sheet_logo(sheet, box_cut_left(&head, 2 * head.h));
        box_cut_left(&head, 12);
    }
    sheet_text(sheet, box_cut_top(&head, 15), (struct type){.size = 10.5, .least = 7, .ink = INK_SOFT},
               frame->view->title);
    sheet_text(sheet, box_cut_top(&head, 27), (struct type){.size = 22, .least = 12, .bold = true},
               frame->heading);
    if (*frame->hint)
        sheet_text(sheet, head, (struct type){.size = 8.5, .least = 6, .ink = INK_SOFT}, frame->hint);
    box_cut_top(&all, 10);
    frame->body = all;
}

static void add_foot(struct frame *frame, int page, int number, int count)
{
    struct sheet *sheet = frame->sheet;
    const struct view *view = frame->view;
    /* Items go to the last page: pretend that this one is it. */
    int pages = sheet->pages;
    sheet->pages = page + 1;
    double y = sheet->page[page].height - margin + 8 - 12;
    struct box foot = {margin, y, sheet->page[page].width - 2 * margin, 12};
    struct type type = {.size = 8, .least = 5, .ink = INK_SOFT};
    sheet_line(sheet, foot.x, foot.y - 3, foot.w, 0, INK_RULE, 0.5);
    type.align = ALIGN_RIGHT;
    sheet_textf(sheet, box_cut_right(&foot, foot.w * 0.22), type, "%s %d %s %d", view_word(view, WORD_PAGE),
                number, view_word(view, WORD_PAGE_OF), count);
    type.align = ALIGN_CENTER;
    sheet_textf(sheet, box_cut_right(&foot, foot.w * 0.4), type, "%s %s", view_word(view, WORD_PRINTED),
                view->options.time);
    type.align = ALIGN_LEFT;
    sheet_textf(sheet, foot, type, "%s · %s", view->title, frame->heading);
    sheet->pages = pages;
}

void frame_close(struct frame *frame)
{
    int count = frame->sheet->pages - frame->first;
    for (int i = 0; i < count; i++)
        add_foot(frame, frame->first + i, i + 1, count);
}

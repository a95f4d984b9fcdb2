#include "io/sheet/sheet.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "scoring/memory.h"

static const unsigned inks[INK_KINDS][2] = {
#define I(name, colour, mono) {colour, mono},
    INKS(I)
#undef I
};

unsigned ink_rgb(enum ink ink, bool mono)
{
    return inks[ink][mono];
}

void sheet_release(struct sheet *sheet)
{
    for (int p = 0; p < sheet->pages; p++) {
        struct page *page = &sheet->page[p];
        for (int i = 0; i < page->items; i++) {
            free(page->item[i].text);
            qr_release(&page->item[i].qr);
        }
        free(page->item);
        free(page->mark);
    }
    free(sheet->page);
    *sheet = (struct sheet){0};
}

struct page *sheet_add_page(struct sheet *sheet, double width, double height)
{
    if (sheet->pages == sheet->room) {
        int room = sheet->room ? 2 * sheet->room : 8;
        sheet->page = mem_grow(sheet->page, (size_t)sheet->room, (size_t)room, sizeof *sheet->page);
        sheet->room = room;
    }
    struct page *page = &sheet->page[sheet->pages++];
    page->width = width;
    page->height = height;
    return page;
}

void sheet_mark(struct sheet *sheet, int page, const char *text)
{
    if (page < sheet->pages && !sheet->page[page].mark)
        sheet->page[page].mark = mem_copy_text(text);
}

static struct item *add(struct sheet *sheet, enum item_kind kind, struct box box, enum ink ink)
{
    struct page *page = &sheet->page[sheet->pages - 1];
    if (page->items == page->room) {
        int room = page->room ? 2 * page->room : 32;
        page->item = mem_grow(page->item, (size_t)page->room, (size_t)room, sizeof *page->item);
        page->room = room;
    }
    if (sheet->turned) {
        box.x = page->width - box.x - box.w;
        box.y = page->height - box.y - box.h;
    }
    struct item *item = &page->item[page->items++];
    *item = (struct item){.kind = kind, .ink = ink, .box = box, .turned = sheet->turned};
    return item;
}

void sheet_text(struct sheet *sheet, struct box box, struct type type, const char *text)
{
    if (!*text)
        return;
    struct item *item = add(sheet, ITEM_TEXT, box, type.ink);
    item->type = type;
    item->text = mem_copy_text(text);
}

void sheet_textf(struct sheet *sheet, struct box box, struct type type, const char *fmt, ...)
{
    char text[1000];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    sheet_text(sheet, box, type, text);
}

void sheet_fill(struct sheet *sheet, struct box box, enum ink ink, double radius)
{
    add(sheet, ITEM_FILL, box, ink)->radius = radius;
}

void sheet_frame(struct sheet *sheet, struct box box, enum ink ink, double line, double radius)
{
    struct item *item = add(sheet, ITEM_FRAME, box, ink);
    item->line = line;
    item->radius = radius;
}

void sheet_line(struct sheet *sheet, double x, double y, double w, double h, enum ink ink, double line)
{
    add(sheet, ITEM_LINE, (struct box){x, y, w, h}, ink)->line = line;
}

void sheet_dash(struct sheet *sheet, double x, double y, double w, double h)
{
    add(sheet, ITEM_DASH, (struct box){x, y, w, h}, INK_SOFT)->line = 0.5;
}

void sheet_qr(struct sheet *sheet, struct box box, struct qr *qr)
{
    add(sheet, ITEM_QR, box, INK_TEXT)->qr = *qr;
    *qr = (struct qr){0};
}

void sheet_logo(struct sheet *sheet, struct box box)
{
    if (sheet->logo)
        add(sheet, ITEM_LOGO, box, INK_TEXT);
}

struct box box_inset(struct box box, double dx, double dy)
{
    return (struct box){box.x + dx, box.y + dy, box.w - 2 * dx, box.h - 2 * dy};
}

struct box box_column(struct box box, int i, int count, double gap)
{
    double w = (box.w - gap * (count - 1)) / count;
    return (struct box){box.x + i * (w + gap), box.y, w, box.h};
}

struct box box_row(struct box box, int i, int count, double gap)
{
    double h = (box.h - gap * (count - 1)) / count;
    return (struct box){box.x, box.y + i * (h + gap), box.w, h};
}

struct box box_cut_top(struct box *box, double height)
{
    struct box strip = {box->x, box->y, box->w, height};
    box->y += height;
    box->h -= height;
    return strip;
}

struct box box_cut_left(struct box *box, double width)
{
    struct box strip = {box->x, box->y, width, box->h};
    box->x += width;
    box->w -= width;
    return strip;
}

struct box box_cut_right(struct box *box, double width)
{
    box->w -= width;
    return (struct box){box->x + box->w, box->y, width, box->h};
}

/* Checks that texts stay where they belong, by the same setting that draws them. */
#include "io/sheet/draw.h"

#include <stdio.h>
#include <stdlib.h>

#include <cairo.h>

#include "io/sheet/draw_text.h"
#include "scoring/memory.h"

static const double tolerance = 0.05;

static void blame(struct draw_fit *fit, const char *what, const struct item *item)
{
    if (!fit->first[0])
        snprintf(fit->first, sizeof fit->first, "%s: '%.120s' in %.1f x %.1f", what, item->text, item->box.w,
                 item->box.h);
}

static bool is_inside(struct box inner, struct box outer)
{
    return inner.x >= outer.x - tolerance && inner.y >= outer.y - tolerance &&
           inner.x + inner.w <= outer.x + outer.w + tolerance &&
           inner.y + inner.h <= outer.y + outer.h + tolerance;
}

static bool overlap(struct box a, struct box b)
{
    return a.x + tolerance < b.x + b.w && b.x + tolerance < a.x + a.w && a.y + tolerance < b.y + b.h &&
           b.y + tolerance < a.y + a.h;
}

/* The ink of an item on the page; turned items are mirrored in their box. */
static struct box place_ink(const struct item *item, struct box ink)
{
    if (item->turned) {
        ink.x = item->box.w - ink.x - ink.w;
        ink.y = item->box.h - ink.y - ink.h;
    }
    return (struct box){item->box.x + ink.x, item->box.y + ink.y, ink.w, ink.h};
}

static void measure_page(struct pen *pen, const struct page *page, struct draw_fit *fit)
{
    struct box *ink = mem_new(struct box, page->items + 1);
    int *who = mem_new(int, page->items + 1), count = 0;
    struct box all = {0, 0, page->width, page->height};
    for (int i = 0; i < page->items; i++) {
        const struct item *item = &page->item[i];
        if (item->kind != ITEM_TEXT)
            continue;
        struct text_fit setting = pen_set(pen, item->box.w, item->box.h, &item->type, item->text);
        fit->texts++;
        fit->shrunk += setting.shrunk;
        fit->cut += setting.cut;
        if (setting.cut && !fit->first_cut[0])
            snprintf(fit->first_cut, sizeof fit->first_cut, "'%.120s' in %.1f x %.1f", item->text,
                     item->box.w, item->box.h);
        if (setting.missing) {
            fit->missing++;
            blame(fit, "no font", item);
        }
        ink[count] = place_ink(item, setting.ink);
        if (!is_inside(ink[count], item->box) || !is_inside(ink[count], all)) {
            fit->outside++;
            blame(fit, "outside", item);
        }
        who[count++] = i;
    }
    for (int a = 0; a < count; a++)
        for (int b = 0; b < a; b++)
            if (overlap(ink[a], ink[b])) {
                fit->overlaps++;
                blame(fit, page->item[who[b]].text, &page->item[who[a]]);
            }
    free(ink);
    free(who);
}

void draw_measure(const struct sheet *sheet, struct draw_fit *fit)
{
    struct pen pen;
    cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    cairo_t *cairo = cairo_create(surface);
    *fit = (struct draw_fit){0};
    pen_init(&pen, cairo);
    for (int p = 0; p < sheet->pages; p++)
        measure_page(&pen, &sheet->page[p], fit);
    pen_release(&pen);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
}

#include "io/sheet/draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>

#include "io/sheet/draw_text.h"

struct painter {
    const struct sheet *sheet;
    cairo_t *cairo;
    cairo_surface_t *logo;
    struct pen pen;
};

static cairo_status_t collect(void *closure, const unsigned char *bytes, unsigned length)
{
    text_add_bytes(closure, (const char *)bytes, length);
    return CAIRO_STATUS_SUCCESS;
}

struct source {
    const char *at;
    size_t left;
};

static cairo_status_t supply(void *closure, unsigned char *bytes, unsigned length)
{
    struct source *source = closure;
    if (length > source->left)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(bytes, source->at, length);
    source->at += length;
    source->left -= length;
    return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *read_png(const char *bytes, size_t length)
{
    struct source source = {bytes, length};
    return cairo_image_surface_create_from_png_stream(supply, &source);
}

bool draw_check_png(const char *name, const char *bytes, size_t length, struct error *err)
{
    if (length < 8 || memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) != 0)
        return error_set(err, STATUS_INPUT, "%.200s: not a PNG picture", name);
    cairo_surface_t *surface = read_png(bytes, length);
    cairo_status_t status = cairo_surface_status(surface);
    bool ok = status == CAIRO_STATUS_SUCCESS && cairo_image_surface_get_width(surface) > 0 &&
              cairo_image_surface_get_height(surface) > 0;
    cairo_surface_destroy(surface);
    return ok || error_set(err, STATUS_INPUT, "%.200s: damaged PNG picture", name);
}

static void use_ink(struct painter *painter, enum ink ink)
{
    unsigned rgb = ink_rgb(ink, painter->sheet->mono);
    cairo_set_source_rgb(painter->cairo, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                         (rgb & 255) / 255.0);
}

static void outline(cairo_t *cairo, struct box box, double radius)
{
    if (radius <= 0) {
        cairo_rectangle(cairo, box.x, box.y, box.w, box.h);
        return;
    }
    const double quarter = acos(0);
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, box.x + box.w - radius, box.y + radius, radius, -quarter, 0);
    cairo_arc(cairo, box.x + box.w - radius, box.y + box.h - radius, radius, 0, quarter);
    cairo_arc(cairo, box.x + radius, box.y + box.h - radius, radius, quarter, 2 * quarter);
    cairo_arc(cairo, box.x + radius, box.y + radius, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(cairo);
}

static void draw_line(struct painter *painter, const struct item *item)
{
    static const double dashes[] = {4, 4};
    cairo_t *cairo = painter->cairo;
    cairo_set_line_width(cairo, item->line);
    cairo_set_dash(cairo, dashes, item->kind == ITEM_DASH ? 2 : 0, 0);
    if (item->kind == ITEM_FRAME)
        outline(cairo, item->box, item->radius);
    else {
        cairo_move_to(cairo, item->box.x, item->box.y);
        cairo_rel_line_to(cairo, item->box.w, item->box.h);
    }
    cairo_stroke(cairo);
}

static void draw_text(struct painter *painter, const struct item *item)
{
    cairo_t *cairo = painter->cairo;
    const struct box *box = &item->box;
    struct text_fit setting = pen_set(&painter->pen, box->w, box->h, &item->type, item->text);
    cairo_save(cairo);
    cairo_translate(cairo, box->x, box->y);
    if (item->turned) {
        cairo_translate(cairo, box->w, box->h);
        cairo_rotate(cairo, acos(-1));
    }
    cairo_move_to(cairo, setting.x, setting.y);
    pango_cairo_show_layout(cairo, painter->pen.layout);
    cairo_restore(cairo);
}

/* With the quiet zone of four modules inside the box. */
static void draw_qr(struct painter *painter, const struct item *item)
{
    cairo_t *cairo = painter->cairo;
    const struct qr *qr = &item->qr;
    double side = item->box.w < item->box.h ? item->box.w : item->box.h;
    double module = side / (qr->size + 8);
    use_ink(painter, INK_PAPER);
    cairo_rectangle(cairo, item->box.x, item->box.y, side, side);
    cairo_fill(cairo);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    for (int y = 0; y < qr->size; y++)
        for (int x = 0, run; x < qr->size; x += run) {
            /* Runs of dark modules in one piece, so that no hairlines show between them. */
            for (run = 1;
                 x + run < qr->size && qr->module[y * qr->size + x + run] == qr->module[y * qr->size + x];)
                run++;
            if (qr->module[y * qr->size + x])
                cairo_rectangle(cairo, item->box.x + (x + 4) * module, item->box.y + (y + 4) * module,
                                run * module, module);
        }
    cairo_fill(cairo);
}

static void draw_logo(struct painter *painter, const struct item *item)
{
    cairo_t *cairo = painter->cairo;
    double w = cairo_image_surface_get_width(painter->logo),
           h = cairo_image_surface_get_height(painter->logo);
    double scale = item->box.w / w < item->box.h / h ? item->box.w / w : item->box.h / h;
    cairo_save(cairo);
    cairo_translate(cairo, item->box.x, item->box.y + (item->box.h - h * scale) / 2);
    if (item->turned) {
        cairo_translate(cairo, item->box.w, h * scale);
        cairo_rotate(cairo, acos(-1));
    }
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, painter->logo, 0, 0);
    cairo_paint(cairo);
    cairo_restore(cairo);
}

static void draw_item(struct painter *painter, const struct item *item)
{
    use_ink(painter, item->ink);
    switch (item->kind) {
    case ITEM_TEXT:
        draw_text(painter, item);
        break;
    case ITEM_FILL:
        outline(painter->cairo, item->box, item->radius);
        cairo_fill(painter->cairo);
        break;
    case ITEM_FRAME:
    case ITEM_LINE:
    case ITEM_DASH:
        draw_line(painter, item);
        break;
    case ITEM_QR:
        draw_qr(painter, item);
        break;
    case ITEM_LOGO:
        draw_logo(painter, item);
        break;
    }
}

static void draw_page(struct painter *painter, const struct page *page)
{
    for (int i = 0; i < page->items; i++)
        draw_item(painter, &page->item[i]);
    cairo_show_page(painter->cairo);
}

static void painter_init(struct painter *painter, const struct sheet *sheet, cairo_surface_t *surface)
{
    painter->sheet = sheet;
    painter->cairo = cairo_create(surface);
    painter->logo = sheet->logo ? read_png(sheet->logo, sheet->logo_length) : NULL;
    pen_init(&painter->pen, painter->cairo);
}

/* Ends the drawing and the surface, and tells what went wrong. */
static bool painter_finish(struct painter *painter, cairo_surface_t *surface, struct error *err)
{
    pen_release(&painter->pen);
    cairo_status_t status = cairo_status(painter->cairo);
    cairo_destroy(painter->cairo);
    if (painter->logo)
        cairo_surface_destroy(painter->logo);
    cairo_surface_finish(surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(surface);
    cairo_surface_destroy(surface);
    return status == CAIRO_STATUS_SUCCESS ||
           error_set(err, STATUS_INTERNAL, "drawing failed: %s", cairo_status_to_string(status));
}

static void set_properties(cairo_surface_t *surface, const struct sheet *sheet)
{
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, sheet->title ? sheet->title : "rota");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "rota");
    /* The time of printing stands on the pages; without it here, the same sheet is the same file. */
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
    for (int p = 0; p < sheet->pages; p++) {
        char target[40];
        snprintf(target, sizeof target, "page=%d", p + 1);
        if (sheet->page[p].mark)
            cairo_pdf_surface_add_outline(surface, CAIRO_PDF_OUTLINE_ROOT, sheet->page[p].mark, target, 0);
    }
}

bool draw_pdf(const struct sheet *sheet, struct text *out, struct error *err)
{
    struct painter painter;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(collect, out, 595, 842);
    set_properties(surface, sheet);
    painter_init(&painter, sheet, surface);
    for (int p = 0; p < sheet->pages; p++) {
        cairo_pdf_surface_set_size(surface, sheet->page[p].width, sheet->page[p].height);
        draw_page(&painter, &sheet->page[p]);
    }
    return painter_finish(&painter, surface, err);
}

bool draw_svg(const struct sheet *sheet, struct text *out, struct error *err)
{
    struct painter painter;
    const struct page *page = &sheet->page[0];
    cairo_surface_t *surface = cairo_svg_surface_create_for_stream(collect, out, page->width, page->height);
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT);
    painter_init(&painter, sheet, surface);
    use_ink(&painter, INK_PAPER);
    cairo_paint(painter.cairo);
    draw_page(&painter, page);
    return painter_finish(&painter, surface, err);
}

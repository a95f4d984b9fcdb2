/* Fitting: a text is set at its size; if its line is too wide or its ink too high, it is set smaller in
 * proportion, down to the least size, and what is then still too wide ends in an ellipsis.  Lines stand on a
 * baseline that depends on the box and the size only, so that scripts of different heights line up in a row.
 */
#include "io/sheet/draw_text.h"

#include <math.h>

#include <pango/pangocairo.h>

/* One family after the other is asked for a character, then whatever fontconfig finds. */
static const char families[] =
    "Noto Sans,Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Thai,Noto Sans Devanagari,"
    "Noto Sans CJK SC,Noto Sans CJK JP,Noto Sans CJK KR,sans-serif";
/* Half the height of capitals, as a part of the size. */
static const double half_capital = 0.357;

void pen_init(struct pen *pen, cairo_t *cairo)
{
    pen->cairo = cairo;
    pen->layout = pango_cairo_create_layout(cairo);
    PangoContext *context = pango_layout_get_context(pen->layout);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_cairo_context_set_resolution(context, 72);
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    pango_layout_set_single_paragraph_mode(pen->layout, TRUE);
    for (int i = 0; i < 2; i++) {
        pen->font[i] = pango_font_description_new();
        pango_font_description_set_family_static(pen->font[i], families);
        pango_font_description_set_weight(pen->font[i], i ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    }
}

void pen_release(struct pen *pen)
{
    for (int i = 0; i < 2; i++)
        pango_font_description_free(pen->font[i]);
    g_object_unref(pen->layout);
}

static void set_size(struct pen *pen, const struct type *type, double size)
{
    PangoFontDescription *font = pen->font[type->bold];
    pango_font_description_set_size(font, (gint)(size * PANGO_SCALE));
    pango_layout_set_font_description(pen->layout, font);
}

static struct box to_points(PangoRectangle r)
{
    return (struct box){(double)r.x / PANGO_SCALE, (double)r.y / PANGO_SCALE, (double)r.width / PANGO_SCALE,
                        (double)r.height / PANGO_SCALE};
}

static void get_extents(struct pen *pen, struct box *ink, struct box *line)
{
    PangoRectangle i, l;
    pango_layout_get_extents(pen->layout, &i, &l);
    *ink = to_points(i);
    *line = to_points(l);
}

/* Quarters of a point: few different sizes, few fonts to keep. */
static double round_down(double size)
{
    return floor(size * 4) / 4;
}

/* Sets the text as small as needed; returns the size. */
static double fit(struct pen *pen, double width, double height, const struct type *type)
{
    double size = type->size, least = type->least > 0 ? type->least : type->size / 2;
    struct box ink, line;
    for (int tries = 0; tries < 4; tries++) {
        set_size(pen, type, size);
        get_extents(pen, &ink, &line);
        double wide = line.w > ink.w ? line.w : ink.w, scale = 1;
        if (type->lines <= 1 && wide > width)
            scale = width / wide;
        if (ink.h > height && height / ink.h < scale)
            scale = height / ink.h;
        if (scale >= 1 || size <= least)
            break;
        size = round_down(size * scale) < size ? round_down(size * scale) : size - 0.25;
        size = size < least ? least : size;
    }
    return size;
}

struct text_fit pen_set(struct pen *pen, double width, double height, const struct type *type,
                        const char *text)
{
    struct text_fit setting = {0};
    struct box ink, line;
    PangoLayout *layout = pen->layout;
    pango_layout_set_ellipsize(layout, type->lines > 1 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_height(layout, type->lines > 1 ? -type->lines : -1);
    pango_layout_set_width(layout, type->lines > 1 ? (int)(width * PANGO_SCALE) : -1);
    pango_layout_set_text(layout, text, -1);
    double size = fit(pen, width, height, type);
    get_extents(pen, &ink, &line);
    if (line.w > width + 0.01) {
        pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
        get_extents(pen, &ink, &line);
    }
    setting.shrunk = size < type->size;
    setting.cut = pango_layout_is_ellipsized(layout);
    setting.missing = pango_layout_get_unknown_glyphs_count(layout) > 0;
    double free_room = width - line.w;
    setting.x = -line.x + (type->align == ALIGN_LEFT    ? 0
                           : type->align == ALIGN_RIGHT ? free_room
                                                        : free_room / 2);
    double baseline = (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
    setting.y = height / 2 + half_capital * size - baseline;
    if (type->lines > 1)
        setting.y = (height - line.h) / 2 > 0 ? (height - line.h) / 2 : 0;
    /* Marks above or below the capitals must not leave the box, overhang at the ends neither. */
    if (setting.y + ink.y + ink.h > height)
        setting.y = height - ink.y - ink.h;
    if (setting.y + ink.y < 0)
        setting.y = -ink.y;
    if (setting.x + ink.x + ink.w > width)
        setting.x = width - ink.x - ink.w;
    if (setting.x + ink.x < 0)
        setting.x = -ink.x;
    setting.ink = (struct box){setting.x + ink.x, setting.y + ink.y, ink.w, ink.h};
    return setting;
}

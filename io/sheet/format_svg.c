/* SVG, for documents and slides: one drawing a file. */
#include "io/sheet/draw.h"
#include "io/sheet/formats.h"
#include "io/sheet/kinds.h"

static bool write_svg(const struct view *view, unsigned kinds, struct text *out, struct error *err)
{
    struct sheet sheet;
    sheet_kinds_lay_out(&sheet, view, kinds, true);
    bool ok =
        sheet.pages == 1
            ? draw_svg(&sheet, out, err)
            : error_set(err, STATUS_USAGE,
                        "an SVG file holds one page, not %d: use --kind %s, or write a PDF", sheet.pages,
                        words_join(sheet_drawing_word, " or --kind ", (char[WORDS_ROOM]){0}));
    sheet_release(&sheet);
    return ok;
}

/* The first drawing that the event has something for; where there is none, the last, to say why. */
static unsigned first_drawing(const struct view *view)
{
    struct error ignored = {0};
    unsigned found = 0;
    for (int k = 0; sheet_kind_at(k); k++)
        if (sheet_kind_at(k)->draw) {
            found = 1u << k;
            if (sheet_kind_present(sheet_kind_at(k), view, &ignored))
                break;
        }
    return found;
}

const struct sheet_format format_svg = {.ending = ".svg", .usual = first_drawing, .write = write_svg};

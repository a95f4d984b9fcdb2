/* PDF, to print. */
#include "io/sheet/draw.h"
#include "io/sheet/formats.h"
#include "io/sheet/kinds.h"

static bool write_pdf(const struct view *view, unsigned kinds, struct text *out, struct error *err)
{
    struct sheet sheet;
    sheet_kinds_lay_out(&sheet, view, kinds, false);
    bool ok = draw_pdf(&sheet, out, err);
    sheet_release(&sheet);
    return ok;
}

const struct sheet_format format_pdf = {.ending = ".pdf", .write = write_pdf};

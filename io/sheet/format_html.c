/* HTML: the page for phones, which holds everything whatever kinds are asked for. */
#include "io/sheet/formats.h"
#include "io/sheet/page.h"

static bool write_html(const struct view *view, unsigned kinds, struct text *out, struct error *err)
{
    (void)kinds, (void)err;
    page_print(view, out);
    return true;
}

const struct sheet_format format_html = {.ending = ".html", .write = write_html};

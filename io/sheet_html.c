#include "io/sheet_html.h"
void sheet_html_print(const struct view *view, const char *logo, size_t logo_length, struct text *out)
{
    (void)view;
    (void)logo;
    (void)logo_length;
    text_add(out, "");
}

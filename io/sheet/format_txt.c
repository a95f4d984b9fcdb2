/* Aligned text. */
#include "io/sheet/formats.h"
#include "io/sheet/kinds.h"

static bool write_text(const struct view *view, unsigned kinds, struct text *out, struct error *err)
{
    struct lists lists = {0};
    (void)err;
    sheet_kinds_list(&lists, view, kinds);
    text_addf(out, "%s · %s %s\n\n", view->title, view_word(view, WORD_PRINTED), view->options.time);
    for (int i = 0; i < lists.count; i++) {
        const struct list *list = &lists.list[i];
        text_addf(out, "%s%s\n", i ? "\n" : "", list->title);
        text_table_print(&list->table, out, 2);
        if (list->note)
            text_addf(out, "  %s\n", list->note);
    }
    lists_release(&lists);
    return true;
}

const struct sheet_format format_txt = {.ending = ".txt", .write = write_text};

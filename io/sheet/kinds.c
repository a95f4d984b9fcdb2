#include "io/sheet/kinds.h"

#include <assert.h>

static const struct sheet_kind *const kinds[] = {
#define K(name) &sheet_##name,
    SHEET_KINDS(K)
#undef K
};
enum { KINDS = sizeof kinds / sizeof *kinds };
static_assert(KINDS <= 8 * sizeof(unsigned), "a set of kinds has a bit for each");

const struct sheet_kind *sheet_kind_at(int i)
{
    return i >= 0 && i < KINDS ? kinds[i] : NULL;
}

unsigned sheet_kind_bit(const struct sheet_kind *kind)
{
    int i = 0;
    while (kinds[i] != kind)
        i++;
    return 1u << i;
}

const char *sheet_kind_word(int i)
{
    return sheet_kind_at(i) ? sheet_kind_at(i)->word : NULL;
}

const char *sheet_drawing_word(int i)
{
    for (int k = KINDS - 1; i >= 0 && k >= 0; k--)
        if (kinds[k]->draw && i-- == 0)
            return kinds[k]->word;
    return NULL;
}

bool sheet_kind_present(const struct sheet_kind *kind, const struct view *view, struct error *err)
{
    return !kind->present || kind->present(view, err);
}

unsigned sheet_kinds_usual(const struct view *view)
{
    struct error ignored = {0};
    unsigned usual = 0;
    for (int k = 0; k < KINDS; k++)
        if (!kinds[k]->special && sheet_kind_present(kinds[k], view, &ignored))
            usual |= 1u << k;
    return usual;
}

void sheet_kinds_lay_out(struct sheet *sheet, const struct view *view, unsigned chosen, bool drawn)
{
    *sheet = (struct sheet){.title = view->title,
                            .mono = view->options.mono,
                            .logo = view->options.logo,
                            .logo_length = view->options.logo_length};
    for (int k = 0; k < KINDS; k++) {
        int first = sheet->pages;
        if (!(chosen >> k & 1))
            continue;
        if (drawn && kinds[k]->draw)
            kinds[k]->draw(sheet, view);
        else
            kinds[k]->lay_out(sheet, view);
        sheet_mark(sheet, first, view_word(view, kinds[k]->title));
    }
}

void sheet_kinds_list(struct lists *lists, const struct view *view, unsigned chosen)
{
    for (int k = 0; k < KINDS; k++)
        if (chosen >> k & 1)
            kinds[k]->list(lists, view);
    lists_drop_empty(lists);
}

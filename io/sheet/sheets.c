#include "io/sheet/sheets.h"

#include <stdlib.h>
#include <string.h>

#include "io/sheet/draw.h"
#include "io/sheet/frame.h"
#include "scoring/memory.h"

static const char all_word[] = "all";

const char *sheets_word(int i)
{
    if (sheet_kind_word(i))
        return sheet_kind_word(i);
    return sheet_kind_word(i - 1) ? all_word : NULL;
}

static bool add_kind(const char *word, struct sheets_request *request, struct error *err)
{
    int found = word_find(sheet_kind_word, word);
    if (found >= 0)
        request->kinds |= 1u << found;
    else if (!strcmp(word, all_word))
        request->all = true;
    else
        return error_set(err, STATUS_USAGE, "--kind: unknown kind '%.60s', must be %s", word,
                         ANY_WORD(sheets_word));
    return true;
}

bool sheets_parse_kinds(const char *list, struct sheets_request *request, struct error *err)
{
    for (const char *at = list;;) {
        size_t length = strcspn(at, ",");
        char *word = mem_format("%.*s", (int)length, at);
        bool ok = add_kind(word, request, err);
        free(word);
        if (!ok || !at[length])
            return ok;
        at += length + 1;
    }
}

/* What is asked for and what there is, put together. */
static bool choose_kinds(const struct view *view, const struct sheets_request *request, unsigned *kinds,
                         struct error *err)
{
    const struct sheet_format *format = request->format;
    *kinds = request->kinds | (request->all ? sheet_kinds_usual(view) : 0);
    if (!*kinds)
        *kinds = format->usual ? format->usual(view) : sheet_kinds_usual(view);
    for (int k = 0; sheet_kind_at(k); k++)
        if (*kinds >> k & 1 && !sheet_kind_present(sheet_kind_at(k), view, err))
            return false;
    return true;
}

static bool check_url(const struct view *view, struct error *err)
{
    struct qr qr;
    if (!view->options.url)
        return true;
    char *address = view_address(view, view->players ? view->player[0] : -1);
    bool ok = qr_make(&qr, address, err) || error_prefix(err, "--url");
    if (ok)
        qr_release(&qr);
    free(address);
    return ok;
}

bool sheets_make(const struct event *event, const struct sheets_request *request, struct text *out,
                 struct error *err)
{
    const struct view_options *options = &request->view;
    struct view view;
    unsigned kinds;
    if (options->logo && !draw_check_png(options->logo_name, options->logo, options->logo_length, err))
        return false;
    if (!view_init(&view, event, options, err))
        return false;
    bool ok = check_url(&view, err) && choose_kinds(&view, request, &kinds, err) &&
              request->format->write(&view, kinds, out, err);
    view_release(&view);
    return ok;
}

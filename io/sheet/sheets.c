#include "io/sheet/sheets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "io/sheet/draw.h"
#include "io/sheet/list_text.h"
#include "io/sheet/meetings.h"
#include "io/sheet/page.h"

static const char *const kind_words[] = {
#define K(name, word) word,
    SHEET_KINDS(K)
#undef K
};

static const char *const endings[] = {
#define F(name, ending) ending,
    SHEET_FORMATS(F)
#undef F
};

bool sheets_parse_format(const char *path, enum sheet_format *format, struct error *err)
{
    const char *dot = strrchr(path, '.'), *slash = strrchr(path, '/');
    for (int i = 0; dot && (!slash || dot > slash) && i < SHEET_FORMAT_COUNT; i++)
        if (!strcasecmp(dot + 1, endings[i])) {
            *format = (enum sheet_format)i;
            return true;
        }
    return error_set(err, STATUS_USAGE, "%.200s: unknown ending, must be .pdf, .html, .svg, .csv or .txt",
                     path);
}

bool sheets_parse_kinds(const char *list, struct sheets_request *request, struct error *err)
{
    for (const char *at = list;;) {
        size_t length = strcspn(at, ",");
        int found = -1;
        for (int k = 0; k < SHEET_KIND_COUNT; k++)
            if (strlen(kind_words[k]) == length && !strncmp(at, kind_words[k], length))
                found = k;
        if (length == 3 && !strncmp(at, "all", 3))
            request->all = true;
        else if (found >= 0)
            request->kinds |= 1u << found;
        else
            return error_set(err, STATUS_USAGE,
                             "--kind: unknown kind '%.*s', must be wall, index, tables, players, records, "
                             "standings, stage, matrix or all",
                             length < 60 ? (int)length : 60, at);
        if (!at[length])
            return true;
        at += length + 1;
    }
}

static unsigned bit(enum sheet_kind kind)
{
    return 1u << kind;
}

/* What is asked for and what there is, put together. */
static bool choose_kinds(const struct view *view, const struct sheets_request *request, unsigned *kinds,
                         struct error *err)
{
    unsigned everything = bit(SHEET_KIND_MATRIX) - 1;
    unsigned absent = 0;
    if (!view->has_outcome)
        absent |= bit(SHEET_KIND_STANDINGS);
    if (!view_has_stage(view))
        absent |= bit(SHEET_KIND_STAGE);
    if (view->players > MEETINGS_PLAYERS_MAX)
        absent |= bit(SHEET_KIND_MATRIX);
    *kinds = request->kinds;
    if (request->all)
        *kinds |= everything & ~absent;
    if (!*kinds && request->format == SHEET_FORMAT_CSV)
        *kinds = bit(SHEET_KIND_INDEX);
    else if (!*kinds && request->format == SHEET_FORMAT_SVG)
        *kinds = bit(view_has_stage(view) ? SHEET_KIND_STAGE : SHEET_KIND_MATRIX);
    else if (!*kinds)
        *kinds = everything & ~absent;
    if (*kinds & absent & bit(SHEET_KIND_STANDINGS))
        return error_set(err, STATUS_NEGATIVE, "no standings: there are no results yet that can be ranked");
    if (*kinds & absent & bit(SHEET_KIND_STAGE))
        return error_set(err, STATUS_NEGATIVE,
                         "no semifinal, final or knock-out round among the rounds chosen");
    if (*kinds & absent)
        return error_set(err, STATUS_NEGATIVE, "the matrix is drawn for %d players at most",
                         MEETINGS_PLAYERS_MAX);
    return true;
}

static void add_kind(struct sheet *sheet, const struct view *view, enum sheet_kind kind, bool one_page)
{
    static void (*const simple[])(struct sheet *, const struct view *) = {
        sheet_add_wall,    sheet_add_index,   sheet_add_tables,
        sheet_add_players, sheet_add_records, sheet_add_standings};
    static const enum word titles[] = {WORD_TABLES,       WORD_ALPHABETICAL, WORD_TENTS, WORD_CARDS,
                                       WORD_RESULT_SHEET, WORD_STANDINGS,    WORD_STAGE, WORD_MATRIX};
    int first = sheet->pages;
    if (kind == SHEET_KIND_STAGE)
        sheet_add_stage(sheet, view, one_page);
    else if (kind == SHEET_KIND_MATRIX)
        sheet_add_matrix(sheet, view, one_page);
    else
        simple[kind](sheet, view);
    sheet_mark(sheet, first, view_word(view, titles[kind]));
}

bool sheets_lay_out(struct sheet *sheet, const struct view *view, const struct sheets_request *request,
                    unsigned kinds, struct error *err)
{
    bool svg = request->format == SHEET_FORMAT_SVG;
    *sheet = (struct sheet){.title = view->title,
                            .mono = view->options.mono,
                            .logo = request->logo,
                            .logo_length = request->logo_length};
    for (int k = 0; k < SHEET_KIND_COUNT; k++)
        if (kinds & bit((enum sheet_kind)k))
            add_kind(sheet, view, (enum sheet_kind)k, svg);
    if (svg && sheet->pages != 1) {
        int pages = sheet->pages;
        sheet_release(sheet);
        return error_set(
            err, STATUS_USAGE,
            "an SVG file holds one page, not %d: use --kind matrix or --kind stage, or write a PDF", pages);
    }
    return true;
}

static bool make_drawing(const struct view *view, const struct sheets_request *request, unsigned kinds,
                         struct text *out, struct error *err)
{
    struct sheet sheet;
    if (!sheets_lay_out(&sheet, view, request, kinds, err))
        return false;
    bool ok = request->format == SHEET_FORMAT_SVG ? sheet_cairo_svg(&sheet, out, err)
                                                  : sheet_cairo_pdf(&sheet, out, err);
    sheet_release(&sheet);
    return ok;
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
    struct view view;
    unsigned kinds;
    if (request->logo && !sheet_cairo_check_png(request->logo_name, request->logo, request->logo_length, err))
        return false;
    if (!view_init(&view, event, &request->view, err))
        return false;
    bool ok = check_url(&view, err) && choose_kinds(&view, request, &kinds, err);
    if (ok)
        switch (request->format) {
        case SHEET_FORMAT_PDF:
        case SHEET_FORMAT_SVG:
            ok = make_drawing(&view, request, kinds, out, err);
            break;
        case SHEET_FORMAT_HTML:
            sheet_html_print(&view, request->logo, request->logo_length, out);
            break;
        case SHEET_FORMAT_CSV:
        case SHEET_FORMAT_TXT:
        default:
            sheet_text_print(&view, kinds, request->format == SHEET_FORMAT_CSV, out);
        }
    view_release(&view);
    return ok;
}

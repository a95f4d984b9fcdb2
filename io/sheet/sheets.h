/* The sheets of an event as one file: what `rota sheets` writes. */
#ifndef ROTA_IO_SHEET_SHEETS_H
#define ROTA_IO_SHEET_SHEETS_H

#include "io/sheet/kinds.h"
#include "io/text/text.h"

#define SHEET_FORMATS(F) \
    F(PDF, "pdf")        \
    F(HTML, "html")      \
    F(SVG, "svg")        \
    F(CSV, "csv")        \
    F(TXT, "txt")
enum sheet_format {
#define F(name, ending) SHEET_FORMAT_##name,
    SHEET_FORMATS(F)
#undef F
        SHEET_FORMAT_COUNT
};

struct sheets_request {
    enum sheet_format format;
    unsigned kinds; /* 1u << enum sheet_kind; 0 = what suits the format */
    bool all;       /* all kinds for which the event has something to print */
    struct view_options view;
    const char *logo, *logo_name; /* PNG, or NULL */
    size_t logo_length;
};

/* The format of a file name's ending; STATUS_USAGE when there is none. */
bool sheets_parse_format(const char *path, enum sheet_format *format, struct error *err);
/* A comma-separated list of kinds; STATUS_USAGE for an unknown one. */
bool sheets_parse_kinds(const char *list, struct sheets_request *request, struct error *err);

/* Everything goes to `out`.  STATUS_NEGATIVE when a kind was asked for that the event has nothing for. */
bool sheets_make(const struct event *event, const struct sheets_request *request, struct text *out,
                 struct error *err);

/* The pages alone, for PDF, SVG and tests; sheet_release frees them. */
bool sheets_lay_out(struct sheet *sheet, const struct view *view, const struct sheets_request *request,
                    unsigned kinds, struct error *err);

#endif

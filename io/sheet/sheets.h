/* The sheets of an event as one file: what `rota sheets` writes. */
#ifndef ROTA_IO_SHEET_SHEETS_H
#define ROTA_IO_SHEET_SHEETS_H

#include "io/sheet/formats.h"
#include "io/sheet/kinds.h"

struct sheets_request {
    const struct sheet_format *format;
    unsigned kinds; /* a set of kinds (io/sheet/kinds.h); empty = what suits the format */
    bool all;       /* all kinds for which the event has something to print, but special ones */
    struct view_options view;
};

/* A comma-separated list of kinds; STATUS_USAGE for an unknown one. */
bool sheets_parse_kinds(const char *list, struct sheets_request *request, struct error *err);
/* What may stand in that list. */
word_list sheets_word;

/* Everything goes to `out`.  STATUS_NEGATIVE when a kind was asked for that the event has nothing for. */
bool sheets_make(const struct event *event, const struct sheets_request *request, struct text *out,
                 struct error *err);

#endif

/* How a table of people is to be read, as the user wishes, and what must be said about how it was read. */
#ifndef ROTA_IO_TEXT_READING_H
#define ROTA_IO_TEXT_READING_H

#include <stdbool.h>

#include "io/text/text.h"

/* All zero is the usual: everything is told from the file.  Readers take NULL for that, and then say nothing.
 */
struct reading {
    const char *encoding; /* of a text without a mark; NULL: told from its bytes */
    const char *sheet;    /* of a workbook; NULL: the first one */
    bool all_sheets;      /* one below the other, where no sheet is named */
    struct text notes;    /* lines for the user, each with its line end; the caller's to release */
};

/* Adds a line, fit for a terminal, when somebody listens. */
void reading_note(struct reading *reading, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif

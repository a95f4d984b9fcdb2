/* Excel workbooks (.xlsx) as tables of fields: a ZIP file (libzip) of XML parts (expat).
 *
 * Shared and inline strings, results of formulas, numbers and dates are read; a date becomes 2026-05-01, with
 * a time 2026-05-01 18:30.  Rows without content are skipped, and blanks around a field dropped, as in CSV.
 *
 * The file may be hostile: parts are unpacked and parsed in small pieces, each up to a limit, as is the text
 * that comes of it; a document type, and with it every entity, is refused. */
#ifndef ROTA_IO_TEXT_XLSX_READ_H
#define ROTA_IO_TEXT_XLSX_READ_H

#include "io/text/csv.h"
#include "io/text/reading.h"

/* Whether the bytes begin as a ZIP file does. */
bool xlsx_looks_like(const char *bytes, size_t length);

/* Fills `csv` from the sheet that `reading` names, the first visible one without a name, or from all of them,
 * one below the other, with the same header.  csv_release frees it; nothing to free after a failure, which is
 * STATUS_INPUT. */
bool xlsx_load(struct csv *csv, const char *file, const char *bytes, size_t length, struct reading *reading,
               struct error *err);

#endif

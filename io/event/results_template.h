/* Result sheets to fill in (README, Files): a row a seat, as CSV or as an Excel workbook of one sheet a
 * round. stage,round,table,position,id,name,vp,winner,left io/event/results_csv.h reads both back. */
#ifndef ROTA_IO_EVENT_RESULTS_TEMPLATE_H
#define ROTA_IO_EVENT_RESULTS_TEMPLATE_H

#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/event.h"

/* Adds a row for every seat; `stage_word` NULL or `round` 0 = all of them.  Names and ids that a spreadsheet
 * would take for a formula are guarded (io/text/csv.h). */
void results_template(const struct event *event, const char *stage_word, int round, struct text *out);

/* The same as a workbook, where only VP, winner and left can be typed, and only what they may be. */
bool results_template_xlsx(const struct event *event, const char *stage_word, int round, struct text *out,
                           struct error *err);

#endif

/* Result sheets as CSV (README, Files): a table to fill in a spreadsheet, and back.
 *     stage,round,table,position,id,name,vp,winner,left
 * `winner` and `left` are marked by x.  An import also takes columns `state` (open, signed, submitted) and
 * `note` (G-4: what the referee settled), and does without `stage`, which is prelim then, `name` and `left`.
 */
#ifndef ROTA_IO_EVENT_RESULTS_CSV_H
#define ROTA_IO_EVENT_RESULTS_CSV_H

#include "io/text/text.h"
#include "scoring/enter_result.h"

/* Adds a row for every seat; `stage_word` NULL or `round` 0 = all of them. */
void results_template(const struct event *event, const char *stage_word, int round, struct text *out);

/* Enters the results of a CSV text.  Everything is checked before anything is changed: after a failure the
 * event is as it was.  Rows without VP are sheets still to come. */
bool results_import(struct event *event, const struct rules *rules, const char *file, const char *text,
                    size_t length, const struct entry_options *options, struct entry_report *report,
                    struct error *err);

#endif

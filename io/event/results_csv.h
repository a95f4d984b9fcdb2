/* Results from a table that was filled in (README, Files; io/event/results_template.h makes it).
 *     stage,round,table,position,id,name,vp,winner,left
 * `winner` and `left` are marked by x.  An import also takes columns `state` (open, signed, submitted) and
 * `note` (G-4: what the referee settled), and does without `stage`, which is prelim then, `name` and `left`.
 */
#ifndef ROTA_IO_EVENT_RESULTS_CSV_H
#define ROTA_IO_EVENT_RESULTS_CSV_H

#include "io/text/data_file.h"
#include "scoring/enter_result.h"

/* Enters the results of a table, CSV or Excel.  Everything is checked before anything is changed: after a
 * failure the event is as it was.  Rows without VP are sheets still to come. */
bool results_import(struct event *event, const struct rules *rules, const struct data_file *file,
                    const struct entry_options *options, struct entry_report *report, struct error *err);

#endif

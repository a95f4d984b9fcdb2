/* What `plan` and `replan` share: the options of the search, and the search itself with its progress line and
 * its end by Ctrl-C. */
#ifndef ROTA_IO_CLI_SEARCH_OPTIONS_H
#define ROTA_IO_CLI_SEARCH_OPTIONS_H

#include "io/cli/arguments.h"
#include "io/cli/progress.h"
#include "solver/planner.h"

/* clang-format off */
#define SEARCH_OPTIONS                                                                \
    {"seed", 's', "S", "another seed, another schedule (1)"},                         \
    {"effort", 'e', "N", "how long to search, in million moves (400)"},               \
    {"time", 't', "SEC", "stop after so many seconds (no limit)"},                    \
    {"threads", 0, "N", "worker threads; the plan does not depend on it (all cores)"}, \
    {"method", 'm', "NAME", "search by one method alone; see: rota methods"},         \
    {"set", 0, "M.NAME=X", "change a setting of a method; may be repeated"},            \
    {"no-bank", 0, NULL, "do without the stored base rounds"},                        \
    {"quiet", 'q', NULL, "no verdict and no progress"},
/* clang-format on */

/* Takes over every --set. */
bool search_settings(const struct arguments *arguments, struct settings *settings, struct error *err);

/* Fills request->search from the options. */
bool search_read(const struct arguments *arguments, struct plan_request *request, struct error *err);

/* Before a search: Ctrl-C ends it early and keeps the best, and its progress is shown until progress_close.
 */
void search_open(const struct arguments *arguments, struct plan_request *request, struct progress_line *line);

/* After one that failed: errors in the input name the first operand.  Returns false. */
bool search_explain(const struct arguments *arguments, struct error *err);

/* Plans, with both of these. */
bool search_run(const struct arguments *arguments, struct event *event, struct plan_request *request,
                struct plan_outcome *outcome, struct error *err);

#endif

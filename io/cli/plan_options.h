/* What `plan` and `bound` share: the options that say what is to be planned. */
#ifndef ROTA_IO_CLI_PLAN_OPTIONS_H
#define ROTA_IO_CLI_PLAN_OPTIONS_H

#include "io/cli/arguments.h"
#include "io/cli/reading_options.h"
#include "scoring/goals.h"
#include "scoring/ruleset.h"
#include "solver/planner.h"

#define PLAN_OPTIONS                                                                         \
    {"rounds", 'r', "R", "number of rounds (as the rule set has it)"},                       \
        {"rules", 0, "NAME", "rule set: %s (wc2025)", ruleset_name},                         \
        {"table-size", 'k', "K", "players at a table, 2 to 8 (4)"},                          \
        {"priority", 0, "LIST", "what matters most, first: %s", measure_word},               \
        {"avoid", 0, "FIELDS", "columns to keep apart, first matters most (country; none)"}, \
        {"by", 0, "FIELD", "plan each group of this column by itself"},                      \
        {"apart", 0, "A,B", "never seat players A and B together; may be repeated"},         \
        {"fix", 0, "ID:TABLE", "this player always sits at this table; may be repeated"}, READING_OPTIONS

/* Reads the roster named by the first operand and applies the options above; notes about the reading are
 * printed unless `quiet`. */
bool plan_options_read(const struct arguments *arguments, bool quiet, struct event *event,
                       struct plan_request *request, struct error *err);

#endif

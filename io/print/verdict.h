/* The verdict on a plan: the first lines that an organiser sees. */
#ifndef ROTA_IO_PRINT_VERDICT_H
#define ROTA_IO_PRINT_VERDICT_H

#include "io/text/text.h"
#include "solver/planner.h"

void verdict_print(const struct event *event, const struct plan_request *request,
                   const struct plan_outcome *outcome, struct text *out);

/* The bounds alone, each with its reason. */
void verdict_print_bounds(const struct event *event, const struct plan_request *request, struct text *out);

#endif

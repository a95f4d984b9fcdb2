/* Standings as JSON (README, Files). */
#ifndef ROTA_IO_PRINT_RANK_JSON_H
#define ROTA_IO_PRINT_RANK_JSON_H

#include "io/text/text.h"
#include "scoring/outcome.h"
#include "scoring/pooled.h"

void rank_print_json(const struct event *event, const struct outcome *outcome, struct text *out);
/* The pooled standings of several events; `title` names each of them. */
void rank_print_pooled_json(const struct event *pool, const struct pooled *pooled, int qualify,
                            const char *const *title, struct text *out);

#endif

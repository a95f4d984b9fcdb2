/* Standings as JSON (DESIGN 4). */
#ifndef ROTA_IO_JSON_RANK_H
#define ROTA_IO_JSON_RANK_H

#include "io/text.h"
#include "scoring/multi.h"
#include "scoring/outcome.h"

void json_rank_print(const struct event *event, const struct outcome *outcome, struct text *out);
/* The pooled standings of several events; `title` names each of them. */
void json_rank_print_multi(const struct event *pool, const struct multi *multi, int qualify,
                           const char *const *title, struct text *out);

#endif

/* Standings and final places as aligned text and as CSV. */
#ifndef ROTA_IO_PRINT_RANK_PRINT_H
#define ROTA_IO_PRINT_RANK_PRINT_H

#include "io/text/text.h"
#include "scoring/outcome.h"
#include "scoring/pooled.h"

void rank_print_text(const struct event *event, const struct outcome *outcome, struct text *out);
void rank_print_csv(const struct event *event, const struct outcome *outcome, struct text *out);

void rank_print_pooled_text(const struct event *pool, const struct pooled *pooled, int qualify,
                            const char *const *title, struct text *out);
void rank_print_pooled_csv(const struct event *pool, const struct pooled *pooled, int qualify,
                           const char *const *title, struct text *out);

/* A share as a percentage with two decimals, halves up (RULEBOOK G-21); points without a slash where whole.
 * `text` has room for FRACTION_TEXT_MAX bytes. */
void percent_text(const struct fraction *share, char *text);
void points_text(int64_t points, char *text);

#endif

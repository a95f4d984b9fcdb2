/* A seeded round as text: every table with its players in choice order, and who banks (RULEBOOK G-32). */
#ifndef ROTA_IO_PRINT_SEED_PRINT_H
#define ROTA_IO_PRINT_SEED_PRINT_H

#include "io/text/text.h"
#include "scoring/ranking.h"

void seed_print(const struct event *event, const struct rules *rules, const struct round *round,
                const struct ranking *ranking, struct text *out);

#endif

/* The season's standings as text, CSV and JSON. */
#ifndef ROTA_IO_LEAGUE_PRINT_H
#define ROTA_IO_LEAGUE_PRINT_H

#include "io/league_load.h"
#include "io/text.h"

void league_print_text(const struct season *season, const struct league *league,
                       const struct league_options *options, struct text *out);
void league_print_csv(const struct season *season, const struct league *league, struct text *out);
void league_print_json(const struct season *season, const struct league *league, struct text *out);

#endif

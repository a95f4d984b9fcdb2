/* The season's standings as text, CSV and JSON. */
#ifndef ROTA_IO_PRINT_LEAGUE_PRINT_H
#define ROTA_IO_PRINT_LEAGUE_PRINT_H

#include "io/event/season.h"
#include "io/text/text.h"

void league_print_text(const struct season *season, const struct league *league,
                       const struct league_options *options, struct text *out);
void league_print_csv(const struct season *season, const struct league *league, struct text *out);
void league_print_json(const struct season *season, const struct league *league, struct text *out);

#endif

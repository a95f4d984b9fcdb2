/* Rows of standings as JSON, for `rota ask` and for `rota rank --json`. */
#ifndef ROTA_IO_PRINT_STANDINGS_JSON_H
#define ROTA_IO_PRINT_STANDINGS_JSON_H

#include "io/text/json_out.h"
#include "scoring/standings.h"

/* The members of one row, without the brackets, as RULEBOOK 11 has them. */
void standings_json_put_row(struct json_out *out, const struct event *event, const struct standing *row);
/* The same as README, Files, has them: `id` and `name` instead of `player`. */
void standings_json_put_named_row(struct json_out *out, const struct event *event,
                                  const struct standing *row);
/* Points (in 1/POINT_UNIT) as a fraction. */
void standings_json_put_points(struct json_out *out, int64_t points);

#endif

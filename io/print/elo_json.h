/* Ratings as JSON, for `rota ask elo` and `rota elo --json`. */
#ifndef ROTA_IO_PRINT_ELO_JSON_H
#define ROTA_IO_PRINT_ELO_JSON_H

#include "io/text/json_out.h"
#include "scoring/promotion.h"

/* The whole answer; `promotion` may be NULL. */
void elo_json_put(struct json_out *out, const struct event *event, const struct elo *elo, int max_games,
                  const struct promotion *promotion);

#endif

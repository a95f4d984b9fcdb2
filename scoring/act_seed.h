/* Seeding the next stage as an act: the round, what was asked for in the event's options, the lots if any
 * decided, and the log.  Every caller seeds by these. */
#ifndef ROTA_SCORING_ACT_SEED_H
#define ROTA_SCORING_ACT_SEED_H

#include "scoring/advance.h"

/* Appends the next stage (advance.h).  After a failure the event is to be thrown away. */
bool act_seed(struct event *event, const struct advance_options *wish, const struct actor *by,
              struct error *err);

/* Takes back the last seeded round and seeds it anew (RULEBOOK G-52). */
bool act_seed_anew(struct event *event, const struct advance_options *wish, const struct actor *by,
                   struct error *err);

/* Fills `out`, an initialised event, with the qualifiers of several events (closing_day.h) and seeds its
 * first stage. */
bool act_open_closing_day(struct event *out, const struct event *events, int count,
                          const struct advance_options *wish, const struct actor *by, struct error *err);

#endif

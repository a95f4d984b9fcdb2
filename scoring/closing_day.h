/* The closing day of a preliminary held as several events (RULEBOOK R2020-6, R2021-8, -14): an event of its
 * own, whose players bring their results along. */
#ifndef ROTA_SCORING_CLOSING_DAY_H
#define ROTA_SCORING_CLOSING_DAY_H

#include "scoring/advance.h"
#include "scoring/pooled.h"

struct closing_day_options {
    bool skip_semifinal; /* R2020-3: counted over all events */
    int qualify;         /* 0 = the rule set's number */
    int promote;         /* 2021: the best of each event, 1 to 4 */
};

/* Fills `out`, an initialised event, with the qualifiers of `events`, best first, and no round yet.  All
 * events have the rules of the first, whose lot seed is kept (G-41).  STATUS_NEGATIVE with the reason when
 * the rules do not let them go on. */
bool closing_day_open(struct event *out, const struct event *events, int count,
                      const struct closing_day_options *options, struct error *err);

#endif

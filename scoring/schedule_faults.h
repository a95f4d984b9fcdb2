/* The faults of a schedule (RULEBOOK G-10), told from the raw seats of the preliminary rounds.
 * Shares nothing with any search.  Checked: every active player sits exactly once a round; tables have
 * table_size players or one fewer, and no more short ones than the number of players forces (in each group
 * when made_by.by names a column); table numbers differ within a round; pairs marked `apart` never meet;
 * a player with a fixed `table` sits there.
 *
 * A player who is withdrawn or disqualified may be missing, and does not count once missing; one who came
 * late (column `since`: the first round) may be missing before. */
#ifndef ROTA_SCORING_SCHEDULE_FAULTS_H
#define ROTA_SCORING_SCHEDULE_FAULTS_H

#include "scoring/event.h"

/* Calls `report` with one line of plain text for each fault; `report` may be NULL.  Returns how many.
 * O(G log P) for G seats and P players. */
int schedule_faults_report(const struct event *event, void (*report)(void *context, const char *text),
                           void *context);

#endif

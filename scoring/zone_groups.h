/* Groups by time zone (RULEBOOK G-60).  Takes offsets, not an event, so that a roster can be grouped before
 * there is one; `ask groups` is the only caller so far. */
#ifndef ROTA_SCORING_ZONE_GROUPS_H
#define ROTA_SCORING_ZONE_GROUPS_H

#include <stdbool.h>

struct zone_groups {
    int players;
    int *player; /* by zone, then as given */
    int *group;  /* of player[i], from 0 */
    int groups;
    bool ok; /* every group has the least size */
};

/* Sorts players by `offset` (minutes), joins neighbouring zones until a group has `least` players and adds a
 * short remainder to the last group. */
void zone_groups_compute(struct zone_groups *out, const int *offset, int players, int least);
void zone_groups_release(struct zone_groups *groups);

#endif

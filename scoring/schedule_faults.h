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

/* In the order in which `schedule_faults_report` tells those of one round. */
enum schedule_fault_kind {
    SCHEDULE_TABLE_NUMBER, /* used more than once */
    SCHEDULE_TWICE,        /* a player sits again */
    SCHEDULE_UNEXPECTED,   /* sits after the last round */
    SCHEDULE_ABSENT,
    SCHEDULE_SIZE,
    SCHEDULE_MIXED, /* groups at one table */
    SCHEDULE_SHORT, /* more short tables than needed */
    SCHEDULE_DEMAND /* not at the fixed table, or with somebody to be kept apart from */
};

struct schedule_fault {
    enum schedule_fault_kind kind;
    int round, table; /* numbers, table 0 where it does not apply */
    int player,
        other; /* -1 where it does not apply; of SHORT one player of the group, when there are several */
    int from;  /* TWICE: number of the table where the player sits already */
    int count; /* TWICE, UNEXPECTED: which sitting of the round; SIZE: players; SHORT: tables */
    int least, seated; /* SHORT: tables that would do, for so many players */
};

struct schedule_faults {
    int count;
    struct schedule_fault *fault; /* round by round */
};

/* `until[p]` is the last round that player p takes part in, or -1 for somebody who may sit or not; NULL: all
 * active players to the end, others may sit or not.  O(G log P) for G seats and P players. */
void schedule_faults_find(struct schedule_faults *out, const struct event *event, const int *until);
void schedule_faults_release(struct schedule_faults *faults);

/* Calls `report` with one line of plain text for each fault; `report` may be NULL.  Returns how many. */
int schedule_faults_report(const struct event *event, void (*report)(void *context, const char *text),
                           void *context);

/* The tables of one round, or of one group of it. */
struct table_count {
    int players;
    int short_tables; /* with one player fewer than the size */
    int smaller;      /* with fewer still */
};
/* Adds the tables of a round to count[g], g the group of whoever sits first; all to count[0] without groups.
 */
void round_count_tables(const struct round *round, int size, const int *group_of, struct table_count *count);

#endif

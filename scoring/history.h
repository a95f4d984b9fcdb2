/* The history of an event: what its log says about undoing and about the plan on the wall.
 *
 * Every change is one entry, and so is undoing one and applying it again.  The newest change that has not
 * been taken back is the next to be undone; what was undone can be applied again until another change is
 * made. */
#ifndef ROTA_SCORING_HISTORY_H
#define ROTA_SCORING_HISTORY_H

#include "scoring/event.h"

/* The entry whose `back` undoes the newest change, or applies again what was last undone; -1 for none.  The
 * entry may be that of a redo or an undo; history_change tells the change itself. */
int history_undoable(const struct event *event);
int history_redoable(const struct event *event);
/* The change that an entry made, took back or applied again: the entry itself, or the one behind it. */
int history_change(const struct event *event, int entry);

/* Where everybody sits, as a number: players, tables and numbers of all rounds, positions in preliminary
 * rounds only (in the others they are chosen at the table). */
uint64_t history_seats(const struct event *event);

/* 1 plus the entries that changed seats, and four letters for the seats: "plan 3 · KTQF" (no vowels, so that
 * no word comes of it). */
enum { PLAN_NAME_MAX = 32 };
int history_plan_number(const struct event *event);
void history_plan_name(const struct event *event, char *name);

#endif

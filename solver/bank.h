/* The bank: base rounds that the orbit search has found, so that nobody has to search for them again.  The
 * table (bank_table.c) is written by `rota bank`; a test develops and verifies every entry; and
 * everything works without it (plan --no-bank). */
#ifndef ROTA_SOLVER_BANK_H
#define ROTA_SOLVER_BANK_H

#include "solver/base_round.h"

struct bank_entry {
    int rounds; /* cycle * bases, all without a repeat */
    struct shape shape;
    const char *text; /* the base rounds, a character a point */
};

/* The table; ends in an entry without rounds. */
extern const struct bank_entry bank_table[];

/* The entry with the fewest rounds, but at least so many, for tables of four; NULL when there is none. */
const struct bank_entry *bank_find(int points, int ghosts, int rounds);
/* Writes the first schedule->rounds rounds of an entry. */
void bank_develop(const struct bank_entry *entry, struct schedule *schedule);

/* Points to text and back; `text` has room for count + 1 characters. */
void bank_write(const int *point, int count, char *text);
void bank_read(const char *text, int count, int *point);

#endif

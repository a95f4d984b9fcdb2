/* The knock-out of 2021 (RULEBOOK R2021-15 to -17, G-33, G-34): round 1 is seeded, then winners go on. */
#ifndef ROTA_SCORING_BRACKET_H
#define ROTA_SCORING_BRACKET_H

#include "scoring/error.h"
#include "scoring/word_list.h"

/* How the winners meet: the serpentine applied to table numbers, neighbouring tables, or seeded anew.
 */
#define BRACKET_MODES(M) \
    M(FOLD, "fold")      \
    M(BLOCK, "block")    \
    M(RESEED, "reseed")
enum bracket_mode {
#define M(name, word) BRACKET_##name,
    BRACKET_MODES(M)
#undef M
};
word_list bracket_mode_word;

struct bracket_table {
    int players;
    int rank[4]; /* best first; the first one is the host (R2021-17) */
    int from[4]; /* tables of the round before, in the order of the seats; unused in round 1 */
};

struct bracket_round {
    int tables;
    struct bracket_table *table;
};

/* Round 1 for ranks 1..players; the caller frees round.table.  STATUS_NEGATIVE with the reason when G-34
 * rules the number out. */
bool bracket_first(struct bracket_round *round, int players, struct error *err);
/* The next round from the winners' ranks of the tables of the one before. */
void bracket_next(struct bracket_round *round, const int *winner, int winners, enum bracket_mode mode);

#endif

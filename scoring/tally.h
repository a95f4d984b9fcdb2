/* What one player has collected. */
#ifndef ROTA_SCORING_TALLY_H
#define ROTA_SCORING_TALLY_H

#include "scoring/fraction.h"

struct tally {
    int games, wins, n1, n2, n3;
    int64_t vp, points; /* points in 1/POINT_UNIT */
    struct fraction share;
    bool left; /* walked out of a game: disqualified (R2019-21) */
};

/* A tally as text, for the column of players who bring theirs along from another event (RULEBOOK R2020-6),
 * and back; `text` has room for BROUGHT_TEXT_MAX bytes.  False when it cannot be read. */
enum { BROUGHT_TEXT_MAX = FRACTION_TEXT_MAX + 160 };
void brought_text(const struct tally *tally, char *text);
bool brought_parse(const char *text, struct tally *tally);

#endif

/* Exact fractions >= 0, always in lowest terms: shares are compared exactly, never as decimals (RULEBOOK
 * G-20).
 *
 * Room: numerator and denominator have FRACTION_BITS bits each.  With a cap of 10 the common denominator of
 * any number of games needs 54 bits (RULEBOOK 9), with 20 VP 116 bits.  2004 has no cap, so there the
 * denominator can grow with every game, by at most 16 bits for the VP we accept: 32 games of the worst kind
 * fit, and what does not fit sets `lost`, which sums pass on and rankings refuse. */
#ifndef ROTA_SCORING_FRACTION_H
#define ROTA_SCORING_FRACTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FRACTION_LIMBS = 16, FRACTION_BITS = 32 * FRACTION_LIMBS, FRACTION_TEXT_MAX = 720 };

struct fraction {
    uint32_t top[FRACTION_LIMBS], bottom[FRACTION_LIMBS];
    uint8_t top_limbs, bottom_limbs;
    bool lost;
};

/* top / bottom; bottom > 0. */
struct fraction fraction_of(uint64_t top, uint64_t bottom);
void fraction_add(struct fraction *sum, const struct fraction *term);
/* Times `factor`, divided by `divisor` > 0. */
void fraction_scale(struct fraction *value, uint64_t factor, uint64_t divisor);
int fraction_compare(const struct fraction *a, const struct fraction *b);

/* "5/16", always with a slash; `text` has room for FRACTION_TEXT_MAX bytes. */
void fraction_text(const struct fraction *value, char *text);
/* Reads "5/16" or "5"; false when it is neither, the bottom is 0, or it does not fit. */
bool fraction_parse(struct fraction *out, const char *text);
/* As a decimal with halves rounded up (RULEBOOK G-21); at most 18 digits. */
void fraction_decimal(const struct fraction *value, int digits, char *text);

#endif

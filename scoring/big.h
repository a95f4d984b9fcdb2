/* Whole numbers of up to BIG_BITS bits, for exact fractions.  Values are kept in place (no memory to free); a
 * result that would not fit sets `lost`, which every later operation passes on: an overflow is never silent.
 */
#ifndef ROTA_SCORING_BIG_H
#define ROTA_SCORING_BIG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BIG_LIMBS = 36, BIG_BITS = 32 * BIG_LIMBS, BIG_TEXT_MAX = 352 };

struct big {
    int limbs;                /* used ones; 0 for the number zero */
    bool lost;                /* the true value did not fit */
    uint32_t limb[BIG_LIMBS]; /* least significant first, the highest used one is not 0 */
};

void big_set(struct big *out, uint64_t value);
int big_compare(const struct big *a, const struct big *b);
bool big_is_zero(const struct big *a);

/* `out` may be one of the operands. */
void big_add(struct big *out, const struct big *a, const struct big *b);
void big_sub(struct big *out, const struct big *a, const struct big *b); /* a >= b */
void big_mul(struct big *out, const struct big *a, const struct big *b);
/* quotient and rest of a / b, b not 0; either pointer may be NULL. */
void big_divide(struct big *quotient, struct big *rest, const struct big *a, const struct big *b);
void big_gcd(struct big *out, const struct big *a, const struct big *b);

/* Decimal digits; `text` has room for BIG_TEXT_MAX bytes. */
void big_text(const struct big *a, char *text);
/* Reads decimal digits only; false when there are none, others, or too many. */
bool big_parse(struct big *out, const char *digits, size_t length);

#endif

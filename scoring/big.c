/* Schoolbook arithmetic.  Numbers of up to four limbs, which is nearly all that ever occur, take the short
 * way through the compiler's 128-bit integers where division is concerned. */
#include "scoring/big.h"

#include <assert.h>
#include <string.h>

__extension__ typedef unsigned __int128 u128;

enum { NATIVE_LIMBS = 4 };

static void trim(struct big *a)
{
    while (a->limbs && !a->limb[a->limbs - 1])
        a->limbs--;
}

static void lose(struct big *out)
{
    *out = (struct big){.lost = true};
}

static u128 to_native(const struct big *a)
{
    assert(a->limbs <= NATIVE_LIMBS);
    u128 value = 0;
    for (int i = a->limbs; i-- > 0;)
        value = value << 32 | a->limb[i];
    return value;
}

static void from_native(struct big *out, u128 value)
{
    *out = (struct big){.limbs = 0};
    for (; value; value >>= 32)
        out->limb[out->limbs++] = (uint32_t)value;
}

void big_set(struct big *out, uint64_t value)
{
    from_native(out, value);
}

bool big_is_zero(const struct big *a)
{
    return !a->limbs && !a->lost;
}

int big_compare(const struct big *a, const struct big *b)
{
    if (a->limbs != b->limbs)
        return a->limbs < b->limbs ? -1 : 1;
    for (int i = a->limbs; i-- > 0;)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

void big_add(struct big *out, const struct big *a, const struct big *b)
{
    struct big sum = {.limbs = a->limbs > b->limbs ? a->limbs : b->limbs};
    uint64_t carry = 0;
    if (a->lost || b->lost) {
        lose(out);
        return;
    }
    for (int i = 0; i < sum.limbs; i++) {
        carry += (uint64_t)a->limb[i] + b->limb[i];
        sum.limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry && sum.limbs == BIG_LIMBS) {
        lose(out);
        return;
    }
    if (carry)
        sum.limb[sum.limbs++] = (uint32_t)carry;
    *out = sum;
}

void big_sub(struct big *out, const struct big *a, const struct big *b)
{
    struct big rest = {.limbs = a->limbs};
    uint64_t borrow = 0;
    if (a->lost || b->lost) {
        lose(out);
        return;
    }
    assert(big_compare(a, b) >= 0);
    for (int i = 0; i < a->limbs; i++) {
        uint64_t step = (uint64_t)a->limb[i] - b->limb[i] - borrow;
        rest.limb[i] = (uint32_t)step;
        borrow = step >> 63;
    }
    assert(!borrow);
    trim(&rest);
    *out = rest;
}

void big_mul(struct big *out, const struct big *a, const struct big *b)
{
    struct big product = {.limbs = a->limbs + b->limbs};
    if (a->lost || b->lost || product.limbs > BIG_LIMBS) {
        lose(out);
        return;
    }
    for (int i = 0; i < a->limbs; i++) {
        uint64_t carry = 0;
        for (int j = 0; j < b->limbs; j++) {
            carry += (uint64_t)a->limb[i] * b->limb[j] + product.limb[i + j];
            product.limb[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        product.limb[i + b->limbs] = (uint32_t)carry;
    }
    trim(&product);
    *out = product;
}

static bool bit(const struct big *a, int i)
{
    assert(i >= 0 && i < 32 * a->limbs);
    return a->limb[i / 32] >> (i % 32) & 1;
}

/* a = 2a + low */
static void shift_in(struct big *a, bool low)
{
    uint32_t carry = low;
    for (int i = 0; i < a->limbs; i++) {
        uint32_t next = a->limb[i] >> 31;
        a->limb[i] = a->limb[i] << 1 | carry;
        carry = next;
    }
    if (carry) {
        assert(a->limbs < BIG_LIMBS);
        a->limb[a->limbs++] = carry;
    }
}

static void long_division(struct big *quotient, struct big *rest, const struct big *a, const struct big *b)
{
    *rest = (struct big){.limbs = 0};
    *quotient = (struct big){.limbs = a->limbs};
    for (int i = 32 * a->limbs; i-- > 0;) {
        shift_in(rest, bit(a, i));
        if (big_compare(rest, b) >= 0) {
            big_sub(rest, rest, b);
            quotient->limb[i / 32] |= (uint32_t)1 << (i % 32);
        }
    }
    trim(quotient);
    assert(big_compare(rest, b) < 0);
}

void big_divide(struct big *quotient, struct big *rest, const struct big *a, const struct big *b)
{
    struct big q, r;
    if (a->lost || b->lost) {
        lose(&q);
        lose(&r);
    } else {
        assert(b->limbs);
        /* the rest is doubled before it is compared, so b must leave a bit free at the top */
        if (a->limbs <= NATIVE_LIMBS && b->limbs <= NATIVE_LIMBS) {
            u128 x = to_native(a), y = to_native(b);
            from_native(&q, x / y);
            from_native(&r, x % y);
        } else if (b->limbs == BIG_LIMBS) {
            lose(&q);
            lose(&r);
        } else {
            long_division(&q, &r, a, b);
        }
    }
    if (quotient)
        *quotient = q;
    if (rest)
        *rest = r;
}

void big_gcd(struct big *out, const struct big *a, const struct big *b)
{
    struct big x = *a, y = *b, rest;
    while (!x.lost && !y.lost && y.limbs) {
        if (x.limbs <= 2 && y.limbs <= 2) {
            uint64_t u = (uint64_t)to_native(&x), v = (uint64_t)to_native(&y);
            while (v) {
                uint64_t w = u % v;
                u = v;
                v = w;
            }
            big_set(out, u);
            return;
        }
        big_divide(NULL, &rest, &x, &y);
        x = y;
        y = rest;
    }
    if (x.lost || y.lost)
        lose(out);
    else
        *out = x;
}

void big_text(const struct big *a, char *text)
{
    char digits[BIG_TEXT_MAX];
    size_t used = 0, out = 0;
    struct big rest = *a;
    if (a->lost) {
        memcpy(text, "?", 2);
        return;
    }
    do {
        uint64_t carry = 0;
        for (int i = rest.limbs; i-- > 0;) {
            carry = carry << 32 | rest.limb[i];
            rest.limb[i] = (uint32_t)(carry / 10);
            carry %= 10;
        }
        trim(&rest);
        assert(used < sizeof digits);
        digits[used++] = (char)('0' + carry);
    } while (rest.limbs);
    while (used)
        text[out++] = digits[--used];
    text[out] = '\0';
}

bool big_parse(struct big *out, const char *digits, size_t length)
{
    struct big ten, digit;
    big_set(&ten, 10);
    big_set(out, 0);
    if (!length || length >= BIG_TEXT_MAX)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (digits[i] < '0' || digits[i] > '9')
            return false;
        big_set(&digit, (uint64_t)(digits[i] - '0'));
        big_mul(out, out, &ten);
        big_add(out, out, &digit);
    }
    return !out->lost;
}

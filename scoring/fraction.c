#include "scoring/fraction.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "scoring/big.h"

static void load(struct big *out, const uint32_t *limb, int limbs, bool lost)
{
    assert(limbs >= 0 && limbs <= FRACTION_LIMBS);
    *out = (struct big){.limbs = limbs, .lost = lost};
    memcpy(out->limb, limb, (size_t)limbs * sizeof *limb);
}

static void load_both(const struct fraction *value, struct big *top, struct big *bottom)
{
    load(top, value->top, value->top_limbs, value->lost);
    load(bottom, value->bottom, value->bottom_limbs, value->lost);
}

/* Reduces top / bottom and stores it. */
static void store(struct fraction *out, struct big *top, struct big *bottom)
{
    struct big common;
    big_gcd(&common, top, bottom);
    if (!common.lost) {
        big_divide(top, NULL, top, &common);
        big_divide(bottom, NULL, bottom, &common);
    }
    *out = (struct fraction){.lost = true};
    if (common.lost || top->lost || bottom->lost || top->limbs > FRACTION_LIMBS ||
        bottom->limbs > FRACTION_LIMBS)
        return;
    out->lost = false;
    assert(bottom->limbs > 0); /* never over zero */
    out->top_limbs = (uint8_t)top->limbs;
    out->bottom_limbs = (uint8_t)bottom->limbs;
    memcpy(out->top, top->limb, (size_t)top->limbs * sizeof *top->limb);
    memcpy(out->bottom, bottom->limb, (size_t)bottom->limbs * sizeof *bottom->limb);
}

struct fraction fraction_of(uint64_t top, uint64_t bottom)
{
    struct big a, b;
    struct fraction out;
    assert(bottom);
    big_set(&a, top);
    big_set(&b, bottom);
    store(&out, &a, &b);
    return out;
}

void fraction_add(struct fraction *sum, const struct fraction *term)
{
    struct big a, b, c, d, left, right;
    load_both(sum, &a, &b);
    load_both(term, &c, &d);
    big_mul(&left, &a, &d);
    big_mul(&right, &c, &b);
    big_add(&left, &left, &right);
    big_mul(&right, &b, &d);
    store(sum, &left, &right);
}

void fraction_scale(struct fraction *value, uint64_t factor, uint64_t divisor)
{
    struct big top, bottom, by;
    assert(divisor);
    load_both(value, &top, &bottom);
    big_set(&by, factor);
    big_mul(&top, &top, &by);
    big_set(&by, divisor);
    big_mul(&bottom, &bottom, &by);
    store(value, &top, &bottom);
}

int fraction_compare(const struct fraction *a, const struct fraction *b)
{
    struct big top_a, bottom_a, top_b, bottom_b;
    load_both(a, &top_a, &bottom_a);
    load_both(b, &top_b, &bottom_b);
    big_mul(&top_a, &top_a, &bottom_b); /* at most twice FRACTION_LIMBS, fits in BIG_LIMBS */
    big_mul(&top_b, &top_b, &bottom_a);
    assert(a->lost || b->lost || (!top_a.lost && !top_b.lost));
    return big_compare(&top_a, &top_b);
}

void fraction_text(const struct fraction *value, char *text)
{
    char top_text[BIG_TEXT_MAX], bottom_text[BIG_TEXT_MAX];
    struct big top, bottom;
    load_both(value, &top, &bottom);
    big_text(&top, top_text);
    big_text(&bottom, bottom_text);
    snprintf(text, FRACTION_TEXT_MAX, "%s/%s", top_text, bottom_text);
}

bool fraction_parse(struct fraction *out, const char *text)
{
    struct big top, bottom;
    size_t length = strcspn(text, "/");
    if (!big_parse(&top, text, length))
        return false;
    big_set(&bottom, 1);
    if (text[length] && !big_parse(&bottom, text + length + 1, strlen(text + length + 1)))
        return false;
    if (big_is_zero(&bottom))
        return false;
    store(out, &top, &bottom);
    return !out->lost;
}

void fraction_decimal(const struct fraction *value, int digits, char *text)
{
    char all[BIG_TEXT_MAX + 20];
    struct big top, bottom, factor, whole, rest;
    assert(digits >= 0 && digits <= 19);
    uint64_t power = 1;
    for (int i = 0; i < digits; i++)
        power *= 10;
    load_both(value, &top, &bottom);
    big_set(&factor, power);
    big_mul(&top, &top, &factor);
    big_divide(&whole, &rest, &top, &bottom);
    big_add(&rest, &rest, &rest);
    big_set(&factor, 1);
    if (!whole.lost && big_compare(&rest, &bottom) >= 0)
        big_add(&whole, &whole, &factor);
    big_text(&whole, all);
    int length = (int)strlen(all), zeros = length > digits ? 0 : digits + 1 - length;
    memmove(all + zeros, all, (size_t)length + 1);
    memset(all, '0', (size_t)zeros);
    length += zeros;
    if (whole.lost || !digits)
        snprintf(text, FRACTION_TEXT_MAX, "%s", all);
    else
        snprintf(text, FRACTION_TEXT_MAX, "%.*s.%s", length - digits, all, all + length - digits);
}

#include "solver/finite_field.h"

#include <assert.h>
#include <string.h>

static int smallest_factor(int n)
{
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0)
            return d;
    return n;
}

static void to_digits(const struct finite_field *f, int a, int *digit)
{
    for (int i = 0; i < f->degree; i++, a /= f->prime)
        digit[i] = a % f->prime;
}

static int from_digits(const struct finite_field *f, const int *digit)
{
    int a = 0;
    for (int i = f->degree - 1; i >= 0; i--)
        a = a * f->prime + digit[i];
    assert(a >= 0 && a < f->order);
    return a;
}

int finite_field_add(const struct finite_field *f, int a, int b)
{
    assert(a >= 0 && a < f->order && b >= 0 && b < f->order);
    if (f->degree == 1)
        return (a + b) % f->prime;
    int x[FIELD_DEGREE_MAX], y[FIELD_DEGREE_MAX];
    to_digits(f, a, x);
    to_digits(f, b, y);
    for (int i = 0; i < f->degree; i++)
        x[i] = (x[i] + y[i]) % f->prime;
    return from_digits(f, x);
}

int finite_field_multiply(const struct finite_field *f, int a, int b)
{
    assert(a >= 0 && a < f->order && b >= 0 && b < f->order);
    if (f->degree == 1)
        return (int)((long)a * b % f->prime);
    int x[FIELD_DEGREE_MAX], y[FIELD_DEGREE_MAX];
    long product[2 * FIELD_DEGREE_MAX] = {0};
    to_digits(f, a, x);
    to_digits(f, b, y);
    for (int i = 0; i < f->degree; i++)
        for (int j = 0; j < f->degree; j++)
            product[i + j] += (long)x[i] * y[j];
    for (int i = 2 * f->degree - 2; i >= f->degree; i--) { /* reduce by the monic modulus */
        long factor = product[i] % f->prime;
        for (int j = 0; j <= f->degree; j++)
            product[i - f->degree + j] += factor * (f->prime - f->modulus[j]);
        product[i] = 0;
    }
    for (int i = 0; i < f->degree; i++)
        x[i] = (int)(product[i] % f->prime);
    return from_digits(f, x);
}

int finite_field_power(const struct finite_field *f, int a, long exponent)
{
    int result = 1;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = finite_field_multiply(f, result, a);
        a = finite_field_multiply(f, a, a);
    }
    return result;
}

/* Whether `a` has full multiplicative order. */
static bool generates(const struct finite_field *f, int a)
{
    int left = f->order - 1;
    if (!a || finite_field_power(f, a, f->order - 1) != 1)
        return false;
    while (left > 1) {
        int factor = smallest_factor(left);
        if (finite_field_power(f, a, (f->order - 1) / factor) == 1)
            return false;
        while (left % factor == 0)
            left /= factor;
    }
    return true;
}

int finite_field_generator(const struct finite_field *f)
{
    int a = 1;
    while (!generates(f, a))
        a++;
    assert(a < f->order); /* every finite field has one */
    return a;
}

bool finite_field_init(struct finite_field *f, int order)
{
    memset(f, 0, sizeof *f);
    if (order < 2)
        return false;
    f->order = order;
    f->prime = smallest_factor(order);
    for (int left = order; left > 1; left /= f->prime, f->degree++)
        if (left % f->prime)
            return false;
    if (f->degree == 1)
        return true;
    /* The first monic polynomial for which x generates everything: it is irreducible. */
    for (int code = 1; code < order; code++) {
        to_digits(f, code, f->modulus);
        f->modulus[f->degree] = 1;
        if (f->modulus[0] && generates(f, f->prime))
            return true;
    }
    return false;
}

bool ring_init(struct ring *ring, int order)
{
    *ring = (struct ring){.order = order, .least = order};
    for (int left = order; left > 1;) {
        int prime = smallest_factor(left), power = 1;
        while (left % prime == 0) {
            left /= prime;
            power *= prime;
        }
        if (ring->factors == FIELD_FACTORS_MAX || !finite_field_init(&ring->field[ring->factors++], power))
            return false;
        ring->least = power < ring->least ? power : ring->least;
    }
    return ring->factors > 0;
}

static int combine(const struct ring *ring, int a, int b,
                   int (*operation)(const struct finite_field *, int, int))
{
    assert(a >= 0 && a < ring->order && b >= 0 && b < ring->order);
    int result = 0, scale = 1;
    for (int i = 0; i < ring->factors; i++) {
        const struct finite_field *f = &ring->field[i];
        result += scale * operation(f, a % f->order, b % f->order);
        scale *= f->order;
        a /= f->order;
        b /= f->order;
    }
    return result;
}

int ring_add(const struct ring *ring, int a, int b)
{
    return combine(ring, a, b, finite_field_add);
}

int ring_multiply(const struct ring *ring, int a, int b)
{
    return combine(ring, a, b, finite_field_multiply);
}

int ring_diagonal(const struct ring *ring, int i)
{
    assert(i >= 0 && i < ring->least);
    int result = 0, scale = 1;
    for (int k = 0; k < ring->factors; k++) {
        result += scale * i;
        scale *= ring->field[k].order;
    }
    return result;
}

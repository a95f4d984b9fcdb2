/* Arithmetic in finite fields GF(p^n), and in direct products of them.  Elements are the numbers
 * 0..order-1: for a field, the digits in base p are the coefficients of a polynomial; for a product, the
 * fields' elements in mixed radix. */
#ifndef ROTA_SOLVER_FINITE_FIELD_H
#define ROTA_SOLVER_FINITE_FIELD_H

#include <stdbool.h>

enum { FIELD_DEGREE_MAX = 24, FIELD_FACTORS_MAX = 8 };

struct finite_field {
    int order, prime, degree;
    int modulus[FIELD_DEGREE_MAX + 1]; /* monic irreducible polynomial, lowest coefficient first */
};

/* False when `order` is not a prime power (or below 2). */
bool finite_field_init(struct finite_field *field, int order);
int finite_field_add(const struct finite_field *field, int a, int b);
int finite_field_multiply(const struct finite_field *field, int a, int b);
int finite_field_power(const struct finite_field *field, int a, long exponent);
/* An element whose powers are all elements but 0. */
int finite_field_generator(const struct finite_field *field);

/* The ring with `order` elements that is the product of fields, one for each prime power in `order`. */
struct ring {
    int order, factors;
    int least; /* order of the smallest field */
    struct finite_field field[FIELD_FACTORS_MAX];
};
bool ring_init(struct ring *ring, int order);
int ring_add(const struct ring *ring, int a, int b);
int ring_multiply(const struct ring *ring, int a, int b);
/* Element number i < least of a set whose differences all have inverses: i in every factor. */
int ring_diagonal(const struct ring *ring, int i);

#endif

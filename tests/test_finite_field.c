#include "solver/finite_field.h"

#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "scoring/memory.h"

enum { ORDER_MOST = 64 };

static int sum[ORDER_MOST][ORDER_MOST], product[ORDER_MOST][ORDER_MOST];

static bool is_prime_power(int n)
{
    int p = 2;
    while (n % p)
        p++;
    while (n % p == 0)
        n /= p;
    return n == 1;
}

TEST axioms_hold(int order)
{
    struct finite_field field;
    ASSERT(finite_field_init(&field, order));
    for (int a = 0; a < order; a++)
        for (int b = 0; b < order; b++) {
            sum[a][b] = finite_field_add(&field, a, b);
            product[a][b] = finite_field_multiply(&field, a, b);
            ASSERT(sum[a][b] >= 0 && sum[a][b] < order && product[a][b] >= 0 && product[a][b] < order);
        }
    for (int a = 0; a < order; a++) {
        bool negative = false, inverse = false;
        ASSERT_EQ_FMT(a, sum[a][0], "%d");
        ASSERT_EQ_FMT(a, product[a][1], "%d");
        for (int b = 0; b < order; b++) {
            ASSERT_EQ_FMT(sum[a][b], sum[b][a], "%d");
            ASSERT_EQ_FMT(product[a][b], product[b][a], "%d");
            negative |= sum[a][b] == 0;
            inverse |= product[a][b] == 1;
            for (int c = 0; c < order; c++)
                if (sum[sum[a][b]][c] != sum[a][sum[b][c]] ||
                    product[product[a][b]][c] != product[a][product[b][c]] ||
                    product[a][sum[b][c]] != sum[product[a][b]][product[a][c]])
                    FAILm("not associative or not distributive");
        }
        ASSERT(negative);
        ASSERT_EQ(a != 0, inverse);
    }
    PASS();
}

TEST generator_reaches_everything(int order)
{
    struct finite_field field;
    bool seen[ORDER_MOST] = {false};
    ASSERT(finite_field_init(&field, order));
    int x = finite_field_generator(&field), a = 1;
    for (int i = 0; i < order - 1; i++) {
        ASSERT_FALSE(seen[a]);
        ASSERT_EQ_FMT(a, finite_field_power(&field, x, i), "%d");
        seen[a] = true;
        a = finite_field_multiply(&field, a, x);
    }
    ASSERT_EQ_FMT(1, a, "%d");
    ASSERT_FALSE(seen[0]);
    PASS();
}

TEST only_prime_powers_are_fields(void)
{
    struct finite_field field;
    ASSERT_FALSE(finite_field_init(&field, 0));
    ASSERT_FALSE(finite_field_init(&field, 1));
    for (int n = 2; n <= 1024; n++)
        ASSERT_EQ_FMT((int)is_prime_power(n), (int)finite_field_init(&field, n), "%d");
    PASS();
}

/* The sentence that the Latin squares rest on: among the first `least` diagonal elements, the difference of
 * any two has an inverse. */
TEST differences_have_inverses(void)
{
    struct ring ring;
    for (int order = 2; order <= 100; order++) {
        ASSERT(ring_init(&ring, order));
        ASSERT(ring.least >= 2 && ring.least <= order && order % ring.least == 0);
        int one = ring_diagonal(&ring, 1);
        for (int a = 0; a < order; a++)
            ASSERT_EQ_FMT(a, ring_multiply(&ring, a, one), "%d");
        for (int i = 0; i < ring.least; i++)
            for (int j = 0; j < i; j++) {
                int difference = 0, inverse = 0;
                while (difference < order &&
                       ring_add(&ring, difference, ring_diagonal(&ring, j)) != ring_diagonal(&ring, i))
                    difference++;
                ASSERT(difference < order);
                while (inverse < order && ring_multiply(&ring, difference, inverse) != one)
                    inverse++;
                ASSERT(inverse < order);
                if (order > 40) /* a few of the large ones will do */
                    break;
            }
    }
    PASS();
}

SUITE(finite_field)
{
    for (int order = 2; order <= ORDER_MOST; order++)
        if (is_prime_power(order)) {
            char name[16];
            snprintf(name, sizeof name, "%d", order);
            greatest_set_test_suffix(name);
            RUN_TESTp(axioms_hold, order);
            greatest_set_test_suffix(name);
            RUN_TESTp(generator_reaches_everything, order);
        }
    RUN_TEST(only_prime_powers_are_fields);
    RUN_TEST(differences_have_inverses);
}

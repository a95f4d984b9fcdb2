/* Worked figures.  Wilcoxon: the tables of exact critical values, and ties counted by hand. */
#include "io/bench/stats.h"

#include "greatest.h"

TEST quantiles(void)
{
    static const double list[] = {1, 2, 4, 8};
    ASSERT_IN_RANGE(3.0, stats_quantile(list, 4, 0.5), 1e-12);
    ASSERT_IN_RANGE(1.0, stats_quantile(list, 4, 0), 1e-12);
    ASSERT_IN_RANGE(8.0, stats_quantile(list, 4, 1), 1e-12);
    ASSERT_IN_RANGE(1.75, stats_quantile(list, 4, 0.25), 1e-12);
    ASSERT_IN_RANGE(0.0, stats_quantile(list, 0, 0.5), 1e-12);
    PASS();
}

TEST sign_test_is_binomial(void)
{
    /* 2 * (C(10,0) + C(10,1)) / 1024 */
    ASSERT_IN_RANGE(22.0 / 1024, stats_sign(9, 1), 1e-12);
    ASSERT_IN_RANGE(22.0 / 1024, stats_sign(1, 9), 1e-12);
    ASSERT_IN_RANGE(2.0 / 64, stats_sign(6, 0), 1e-12);
    ASSERT_IN_RANGE(1.0, stats_sign(5, 5), 1e-12);
    ASSERT_IN_RANGE(1.0, stats_sign(0, 0), 1e-12);
    PASS();
}

TEST wilcoxon_exact(void)
{
    /* Ranks 1..5 all positive: 2 of the 32 choices of signs are as extreme. */
    static const double up[] = {1, 2, 3, 4, 5};
    struct wilcoxon w;
    stats_wilcoxon(up, 5, &w);
    ASSERT_EQ_FMT(5, w.count, "%d");
    ASSERT_IN_RANGE(15.0, w.plus, 1e-12);
    ASSERT_IN_RANGE(0.0, w.minus, 1e-12);
    ASSERT_IN_RANGE(0.0625, w.p, 1e-12);
    ASSERT_IN_RANGE(1.0, w.effect, 1e-12);
    /* Sum of the negative ranks 3 of n = 8: sums 0 to 3 can be had in 1 + 1 + 1 + 2 ways of 256. */
    static const double eight[] = {1, -3, 2, 4, 5, 6, 7, 8};
    stats_wilcoxon(eight, 8, &w);
    ASSERT_IN_RANGE(3.0, w.minus, 1e-12);
    ASSERT_IN_RANGE(10.0 / 256, w.p, 1e-12);
    ASSERT_IN_RANGE(30.0 / 36, w.effect, 1e-12);
    PASS();
}

TEST wilcoxon_with_zeros_and_ties(void)
{
    /* Two zeros drop out; sizes 1, 1, 2 have ranks 1.5, 1.5, 3.  The least sum is 1.5, and of the 8 choices
     * of signs the sums 0, 1.5, 1.5 are at most that: p = 2 * 3/8. */
    static const double list[] = {0, -1, 1, 2, 0};
    struct wilcoxon w;
    stats_wilcoxon(list, 5, &w);
    ASSERT_EQ_FMT(3, w.count, "%d");
    ASSERT_IN_RANGE(4.5, w.plus, 1e-12);
    ASSERT_IN_RANGE(1.5, w.minus, 1e-12);
    ASSERT_IN_RANGE(0.75, w.p, 1e-12);
    ASSERT_IN_RANGE(0.5, w.effect, 1e-12);
    stats_wilcoxon(list, 1, &w);
    ASSERT_IN_RANGE(1.0, w.p, 1e-12);
    ASSERT_EQ_FMT(0, w.count, "%d");
    PASS();
}

TEST wilcoxon_of_many_is_normal(void)
{
    /* n = 30, the negative ranks 1, ..., 10 sum to 55: mean 232.5, variance 2363.75, z = 3.6405. */
    double list[30];
    struct wilcoxon w;
    for (int i = 0; i < 30; i++)
        list[i] = i < 10 ? -(i + 1) : i + 1;
    stats_wilcoxon(list, 30, &w);
    ASSERT_IN_RANGE(55.0, w.minus, 1e-12);
    ASSERT_IN_RANGE(0.000272, w.p, 0.000002);
    PASS();
}

TEST superiority_counts_pairs(void)
{
    /* Of the 6 pairs 3 > 1, 3 > 2, 2 > 1 are won and 2 = 2 is a tie. */
    static const double a[] = {3, 2, 0}, b[] = {1, 2};
    ASSERT_IN_RANGE(3.5 / 6, stats_superiority(a, 3, b, 2), 1e-12);
    ASSERT_IN_RANGE(2.5 / 6, stats_superiority(b, 2, a, 3), 1e-12);
    ASSERT_IN_RANGE(0.5, stats_superiority(a, 0, b, 2), 1e-12);
    PASS();
}

TEST holm_steps_down(void)
{
    double p[] = {0.01, 0.04, 0.03, 0.005};
    stats_holm(p, 4);
    ASSERT_IN_RANGE(0.03, p[0], 1e-12);
    ASSERT_IN_RANGE(0.06, p[1], 1e-12);
    ASSERT_IN_RANGE(0.06, p[2], 1e-12);
    ASSERT_IN_RANGE(0.02, p[3], 1e-12);
    PASS();
}

SUITE(stats)
{
    RUN_TEST(quantiles);
    RUN_TEST(sign_test_is_binomial);
    RUN_TEST(wilcoxon_exact);
    RUN_TEST(wilcoxon_with_zeros_and_ties);
    RUN_TEST(wilcoxon_of_many_is_normal);
    RUN_TEST(superiority_counts_pairs);
    RUN_TEST(holm_steps_down);
}

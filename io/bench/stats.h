/* Statistics for comparisons of methods.  Plain functions of numbers; nothing here knows of schedules. */
#ifndef ROTA_IO_BENCH_STATS_H
#define ROTA_IO_BENCH_STATS_H

/* The q-quantile, 0 <= q <= 1, of a sorted list, linear between neighbours (type 7); 0 of an empty list. */
double stats_quantile(const double *sorted, int count, double q);

/* Sign test: two-sided p of so many wins against so many losses, exact; ties are left out before. */
double stats_sign(int wins, int losses);

/* Wilcoxon's signed-rank test of paired differences; zeros are left out, equal sizes share their rank.
 * Exact up to 25 differences, also with ties (all signs are counted), beyond that by the normal law with
 * corrections for ties and continuity.  `effect` is the matched-pairs rank-biserial correlation
 * (Kerby 2014): from -1, all differences negative, to 1. */
struct wilcoxon {
    int count;             /* differences that are not zero */
    double plus, minus, p; /* sums of ranks; two-sided p, 1 when there is nothing to test */
    double effect;
};
void stats_wilcoxon(const double *difference, int count, struct wilcoxon *result);

/* Cliff's delta (1993): the share of pairs in which the one of `a` is larger less the share in which it is
 * smaller, 0 without pairs.  One division of whole numbers, so that equal shares of either sign are equal in
 * size to the last bit, whichever list comes first: safe to rank. */
double stats_dominance(const double *a, int count_a, const double *b, int count_b);

/* Vargha and Delaney's A (2000): the chance that a random one of `a` is larger than one of `b`, a tie
 * counting half; 0.5 = no difference. */
double stats_superiority(const double *a, int count_a, const double *b, int count_b);

/* Holm's correction (1979) for testing several at once: replaces each p by the adjusted one. */
void stats_holm(double *p, int count);

#endif

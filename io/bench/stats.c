#include "io/bench/stats.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "scoring/memory.h"

enum { EXACT_MOST = 25 };

double stats_quantile(const double *sorted, int count, double q)
{
    if (count == 0)
        return 0;
    double place = q * (count - 1);
    int below = (int)place;
    if (below + 1 >= count || isinf(sorted[below + 1]))
        return place > below && below + 1 < count ? sorted[below + 1] : sorted[below];
    return sorted[below] + (place - below) * (sorted[below + 1] - sorted[below]);
}

double stats_sign(int wins, int losses)
{
    int n = wins + losses, fewer = wins < losses ? wins : losses;
    double term = exp2(-n), sum = 0;
    for (int i = 0; i <= fewer; i++) { /* term = C(n, i) / 2^n */
        sum += term;
        term *= (double)(n - i) / (i + 1);
    }
    return sum < 0.5 ? 2 * sum : 1;
}

struct ranked {
    double size, sign, rank;
};

static int by_size(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    return (x->size > y->size) - (x->size < y->size);
}

/* Gives ranks, equal sizes the mean of theirs; returns the sum of t^3 - t over the ties. */
static double give_ranks(struct ranked *list, int count)
{
    double ties = 0;
    qsort(list, (size_t)count, sizeof *list, by_size);
    for (int i = 0, next; i < count; i = next) {
        for (next = i; next < count && list[next].size == list[i].size; next++)
            ;
        for (int k = i; k < next; k++)
            list[k].rank = (i + 1 + next) / 2.0;
        double tied = next - i;
        ties += tied * tied * tied - tied;
    }
    return ties;
}

/* The share of all 2^n choices of signs whose smaller sum is at most `least`.  Ranks are halves at worst, so
 * twice the sums are whole numbers: count the ways to each. */
static double exact_p(const struct ranked *list, int count, double least)
{
    int most = count * (count + 1), sum = 0;
    double *ways = mem_new(double, most + 1), below = 0;
    ways[0] = 1;
    for (int i = 0; i < count; i++) {
        int rank = (int)lround(2 * list[i].rank);
        sum += rank;
        for (int s = sum; s >= rank; s--)
            ways[s] += ways[s - rank];
    }
    for (int s = 0; s <= (int)lround(2 * least); s++)
        below += ways[s];
    free(ways);
    double p = 2 * below * exp2(-count);
    return p < 1 ? p : 1;
}

static double normal_p(int count, double ties, double least)
{
    double n = count, mean = n * (n + 1) / 4;
    double variance = n * (n + 1) * (2 * n + 1) / 24 - ties / 48;
    double z = (mean - least - 0.5) / sqrt(variance);
    return z > 0 ? erfc(z / sqrt(2)) : 1;
}

void stats_wilcoxon(const double *difference, int count, struct wilcoxon *result)
{
    struct ranked *list = mem_new(struct ranked, count);
    *result = (struct wilcoxon){.p = 1};
    for (int i = 0; i < count; i++)
        if (difference[i] != 0)
            list[result->count++] = (struct ranked){fabs(difference[i]), difference[i] > 0 ? 1 : -1, 0};
    double ties = give_ranks(list, result->count);
    for (int i = 0; i < result->count; i++)
        *(list[i].sign > 0 ? &result->plus : &result->minus) += list[i].rank;
    double least = result->plus < result->minus ? result->plus : result->minus;
    if (result->count) {
        result->p = result->count <= EXACT_MOST ? exact_p(list, result->count, least)
                                                : normal_p(result->count, ties, least);
        result->effect = (result->plus - result->minus) / (result->plus + result->minus);
    }
    free(list);
}

double stats_dominance(const double *a, int count_a, const double *b, int count_b)
{
    int64_t net = 0;
    for (int i = 0; i < count_a; i++)
        for (int j = 0; j < count_b; j++)
            net += (a[i] > b[j]) - (a[i] < b[j]);
    return net ? (double)net / ((double)count_a * count_b) : 0;
}

double stats_superiority(const double *a, int count_a, const double *b, int count_b)
{
    return (1 + stats_dominance(a, count_a, b, count_b)) / 2;
}

struct numbered {
    double p;
    int index;
};

static int by_p(const void *a, const void *b)
{
    const struct numbered *x = a, *y = b;
    int order = (x->p > y->p) - (x->p < y->p);
    return order ? order : (x->index > y->index) - (x->index < y->index);
}

void stats_holm(double *p, int count)
{
    struct numbered *list = mem_new(struct numbered, count);
    double most = 0;
    for (int i = 0; i < count; i++)
        list[i] = (struct numbered){p[i], i};
    qsort(list, (size_t)count, sizeof *list, by_p);
    for (int i = 0; i < count; i++) {
        double adjusted = list[i].p * (count - i);
        most = adjusted > most ? adjusted : most;
        p[list[i].index] = most < 1 ? most : 1;
    }
    free(list);
}

#include "io/cli/nearest.h"

#include <stddef.h>
#include <string.h>

enum { LENGTH_MAX = 40, DISTANCE_MAX = 2 };

static int least(int a, int b, int c)
{
    int ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* Letters to insert, drop or replace (Levenshtein), row by row. */
static int distance(const char *a, const char *b)
{
    int row[LENGTH_MAX + 1];
    int width = (int)strlen(b);
    for (int j = 0; j <= width; j++)
        row[j] = j;
    for (int i = 1; a[i - 1]; i++) {
        int corner = row[0];
        row[0] = i;
        for (int j = 1; j <= width; j++) {
            int above = row[j];
            row[j] = least(corner + (a[i - 1] != b[j - 1]), above + 1, row[j - 1] + 1);
            corner = above;
        }
    }
    return row[width];
}

void nearest_init(struct nearest *nearest, const char *word)
{
    *nearest = (struct nearest){.word = word, .best = NULL, .distance = DISTANCE_MAX + 1};
}

void nearest_offer(struct nearest *nearest, const char *candidate)
{
    size_t length = strlen(nearest->word);
    /* in a short word, two changed letters make any other */
    if (length < 3 || length > LENGTH_MAX || strlen(candidate) > LENGTH_MAX)
        return;
    int far = distance(nearest->word, candidate);
    if (far < nearest->distance && far < (int)length - 1) {
        nearest->distance = far;
        nearest->best = candidate;
    }
}

#include "solver/golfers_8_4_10.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

enum { LAYERS = 4, ORDER = 8, TABLES = 8, WHOLE = 4, HALVES = 3 };

/* A set of the 76 classes. */
struct classes {
    uint64_t low, high;
};

struct entry {
    struct classes classes;
    uint8_t point[GOLFERS_POINTS]; /* the round, table after table */
    uint8_t image;                 /* element that moves it to its partner; 0 = none */
};

struct list {
    int count, room;
    struct entry *entry;
};

struct golfers_search {
    struct rng rng;
    struct list whole, half;
    int *early, *fitting; /* of the halves: those that fit the first two rounds, and all rounds chosen */
};

static bool overlap(struct classes a, struct classes b)
{
    return (a.low & b.low) | (a.high & b.high);
}

static struct classes join(struct classes a, struct classes b)
{
    return (struct classes){a.low | b.low, a.high | b.high};
}

/* Class of the pair of points: within a layer by the difference, between layers by layers and difference. */
static int class_of(int a, int b)
{
    static const int base[LAYERS][LAYERS] = {
        {0, 28, 36, 44}, {28, 7, 52, 60}, {36, 52, 14, 68}, {44, 60, 68, 21}};
    assert(a != b && a >= 0 && a < GOLFERS_POINTS && b >= 0 && b < GOLFERS_POINTS);
    int i = a / ORDER, j = b / ORDER, difference = (a ^ b) & (ORDER - 1);
    return base[i][j] + (i == j ? difference - 1 : difference);
}

/* One way to seat some point orbits: a table and its images. */
struct builder {
    struct list *list;
    unsigned subgroup; /* bit of each element that leaves the round as it is */
    int image;         /* an element outside it; 0 = the round is left by all */
    int8_t used[80];   /* pairs of each class so far */
    int points;
    uint8_t point[GOLFERS_POINTS];
    uint32_t seated; /* bit of each point */
};

/* How many pairs of a class the round may have: all of them, or half when its image takes the others. */
static int class_most(const struct builder *b, int class)
{
    return (class < 28 ? 4 : 8) / (b->image ? 2 : 1);
}

/* Seats the images of a table under the subgroup; false, leaving it partly done, when that clashes. */
static bool seat_images(struct builder *b, const int *table)
{
    for (int g = 0; g < ORDER; g++) {
        int moved[4];
        uint32_t bits = 0;
        if (!(b->subgroup >> g & 1))
            continue;
        for (int k = 0; k < 4; k++) {
            moved[k] = table[k] ^ g;
            bits |= 1u << moved[k];
        }
        if ((b->seated & bits) == bits)
            continue; /* the image is a table that is there already */
        if (b->seated & bits)
            return false;
        b->seated |= bits;
        assert(b->points + 4 <= GOLFERS_POINTS);
        for (int k = 0; k < 4; k++) {
            b->point[b->points++] = (uint8_t)moved[k];
            for (int j = 0; j < k; j++) {
                int class = class_of(moved[j], moved[k]);
                if (++b->used[class] > class_most(b, class))
                    return false;
            }
        }
    }
    return true;
}

/* A pair and its image must not be one and the same pair: within a layer the difference must be in the
 * subgroup. */
static bool image_differs(const struct builder *b)
{
    for (int layer = 0; b->image && layer < LAYERS; layer++)
        for (int d = 1; d < ORDER; d++)
            if (b->used[layer * 7 + d - 1] && !(b->subgroup >> d & 1))
                return false;
    return true;
}

static void add_entry(const struct builder *b)
{
    struct list *list = b->list;
    assert(b->seated == UINT32_MAX && b->points == GOLFERS_POINTS);
    if (!image_differs(b))
        return;
    if (list->count == list->room) {
        int room = list->room ? 2 * list->room : 1024;
        list->entry = mem_grow(list->entry, (size_t)list->room, (size_t)room, sizeof *list->entry);
        list->room = room;
    }
    struct entry *entry = &list->entry[list->count++];
    *entry = (struct entry){.image = (uint8_t)b->image};
    memcpy(entry->point, b->point, sizeof entry->point);
    for (int class = 0; class < 76; class ++) {
        uint64_t bit = b->used[class] ? 1ull << class % 64 : 0;
        if (class < 64)
            entry->classes.low |= bit;
        else
            entry->classes.high |= bit;
    }
}

/* Seats the first free point with three others in every way that the subgroup can carry on: with its own
 * orbit, with a pair {y, y+s} beside {x, x+s}, or with one point of each other layer. */
static void extend(const struct builder *before);

static void try_table(const struct builder *before, const int *table)
{
    struct builder next = *before;
    if (seat_images(&next, table))
        extend(&next);
}

static void extend(const struct builder *before)
{
    if (before->points == GOLFERS_POINTS) {
        add_entry(before);
        return;
    }
    int x = 0;
    while (before->seated >> x & 1)
        x++;
    for (int s = 1; s < ORDER; s++) {
        if (!(before->subgroup >> s & 1))
            continue;
        for (int t = s + 1; t < ORDER; t++) /* a subgroup of four */
            if (before->subgroup >> t & 1 && (s ^ t) > t)
                try_table(before, (const int[4]){x, x ^ s, x ^ t, x ^ s ^ t});
        for (int y = x - x % ORDER + ORDER; y < GOLFERS_POINTS; y++)
            if (!(before->seated >> y & 1) && (y ^ s) > y)
                try_table(before, (const int[4]){x, x ^ s, y, y ^ s});
    }
    if (x >= ORDER)
        return; /* a table through all layers begins in the first */
    for (int y = ORDER; y < 2 * ORDER; y++)
        for (int z = 2 * ORDER; z < 3 * ORDER; z++)
            for (int w = 3 * ORDER; w < 4 * ORDER; w++)
                if (!((before->seated >> y | before->seated >> z | before->seated >> w) & 1))
                    try_table(before, (const int[4]){x, y, z, w});
}

static int compare_classes(const void *a, const void *b)
{
    const struct classes *x = &((const struct entry *)a)->classes, *y = &((const struct entry *)b)->classes;
    if (x->low != y->low)
        return x->low < y->low ? -1 : 1;
    if (x->high != y->high)
        return x->high < y->high ? -1 : 1;
    return memcmp(((const struct entry *)a)->point, ((const struct entry *)b)->point, GOLFERS_POINTS);
}

/* One entry for each set of classes is enough. */
static void make_unique(struct list *list)
{
    qsort(list->entry, (size_t)list->count, sizeof *list->entry, compare_classes);
    int kept = 0;
    for (int i = 0; i < list->count; i++) {
        const struct classes *now = &list->entry[i].classes;
        if (!kept || list->entry[kept - 1].classes.low != now->low ||
            list->entry[kept - 1].classes.high != now->high)
            list->entry[kept++] = list->entry[i];
    }
    assert(kept > 0);
    list->count = kept;
}

struct golfers_search *golfers_new(struct rng rng)
{
    struct golfers_search *search = mem_new(struct golfers_search, 1);
    search->rng = rng;
    extend(&(struct builder){.list = &search->whole, .subgroup = 0xFF});
    for (int form = 1; form < ORDER; form++) { /* a subgroup of index 2: the kernel of x -> form . x */
        struct builder start = {.list = &search->half};
        for (int g = 0; g < ORDER; g++)
            if (__builtin_popcount((unsigned)(g & form)) % 2 == 0)
                start.subgroup |= 1u << g;
            else
                start.image = g;
        extend(&start);
    }
    make_unique(&search->whole);
    make_unique(&search->half);
    search->early = mem_new(int, search->half.count);
    search->fitting = mem_new(int, search->half.count);
    return search;
}

void golfers_free(struct golfers_search *search)
{
    if (!search)
        return;
    free(search->whole.entry);
    free(search->half.entry);
    free(search->early);
    free(search->fitting);
    free(search);
}

/* Draws rounds number `from` to `to` that fit with those before, a few tries each. */
static bool draw_whole(struct golfers_search *search, int from, int to, int *chosen, struct classes *covered)
{
    for (int i = from; i < to; i++) {
        int tries = 200;
        do {
            chosen[i] = (int)rng_below(&search->rng, (uint32_t)search->whole.count);
        } while (overlap(*covered, search->whole.entry[chosen[i]].classes) && --tries);
        if (!tries)
            return false;
        *covered = join(*covered, search->whole.entry[chosen[i]].classes);
    }
    return true;
}

/* The entries of `from` (NULL = all halves) that do not touch the classes covered. */
static int sift(const struct golfers_search *search, struct classes covered, const int *from, int count,
                int *to)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int half = from ? from[i] : i;
        if (!overlap(covered, search->half.entry[half].classes))
            to[kept++] = half;
    }
    return kept;
}

/* Three halves among those fitting that are disjoint. */
static bool find_halves(const struct golfers_search *search, int count, int *chosen)
{
    const struct entry *half = search->half.entry;
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count; b++) {
            struct classes first = half[search->fitting[a]].classes,
                           second = half[search->fitting[b]].classes;
            if (overlap(first, second))
                continue;
            struct classes both = join(first, second);
            for (int c = b + 1; c < count; c++)
                if (!overlap(both, half[search->fitting[c]].classes)) {
                    chosen[0] = search->fitting[a];
                    chosen[1] = search->fitting[b];
                    chosen[2] = search->fitting[c];
                    return true;
                }
        }
    return false;
}

static void write_round(struct schedule *schedule, int round, const struct entry *entry, int shift)
{
    for (int i = 0; i < GOLFERS_POINTS; i++)
        schedule_table(schedule, round, i / 4)[i % 4] = entry->point[i] ^ shift;
}

static void write_rounds(const struct golfers_search *search, const int *whole, const int *half,
                         struct schedule *schedule)
{
    assert(schedule->rounds == GOLFERS_ROUNDS && schedule->tables == TABLES && schedule->size == 4);
    for (int i = 0; i < WHOLE; i++)
        write_round(schedule, i, &search->whole.entry[whole[i]], 0);
    for (int i = 0; i < HALVES; i++) {
        const struct entry *entry = &search->half.entry[half[i]];
        write_round(schedule, WHOLE + 2 * i, entry, 0);
        write_round(schedule, WHOLE + 2 * i + 1, entry, entry->image);
    }
}

int64_t golfers_run(struct golfers_search *search, int64_t moves, struct schedule *schedule, bool *found)
{
    enum { AGAIN = 40 }; /* how often the first two rounds are completed in another way */
    int64_t used = 0;
    *found = false;
    while (used < moves && !*found) {
        int whole[WHOLE], half[HALVES];
        struct classes first = {0, 0};
        if (!draw_whole(search, 0, 2, whole, &first)) {
            used += 2;
            continue;
        }
        int early = sift(search, first, NULL, search->half.count, search->early);
        used += search->half.count / 16;
        for (int again = 0; again < AGAIN && !*found; again++) {
            struct classes covered = first;
            if (!draw_whole(search, 2, WHOLE, whole, &covered))
                continue;
            int count = sift(search, covered, search->early, early, search->fitting);
            used += early / 16 + count;
            *found = find_halves(search, count, half);
        }
        if (*found)
            write_rounds(search, whole, half, schedule);
    }
    return used;
}

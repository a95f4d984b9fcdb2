#include "solver/base_round.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/checking.h"

enum { LIMITS = 1024, CHUNK = 4096 };

struct base_search {
    struct shape shape;
    int points, size, group; /* group: number of images of a pair, n * turn */
    uint16_t *orbit;         /* [point][point] */
    int orbits;
    int8_t *start_count, *count; /* of each orbit: uses so far; above 0, one more is a repeat */
    int items;                   /* what is seated: points, or triples of points */
    int pinned;                  /* fixed points that each sit with one whole triple */
    int slots;                   /* chairs of a base round: items, the `pinned` ones last */
    int (*point_of)[3];          /* of each item at each phase */
    int *item, *phase;           /* [base][slot] */
    int cost;
    int64_t length, at;
    int restarts;
    unsigned trials; /* since the last check of the cost, where checks are on */
    double draw[LIMITS];
    int16_t limit[LIMITS];
    struct rng rng;
};

/* Image of a point under x -> x+1. */
static int moved(const struct shape *shape, int point, int by)
{
    if (point >= shape->cycle * shape->layers)
        return point;
    return point / shape->cycle * shape->cycle + (point % shape->cycle + by) % shape->cycle;
}

/* Image under the turn of order 3. */
static int turned(const struct shape *shape, int point)
{
    int fixed = point - shape->cycle * shape->layers;
    if (fixed >= 0)
        return shape->rotate ? point - fixed % 3 + (fixed + 1) % 3 : point;
    int layer = point / shape->cycle, x = point % shape->cycle;
    layer = layer - layer % 3 + (layer + 1) % 3;
    return layer * shape->cycle + (int)((long)x * shape->multiplier % shape->cycle);
}

/* Numbers the orbit of a pair; returns its size.  Each new image is followed through both generators. */
static int mark_orbit(struct base_search *s, int a, int b, uint16_t number, int *stack)
{
    int top = 0, size = 0;
    stack[top++] = a * s->points + b;
    s->orbit[a * s->points + b] = s->orbit[b * s->points + a] = number;
    while (top) {
        int pair = stack[--top], x = pair / s->points, y = pair % s->points;
        size++;
        for (int generator = 0; generator < (s->shape.turn > 1 ? 2 : 1); generator++) {
            int p = generator ? turned(&s->shape, x) : moved(&s->shape, x, 1);
            int q = generator ? turned(&s->shape, y) : moved(&s->shape, y, 1);
            if (s->orbit[p * s->points + q] != number) {
                s->orbit[p * s->points + q] = s->orbit[q * s->points + p] = number;
                stack[top++] = p * s->points + q;
            }
        }
    }
    return size;
}

/* Meetings with ghosts are free, but should be spread evenly over the layers; two ghosts may not meet. */
static void mark_ghosts(struct base_search *s)
{
    const struct shape *shape = &s->shape;
    int first = s->points - shape->ghosts;
    int each = ((s->size - 1) * shape->ghosts * shape->bases + shape->layers - 1) / shape->layers;
    for (int layer = 0; layer <= shape->layers; layer++) {
        uint16_t number = (uint16_t)s->orbits++;
        int until = layer < shape->layers ? (layer + 1) * shape->cycle : s->points;
        s->start_count[number] = (int8_t)(layer < shape->layers ? 1 - each : 3);
        for (int p = layer * shape->cycle; p < until; p++)
            for (int g = first; g < s->points; g++)
                s->orbit[p * s->points + g] = s->orbit[g * s->points + p] = number;
    }
}

static void mark_orbits(struct base_search *s)
{
    int *stack = mem_new(int, s->points * s->points);
    s->orbits = 1; /* 0 = not yet numbered */
    for (int a = 0; a < s->points; a++)
        for (int b = a + 1; b < s->points; b++)
            if (!s->orbit[a * s->points + b]) {
                uint16_t number = (uint16_t)s->orbits++;
                int size = mark_orbit(s, a, b, number, stack);
                s->start_count[number] = size == s->group ? 0 : size == 1 ? 3 : 1;
            }
    free(stack);
    if (s->shape.ghosts)
        mark_ghosts(s);
}

static void list_items(struct base_search *s)
{
    const struct shape *shape = &s->shape;
    char *seen = mem_new(char, s->points);
    for (int p = 0; p < s->points; p++) {
        bool fixed = p >= shape->cycle * shape->layers;
        if (seen[p] || (shape->turn > 1 && fixed && !shape->rotate))
            continue; /* such fixed points have a table of their own */
        for (int phase = 0, q = p; phase < shape->turn; phase++, q = turned(shape, q)) {
            s->point_of[s->items][phase] = q;
            seen[q] = 1;
        }
        s->items++;
    }
    free(seen);
    s->pinned = shape->turn > 1 && !shape->rotate ? shape->fixed : 0;
    s->slots = s->items;
}

struct base_search *base_search_new(const struct shape *shape, int size, struct rng rng)
{
    assert(shape->cycle > 0 && shape->layers > 0 && shape->bases > 0 && shape->ghosts <= shape->fixed);
    assert(shape->turn == 1 || (shape->turn == 3 && size == 4 && shape->layers % 3 == 0));
    struct base_search *s = mem_new(struct base_search, 1);
    s->shape = *shape;
    s->size = size;
    s->points = shape->cycle * shape->layers + shape->fixed;
    assert(s->points % size == 0 && s->points <= BASE_POINTS_MOST);
    s->group = shape->cycle * shape->turn;
    s->rng = rng;
    s->orbit = mem_new(uint16_t, s->points * s->points);
    s->start_count = mem_new(int8_t, s->points * s->points + shape->layers + 2);
    s->point_of = mem_get((size_t)s->points, sizeof *s->point_of);
    mark_orbits(s);
    list_items(s);
    assert(s->orbits <= UINT16_MAX && (s->slots - s->pinned) % size == 0);
    assert(s->items * shape->turn + s->pinned == s->points);
    s->count = mem_new(int8_t, s->orbits);
    s->item = mem_new(int, shape->bases * s->slots);
    s->phase = mem_new(int, shape->bases * s->slots);
    for (int i = 0; i < LIMITS; i++)
        s->draw[i] = -log((i + 0.5) / LIMITS);
    return s;
}

void base_search_free(struct base_search *s)
{
    if (!s)
        return;
    free(s->orbit);
    free(s->start_count);
    free(s->count);
    free(s->point_of);
    free(s->item);
    free(s->phase);
    free(s);
}

static void use(struct base_search *s, int orbit, int sign)
{
    if (sign > 0) {
        s->cost += s->count[orbit] > 0 ? s->count[orbit] : 0;
        s->count[orbit]++;
    } else {
        s->count[orbit]--;
        s->cost -= s->count[orbit] > 0 ? s->count[orbit] : 0;
    }
}

/* Adds or takes away the orbits that a chair uses with the others of its table. */
static void use_slot(struct base_search *s, const int *item, const int *phase, int slot, int sign)
{
    const int *own = s->point_of[item[slot]];
    int plain = s->slots - s->pinned;
    if (slot >= plain) { /* a whole triple with fixed point number slot - plain */
        int fixed = s->shape.cycle * s->shape.layers + slot - plain;
        use(s, s->orbit[own[0] * s->points + own[1]], sign);
        use(s, s->orbit[own[0] * s->points + fixed], sign);
        return;
    }
    const uint16_t *row = s->orbit + own[phase[slot]] * s->points;
    int first = slot / s->size * s->size;
    for (int k = first; k < first + s->size; k++)
        if (k != slot)
            use(s, row[s->point_of[item[k]][phase[k]]], sign);
}

static bool same_table(const struct base_search *s, int a, int b)
{
    int plain = s->slots - s->pinned;
    return a < plain && b < plain && a / s->size == b / s->size;
}

static void swap_slots(int *item, int a, int b)
{
    int keep = item[a];
    item[a] = item[b];
    item[b] = keep;
}

/* Counts all orbits that the base rounds use, from nothing. */
static void count_uses(struct base_search *s)
{
    memcpy(s->count, s->start_count, (size_t)s->orbits * sizeof *s->count);
    s->cost = 0;
    for (int base = 0; base < s->shape.bases; base++) {
        const int *item = s->item + base * s->slots, *phase = s->phase + base * s->slots;
        for (int i = 0; i < s->slots; i++) { /* each pair once: a chair's orbits, but not with later ones */
            if (i >= s->slots - s->pinned) {
                use_slot(s, item, phase, i, 1);
                continue;
            }
            for (int k = i / s->size * s->size; k < i; k++)
                use(s, s->orbit[s->point_of[item[i]][phase[i]] * s->points + s->point_of[item[k]][phase[k]]],
                    1);
        }
    }
}

/* Whether the uses counted on the way, and their cost, are those of the base rounds. */
static bool is_consistent(const struct base_search *s)
{
    struct base_search fresh = *s;
    fresh.count = mem_new(int8_t, s->orbits);
    count_uses(&fresh);
    bool same = fresh.cost == s->cost && !memcmp(fresh.count, s->count, (size_t)s->orbits);
    free(fresh.count);
    return same;
}

void base_search_restart(struct base_search *s)
{
    int turn = s->shape.turn;
    for (int base = 0; base < s->shape.bases; base++) {
        int *item = s->item + base * s->slots, *phase = s->phase + base * s->slots;
        for (int i = 0; i < s->slots; i++) {
            item[i] = i;
            phase[i] = (int)rng_below(&s->rng, (uint32_t)turn);
        }
        for (int i = s->slots - 1; i > 0; i--)
            swap_slots(item, i, (int)rng_below(&s->rng, (uint32_t)i + 1));
    }
    count_uses(s);
    double length = 60000.0 * pow(1.3, s->restarts);
    s->length = (int64_t)(length < 4e6 ? length : 4e6);
    s->at = 0;
    s->restarts++;
}

static void trial(struct base_search *s)
{
    uint64_t draw = rng_next(&s->rng);
    int base = s->shape.bases > 1 ? (int)((draw >> 58) % (uint64_t)s->shape.bases) : 0;
    int *item = s->item + base * s->slots, *phase = s->phase + base * s->slots;
    int a = (int)((draw & 0xFFFF) * (uint64_t)s->slots >> 16);
    int b = (int)((draw >> 16 & 0xFFFF) * (uint64_t)s->slots >> 16), turn = s->shape.turn;
    if (same_table(s, a, b) && (turn == 1 || a != b))
        return;
    if (a == b && turn == 1)
        return;
    int before = s->cost, phase_a = phase[a], phase_b = phase[b];
    use_slot(s, item, phase, a, -1);
    if (a != b)
        use_slot(s, item, phase, b, -1);
    swap_slots(item, a, b);
    if (turn > 1) {
        phase[a] = (int)((draw >> 32 & 0xFF) * 3 >> 8);
        phase[b] = a != b ? (int)((draw >> 40 & 0xFF) * 3 >> 8) : phase[a];
    }
    use_slot(s, item, phase, a, 1);
    if (a != b)
        use_slot(s, item, phase, b, 1);
    assert(!CHECK_DUE(s->trials, 1024) || is_consistent(s));
    if (s->cost - before <= s->limit[draw >> 48 & (LIMITS - 1)])
        return;
    use_slot(s, item, phase, a, -1);
    if (a != b)
        use_slot(s, item, phase, b, -1);
    swap_slots(item, a, b);
    phase[a] = phase_a;
    phase[b] = phase_b;
    use_slot(s, item, phase, a, 1);
    if (a != b)
        use_slot(s, item, phase, b, 1);
    assert(s->cost == before);
}

int64_t base_search_run(struct base_search *s, int64_t moves)
{
    static const double hot = 0.75, cold = 0.3;
    int64_t used = 0;
    while (used < moves) {
        if (s->at >= s->length)
            base_search_restart(s);
        double heat = hot * pow(cold / hot, (double)s->at / (double)s->length);
        for (int i = 0; i < LIMITS; i++)
            s->limit[i] = (int16_t)(heat * s->draw[i]);
        for (int i = 0; i < CHUNK && s->cost; i++)
            trial(s);
        s->at += CHUNK;
        used += CHUNK;
        if (!s->cost)
            break;
    }
    return used;
}

bool base_search_found(const struct base_search *s)
{
    return s->restarts && !s->cost;
}

void base_search_points(const struct base_search *s, int *point)
{
    assert(base_search_found(s));
    int plain = s->slots - s->pinned, first_fixed = s->shape.cycle * s->shape.layers;
    for (int base = 0; base < s->shape.bases; base++) {
        const int *item = s->item + base * s->slots, *phase = s->phase + base * s->slots;
        for (int turn = 0; turn < s->shape.turn; turn++) /* the images of each table under the turn */
            for (int i = 0; i < plain; i++)
                *point++ = s->point_of[item[i]][(phase[i] + turn) % s->shape.turn];
        for (int i = plain; i < s->slots; i++) {
            *point++ = first_fixed + i - plain;
            for (int k = 0; k < 3; k++)
                *point++ = s->point_of[item[i]][k];
        }
    }
}

void base_develop(const struct shape *shape, int size, const int *point, struct schedule *schedule)
{
    int points = shape->cycle * shape->layers + shape->fixed;
    assert(points == schedule->tables * schedule->size && schedule->rounds <= shape->cycle * shape->bases);
    for (int r = 0; r < schedule->rounds; r++) {
        const int *base = point + r / shape->cycle * points;
        for (int i = 0; i < points; i++)
            schedule_table(schedule, r, i / size)[i % size] = moved(shape, base[i], r % shape->cycle);
    }
}

void base_search_develop(const struct base_search *s, struct schedule *schedule)
{
    int *point = mem_new(int, s->shape.bases * s->points);
    base_search_points(s, point);
    base_develop(&s->shape, s->size, point, schedule);
    free(point);
}

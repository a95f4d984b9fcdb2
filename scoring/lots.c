#include "scoring/lots.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

/* One step of splitmix64. */
static uint64_t mix64(uint64_t x)
{
    uint64_t z = x + 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

uint64_t lot_key(uint64_t seed, const char *id)
{
    uint64_t hash = 0xCBF29CE484222325u; /* FNV-1a */
    for (; *id; id++)
        hash = (hash ^ (unsigned char)*id) * 0x100000001B3u;
    return mix64(seed + hash);
}

struct lot lot_of(const struct event *event, int player)
{
    assert(player >= 0 && player < event->players);
    const struct player *p = &event->player[player];
    return (struct lot){p->has_lot, p->lot, lot_key(event->lot_seed, p->id), p->id};
}

int lot_compare(const struct lot *a, const struct lot *b)
{
    if (a->drawn != b->drawn)
        return a->drawn ? -1 : 1;
    if (a->drawn && a->number != b->number)
        return a->number < b->number ? -1 : 1;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return strcmp(a->id, b->id);
}

struct drawn_player {
    struct lot lot;
    int player;
};

static int compare_drawn(const void *a, const void *b)
{
    return lot_compare(&((const struct drawn_player *)a)->lot, &((const struct drawn_player *)b)->lot);
}

void lots_order(const struct event *event, int *order)
{
    struct drawn_player *list = mem_new(struct drawn_player, event->players);
    for (int i = 0; i < event->players; i++)
        list[i] = (struct drawn_player){lot_of(event, i), i};
    qsort(list, (size_t)event->players, sizeof *list, compare_drawn);
    for (int i = 0; i < event->players; i++) {
        assert(!i || compare_drawn(&list[i - 1], &list[i]) < 0); /* no two lots are equal: ids differ */
        order[i] = list[i].player;
    }
    free(list);
}

bool lots_equal(const struct event *event, int *first, int *second)
{
    int *order = mem_new(int, event->players);
    bool equal = false;
    lots_order(event, order);
    for (int i = 1; i < event->players && !equal; i++) {
        const struct player *a = &event->player[order[i - 1]], *b = &event->player[order[i]];
        equal = a->has_lot && b->has_lot && a->lot == b->lot;
        *first = order[i - 1];
        *second = order[i];
    }
    free(order);
    return equal;
}

void lots_separate(struct event *event)
{
    int *order = mem_new(int, event->players);
    const struct player *last = NULL;
    lots_order(event, order);
    for (int i = 0; i < event->players; i++) {
        struct player *player = &event->player[order[i]];
        if (player->has_lot && last && player->lot <= last->lot && last->lot < INT64_MAX)
            player->lot = last->lot + 1;
        last = player->has_lot ? player : last;
    }
    free(order);
}

void lots_store(struct event *event)
{
    int *order = mem_new(int, event->players);
    int64_t last = 0;
    lots_order(event, order);
    for (int i = 0; i < event->players; i++) {
        struct player *player = &event->player[order[i]];
        if (player->has_lot) {
            if (player->lot > last)
                last = player->lot;
        } else if (last < INT64_MAX) {
            player->has_lot = true;
            player->lot = ++last;
        }
    }
    free(order);
}

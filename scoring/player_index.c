/* Open addressing over the FNV-1a hash of the id; the table is at most half full. */
#include "scoring/event.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

struct player_index {
    const struct event *event;
    uint32_t mask;
    int *slot; /* player index + 1, 0 = empty */
};

static uint32_t hash(const char *id)
{
    uint64_t h = 0xCBF29CE484222325u;
    for (; *id; id++)
        h = (h ^ (unsigned char)*id) * 0x100000001B3u;
    return (uint32_t)(h ^ h >> 32);
}

static uint32_t probe(const struct player_index *index, const char *id)
{
    uint32_t i = hash(id) & index->mask;
    while (index->slot[i] && strcmp(index->event->player[index->slot[i] - 1].id, id))
        i = (i + 1) & index->mask;
    return i;
}

struct player_index *player_index_new(const struct event *event)
{
    struct player_index *index = mem_new(struct player_index, 1);
    uint32_t size = 16;
    while (size < 2 * (uint32_t)event->players)
        size *= 2;
    index->event = event;
    index->mask = size - 1;
    index->slot = mem_new(int, size);
    for (int i = 0; i < event->players; i++) {
        uint32_t at = probe(index, event->player[i].id);
        if (!index->slot[at])
            index->slot[at] = i + 1;
    }
    return index;
}

void player_index_free(struct player_index *index)
{
    if (index)
        free(index->slot);
    free(index);
}

int player_index_find(const struct player_index *index, const char *id)
{
    return index->slot[probe(index, id)] - 1;
}

#include "scoring/id_table.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

struct id_table {
    int count, room;
    char **name;
    uint32_t mask;
    int *slot; /* number + 1, 0 = empty; at most half full */
};

static uint32_t probe(const struct id_table *ids, const char *name)
{
    uint64_t h = 0xCBF29CE484222325u;
    for (const char *c = name; *c; c++)
        h = (h ^ (unsigned char)*c) * 0x100000001B3u;
    uint32_t i = (uint32_t)(h ^ h >> 32) & ids->mask;
    while (ids->slot[i] && strcmp(ids->name[ids->slot[i] - 1], name))
        i = (i + 1) & ids->mask;
    return i;
}

struct id_table *id_table_new(void)
{
    struct id_table *ids = mem_new(struct id_table, 1);
    ids->mask = 15;
    ids->slot = mem_new(int, 16);
    return ids;
}

void id_table_free(struct id_table *ids)
{
    if (!ids)
        return;
    for (int i = 0; i < ids->count; i++)
        free(ids->name[i]);
    free(ids->name);
    free(ids->slot);
    free(ids);
}

static void grow(struct id_table *ids)
{
    uint32_t size = 2 * (ids->mask + 1);
    free(ids->slot);
    ids->slot = mem_new(int, size);
    ids->mask = size - 1;
    for (int i = 0; i < ids->count; i++)
        ids->slot[probe(ids, ids->name[i])] = i + 1;
}

int id_table_add(struct id_table *ids, const char *name)
{
    int known = id_table_find(ids, name);
    if (known >= 0)
        return known;
    if (ids->count == ids->room) {
        int room = ids->room ? 2 * ids->room : 16;
        ids->name = mem_grow(ids->name, (size_t)ids->room, (size_t)room, sizeof *ids->name);
        ids->room = room;
    }
    ids->name[ids->count++] = mem_copy_text(name);
    if (2 * (uint32_t)ids->count > ids->mask)
        grow(ids);
    else
        ids->slot[probe(ids, name)] = ids->count;
    return ids->count - 1;
}

int id_table_find(const struct id_table *ids, const char *name)
{
    return ids->slot[probe(ids, name)] - 1;
}

int id_table_count(const struct id_table *ids)
{
    return ids->count;
}

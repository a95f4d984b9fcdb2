#include "scoring/names.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

struct names {
    int count, room;
    char **name;
    uint32_t mask;
    int *slot; /* number + 1, 0 = empty; at most half full */
};

static uint32_t probe(const struct names *names, const char *name)
{
    uint64_t h = 0xCBF29CE484222325u;
    for (const char *c = name; *c; c++)
        h = (h ^ (unsigned char)*c) * 0x100000001B3u;
    uint32_t i = (uint32_t)(h ^ h >> 32) & names->mask;
    while (names->slot[i] && strcmp(names->name[names->slot[i] - 1], name))
        i = (i + 1) & names->mask;
    return i;
}

struct names *names_new(void)
{
    struct names *names = mem_new(struct names, 1);
    names->mask = 15;
    names->slot = mem_new(int, 16);
    return names;
}

void names_free(struct names *names)
{
    if (!names)
        return;
    for (int i = 0; i < names->count; i++)
        free(names->name[i]);
    free(names->name);
    free(names->slot);
    free(names);
}

static void grow(struct names *names)
{
    uint32_t size = 2 * (names->mask + 1);
    free(names->slot);
    names->slot = mem_new(int, size);
    names->mask = size - 1;
    for (int i = 0; i < names->count; i++)
        names->slot[probe(names, names->name[i])] = i + 1;
}

int names_add(struct names *names, const char *name)
{
    int known = names_find(names, name);
    if (known >= 0)
        return known;
    if (names->count == names->room) {
        int room = names->room ? 2 * names->room : 16;
        names->name = mem_grow(names->name, (size_t)names->room, (size_t)room, sizeof *names->name);
        names->room = room;
    }
    names->name[names->count++] = mem_copy_text(name);
    if (2 * (uint32_t)names->count > names->mask)
        grow(names);
    else
        names->slot[probe(names, name)] = names->count;
    return names->count - 1;
}

int names_find(const struct names *names, const char *name)
{
    return names->slot[probe(names, name)] - 1;
}

int names_count(const struct names *names)
{
    return names->count;
}

const char *names_at(const struct names *names, int i)
{
    return names->name[i];
}

#include "solver/bank.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

static const char alphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";

static int points_of(const struct shape *shape)
{
    return shape->cycle * shape->layers + shape->fixed;
}

const struct bank_entry *bank_find(int points, int ghosts, int rounds)
{
    const struct bank_entry *best = NULL;
    for (const struct bank_entry *entry = bank_table; entry->rounds; entry++) {
        bool fits = points_of(&entry->shape) == points && entry->rounds >= rounds &&
                    (entry->shape.ghosts == ghosts || !entry->shape.ghosts);
        /* among equals the one made with ghosts, whose short tables go round evenly */
        if (fits && (!best || entry->shape.ghosts > best->shape.ghosts ||
                     (entry->shape.ghosts == best->shape.ghosts && entry->rounds < best->rounds)))
            best = entry;
    }
    return best;
}

void bank_write(const int *point, int count, char *text)
{
    for (int i = 0; i < count; i++) {
        assert(point[i] >= 0 && point[i] < (int)sizeof alphabet - 1);
        text[i] = alphabet[point[i]];
    }
    text[count] = '\0';
}

void bank_read(const char *text, int count, int *point)
{
    for (int i = 0; i < count; i++) {
        const char *at = strchr(alphabet, text[i]);
        assert(text[i] && at);
        point[i] = (int)(at - alphabet);
    }
}

void bank_develop(const struct bank_entry *entry, struct schedule *schedule)
{
    int count = entry->shape.bases * points_of(&entry->shape);
    assert(schedule->rounds <= entry->rounds && (int)strlen(entry->text) == count);
    int *point = mem_new(int, count);
    bank_read(entry->text, count, point);
    base_develop(&entry->shape, schedule->size, point, schedule);
    free(point);
}

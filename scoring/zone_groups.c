#include "scoring/zone_groups.h"

#include <stdlib.h>

#include "scoring/memory.h"

struct entry {
    int offset, player;
};

static int compare_entries(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    if (x->offset != y->offset)
        return x->offset < y->offset ? -1 : 1;
    return (x->player > y->player) - (x->player < y->player);
}

void zone_groups_compute(struct zone_groups *out, const int *offset, int players, int least)
{
    struct entry *entry = mem_new(struct entry, players);
    int size = 0;
    *out = (struct zone_groups){
        .players = players, .player = mem_new(int, players), .group = mem_new(int, players)};
    for (int i = 0; i < players; i++)
        entry[i] = (struct entry){offset[i], i};
    qsort(entry, (size_t)players, sizeof *entry, compare_entries);
    for (int i = 0; i < players; i++) {
        if (i && size >= least && entry[i].offset != entry[i - 1].offset) {
            out->groups++;
            size = 0;
        }
        out->player[i] = entry[i].player;
        out->group[i] = out->groups;
        size++;
    }
    bool remainder = size < least;
    if (remainder && out->groups) {
        for (int i = players; i-- > 0 && out->group[i] == out->groups;)
            out->group[i]--;
        out->groups--;
    }
    out->ok = players > 0 && (!remainder || players >= least);
    out->groups += players > 0;
    free(entry);
}

void zone_groups_release(struct zone_groups *groups)
{
    free(groups->player);
    free(groups->group);
}

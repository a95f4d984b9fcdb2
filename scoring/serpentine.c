#include "scoring/serpentine.h"

#include <assert.h>

#include "scoring/table_split.h"

int serpentine_rank(int seat, int table, int tables)
{
    assert(seat >= 1 && table >= 1 && table <= tables);
    return seat % 2 ? (seat - 1) * tables + table : seat * tables + 1 - table;
}

int serpentine_table(int players, int tables, int table, int *rank, int room)
{
    int used = 0;
    for (int seat = 1; (seat - 1) * tables < players && used < room; seat++) {
        int r = serpentine_rank(seat, table, tables);
        if (r <= players) /* G-31: ranks above N stay empty */
            rank[used++] = r;
    }
    return used;
}

int serpentine_tables(int players)
{
    return table_split(players, 4).tables;
}

bool knockout_possible(int players)
{
    for (; players > 4; players = serpentine_tables(players))
        if (!table_split(players, 4).possible)
            return false;
    return players >= 3;
}

#include "scoring/table_split.h"

#include <stdio.h>

int table_size_least(int size)
{
    return size > 2 ? size - 1 : 2;
}

struct table_split table_split(int players, int size)
{
    struct table_split split = {.tables = (players + size - 1) / size};
    split.short_tables = split.tables * size - players;
    split.possible = players > 0 && split.tables * table_size_least(size) <= players;
    return split;
}

const char *table_sizes_text(int size, const char *joint, char text[TABLE_SIZES_TEXT_MAX])
{
    int least = table_size_least(size);
    if (least < size)
        snprintf(text, TABLE_SIZES_TEXT_MAX, "%d%s%d", size, joint, least);
    else
        snprintf(text, TABLE_SIZES_TEXT_MAX, "%d", least);
    return text;
}

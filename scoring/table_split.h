/* Sizes of tables (RULEBOOK G-10): players sit at as few tables of `size` as hold them, and where the number
 * does not come out even some tables have one player fewer.  A table of one is no game, so that tables of two
 * need an even number. */
#ifndef ROTA_SCORING_TABLE_SPLIT_H
#define ROTA_SCORING_TABLE_SPLIT_H

#include <stdbool.h>

struct table_split {
    bool possible;
    int tables;       /* players / size, rounded up */
    int short_tables; /* chairs that stay empty; when possible, one at each short table */
};
struct table_split table_split(int players, int size);

/* The fewest players of a table. */
int table_size_least(int size);

enum { TABLE_SIZES_TEXT_MAX = 32 };
/* The sizes in words: "4 or 3", with the joint " or "; "2" alone for tables of two.  Returns `text`. */
const char *table_sizes_text(int size, const char *joint, char text[TABLE_SIZES_TEXT_MAX]);

#endif

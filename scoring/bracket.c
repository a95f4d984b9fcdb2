#include "scoring/bracket.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "scoring/serpentine.h"

WORD_LIST(bracket_mode_word, BRACKET_MODES(WORD_OF_ROW))

bool bracket_first(struct bracket_round *round, int players, struct error *err)
{
    if (!knockout_possible(players))
        return error_set(
            err, STATUS_NEGATIVE,
            "a knock-out of %d players leaves a table without 3 or 4 players in some round; only winners go "
            "on (Digital World Championship 2021, 1.2.10), so possible are 3-4, 9-16, 33-64, 129-256, "
            "513-1024, ...",
            players);
    round->tables = serpentine_tables(players);
    round->table = mem_new(struct bracket_table, round->tables);
    for (int t = 0; t < round->tables; t++)
        round->table[t].players = serpentine_table(players, round->tables, t + 1, round->table[t].rank, 4);
    return true;
}

static int compare_ints(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

/* The tables of the round before that feed `table` of `tables`, for fold and block. */
static int find_sources(int winners, int tables, int table, enum bracket_mode mode, int *from)
{
    if (mode == BRACKET_FOLD)
        return serpentine_table(winners, tables, table, from, 4); /* G-33 */
    int shorts = 4 * tables - winners; /* as in G-31, the lowest table numbers are the short ones */
    int first = 4 * (table - 1) - (table - 1 < shorts ? table - 1 : shorts) + 1,
        count = table <= shorts ? 3 : 4;
    assert(first >= 1 && first + count - 1 <= winners);
    for (int i = 0; i < count; i++)
        from[i] = first + i;
    return count;
}

void bracket_next(struct bracket_round *round, const int *winner, int winners, enum bracket_mode mode)
{
    int *sorted = mem_new(int, winners);
    memcpy(sorted, winner, (size_t)winners * sizeof *sorted);
    qsort(sorted, (size_t)winners, sizeof *sorted, compare_ints);
    round->tables = serpentine_tables(winners);
    round->table = mem_new(struct bracket_table, round->tables);
    for (int t = 0; t < round->tables; t++) {
        struct bracket_table *table = &round->table[t];
        if (mode == BRACKET_RESEED) {
            table->players = serpentine_table(winners, round->tables, t + 1, table->rank, 4);
            for (int i = 0; i < table->players; i++) {
                table->rank[i] = sorted[table->rank[i] - 1];
                while (winner[table->from[i]] != table->rank[i])
                    table->from[i]++;
                table->from[i]++;
            }
            continue;
        }
        table->players = find_sources(winners, round->tables, t + 1, mode, table->from);
        for (int i = 0; i < table->players; i++)
            table->rank[i] = winner[table->from[i] - 1];
        qsort(table->rank, (size_t)table->players, sizeof *table->rank, compare_ints);
    }
    free(sorted);
}

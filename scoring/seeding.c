#include "scoring/seeding.h"

#include <string.h>

/* Orders players by preliminary rank: the choice order (G-32). */
static void sort_by_rank(int *player, int count, const int *rank)
{
    for (int i = 1; i < count; i++) {
        int moving = player[i], at = i;
        for (; at > 0 && rank[player[at - 1]] > rank[moving]; at--)
            player[at] = player[at - 1];
        player[at] = moving;
    }
}

void seeding_add_table(struct round *round, const int *player, int count, const int *rank)
{
    struct table *table = round_add_table(round, round->tables + 1);
    table->seats = count;
    memcpy(table->seat, player, (size_t)count * sizeof *player);
    sort_by_rank(table->seat, count, rank);
}

bool seeding_winners(const struct round *round, int *winner, struct error *err)
{
    for (int t = 0; t < round->tables; t++) {
        const struct result *result = round->table[t].result;
        if (!result || result->winner < 0)
            return error_set(err, STATUS_NEGATIVE, "%s round %d, table %d has no winner",
                             stage_word(round->stage), round->number, round->table[t].number);
        winner[t] = round->table[t].seat[result->winner];
    }
    return true;
}

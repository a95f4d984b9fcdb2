#include "scoring/seeding.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/leavers.h"
#include "scoring/table_score.h"

/* Whether the first is ranked before the other; no rank, 0, is behind all. */
static bool ranks_before(const int *rank, int first, int other)
{
    return rank[first] && (!rank[other] || rank[first] < rank[other]);
}

/* Orders players by preliminary rank: the choice order (G-32). */
static void sort_by_rank(int *player, int count, const int *rank)
{
    for (int i = 1; i < count; i++) {
        int moving = player[i], at = i;
        for (; at > 0 && ranks_before(rank, moving, player[at - 1]); at--)
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

int seeding_best(const struct event *event, const struct table *table, const int *rank)
{
    struct rules rules = event_rules(event);
    int place[SEATS_MAX], best = -1;
    bool *out = leavers_find(event);
    table_places(&rules, table, place);
    for (int i = 0; i < table->seats; i++) {
        if (out[table->seat[i]])
            continue;
        if (best < 0 || place[i] < place[best] ||
            (place[i] == place[best] && ranks_before(rank, table->seat[i], table->seat[best])))
            best = i;
    }
    free(out);
    return best < 0 ? -1 : table->seat[best];
}

bool seeding_winners(const struct event *event, const struct round *round, const int *rank, bool move_up,
                     int *winner, struct error *err)
{
    bool *out = leavers_find(event), ok = true;
    for (int t = 0; ok && t < round->tables; t++) {
        const struct table *table = &round->table[t];
        const struct result *result = table->result;
        winner[t] = result && result->winner >= 0 ? table->seat[result->winner] : -1;
        if (!result || (winner[t] < 0 && !move_up))
            ok = error_set(err, STATUS_NEGATIVE, "%s round %d, table %d has no winner",
                           stage_word(round->stage), round->number, table->number);
        else if (winner[t] < 0 || out[winner[t]])
            winner[t] = move_up ? seeding_best(event, table, rank) : -1;
    }
    free(out);
    return ok;
}

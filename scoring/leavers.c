#include "scoring/leavers.h"

#include "scoring/memory.h"

/* Whether the sheet of a table says that the player left the game. */
static bool left_table(const struct table *table, int player)
{
    int seat = table->result ? table_seat_of(table, player) : -1;
    return seat >= 0 && table->result->left >> seat & 1;
}

bool *leavers_find(const struct event *event)
{
    bool *out = mem_new(bool, event->players);
    for (int p = 0; p < event->players; p++)
        out[p] = event->player[p].status != PLAYER_ACTIVE;
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++) {
            const struct table *table = &event->round[r].table[t];
            for (int i = 0; table->result && table->result->left && i < table->seats; i++)
                out[table->seat[i]] |= table->result->left >> i & 1;
        }
    return out;
}

enum player_status leaver_status(const struct event *event, int player)
{
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++)
            if (left_table(&event->round[r].table[t], player))
                return PLAYER_DQ;
    return event->player[player].status;
}

#include "io/sheet/meetings.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

int meetings_of(const struct meetings *meetings, int a, int b)
{
    return meetings->times[(size_t)a * (size_t)meetings->players + (size_t)b];
}

/* Merges by country; the players of the view are in alphabetical order already, so insertion order within a
 * country is kept.  O(N * countries), countries being few. */
static void sort_by_country(struct meetings *meetings, const struct view *view)
{
    bool *done = mem_new(bool, view->players + 1);
    int count = 0;
    for (;;) {
        const char *least = NULL;
        for (int i = 0; i < view->players; i++) {
            const char *country = view_country(view, view->player[i]);
            if (!done[i] && (!least || strcmp(country, least) < 0))
                least = country;
        }
        if (!least)
            break;
        for (int i = 0; i < view->players; i++)
            if (!done[i] && !strcmp(view_country(view, view->player[i]), least)) {
                done[i] = true;
                meetings->player[count++] = view->player[i];
            }
    }
    free(done);
}

static void count_table(struct meetings *meetings, const struct table *table, const int *row)
{
    for (int a = 0; a < table->seats; a++)
        for (int b = 0; b < table->seats; b++) {
            int x = row[table->seat[a]], y = row[table->seat[b]];
            unsigned char *times = &meetings->times[(size_t)x * (size_t)meetings->players + (size_t)y];
            if (x != y && *times < 255)
                ++*times;
        }
}

void meetings_count(struct meetings *meetings, const struct view *view)
{
    *meetings = (struct meetings){.players = view->players};
    meetings->player = mem_new(int, view->players + 1);
    meetings->times = mem_get((size_t)view->players * (size_t)view->players + 1, 1);
    int *row = mem_new(int, view->event->players + 1);
    sort_by_country(meetings, view);
    for (int i = 0; i < meetings->players; i++)
        row[meetings->player[i]] = i;
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        for (int t = 0; round->stage == STAGE_PRELIM && t < round->tables; t++)
            count_table(meetings, &round->table[t], row);
    }
    for (int a = 0; a < meetings->players; a++)
        for (int b = 0; b < a; b++) {
            meetings->once += meetings_of(meetings, a, b) == 1;
            meetings->more += meetings_of(meetings, a, b) > 1;
        }
    free(row);
}

void meetings_release(struct meetings *meetings)
{
    free(meetings->player);
    free(meetings->times);
    *meetings = (struct meetings){0};
}

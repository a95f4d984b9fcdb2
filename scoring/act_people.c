#include "scoring/act_people.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

bool act_withdraw(struct event *event, int player, struct error *err)
{
    struct player *leaving = &event->player[player];
    if (leaving->status != PLAYER_ACTIVE)
        return error_because(err, STATUS_USAGE, REASON_NOT_ACTIVE, "%.60s: is %s already", leaving->id,
                             player_status_word(leaving->status));
    leaving->status = PLAYER_WITHDRAWN;
    return true;
}

static bool is_number(const char *id)
{
    return *id && strspn(id, "0123456789") == strlen(id);
}

/* An id for a late player: its own, or, for a number that is taken, the next free one.  NULL when its own
 * is a word that is taken. */
static char *late_id(const struct id_table *ids, const char *own, int *next)
{
    if (id_table_find(ids, own) < 0)
        return mem_copy_text(own);
    char *id = NULL;
    while (is_number(own) && (!id || id_table_find(ids, id) >= 0)) {
        free(id);
        id = mem_format("%d", (*next)++);
    }
    return id;
}

/* Appends one of `late`; the numbers of those to keep apart move with them, as all are appended in order. */
static void move_player(struct event *event, struct player *late, char *id, int since, int before)
{
    struct player *player = event_add_player(event);
    *player = *late;
    *late = (struct player){.id = NULL};
    free(player->id);
    player->id = id;
    player_come_late(player, since > 1 ? since : 0);
    for (int i = 0; i < player->aparts; i++)
        player->apart[i] += before;
}

bool act_take_in(struct event *event, struct event *late, int since, struct error *err)
{
    int before = event->players, next = before + 1;
    struct id_table *ids = event_ids(event);
    bool ok = true;
    for (int p = 0; ok && p < late->players; p++) {
        char *id = late_id(ids, late->player[p].id, &next);
        if (id) {
            id_table_add(ids, id);
            move_player(event, &late->player[p], id, since, before);
        } else {
            ok = error_because(err, STATUS_INPUT, REASON_ID_TAKEN, "id '%.60s' is taken in the event",
                               late->player[p].id);
        }
    }
    id_table_free(ids);
    return ok;
}

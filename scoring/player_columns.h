/* The columns of a roster with a meaning of their own: `table`, `apart`, `since` and `brought` are fields of
 * a player.  Here alone they are read from text and become text again.  Among the player's attributes such a
 * column only keeps its place, so that a file is written in the order in which it was read. */
#ifndef ROTA_SCORING_PLAYER_COLUMNS_H
#define ROTA_SCORING_PLAYER_COLUMNS_H

#include "scoring/error.h"
#include "scoring/event.h"
#include "scoring/id_table.h"
#include "scoring/tally.h"

/* Turns the texts of one player's columns into the fields; `ids` are those of all players (event_ids).  On
 * failure, STATUS_INPUT with the reason, *column is the one at fault. */
bool player_columns_read(struct event *event, const struct id_table *ids, int player, const char **column,
                         struct error *err);

/* The text of any column of a player, "" for an empty one; the caller frees it. */
char *player_column_text(const struct event *event, const struct player *player, const char *column);

/* Set a field and give its column a place. */
void player_fix_table(struct player *player, int table);
void player_come_late(struct player *player, int since);
void player_keep_apart(struct player *player, int other);
void player_bring(struct player *player, const struct tally *tally);

/* Whether the first player is marked to be kept apart from the other. */
bool player_is_apart(const struct player *player, int other);

/* Adds a copy of another event's player, active and kept apart from nobody.  Once all are there,
 * event_copy_aparts takes over who is kept apart in `from`, as far as both are in `to`. */
struct player *event_copy_player(struct event *to, const struct player *from);
void event_copy_aparts(struct event *to, const struct event *from);

#endif

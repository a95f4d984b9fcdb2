/* What the questions of `rota ask` have in common: rules, players, games and lots (RULEBOOK 11). */
#ifndef ROTA_IO_ASK_INPUT_H
#define ROTA_IO_ASK_INPUT_H

#include "io/text/json_out.h"
#include "io/text/json_read.h"
#include "scoring/event.h"
#include "scoring/id_table.h"
#include "scoring/result_faults.h"
#include "scoring/ruleset.h"

/* Players and games of one question.  Every game is a round of its own in the event, so that their order is
 * kept; its number is the round that the game names. */
struct ask {
    struct rules rules;
    struct event event;
    struct id_table *ids; /* ids of the event's players */
    int listed;           /* players that `players` lists; later ones only sit in games */
};

void ask_init(struct ask *ask);
void ask_release(struct ask *ask);

/* `ruleset` and `options`; without a `ruleset` that of `preset`, or an error when that is NULL. */
bool ask_read_rules(const struct json_at *top, const char *preset, struct rules *rules, struct error *err);
/* `players`, which may be absent: ids, or objects with `id` and more. */
bool ask_read_players(const struct json_at *top, struct ask *ask, struct error *err);
/* The player of this id, added when new. */
int ask_player(struct ask *ask, const char *id);
/* Tables of ids, first position first, into a round; new players are added. */
bool ask_read_tables(const struct json_at *list, struct ask *ask, struct round *round, struct error *err);
/* The member `key`, which may be absent: preliminary rounds, each a list of tables. */
bool ask_read_rounds(const struct json_at *top, const char *key, struct ask *ask, struct error *err);
/* `lots` and `lot_seed`; players whom nobody has mentioned so far are ignored. */
bool ask_read_lots(const struct json_at *top, struct ask *ask, struct error *err);

/* One game as claimed; claim->table.result belongs to the caller.  Only what cannot be held at all is
 * refused. */
bool ask_read_claim(const struct json_at *at, struct ask *ask, struct claim *claim, struct error *err);
/* One game that must be sound, into a new round of `stage`.  With `places` a seat may have a place instead of
 * VP. */
bool ask_read_game(const struct json_at *at, struct ask *ask, enum stage stage, bool places,
                   struct error *err);
/* The list `games`. */
bool ask_read_games(const struct json_at *top, struct ask *ask, bool places, struct error *err);
/* Rules, players, games and lots: the input of `rank`. */
bool ask_read_all(const struct json_at *top, struct ask *ask, const char *preset, struct error *err);

/* An id: a text or a number. */
bool ask_read_id(const struct json_at *at, const char **id, struct error *err);
/* Marks the players that the list `key` names; unknown ids and a missing list do not matter. */
bool ask_mark_players(const struct json_at *top, const char *key, const struct ask *ask, bool *mark,
                      struct error *err);

#endif

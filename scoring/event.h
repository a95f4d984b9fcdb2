/* The model: an event with its players, rounds, tables, seats and results, as the event file holds them.
 * Plain data; `event_release` frees everything below an event.  Players are referred to by index. */
#ifndef ROTA_SCORING_EVENT_H
#define ROTA_SCORING_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "scoring/options.h"
#include "scoring/word_list.h"

struct id_table;
struct tally;

enum { SEATS_MAX = 8, TABLE_SIZE_DEFAULT = 4, PLAYERS_MAX = 1000000, ROUNDS_MAX = 1000 };

#define PLAYER_STATUSES(P)    \
    P(ACTIVE, "active")       \
    P(WITHDRAWN, "withdrawn") \
    P(DQ, "dq")
#define STAGES(P)             \
    P(PRELIM, "prelim")       \
    P(SEMIFINAL, "semifinal") \
    P(FINAL, "final")         \
    P(KNOCKOUT, "knockout")
#define SHEET_STATES(P) \
    P(OPEN, "open")     \
    P(SIGNED, "signed") \
    P(SUBMITTED, "submitted")
#define VARIANTS(P) \
    P(BASE, "base") \
    P(SEA, "sea")   \
    P(FISH, "fish") \
    P(CK, "ck")     \
    P(EP, "ep")

enum player_status {
#define P(name, word) PLAYER_##name,
    PLAYER_STATUSES(P)
#undef P
};
enum stage {
#define P(name, word) STAGE_##name,
    STAGES(P)
#undef P
};
enum sheet_state {
#define P(name, word) SHEET_##name,
    SHEET_STATES(P)
#undef P
};
enum variant {
#define P(name, word) VARIANT_##name,
    VARIANTS(P)
#undef P
        VARIANT_KINDS
};

/* A further column of the roster (country, club, tz, ...), empty ones are not stored.  The columns that are
 * fields of the player (player_columns.h) have their place here and no value. */
struct attribute {
    char *key, *value;
};

struct player {
    char *id, *name;
    enum player_status status;
    bool has_lot;
    int64_t lot; /* drawn by hand, lower is better (RULEBOOK G-42) */
    int table;   /* always sits at this one, 0 = anywhere */
    int since;   /* came late: the first round with a seat, 0 = there from the start */
    int aparts;
    int *apart;            /* players never at one table with this one */
    struct tally *brought; /* collected at another event (RULEBOOK R2020-6), NULL = nothing */
    int attributes;
    struct attribute *attribute;
};

struct result {
    int vp[SEATS_MAX];
    int place[SEATS_MAX]; /* as reported by a platform (RULEBOOK R2021-11), 0 = follows from the VP */
    int winner;           /* seat, or -1 where nobody won (RULEBOOK A-22) */
    unsigned left;        /* bit of each seat whose player walked out */
    enum sheet_state state;
    char *note;
};

struct table {
    int number;
    enum variant variant;
    int seats;
    int seat[SEATS_MAX];   /* player indices in play order, first position first */
    struct result *result; /* NULL until known */
};

struct round {
    enum stage stage;
    int number; /* counts within the stage, from 1 */
    int tables;
    struct table *table;
};

/* One measure of the schedule, as planned (RULEBOOK G-11): value, proved lower bound and the reason for it.
 */
struct quality {
    char *name, *proof;
    int64_t value, bound;
    bool optimal;
};

/* How the schedule came about, so that it can be made again and continued. */
struct made_by {
    char *version, *method, *stopped_by;
    uint64_t seed;
    int64_t effort;
    char *priority, *avoid, *by; /* comma-separated, as on the command line; NULL = the rule set's */
};

/* A change, one taken back, or one applied again. */
enum log_kind { LOG_CHANGE, LOG_UNDO, LOG_REDO };

/* One entry of the history.  What may be NULL: who (older files), why, what takes it back (a JSON Patch as
 * text; older files have none), and the server's id of the request. */
struct log_entry {
    char *at, *did, *by, *why, *back, *request;
    enum log_kind kind;
    bool seats; /* it changed who sits where */
};

/* Who changes an event, for its log.  The caller says it all: nothing below asks the clock. */
struct actor {
    const char *time; /* "2026-05-01T10:20:30Z" */
};

struct event {
    char *name, *date, *venue, *rules; /* name, date, venue may be NULL */
    struct rule_options options;       /* parameters of the rule set that this event overrides */
    int table_size;
    uint64_t seed, lot_seed;
    int players;
    struct player *player;
    int rounds;
    struct round *round;
    int qualities;
    struct quality *quality;
    struct made_by made_by;
    int log_entries;
    struct log_entry *log;
};

void event_init(struct event *event);
void event_release(struct event *event);

/* The words of the file format for the enumerations (word_list.h). */
word_list player_status_word, stage_word, sheet_state_word, variant_word;
/* Those of the stages after the preliminary rounds. */
word_list later_stage_word;

/* Grows the list by one zeroed element and returns it; the event owns it. */
struct player *event_add_player(struct event *event);
struct round *event_add_round(struct event *event, enum stage stage, int number);
struct table *round_add_table(struct round *round, int number);
/* Adds a sentence to the history. */
struct log_entry *event_log(struct event *event, const char *at, const char *did);
void log_entry_release(struct log_entry *entry);

/* The tables of a round that have a result. */
int round_tables_done(const struct round *round);

/* The seat of a player at a table, -1 for somebody who does not sit there. */
int table_seat_of(const struct table *table, int player);

/* The attribute `key` of a player, "" when there is none or it is a field. */
const char *player_get(const struct player *player, const char *key);
/* Sets or replaces it; an empty value removes it. */
void player_set(struct player *player, const char *key, const char *value);
/* Gives the column of a field its place, if it has none yet, and takes away its text. */
void player_set_place(struct player *player, const char *key);
/* Whether the player has such a column, as text or as a field. */
bool player_has(const struct player *player, const char *key);

/* Removes the rounds of a stage from number `from` on. */
void event_drop_rounds(struct event *event, enum stage stage, int from);

/* Number of rounds of a stage, and the round, or NULL. */
int event_stage_rounds(const struct event *event, enum stage stage);
struct round *event_find_round(const struct event *event, enum stage stage, int number);

/* Walks over the tables of a stage, in the order of the file:
 *     for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g)) ... */
struct game {
    const struct event *event;
    enum stage stage;
    int round_index, table_index;
    const struct round *round;
    const struct table *table; /* NULL past the last */
};
struct game game_first(const struct event *event, enum stage stage);
void game_next(struct game *game);

/* The ids of the players, for looking them up: while ids differ, their numbers are the players' indices; the
 * first one that stands twice has that of its first player. */
struct id_table *event_ids(const struct event *event);
/* Gives every player without an id the smallest free number. */
void event_number_players(struct event *event);

#endif

/* What all sheets of an event are made from: the rounds chosen, the players in alphabetical order, where
 * everybody sits, the standings where there are results, and the words.  Computed once. */
#ifndef ROTA_IO_SHEET_VIEW_H
#define ROTA_IO_SHEET_VIEW_H

#include "io/text/words.h"
#include "scoring/event.h"
#include "scoring/outcome.h"

struct view_options {
    const struct language *language; /* NULL = English */
    const char *title;               /* instead of the event's name; NULL = that one */
    const char *url;                 /* of the phone page, NULL = none */
    const char *time;                /* when the sheets were printed */
    bool letter, mono;
    bool one_stage; /* only the rounds of `stage`, only its round `round` where that is not 0 */
    enum stage stage;
    int round;
    const char *logo, *logo_name; /* PNG, or NULL; not owned */
    size_t logo_length;
};

/* Where a player sits in a round: indices into the round's tables and the table's seats, -1 = nowhere. */
struct seat_at {
    int table, seat;
};

struct view {
    const struct event *event;
    const struct ruleset *rules;
    struct view_options options;
    char *title; /* one line, never empty */
    int rounds;
    int *round; /* indices of the chosen rounds */
    int players;
    int *player;             /* those who sit in a chosen round, alphabetical */
    struct seat_at *seat_at; /* [player * event->rounds + round] */
    bool has_outcome;        /* at least one preliminary result, and it can be ranked */
    struct outcome outcome;
    int *rank; /* of each player after the preliminary games, 0 = none */
};

/* STATUS_NEGATIVE when the chosen rounds do not exist.  The event must outlive the view. */
bool view_init(struct view *view, const struct event *event, const struct view_options *options,
               struct error *err);
void view_release(struct view *view);

const char *view_word(const struct view *view, enum word word);
const char *view_fact(const struct view *view, enum fact fact);
/* The i-th chosen round, and its name ("Round 2", "Semifinal") in `text`. */
enum { ROUND_TITLE_MAX = 64 };
const struct round *view_round(const struct view *view, int i);
void view_round_title(const struct view *view, const struct round *round, char *text);
/* Short form for column heads: "R2", "SF", "F". */
void view_round_short(const struct view *view, const struct round *round, char *text);
struct seat_at view_seat(const struct view *view, int player, int round_index);

/* In seeded stages play order is chosen at the table, so seats are not positions (RULEBOOK G-32, R2021-18):
 * they are listed in choice order, best preliminary rank first. */
bool round_is_seeded(const struct round *round);
/* The seats of a table in the order to print: positions, or choice order.  Fills `seat`, returns how many. */
int view_seats(const struct view *view, const struct round *round, const struct table *table, int *seat);
/* The number printed before a seat: its position, or its turn to choose; from 1. */
int view_seat_number(const struct view *view, const struct round *round, const struct table *table, int seat);

/* What is printed for the i-th in that order (from 0): the position, the turn to choose, or where a platform
 * draws the order of play only a mark for the host. */
enum { SEAT_LABEL_MAX = 16 };
void view_seat_label(const struct view *view, const struct round *round, int i, char *label);
/* Whether the seats of a round have numbers to print; see above. */
bool view_has_numbers(const struct view *view, const struct round *round);

/* Whether rounds after the preliminary ones exist. */
bool view_has_stage(const struct view *view);
const char *view_country(const struct view *view, int player);
enum word variant_title(enum variant variant);
/* Who banks in this round, by the rule set, in the view's language. */
const char *view_bank(const struct view *view, const struct round *round);
/* What happens at the tables of a seeded stage before the game: who chooses what, or that the order is drawn.
 */
enum { STAGE_HINT_MAX = 300 };
void view_stage_hint(const struct view *view, char *hint);

#endif

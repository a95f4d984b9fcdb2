/* The rating qualifier of 2021 (RULEBOOK R2021-4 to -14, A-26 to A-31).  Ratings are doubles, rounded to
 * millionths before they are compared or printed (RULEBOOK 9). */
#ifndef ROTA_SCORING_ELO_H
#define ROTA_SCORING_ELO_H

#include "scoring/lots.h"
#include "scoring/table_score.h"
#include "scoring/word_list.h"

/* How changes are rounded. */
#define ELO_ROUNDINGS(R) \
    R(NONE, "none")      \
    R(PAIR, "pair")      \
    R(GAME, "game")
enum elo_rounding {
#define R(name, word) ELO_ROUND_##name,
    ELO_ROUNDINGS(R)
#undef R
};
word_list elo_rounding_word;

struct elo_options {
    double k, start;
    enum elo_rounding rounding;
    int min_games, max_games; /* */
};
/* The figures of the rule set. */
struct elo_options elo_defaults(const struct ruleset *set);

#define ELO_CRITERIA(C)     \
    C(ELO, "elo")           \
    C(TIEBREAK, "tiebreak") \
    C(LOT, "lot")           \
    C(FIRST, "-")
enum elo_by {
#define C(name, word) ELO_BY_##name,
    ELO_CRITERIA(C)
#undef C
};
word_list elo_by_word;

struct elo_row {
    int player, place;
    int64_t micros; /* the rating in millionths */
    int games;      /* those that count for this player */
    int64_t vp;
    struct fraction tiebreak; /* VP + sum of shares, one number (R2021-12) */
    struct lot lot;
    enum elo_by by;
};

#define ELO_WHYS(W)           \
    W(TOO_FEW_GAMES, "games") \
    W(DQ, "dq")               \
    W(WITHDRAWN, "withdrawn")
enum elo_why {
#define W(name, word) ELO_##name,
    ELO_WHYS(W)
#undef W
};
word_list elo_why_word;

struct elo_unranked {
    int player, games;
    enum elo_why why;
};

/* A game that came after the player's last one allowed: it changes only the opponents' ratings. */
struct elo_excess {
    int game, player; /* game: from 0 */
};

struct elo {
    int rows;
    struct elo_row *row;
    int unranked_count;
    struct elo_unranked *unranked;
    int games;
    const struct table **game; /* those with a result, in playing order */
    double (*delta)[SEATS_MAX];
    int excess_count;
    struct elo_excess *excess;
};

/* Everybody starts alike (R2021-6), but for a player with this attribute: the rating brought along from a
 * qualifier event.  (The roster's column `elo` is something else, the strength that somebody is said to
 * have.) */
#define RATING_ATTRIBUTE "rating"

/* Rates the games of the preliminary stage, in the order of the event.  `rules` give cap and fourth score
 * (A-13, A-28). */
bool elo_compute(struct elo *out, const struct event *event, const struct rules *rules,
                 const struct elo_options *options, struct error *err);
void elo_release(struct elo *elo);

/* "1034.266819" for millionths; `text` has room for 32 bytes. */
enum { ELO_TEXT_MAX = 32 };
void elo_text(int64_t micros, char *text);
int64_t elo_micros(double value);

#endif

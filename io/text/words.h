/* All words that the sheets and other papers print.  This list has the keys with the English text; every
 * other language is one file with one table, which may have holes: English stands there instead.
 *
 * A new word is a row of WORDS, a new language a file like words_de.c and a row of LANGUAGES. */
#ifndef ROTA_IO_TEXT_WORDS_H
#define ROTA_IO_TEXT_WORDS_H

#include "scoring/facts.h"
#include "scoring/word_list.h"

#define LANGUAGES(L) \
    L(en)            \
    L(de)

#define WORDS(W)                                                                               \
    W(ROUND, "Round")                                                                          \
    W(SEMIFINAL, "Semifinal")                                                                  \
    W(FINAL, "Final")                                                                          \
    W(FINALS, "Finals")                                                                        \
    W(KNOCKOUT, "Knock-out round")                                                             \
    W(ROUND_SHORT, "R")                                                                        \
    W(SEMI_SHORT, "SF")                                                                        \
    W(FINAL_SHORT, "F")                                                                        \
    W(KNOCKOUT_SHORT, "K")                                                                     \
    W(CHAMPION, "Champion")                                                                    \
    W(TABLE, "Table")                                                                          \
    W(TABLES, "Tables")                                                                        \
    W(POSITION, "Position")                                                                    \
    W(POSITION_SHORT, "Pos.")                                                                  \
    W(CHOICE, "Choice")                                                                        \
    W(CHOICE_ORDER, "Choice order")                                                            \
    W(HOST, "Host")                                                                            \
    W(PLAYER, "Player")                                                                        \
    W(PLAYERS, "Players")                                                                      \
    W(NAME, "Name")                                                                            \
    W(ID, "id")                                                                                \
    W(COUNTRY, "Country")                                                                      \
    W(OPPONENTS, "Opponents")                                                                  \
    W(EVENT, "Tournament")                                                                     \
    W(PAGE, "Page")                                                                            \
    W(PAGE_OF, "of")                                                                           \
    W(PRINTED, "printed")                                                                      \
    W(AS_OF, "as of")                                                                          \
    W(ALPHABETICAL, "All players, alphabetical")                                               \
    W(INDEX_HINT, "Find your name: table and position in every round")                         \
    W(CUT_HERE, "cut here")                                                                    \
    W(FOLD_HERE, "fold here")                                                                  \
    W(TENTS, "Tent cards")                                                                     \
    W(CARDS, "Player cards")                                                                   \
    W(RESULT_SHEET, "Result sheet")                                                            \
    W(VARIANT, "Game")                                                                         \
    W(BOARD, "Board layout")                                                                   \
    W(VP, "VP")                                                                                \
    W(WINNER, "Winner")                                                                        \
    W(LEFT, "Left")                                                                            \
    W(SIGNATURE, "Signature")                                                                  \
    W(REFEREE_NOTE, "Referee's note")                                                          \
    W(REFEREE_SIGN, "Referee")                                                                 \
    W(BANK, "Bank")                                                                            \
    W(TURN_LIMIT, "Turn")                                                                      \
    W(BOARD_STUDY, "Board study")                                                              \
    W(CHOICE_OF, "In choice order, best preliminary rank first:")                              \
    W(HOST_FIRST, "The first at the table is the host; the platform draws the order of play.") \
    W(STANDINGS, "Standings")                                                                  \
    W(PLACING, "Final placing")                                                                \
    W(PLACE, "Place")                                                                          \
    W(RANK, "Rank")                                                                            \
    W(REACHED, "Reached")                                                                      \
    W(PRELIM, "Preliminary")                                                                   \
    W(PRELIM_RANK, "Prelim. rank")                                                             \
    W(GAMES, "Games")                                                                          \
    W(WINS, "Wins")                                                                            \
    W(POINTS, "Points")                                                                        \
    W(SHARE_SUM, "Sum %")                                                                      \
    W(SHARE_MEAN, "Mean %")                                                                    \
    W(N1, "1sts")                                                                              \
    W(N2, "2nds")                                                                              \
    W(N3, "3rds")                                                                              \
    W(RATING, "Rating")                                                                        \
    W(TIEBREAK, "Tie-break")                                                                   \
    W(DECIDED_BY, "Decided by")                                                                \
    W(BY_WINS, "wins")                                                                         \
    W(BY_POINTS, "points")                                                                     \
    W(BY_VP, "VP")                                                                             \
    W(BY_SHARE, "share sum")                                                                   \
    W(BY_AVG, "mean share")                                                                    \
    W(BY_N1, "first places")                                                                   \
    W(BY_N2, "second places")                                                                  \
    W(BY_N3, "third places")                                                                   \
    W(BY_TIEBREAK, "tie-break")                                                                \
    W(BY_RATING, "rating")                                                                     \
    W(BY_LOT, "lot")                                                                           \
    W(BY_SHARED, "shared place")                                                               \
    W(GO_THROUGH, "The best %d go through")                                                    \
    W(UNOFFICIAL, "places below the champion are unofficial")                                  \
    W(NOT_RANKED, "Not ranked")                                                                \
    W(WHY_DQ, "disqualified")                                                                  \
    W(WHY_WITHDRAWN, "withdrawn")                                                              \
    W(WHY_NO_GAMES, "no games")                                                                \
    W(WHY_FEW_GAMES, "too few games")                                                          \
    W(STAGE, "Final stages")                                                                   \
    W(WINNER_OF, "winner of table %d")                                                         \
    W(MATRIX, "Who meets whom")                                                                \
    W(ONCE, "once")                                                                            \
    W(TWICE, "more than once")                                                                 \
    W(SAME_COUNTRY, "of one country")                                                          \
    W(SHORT_TABLE, "table of three")                                                           \
    W(ROUNDS, "Rounds")                                                                        \
    W(MY_GAMES, "My games")                                                                    \
    W(QUALITY, "Quality")                                                                      \
    W(SEARCH, "Find a player")                                                                 \
    W(SEARCH_HINT, "Type a few letters of the name")                                           \
    W(NOT_FOUND, "Nobody found")                                                               \
    W(FOUND, "found")                                                                          \
    W(MORE, "more; keep typing")                                                               \
    W(SHARE, "Link to this player")                                                            \
    W(COPIED, "Link copied")                                                                   \
    W(PRINT, "Print")                                                                          \
    W(BACK, "Back to the search")                                                              \
    W(SKIP, "Skip to the content")                                                             \
    W(REPEATS, "Pairs that meet more than once")                                               \
    W(NO_REPEATS, "Nobody meets twice.")                                                       \
    W(POSITION_COUNTS, "Positions of each player")                                             \
    W(COUNTRY_MIX, "Country mix")                                                              \
    W(SAME_TABLES, "Pairs of one country at a table")                                          \
    W(OTHER_COUNTRIES, "Countries met")                                                        \
    W(TIMES, "Times")                                                                          \
    W(MATRIX_LABEL, "Matrix of meetings: %d players, %d pairs meet once, %d more than once")   \
    W(CELL_HINT, "Point at a cell to see the pair.")                                           \
    W(NO_COUNTRY, "no country given")                                                          \
    W(GAME_BASE, "base game")                                                                  \
    W(GAME_SEA, "Seafarers")                                                                   \
    W(GAME_FISH, "Fishermen")                                                                  \
    W(GAME_CK, "Cities & Knights")                                                             \
    W(GAME_EP, "Explorers & Pirates")

enum word {
#define W(key, english) WORD_##key,
    WORDS(W)
#undef W
        WORD_COUNT
};

/* NULL in a table: as in English. */
struct language {
    const char *code, *name; /* "de", and what its speakers call it */
    const char *word[WORD_COUNT];
    const char *fact[FACT_COUNT]; /* what the rule sets say */
};

#define L(code) extern const struct language language_##code;
LANGUAGES(L)
#undef L

/* The word in this language; never NULL or empty. */
const char *word_in(const struct language *language, enum word word);
const char *fact_in(const struct language *language, enum fact fact);
/* The name of a word ("GO_THROUGH"), for those who carry the table elsewhere. */
const char *word_key(enum word word);
/* All languages, for listings: NULL past the last. */
const struct language *language_at(int i);
word_list language_code;

#endif

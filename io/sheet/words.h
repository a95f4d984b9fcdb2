/* All words that the sheets print, in every language, from one table: a new language is a column, a new word
 * a row. */
#ifndef ROTA_IO_SHEET_WORDS_H
#define ROTA_IO_SHEET_WORDS_H

#define LANGUAGES(L) \
    L(EN, "en")      \
    L(DE, "de")

enum language {
#define L(name, code) LANGUAGE_##name,
    LANGUAGES(L)
#undef L
        LANGUAGE_KINDS
};

/* clang-format off */
#define WORDS(W)                                                                                               \
    W(ROUND,          "Round",                        "Runde")                                                 \
    W(SEMIFINAL,      "Semifinal",                    "Halbfinale")                                            \
    W(FINAL,          "Final",                        "Finale")                                                \
    W(FINALS,         "Finals",                       "Finalspiele")                                           \
    W(KNOCKOUT,       "Knock-out round",              "K.-o.-Runde")                                           \
    W(ROUND_SHORT,    "R",                            "R")                                                     \
    W(SEMI_SHORT,     "SF",                           "HF")                                                    \
    W(FINAL_SHORT,    "F",                            "F")                                                     \
    W(KNOCKOUT_SHORT, "K",                            "K")                                                     \
    W(CHAMPION,       "Champion",                     "Sieger")                                                \
    W(TABLE,          "Table",                        "Tisch")                                                 \
    W(TABLES,         "Tables",                       "Tische")                                                \
    W(POSITION,       "Position",                     "Position")                                              \
    W(POSITION_SHORT, "Pos.",                         "Pos.")                                                  \
    W(CHOICE,         "Choice",                       "Wahl")                                                  \
    W(CHOICE_ORDER,   "Choice order",                 "Wahlreihenfolge")                                       \
    W(HOST,           "Host",                         "Gastgeber")                                             \
    W(PLAYER,         "Player",                       "Spieler")                                               \
    W(PLAYERS,        "Players",                      "Spieler")                                               \
    W(NAME,           "Name",                         "Name")                                                  \
    W(ID,             "id",                           "ID")                                                    \
    W(COUNTRY,        "Country",                      "Land")                                                  \
    W(OPPONENTS,      "Opponents",                    "Gegner")                                                \
    W(EVENT,          "Tournament",                   "Turnier")                                               \
    W(PAGE,           "Page",                         "Seite")                                                 \
    W(PAGE_OF,        "of",                           "von")                                                   \
    W(PRINTED,        "printed",                      "gedruckt")                                              \
    W(AS_OF,          "as of",                        "Stand")                                                 \
    W(ALPHABETICAL,   "All players, alphabetical",    "Alle Spieler, alphabetisch")                            \
    W(INDEX_HINT,     "Find your name: table and position in every round",                                     \
                      "Eigenen Namen suchen: Tisch und Position je Runde")                                     \
    W(CUT_HERE,       "cut here",                     "hier schneiden")                                        \
    W(FOLD_HERE,      "fold here",                    "hier falten")                                           \
    W(TENTS,          "Tent cards",                   "Tischaufsteller")                                       \
    W(CARDS,          "Player cards",                 "Spielerkarten")                                         \
    W(RESULT_SHEET,   "Result sheet",                 "Ergebnisbogen")                                         \
    W(VARIANT,        "Game",                         "Spiel")                                                 \
    W(BOARD,          "Board layout",                 "Spielplan")                                             \
    W(VP,             "VP",                           "SP")                                                    \
    W(WINNER,         "Winner",                       "Sieg")                                                  \
    W(LEFT,           "Left",                         "Abbruch")                                               \
    W(SIGNATURE,      "Signature",                    "Unterschrift")                                          \
    W(REFEREE_NOTE,   "Referee's note",               "Vermerk der Spielleitung")                              \
    W(REFEREE_SIGN,   "Referee",                      "Spielleitung")                                          \
    W(BANK,           "Bank",                         "Bank")                                                  \
    W(TURN_LIMIT,     "Turn",                         "Zug")                                                   \
    W(BOARD_STUDY,    "Board study",                  "Planstudium")                                           \
    W(CHOICE_OF,      "In choice order, best preliminary rank first:",                                         \
                      "In Wahlreihenfolge, bester Vorrundenrang zuerst:")                                      \
    W(HOST_FIRST,     "The first at the table is the host; the platform draws the order of play.",             \
                      "Der Erste am Tisch ist Gastgeber; die Plattform lost die Spielreihenfolge.")            \
    W(STANDINGS,      "Standings",                    "Rangliste")                                             \
    W(PLACING,        "Final placing",                "Endplatzierung")                                        \
    W(PLACE,          "Place",                        "Platz")                                                 \
    W(RANK,           "Rank",                         "Rang")                                                  \
    W(REACHED,        "Reached",                      "Erreicht")                                              \
    W(PRELIM,         "Preliminary",                  "Vorrunde")                                              \
    W(PRELIM_RANK,    "Prelim. rank",                 "Vorrundenrang")                                         \
    W(GAMES,          "Games",                        "Spiele")                                                \
    W(WINS,           "Wins",                         "Siege")                                                 \
    W(POINTS,         "Points",                       "Punkte")                                                \
    W(SHARE_SUM,      "Sum %",                        "Summe %")                                               \
    W(SHARE_MEAN,     "Mean %",                       "Mittel %")                                              \
    W(N1,             "1sts",                         "1. Pl.")                                                \
    W(N2,             "2nds",                         "2. Pl.")                                                \
    W(N3,             "3rds",                         "3. Pl.")                                                \
    W(RATING,         "Rating",                       "Wertung")                                               \
    W(TIEBREAK,       "Tie-break",                    "Feinwertung")                                           \
    W(DECIDED_BY,     "Decided by",                   "Entschieden durch")                                     \
    W(BY_WINS,        "wins",                         "Siege")                                                 \
    W(BY_POINTS,      "points",                       "Punkte")                                                \
    W(BY_VP,          "VP",                           "SP")                                                    \
    W(BY_SHARE,       "share sum",                    "Anteilssumme")                                          \
    W(BY_AVG,         "mean share",                   "mittlerer Anteil")                                      \
    W(BY_N1,          "first places",                 "erste Plätze")                                          \
    W(BY_N2,          "second places",                "zweite Plätze")                                         \
    W(BY_N3,          "third places",                 "dritte Plätze")                                         \
    W(BY_TIEBREAK,    "tie-break",                    "Feinwertung")                                           \
    W(BY_RATING,      "rating",                       "Wertung")                                               \
    W(BY_LOT,         "lot",                          "Los")                                                   \
    W(BY_SHARED,      "shared place",                 "geteilter Platz")                                       \
    W(GO_THROUGH,     "The best %d go through",       "Die besten %d kommen weiter")                           \
    W(UNOFFICIAL,     "places below the champion are unofficial",                                              \
                      "Plätze hinter dem Sieger sind inoffiziell")                                             \
    W(NOT_RANKED,     "Not ranked",                   "Ohne Platz")                                            \
    W(WHY_DQ,         "disqualified",                 "disqualifiziert")                                       \
    W(WHY_WITHDRAWN,  "withdrawn",                    "zurückgezogen")                                         \
    W(WHY_NO_GAMES,   "no games",                     "keine Spiele")                                          \
    W(WHY_FEW_GAMES,  "too few games",                "zu wenige Spiele")                                      \
    W(STAGE,          "Final stages",                 "Finalrunden")                                           \
    W(WINNER_OF,      "winner of table %d",           "Sieger von Tisch %d")                                   \
    W(MATRIX,         "Who meets whom",               "Wer trifft wen")                                        \
    W(ONCE,           "once",                         "einmal")                                                \
    W(TWICE,          "more than once",               "mehrmals")                                              \
    W(SAME_COUNTRY,   "of one country",               "aus einem Land")                                        \
    W(SHORT_TABLE,    "table of three",               "Dreiertisch")                                           \
    W(ROUNDS,         "Rounds",                       "Runden")                                                \
    W(MY_GAMES,       "My games",                     "Meine Spiele")                                          \
    W(QUALITY,        "Quality",                      "Güte")                                                  \
    W(SEARCH,         "Find a player",                "Spieler suchen")                                        \
    W(SEARCH_HINT,    "Type a few letters of the name", "Einige Buchstaben des Namens eingeben")               \
    W(NOT_FOUND,      "Nobody found",                 "Niemand gefunden")                                      \
    W(FOUND,          "found",                        "gefunden")                                              \
    W(MORE,           "more; keep typing",            "weitere; bitte weitertippen")                           \
    W(SHARE,          "Link to this player",          "Link zu diesem Spieler")                                \
    W(COPIED,         "Link copied",                  "Link kopiert")                                          \
    W(PRINT,          "Print",                        "Drucken")                                               \
    W(BACK,           "Back to the search",           "Zurück zur Suche")                                      \
    W(SKIP,           "Skip to the content",          "Zum Inhalt springen")                                   \
    W(REPEATS,        "Pairs that meet more than once", "Paare, die sich mehrmals treffen")                    \
    W(NO_REPEATS,     "Nobody meets twice.",          "Niemand trifft sich zweimal.")                          \
    W(POSITION_COUNTS, "Positions of each player",    "Positionen je Spieler")                                 \
    W(COUNTRY_MIX,    "Country mix",                  "Ländermischung")                                        \
    W(SAME_TABLES,    "Pairs of one country at a table", "Paare eines Landes an einem Tisch")                  \
    W(OTHER_COUNTRIES, "Countries met",               "Getroffene Länder")                                     \
    W(TIMES,          "Times",                        "Mal")                                                   \
    W(MATRIX_LABEL,   "Matrix of meetings: %d players, %d pairs meet once, %d more than once",                 \
                      "Begegnungsmatrix: %d Spieler, %d Paare einmal, %d mehrmals")                            \
    W(CELL_HINT,      "Point at a cell to see the pair.", "Auf eine Zelle zeigen, um das Paar zu sehen.")      \
    W(NO_COUNTRY,     "no country given",             "ohne Land")                                             \
    W(GAME_BASE,      "base game",                    "Basisspiel")                                            \
    W(GAME_SEA,       "Seafarers",                    "Seefahrer")                                             \
    W(GAME_FISH,      "Fishermen",                    "Fischer")                                               \
    W(GAME_CK,        "Cities & Knights",             "Städte & Ritter")                                       \
    W(GAME_EP,        "Explorers & Pirates",          "Entdecker & Piraten")
/* clang-format on */

enum word {
#define W(name, ...) WORD_##name,
    WORDS(W)
#undef W
        WORD_COUNT
};

/* The word in this language; never NULL or empty. */
const char *word_in(enum language language, enum word word);
/* The name of a word ("GO_THROUGH"), for those who carry the table elsewhere. */
const char *word_key(enum word word);
/* By code, -1 for an unknown one. */
int language_parse(const char *code);
const char *language_code(enum language language);

/* A fact of a rule set (struct ruleset, English) in this language; texts that the table of facts lacks are
 * returned as they are. */
const char *fact_in(enum language language, const char *english);

#endif

#include "io/sheet/words.h"

#include <string.h>

static const char *const table[WORD_COUNT][LANGUAGE_KINDS] = {
#define W(name, ...) {__VA_ARGS__},
    WORDS(W)
#undef W
};

static const char *const keys[WORD_COUNT] = {
#define W(name, ...) #name,
    WORDS(W)
#undef W
};

static const char *const codes[LANGUAGE_KINDS] = {
#define L(name, code) code,
    LANGUAGES(L)
#undef L
};

/* What the rule sets say about a game, English first. */
static const char *const facts[][LANGUAGE_KINDS] = {
    {"starter", "Startspieler"},
    {"judge", "Schiedsrichter"},
    {"referee", "Schiedsrichter"},
    {"platform", "Plattform"},
    {"not stated", "nicht festgelegt"},
    {"start position", "Startposition"},
    {"chair, colour, play order", "Stuhl, Farbe, Spielposition"},
    {"colour, chair, start position", "Farbe, Stuhl, Startposition"},
    {"colour and seat by the starter, then colours in play order",
     "Farbe und Platz der Startspieler, dann Farben in Spielreihenfolge"},
    {"none: the platform draws the order", "keine: die Plattform lost die Reihenfolge"},
    {"after the board is settled", "wenn der Spielplan feststeht"},
    {"before the board is built", "bevor der Spielplan aufgebaut wird"},
    {"2 minutes advised, the judge may shorten", "2 Minuten empfohlen, Schiedsrichter darf kürzen"},
    {"3 minutes, organiser", "3 Minuten, Turnierleitung"},
    {"3 minutes, set by the organiser or asked for by players",
     "3 Minuten, wenn Turnierleitung oder Spieler es wünschen"},
    {"5 minutes; semifinal and final 10; shorter if all agree",
     "5 Minuten; Halbfinale und Finale 10; kürzer, wenn alle zustimmen"},
    {"one layout for all, new each round; semifinal and final made live",
     "ein Plan für alle, jede Runde neu; Halbfinale und Finale vor Ort"},
    {"one layout for all, new each game", "ein Plan für alle, jedes Spiel neu"},
    {"each table its own, every game", "jeder Tisch eigener Plan, jedes Spiel"},
    {"each table its own", "jeder Tisch eigener Plan"},
};

const char *word_in(enum language language, enum word word)
{
    return table[word][language];
}

const char *word_key(enum word word)
{
    return keys[word];
}

int language_parse(const char *code)
{
    for (int i = 0; i < LANGUAGE_KINDS; i++)
        if (!strcmp(codes[i], code))
            return i;
    return -1;
}

const char *language_code(enum language language)
{
    return codes[language];
}

const char *fact_in(enum language language, const char *english)
{
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        if (!strcmp(facts[i][LANGUAGE_EN], english))
            return facts[i][language];
    return english;
}

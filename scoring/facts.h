/* What the rule sets say about a game in words: on sheets, in `rota rules`, when a stage is seeded.  A row of
 * the rule sets holds the keys; the text here is the English one, other languages have theirs in io/text/. */
#ifndef ROTA_SCORING_FACTS_H
#define ROTA_SCORING_FACTS_H

#define FACTS(F)                                                                                 \
    F(NOT_STATED, "not stated")                                                                  \
    F(DOES_NOT_APPLY, "-")                                                                       \
    F(NO, "no")                                                                                  \
    F(YES_WITH_STAND_IN, "yes, with a stand-in for rulings at the own table")                    \
    F(STARTER, "starter")                                                                        \
    F(JUDGE, "judge")                                                                            \
    F(REFEREE, "referee")                                                                        \
    F(PLATFORM, "platform")                                                                      \
    F(START_POSITION, "start position")                                                          \
    F(CHAIR_COLOUR_ORDER, "chair, colour, play order")                                           \
    F(COLOUR_CHAIR_POSITION, "colour, chair, start position")                                    \
    F(STARTER_THEN_COLOURS, "colour and seat by the starter, then colours in play order")        \
    F(PLATFORM_DRAWS, "none: the platform draws the order")                                      \
    F(BOARD_SETTLED, "after the board is settled")                                               \
    F(BOARD_NOT_BUILT, "before the board is built")                                              \
    F(TWO_MINUTES_ADVISED, "2 minutes advised, the judge may shorten")                           \
    F(THREE_MINUTES, "3 minutes, organiser")                                                     \
    F(THREE_MINUTES_ASKED, "3 minutes, set by the organiser or asked for by players")            \
    F(FIVE_MINUTES_STUDY, "5 minutes; semifinal and final 10; shorter if all agree")             \
    F(ONE_LAYOUT_MADE_LIVE, "one layout for all, new each round; semifinal and final made live") \
    F(ONE_LAYOUT, "one layout for all, new each game")                                           \
    F(OWN_LAYOUT_EVERY_GAME, "each table its own, every game")                                   \
    F(OWN_LAYOUT, "each table its own")

enum fact {
#define F(key, english) FACT_##key,
    FACTS(F)
#undef F
        FACT_COUNT
};

#endif

#include "scoring/word_list.h"

#include <string.h>

#include "greatest.h"
#include "scoring/event.h"

static WORD_LIST(two, "a4", "letter")
static WORD_LIST(one, "only")

TEST words_are_found_and_named(void)
{
    ASSERT_EQ(STAGE_FINAL, word_find(stage_word, "final"));
    ASSERT_EQ(-1, word_find(stage_word, "fin"));
    ASSERT_STR_EQ("final", stage_word(STAGE_FINAL));
    ASSERT_EQ(NULL, stage_word(-1));
    ASSERT_EQ(NULL, stage_word(STAGE_KNOCKOUT + 1));
    PASS();
}

TEST words_are_joined(void)
{
    ASSERT_STR_EQ("prelim, semifinal, final, knockout", ALL_WORDS(stage_word));
    ASSERT_STR_EQ("active, withdrawn or dq", ANY_WORD(player_status_word));
    ASSERT_STR_EQ("a4 or letter", ANY_WORD(two));
    ASSERT_STR_EQ("only", ANY_WORD(one));
    PASS();
}

static const char *endless(int i)
{
    return i < 1000 ? "word" : NULL;
}

TEST a_list_that_is_too_long_is_cut(void)
{
    ASSERT_EQ(WORDS_ROOM - 1, (int)strlen(ALL_WORDS(endless)));
    PASS();
}

SUITE(word_lists)
{
    RUN_TEST(words_are_found_and_named);
    RUN_TEST(words_are_joined);
    RUN_TEST(a_list_that_is_too_long_is_cut);
}

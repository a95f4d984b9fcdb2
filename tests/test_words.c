/* The words in every language: tables without holes, and what stands where one has holes. */
#include <string.h>

#include "greatest.h"
#include "io/text/words.h"

static int count_forms(const char *text)
{
    int count = 0;
    for (; (text = strstr(text, "%d")); text += 2)
        count++;
    return count;
}

TEST a_language_is_complete(const struct language *language)
{
    for (int w = 0; w < WORD_COUNT; w++) {
        const char *word = language->word[w];
        ASSERTm(word_key((enum word)w), word && *word);
    }
    for (int f = 0; f < FACT_COUNT; f++)
        ASSERTm(language_en.fact[f], language->fact[f] && *language->fact[f]);
    PASS();
}

/* The words are formats of printf: a number that is missing or too many would read foreign memory. */
TEST a_language_has_the_numbers_of_english(const struct language *language)
{
    for (int w = 0; w < WORD_COUNT; w++) {
        const char *word = word_in(language, (enum word)w);
        ASSERT_EQ_FMTm(word, count_forms(language_en.word[w]), count_forms(word), "%d");
    }
    PASS();
}

TEST every_fact_but_the_dash_is_translated(void)
{
    for (int f = 0; f < FACT_COUNT; f++)
        ASSERTm(language_en.fact[f], f == FACT_DOES_NOT_APPLY || strcmp(fact_in(&language_de, (enum fact)f),
                                                                        language_en.fact[f]) != 0);
    PASS();
}

TEST three_words_make_a_language(void)
{
    static const struct language swiss = {
        .code = "gsw",
        .name = "Schwyzerdütsch",
        .word = {[WORD_TABLE] = "Tisch", [WORD_PLAYER] = "Spiler"},
        .fact = {[FACT_STARTER] = "Aafänger"},
    };
    ASSERT_STR_EQ("Tisch", word_in(&swiss, WORD_TABLE));
    ASSERT_STR_EQ("Spiler", word_in(&swiss, WORD_PLAYER));
    ASSERT_STR_EQ("Aafänger", fact_in(&swiss, FACT_STARTER));
    ASSERT_STR_EQ("Round", word_in(&swiss, WORD_ROUND));
    ASSERT_STR_EQ("judge", fact_in(&swiss, FACT_JUDGE));
    PASS();
}

TEST languages_are_found_by_their_code(void)
{
    for (int i = 0; language_at(i); i++) {
        ASSERT_EQ(i, word_find(language_code, language_at(i)->code));
        ASSERT(*language_at(i)->name);
    }
    ASSERT_EQ(&language_en, language_at(0));
    ASSERT_EQ(-1, word_find(language_code, "xx"));
    PASS();
}

SUITE(words)
{
    static const struct language *const complete[] = {&language_en, &language_de};
    for (size_t i = 0; i < sizeof complete / sizeof *complete; i++) {
        greatest_set_test_suffix(complete[i]->code);
        RUN_TESTp(a_language_is_complete, complete[i]);
    }
    for (int i = 0; language_at(i); i++) {
        greatest_set_test_suffix(language_at(i)->code);
        RUN_TESTp(a_language_has_the_numbers_of_english, language_at(i));
    }
    RUN_TEST(every_fact_but_the_dash_is_translated);
    RUN_TEST(three_words_make_a_language);
    RUN_TEST(languages_are_found_by_their_code);
}

#include "io/text/words.h"

#include <stddef.h>

const struct language language_en = {
    .code = "en",
    .name = "English",
    .word =
        {
#define W(key, english) english,
            WORDS(W)
#undef W
        },
    .fact =
        {
#define F(key, english) english,
            FACTS(F)
#undef F
        },
};

static const struct language *const languages[] = {
#define L(code) &language_##code,
    LANGUAGES(L)
#undef L
};

static const char *const keys[WORD_COUNT] = {
#define W(key, english) #key,
    WORDS(W)
#undef W
};

const char *word_in(const struct language *language, enum word word)
{
    return language->word[word] ? language->word[word] : language_en.word[word];
}

const char *fact_in(const struct language *language, enum fact fact)
{
    return language->fact[fact] ? language->fact[fact] : language_en.fact[fact];
}

const char *word_key(enum word word)
{
    return keys[word];
}

const struct language *language_at(int i)
{
    return i >= 0 && i < (int)(sizeof languages / sizeof *languages) ? languages[i] : NULL;
}

const char *language_code(int i)
{
    return language_at(i) ? languages[i]->code : NULL;
}

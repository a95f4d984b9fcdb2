#include "scoring/options.h"

#include <stddef.h>
#include <string.h>

static const char *const criterion_words[] = {
#define C(name, word) word,
    CRITERIA(C)
#undef C
};
static const struct parameter_row {
    const char *word;
    size_t at, size; /* in struct rule_parameters */
} parameter_rows[] = {
#define P(key, type, field) {#field, offsetof(struct rule_parameters, field), sizeof(type)},
    RULE_PARAMETERS(P)
#undef P
};
static const char *const phantom_words[] = {"exact", "round", "none"};
static const char *const last_words[] = {"lot", "shared"};
static const char *const final_words[] = {"2004", "2025", "2025place"};

static int find_word(const char *const *words, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(words[i], word))
            return i;
    return -1;
}

const char *criterion_word(enum criterion criterion)
{
    return criterion_words[criterion];
}

int criterion_parse(const char *word)
{
    return find_word(criterion_words, CRITERIA_MAX, word);
}

const char *phantom_word(enum phantom phantom)
{
    return phantom_words[phantom];
}

int phantom_parse(const char *word)
{
    return find_word(phantom_words, 3, word);
}

const char *last_resort_word(enum last_resort last)
{
    return last_words[last];
}

int last_resort_parse(const char *word)
{
    return find_word(last_words, 2, word);
}

const char *final_method_word(enum final_method method)
{
    return final_words[method];
}

int final_method_parse(const char *word)
{
    return find_word(final_words, 3, word);
}

const char *rule_option_word(enum rule_option option)
{
    return parameter_rows[option].word;
}

void rule_options_apply(const struct rule_options *options, struct rule_parameters *parameter)
{
    for (int i = 0; i < RULE_OPTION_KINDS; i++) {
        const struct parameter_row *row = &parameter_rows[i];
        if (options->set >> i & 1)
            memcpy((char *)parameter + row->at, (const char *)&options->parameter + row->at, row->size);
    }
}

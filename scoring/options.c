#include "scoring/options.h"

#include <stddef.h>
#include <string.h>

static const struct parameter_row {
    const char *word;
    size_t at, size; /* in struct rule_parameters */
} parameter_rows[] = {
#define P(key, type, field) {#field, offsetof(struct rule_parameters, field), sizeof(type)},
    RULE_PARAMETERS(P)
#undef P
};

WORD_LIST(criterion_word, CRITERIA(WORD_OF_ROW))
WORD_LIST(phantom_word, PHANTOMS(WORD_OF_ROW))
WORD_LIST(last_resort_word, LAST_RESORTS(WORD_OF_ROW))
WORD_LIST(final_method_word, FINAL_METHODS(WORD_OF_ROW))

const char *criterion_choice(int i)
{
    return i < CRITERIA_MAX ? criterion_word(i) : NULL;
}

const char *rule_option_word(int i)
{
    return i >= 0 && i < RULE_OPTION_KINDS ? parameter_rows[i].word : NULL;
}

void rule_options_apply(const struct rule_options *options, struct rule_parameters *parameter)
{
    for (int i = 0; i < RULE_OPTION_KINDS; i++) {
        const struct parameter_row *row = &parameter_rows[i];
        if (options->set >> i & 1)
            memcpy((char *)parameter + row->at, (const char *)&options->parameter + row->at, row->size);
    }
}

#include "io/cli/round_option.h"

bool round_option_read(const struct arguments *arguments, struct round_option *option, struct error *err)
{
    const char *text = arguments_text(arguments, "round");
    int stage = text ? word_find(stage_word, text) : -1;
    int64_t number = 0;
    *option = (struct round_option){.given = text != NULL, .stage = STAGE_PRELIM};
    if (stage < 0 && !arguments_integer(arguments, "round", 1, ROUNDS_MAX, &number, err))
        return error_set(err, STATUS_USAGE, "--round: '%.40s', must be a round number, or %s", text,
                         ALL_WORDS(later_stage_word));
    if (stage >= 0)
        option->stage = (enum stage)stage;
    option->round = (int)number;
    return true;
}

bool round_option_means(const struct round_option *option, const struct round *round)
{
    return !option->given ||
           (round->stage == option->stage && (!option->round || round->number == option->round));
}

/* The option --round: a number of a preliminary round, or a stage. */
#ifndef ROTA_IO_CLI_ROUND_OPTION_H
#define ROTA_IO_CLI_ROUND_OPTION_H

#include "io/cli/arguments.h"
#include "scoring/event.h"

/* Its row in a table of options; the help names the stages. */
#define ROUND_OPTION(help)                                            \
    {                                                                 \
        "round", 'r', "R", help ": a number, or %s", later_stage_word \
    }

struct round_option {
    bool given;
    enum stage stage;
    int round; /* 0 = all of the stage */
};

bool round_option_read(const struct arguments *arguments, struct round_option *option, struct error *err);
/* Whether the round is meant; all are when the option was not given. */
bool round_option_means(const struct round_option *option, const struct round *round);

#endif

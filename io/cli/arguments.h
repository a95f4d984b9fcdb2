/* The command line of one command, by a table of its options (getopt_long underneath). */
#ifndef ROTA_IO_CLI_ARGUMENTS_H
#define ROTA_IO_CLI_ARGUMENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "scoring/error.h"
#include "scoring/word_list.h"

/* `value` names what follows the option ("FILE"); NULL for a flag.  `letter` 0 = only the long name.  With
 * `words` the value is one of them, or a list of them; a %s in the help stands for them all. */
struct option_row {
    const char *name;
    char letter;
    const char *value, *help;
    word_list *words;
};

enum { OPTION_ROWS_MAX = 40, OPTIONS_GIVEN_MAX = 4096 };

struct arguments {
    const struct option_row *rows;
    bool help; /* --help or -h was given; nothing else was checked */
    int operands;
    char **operand;
    int given; /* options in the order given */
    struct given {
        int row;
        const char *value;
    } * option;
};

/* Reads argv[1...]; argv[0] is the name of the command.  STATUS_USAGE with one line for an option that is
 * unknown, ambiguous, or lacks its value.  `argv` is reordered and must outlive the arguments. */
bool arguments_parse(struct arguments *arguments, const struct option_row *rows, int argc, char **argv,
                     struct error *err);
void arguments_release(struct arguments *arguments);

/* The last value of an option, NULL when it was not given. */
const char *arguments_text(const struct arguments *arguments, const char *name);
bool arguments_flag(const struct arguments *arguments, const char *name);
/* The i-th of an option that may stand several times, NULL past the last. */
const char *arguments_each(const struct arguments *arguments, const char *name, int i);
/* Which of its row's words it is; *value stays when the option was not given. */
bool arguments_word(const struct arguments *arguments, const char *name, int *value, struct error *err);
/* A whole number; *value stays when the option was not given. */
bool arguments_integer(const struct arguments *arguments, const char *name, int64_t low, int64_t high,
                       int64_t *value, struct error *err);
bool arguments_unsigned(const struct arguments *arguments, const char *name, uint64_t *value,
                        struct error *err);
bool arguments_real(const struct arguments *arguments, const char *name, double low, double high,
                    double *value, struct error *err);

#endif

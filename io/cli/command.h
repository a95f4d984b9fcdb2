/* What a command is.  Each lives in its own cmd_*.c and is in the one list below. */
#ifndef ROTA_IO_CLI_COMMAND_H
#define ROTA_IO_CLI_COMMAND_H

#include "io/cli/arguments.h"
#include "io/text/text_table.h"
#include "scoring/error.h"
#include "scoring/word_list.h"

/* All commands, in the order that `rota help` shows.  A new one is a line here and a file cmd_NAME.c that
 * defines `const struct command cmd_NAME`. */
#define COMMANDS(C) \
    C(plan)         \
    C(bound)        \
    C(replan)       \
    C(status)       \
    C(check)        \
    C(show)         \
    C(sheets)       \
    C(results)      \
    C(rank)         \
    C(seed)         \
    C(league)       \
    C(elo)          \
    C(simulate)     \
    C(ask)          \
    C(rules)        \
    C(generate)     \
    C(bench)        \
    C(report)       \
    C(methods)      \
    C(bank)         \
    C(help)         \
    C(version)

struct command {
    const char *name, *usage, *summary;
    void (*explain)(struct text *out); /* adds lines for --help that come from a table; may be NULL */
    const char *about;                 /* more for --help, whole lines; may be NULL */
    word_list *words;                  /* what a %s in it stands for; NULL = it has none */
    const char *example;               /* a command line that really runs */
    const struct option_row *options;  /* ends in a row without a name; NULL = none */
    int least, most;                   /* operands */
    /* The result goes to stdout.  Anything but STATUS_OK becomes the exit code; the message in `err` is
     * printed when there is one (the answer "no" needs none). */
    enum status (*run)(const struct arguments *arguments, struct error *err);
};

#define C(name) extern const struct command cmd_##name;
COMMANDS(C)
#undef C

/* The i-th command, NULL past the last. */
const struct command *command_at(int i);
/* By name or by what everyone tries: --help, -h, --version, -V.  NULL for an unknown one. */
const struct command *command_find(const char *name);
/* The message about a command that there is not; STATUS_USAGE. */
enum status command_unknown(const char *name, struct error *err);
/* The text of --help, from the tables. */
void command_print_help(const struct command *command);
/* Writes the text to the file of --output, as --force allows, or to stdout without one or for "-". */
bool command_write(const struct arguments *arguments, const struct text *text, struct error *err);
/* Prints a table to stdout and releases it. */
void command_print_table(struct text_table *table, int indent);

#endif

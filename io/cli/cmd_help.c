#include <stdio.h>

#include "io/cli/command.h"
#include "io/text/text_table.h"

static void print_overview(void)
{
    struct text_table table;
    puts("rota plans who sits where: tournaments with four at a table.\n\nusage: rota COMMAND ...\n");
    text_table_init(&table, 2);
    for (int i = 0; command_at(i); i++) {
        text_table_add(&table, command_at(i)->name);
        text_table_add(&table, command_at(i)->summary);
    }
    command_print_table(&table, 2);
    puts("\n'rota COMMAND --help' explains one, with an example.");
    fputs("Exit codes:", stdout);
    for (int code = STATUS_OK; code <= STATUS_INTERNAL; code++)
        printf(" %d %s%s", code, status_headline((enum status)code), code < STATUS_INTERNAL ? "," : ".\n");
}

static enum status help_run(const struct arguments *arguments, struct error *err)
{
    if (!arguments->operands) {
        print_overview();
        return STATUS_OK;
    }
    const struct command *command = command_find(arguments->operand[0]);
    if (!command)
        return command_unknown(arguments->operand[0], err);
    command_print_help(command);
    return STATUS_OK;
}

const struct command cmd_help = {.name = "help",
                                 .usage = "[COMMAND]",
                                 .summary = "what the commands are, and how one is used",
                                 .example = "rota help check",
                                 .most = 1,
                                 .run = help_run};

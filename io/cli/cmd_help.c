#include <stdio.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/text_table.h"

const struct command *command_find(const char *name)
{
    if (!strcmp(name, "--help") || !strcmp(name, "-h"))
        name = "help";
    if (!strcmp(name, "--version") || !strcmp(name, "-V"))
        name = "version";
    for (int i = 0; command_at(i); i++)
        if (!strcmp(command_at(i)->name, name))
            return command_at(i);
    return NULL;
}

static void print_table(struct text_table *table)
{
    struct text out = {0};
    text_table_print(table, &out, 2);
    fputs(out.at ? out.at : "", stdout);
    text_release(&out);
    text_table_release(table);
}

static void print_options(const struct option_row *row)
{
    struct text_table table;
    text_table_init(&table, 2);
    for (; row && row->name; row++) {
        char letter[8] = "    ";
        if (row->letter)
            snprintf(letter, sizeof letter, "-%c, ", row->letter);
        text_table_addf(&table, "%s--%s%s%s", letter, row->name, row->value ? " " : "",
                        row->value ? row->value : "");
        text_table_add(&table, row->help);
    }
    text_table_add(&table, "-h, --help");
    text_table_add(&table, "show this and do nothing");
    puts("\nOptions:");
    print_table(&table);
}

void command_print_help(const struct command *command)
{
    printf("rota %s%s%s: %s\n", command->name, *command->usage ? " " : "", command->usage, command->summary);
    if (command->about)
        printf("\n%s", command->about);
    print_options(command->options);
    printf("\nExample:\n  %s\n", command->example);
}

static void print_overview(void)
{
    struct text_table table;
    puts("rota plans who sits where: tournaments with four at a table.\n\nusage: rota COMMAND ...\n");
    text_table_init(&table, 2);
    for (int i = 0; command_at(i); i++) {
        text_table_add(&table, command_at(i)->name);
        text_table_add(&table, command_at(i)->summary);
    }
    print_table(&table);
    puts("\n'rota COMMAND --help' explains one, with an example.\n"
         "Exit codes: 0 done, 1 the answer is no, 2 usage, 3 bad input, 4 file or system error, 5 a bug.");
}

static enum status help_run(const struct arguments *arguments, struct error *err)
{
    if (!arguments->operands) {
        print_overview();
        return STATUS_OK;
    }
    const struct command *command = command_find(arguments->operand[0]);
    if (!command) {
        error_set(err, STATUS_USAGE, "unknown command '%.60s'; see: rota help", arguments->operand[0]);
        return STATUS_USAGE;
    }
    command_print_help(command);
    return STATUS_OK;
}

const struct command cmd_help = {.name = "help",
                                 .usage = "[COMMAND]",
                                 .summary = "what the commands are, and how one is used",
                                 .example = "rota help check",
                                 .most = 1,
                                 .run = help_run};

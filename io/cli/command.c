#include "io/cli/command.h"

#include <stdio.h>
#include <string.h>

#include "io/cli/nearest.h"
#include "io/text/file.h"
#include "io/text/text_table.h"

static const struct command *const commands[] = {
#define C(name) &cmd_##name,
    COMMANDS(C)
#undef C
};

const struct command *command_at(int i)
{
    return i >= 0 && i < (int)(sizeof commands / sizeof *commands) ? commands[i] : NULL;
}

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

enum status command_unknown(const char *name, struct error *err)
{
    struct nearest nearest;
    nearest_init(&nearest, name);
    for (int i = 0; command_at(i); i++)
        nearest_offer(&nearest, command_at(i)->name);
    if (nearest.best)
        error_set(err, STATUS_USAGE, "unknown command '%.60s', perhaps %s?  See: rota help", name,
                  nearest.best);
    else
        error_set(err, STATUS_USAGE, "unknown command '%.60s'; see: rota help", name);
    return STATUS_USAGE;
}

bool command_write(const struct arguments *arguments, const struct text *text, struct error *err)
{
    const char *path = arguments_text(arguments, "output");
    if (path && strcmp(path, "-"))
        return file_write(path, text->at, text->length, arguments_flag(arguments, "force"), err);
    fputs(text->at, stdout);
    return true;
}

void command_print_table(struct text_table *table, int indent)
{
    struct text out = {0};
    text_table_print(table, &out, indent);
    fputs(out.at ? out.at : "", stdout);
    text_release(&out);
    text_table_release(table);
}

/* The text with the words in the place of its %s. */
static void add_with_words(struct text *out, const char *text, word_list *words)
{
    const char *mark = words ? strstr(text, "%s") : NULL;
    if (mark)
        text_addf(out, "%.*s%s%s", (int)(mark - text), text, ALL_WORDS(words), mark + 2);
    else
        text_add(out, text);
}

static void print_options(const struct option_row *row)
{
    struct text_table table;
    struct text help = {0};
    text_table_init(&table, 2);
    for (; row && row->name; row++) {
        char letter[8] = "    ";
        if (row->letter)
            snprintf(letter, sizeof letter, "-%c, ", row->letter);
        text_table_addf(&table, "%s--%s%s%s", letter, row->name, row->value ? " " : "",
                        row->value ? row->value : "");
        text_clear(&help);
        add_with_words(&help, row->help, row->words);
        text_table_add(&table, help.at);
    }
    text_table_add(&table, "-h, --help");
    text_table_add(&table, "show this and do nothing");
    puts("\nOptions:");
    command_print_table(&table, 2);
    text_release(&help);
}

void command_print_help(const struct command *command)
{
    printf("rota %s%s%s: %s\n", command->name, *command->usage ? " " : "", command->usage, command->summary);
    struct text more = {0};
    if (command->explain)
        command->explain(&more);
    if (command->about)
        add_with_words(&more, command->about, command->words);
    if (more.length)
        printf("\n%s", more.at);
    text_release(&more);
    print_options(command->options);
    printf("\nExample:\n  %s\n", command->example);
}

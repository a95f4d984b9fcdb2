/* The program: finds the command, reads its arguments, runs it, and turns its status into the exit code. */
#include <stdio.h>
#include <string.h>

#include "io/cli/advice.h"
#include "io/cli/command.h"
#include "io/text/utf8.h"

static enum status run(const struct command *command, int argc, char **argv, struct error *err)
{
    struct arguments arguments;
    enum status status = STATUS_USAGE;
    if (!arguments_parse(&arguments, command->options, argc, argv, err))
        return err->status;
    if (arguments.help) {
        command_print_help(command);
        status = STATUS_OK;
    } else if (arguments.operands < command->least || arguments.operands > command->most) {
        if (arguments.operands < command->least)
            error_set(err, STATUS_USAGE, "%s: %.*s is missing; usage: rota %s %s", command->name,
                      (int)strcspn(command->usage, " "), command->usage, command->name, command->usage);
        else
            error_set(err, STATUS_USAGE, "%s: too many arguments; usage: rota %s %s", command->name,
                      command->name, command->usage);
    } else {
        status = command->run(&arguments, err);
    }
    arguments_release(&arguments);
    return status;
}

/* A message is one line, whatever stood in the file that it quotes. */
static void print_error(const struct error *err)
{
    struct text message = {0}, line = {0};
    advice_add(err, &message);
    utf8_add_clean(&line, message.at);
    fprintf(stderr, "rota: %s\n", line.at);
    text_release(&line);
    text_release(&message);
}

int main(int argc, char **argv)
{
    struct error err = {0};
    const struct command *command = command_find(argc > 1 ? argv[1] : "help");
    enum status status = STATUS_USAGE;
    if (command)
        status = argc > 1 ? run(command, argc - 1, argv + 1, &err) : run(command, argc, argv, &err);
    else
        command_unknown(argv[1], &err);
    if (err.text[0])
        print_error(&err);
    if (fflush(stdout) || ferror(stdout)) {
        if (status == STATUS_OK)
            perror("rota: cannot write the output");
        status = status == STATUS_OK ? STATUS_IO : status;
    }
    return (int)status;
}

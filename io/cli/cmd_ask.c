#include <stdio.h>
#include <stdlib.h>

#include "io/ask/ask.h"
#include "io/cli/command.h"
#include "io/text/file.h"

static enum status ask_run(const struct arguments *arguments, struct error *err)
{
    struct error reason = {.status = STATUS_OK};
    struct text answer = {0};
    size_t length;
    char *text;
    if (!file_read("-", &text, &length, err))
        return err->status;
    bool ok = ask_answer(arguments->operand[0], text, length, &answer, &reason);
    fputs(answer.at, stdout);
    text_release(&answer);
    free(text);
    return ok ? STATUS_OK : reason.status; /* the answer says what was wrong */
}

const struct command cmd_ask = {
    .name = "ask",
    .usage = "QUESTION < INPUT.json",
    .summary = "put a question to the scoring core, JSON in and out",
    .about = "QUESTION is one of\n"
             "%s.\n"
             "The answer to bad input is {\"error\": \"...\"}, exit code 3.\n",
    .words = json_ask_question,
    .example = "echo '{\"n\": 16}' | rota ask seed",
    .least = 1,
    .most = 1,
    .run = ask_run,
};

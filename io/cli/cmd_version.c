#include <stdio.h>

#include "io/cli/command.h"

static enum status version_run(const struct arguments *arguments, struct error *err)
{
    (void)arguments;
    (void)err;
    puts("rota " ROTA_VERSION);
    return STATUS_OK;
}

const struct command cmd_version = {.name = "version",
                                    .usage = "",
                                    .summary = "the version of this program",
                                    .example = "rota version",
                                    .run = version_run};

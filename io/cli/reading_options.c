#include "io/cli/reading_options.h"

#include <stdio.h>
#include <string.h>

#include "io/event/schedule_load.h"

struct reading reading_options(const struct arguments *arguments)
{
    return (struct reading){.encoding = arguments_text(arguments, "encoding"),
                            .sheet = arguments_text(arguments, "sheet")};
}

void reading_close(struct reading *reading, bool quiet)
{
    for (const char *line = reading->notes.at; !quiet && line && *line;) {
        size_t length = strcspn(line, "\n");
        fprintf(stderr, "rota: note: %.*s\n", (int)length, line);
        line += length + 1;
    }
    text_release(&reading->notes);
}

bool reading_schedule(const struct arguments *arguments, struct event_file *file, struct error *err)
{
    struct reading reading = reading_options(arguments);
    bool ok = schedule_load(file, arguments->operand[0], &reading, NULL, err);
    reading_close(&reading, !ok);
    return ok;
}

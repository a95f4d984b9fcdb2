#include <stdio.h>

#include "io/cli/command.h"
#include "io/event/event_file.h"
#include "io/print/status_print.h"
#include "io/text/file.h"

static const struct option_row options[] = {{"json", 0, NULL, "as JSON"}, {0}};

static enum status status_run(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[0];
    struct event_file file;
    struct event_status status;
    struct text out = {0};
    if (!event_file_read(&file, path, err))
        return err->status;
    bool ok = event_status_compute(&status, &file.event, err) || error_prefix(err, "%s", file_title(path));
    if (ok) {
        (arguments_flag(arguments, "json") ? status_print_json : status_print_text)(&file.event, &status,
                                                                                    path, &out);
        fputs(out.at, stdout);
        event_status_release(&status);
    }
    text_release(&out);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_status = {
    .name = "status",
    .usage = "EVENT [--json]",
    .summary = "what is done, what is missing, what is wrong, what to do next",
    .about = "One mark stands for one table: # result in, . open. Names people who have left and still have\n"
             "a seat, seeded seats that no longer follow from the results, and lots that nobody drew.\n",
    .example = "rota status instances/played18.json",
    .options = options,
    .least = 1,
    .most = 1,
    .run = status_run};

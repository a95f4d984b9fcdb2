#include <stdio.h>

#include "io/cli/command.h"
#include "io/cli/plan_options.h"
#include "io/print/verdict.h"
#include "io/text/file.h"

static const struct option_row options[] = {PLAN_OPTIONS{0}};

static enum status bound_command(const struct arguments *arguments, struct error *err)
{
    struct event event;
    struct plan_request request;
    event_init(&event);
    bool ok = plan_options_read(arguments, false, &event, &request, err);
    if (ok) {
        ok = planner_bounds(&event, &request, err);
        if (!ok && err->status == STATUS_INPUT)
            error_prefix(err, "%.200s", file_title(arguments->operand[0]));
    }
    if (ok) {
        struct text out = {0};
        verdict_print_bounds(&event, &request, &out);
        fputs(out.at, stdout);
        text_release(&out);
    }
    event_release(&event);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_bound = {
    .name = "bound",
    .usage = "ROSTER [--rounds R] [--rules NAME] ...",
    .summary = "how good a schedule could be at best, and why",
    .about =
        "For each measure, in order of importance, a number that no schedule can be below, given that the\n"
        "measures before it are at theirs; with the reason.  Nothing is searched.\n",
    .example = "rota bound instances/p24-half.csv --rounds 5",
    .options = options,
    .least = 1,
    .most = 1,
    .run = bound_command};

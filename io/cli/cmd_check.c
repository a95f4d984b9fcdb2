#include <stdio.h>

#include "io/cli/command.h"
#include "io/cli/reading_options.h"
#include "io/print/check.h"
#include "io/text/file.h"

static const struct option_row options[] = {
    READING_OPTIONS{"json", 0, NULL, "the findings as JSON"},
    {"csv", 0, NULL, "the measures alone, as CSV: value, and bound and proof from the file"},
    {0}};

static enum status check_command(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[0];
    struct event_file file;
    if (!reading_schedule(arguments, &file, err))
        return err->status;
    struct check check;
    enum status status;
    if (check_run(&check, &file.event, file_title(path), err)) {
        struct text out = {0};
        if (arguments_flag(arguments, "json"))
            check_print_json(&check, &out);
        else if (arguments_flag(arguments, "csv"))
            check_print_csv(&check, &out);
        else
            check_print_text(&check, &out);
        fputs(out.at, stdout);
        text_release(&out);
        status = check_passed(&check) ? STATUS_OK : STATUS_NEGATIVE;
        check_release(&check);
    } else {
        status = err->status;
    }
    event_file_release(&file);
    return status;
}

const struct command cmd_check = {
    .name = "check",
    .usage = "EVENT|SCHEDULE.csv [--json | --csv]",
    .summary = "count everything in a schedule anew and list its faults",
    .about = "Counts all measures from the seats, by code that shares nothing with the search, and lists\n"
             "every fault and every pair that meets more than once.  For an event file, says so when the\n"
             "file claims something else.  Also reads the schedule of another program, as CSV with the\n"
             "columns round,table,position,id,name,country.\n"
             "Exits with 1 when the schedule is faulty or the file's claims are false; pairs that meet\n"
             "again are listed, but are no fault.\n",
    .example = "rota check instances/schedule16.csv",
    .options = options,
    .least = 1,
    .most = 1,
    .run = check_command};

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/cli/now.h"
#include "io/cli/round_option.h"
#include "io/event/event_file.h"
#include "io/event/results_csv.h"
#include "io/text/file.h"
#include "scoring/ranking.h"

static const struct option_row options[] = {
    {"template", 0, NULL, "write a CSV table to fill in"},
    {"import", 0, "FILE", "enter the results of a CSV table (-: standard input)"},
    ROUND_OPTION("template of this round only"),
    {"output", 'o', "FILE", "where the template goes instead of the screen"},
    {"force", 0, NULL, "replace an existing FILE"},
    {"state", 0, "STATE", "state of sheets that do not say: %s (signed)", sheet_state_word},
    {"override", 0, NULL, "change closed sheets and accept odd winners; written to the log"},
    {0}};

static bool write_template(const struct arguments *arguments, const struct event *event, struct error *err)
{
    struct round_option wanted;
    struct text out = {0};
    if (!round_option_read(arguments, &wanted, err))
        return false;
    const char *stage = wanted.given ? stage_word(wanted.stage) : NULL;
    if (wanted.round && !event_find_round(event, STAGE_PRELIM, wanted.round))
        return error_set(err, STATUS_USAGE, "--round: the event has no preliminary round %d", wanted.round);
    if (stage && !event_stage_rounds(event, wanted.stage))
        return error_set(err, STATUS_NEGATIVE, "--round: the event has no %s yet", stage);
    results_template(event, stage, wanted.round, &out);
    bool ok = command_write(arguments, &out, err);
    text_release(&out);
    return ok;
}

static bool import_results(const struct arguments *arguments, struct event_file *file, const char *event_path,
                           struct error *err)
{
    const char *path = arguments_text(arguments, "import");
    char time[NOW_TEXT_MAX];
    int closed = SHEET_SIGNED;
    struct rules rules = event_rules(&file->event);
    struct entry_report report;
    char *text;
    size_t length;
    if (!arguments_word(arguments, "state", &closed, err))
        return false;
    now_text(time);
    struct entry_options wish = {arguments_flag(arguments, "override"), (enum sheet_state)closed, time};
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = results_import(&file->event, &rules, file_title(path), text, length, &wish, &report, err) &&
              event_file_write(file, event_path, true, err);
    if (ok)
        printf("%d tables entered, %d changed, %d as they were\n", report.entered, report.changed,
               report.unchanged);
    free(text);
    return ok;
}

static enum status results_run(const struct arguments *arguments, struct error *err)
{
    bool import = arguments_text(arguments, "import") != NULL;
    const char *path = arguments->operand[0];
    struct event_file file;
    if (import == arguments_flag(arguments, "template")) {
        error_set(err, STATUS_USAGE, "results: give either --template or --import FILE");
        return STATUS_USAGE;
    }
    if (import && !strcmp(path, "-")) {
        error_set(err, STATUS_USAGE, "results: the event must be a file, it is written back");
        return STATUS_USAGE;
    }
    if (!event_file_read(&file, path, err))
        return err->status;
    bool ok =
        import ? import_results(arguments, &file, path, err) : write_template(arguments, &file.event, err);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_results = {
    .name = "results",
    .usage = "EVENT --template [--round R] [-o FILE] | EVENT --import FILE [--override]",
    .summary = "a table to fill in with results, and back",
    .about =
        "Mark the winner and who left the game with x. Everything is checked before anything is entered; "
        "sheets\n"
        "without VP are left for later. In semifinal and final the positions are those that were chosen.\n",
    .example = "rota results instances/played18.json --template --round 1 -o round1.csv",
    .options = options,
    .least = 1,
    .most = 1,
    .run = results_run};

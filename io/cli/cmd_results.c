#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/change_options.h"
#include "io/cli/command.h"
#include "io/cli/reading_options.h"
#include "io/cli/round_option.h"
#include "io/event/event_file.h"
#include "io/event/results_csv.h"
#include "io/event/results_template.h"
#include "io/text/data_file.h"
#include "io/text/xlsx_write.h"
#include "scoring/ranking.h"

static const struct option_row options[] = {
    {"template", 0, NULL, "write a table to fill in, as CSV or, by the name of FILE, .xlsx"},
    {"import", 0, "FILE", "enter the results of a table, CSV or Excel (-: standard input)"},
    ROUND_OPTION("template of this round only"),
    {"output", 'o', "FILE", "where the template goes instead of the screen"},
    {"force", 0, NULL, "replace an existing FILE"},
    {"state", 0, "STATE", "state of sheets that do not say: %s (signed)", sheet_state_word},
    {"override", 0, NULL, "change closed sheets and accept odd winners; written to the log"},
    CHANGE_OPTIONS READING_OPTIONS{0}};

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
    bool ok = true;
    if (xlsx_wanted(arguments_text(arguments, "output")))
        ok = results_template_xlsx(event, stage, wanted.round, &out, err);
    else
        results_template(event, stage, wanted.round, &out);
    ok = ok && command_write(arguments, &out, err);
    text_release(&out);
    return ok;
}

/* The file to import, read before the event is locked. */
struct import {
    struct data_file table;
    struct entry_options options;
    struct entry_report report;
};

static bool import_act(struct event *event, void *context, struct error *err)
{
    struct import *import = context;
    struct rules rules = event_rules(event);
    return results_import(event, &rules, &import->table, &import->options, &import->report, err);
}

static bool import_results(const struct arguments *arguments, const char *path, struct error *err)
{
    struct import import = {0};
    struct reading reading = reading_options(arguments);
    struct event_file file;
    struct change change;
    int closed = SHEET_SIGNED;
    reading.all_sheets = true;
    if (!change_in_file("results", path, err) || !change_read(arguments, &change, err) ||
        !arguments_word(arguments, "state", &closed, err) ||
        !data_file_read(&import.table, arguments_text(arguments, "import"), &reading, err))
        return false;
    import.options =
        (struct entry_options){arguments_flag(arguments, "override"), (enum sheet_state)closed, change.time};
    bool ok = door_change(path, &change.note, import_act, &import, &file, err);
    if (ok) {
        printf("%d tables entered, %d changed, %d as they were\n", import.report.entered,
               import.report.changed, import.report.unchanged);
        event_file_release(&file);
    }
    reading_close(&reading, !ok);
    data_file_release(&import.table);
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
    if (import)
        return import_results(arguments, path, err) ? STATUS_OK : err->status;
    if (!event_file_read(&file, path, err))
        return err->status;
    bool ok = write_template(arguments, &file.event, err);
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

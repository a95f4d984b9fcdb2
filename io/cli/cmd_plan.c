#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/cli/plan_options.h"
#include "io/cli/search_options.h"
#include "io/event/event_file.h"
#include "io/print/show.h"
#include "io/print/verdict.h"
#include "io/text/file.h"
#include "io/text/utf8.h"
#include "scoring/memory.h"

static const struct option_row options[] = {
    {"output", 'o', "EVENT",
     "write the event file (-: to the screen); without it the schedule is only shown"},
    {"force", 'f', NULL, "replace EVENT if it exists"},
    PLAN_OPTIONS SEARCH_OPTIONS{"name", 0, "TEXT", "name of the event"},
    {"date", 0, "TEXT", "date of the event"},
    {"venue", 0, "TEXT", "where it takes place"},
    {0}};

static void set_texts(const struct arguments *arguments, struct event *event)
{
    char **const texts[] = {&event->name, &event->date, &event->venue};
    static const char *const names[] = {"name", "date", "venue"};
    for (int i = 0; i < 3; i++)
        if (arguments_text(arguments, names[i]))
            *texts[i] = mem_copy_text(arguments_text(arguments, names[i]));
}

/* Better to refuse before the search than after it. */
static bool check_output(const char *path, bool force, struct error *err)
{
    return !path || !strcmp(path, "-") || file_may_write(path, force, err);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp((*(const struct player *const *)a)->name, (*(const struct player *const *)b)->name);
}

/* Two people of one name are possible, but more often a line was pasted twice. */
static void warn_of_namesakes(const struct event *event)
{
    const struct player **sorted = mem_new(const struct player *, event->players);
    for (int p = 0; p < event->players; p++)
        sorted[p] = &event->player[p];
    qsort(sorted, (size_t)event->players, sizeof *sorted, compare_names);
    int i = 1;
    while (i < event->players && strcmp(sorted[i - 1]->name, sorted[i]->name))
        i++;
    if (i < event->players) {
        struct text line = {0}, clean = {0};
        text_addf(&line, "two players are called %s (ids %s and %s)", sorted[i]->name, sorted[i - 1]->id,
                  sorted[i]->id);
        utf8_add_clean(&clean, line.at);
        fprintf(stderr, "rota: note: %s\n", clean.at);
        text_release(&clean);
        text_release(&line);
    }
    free(sorted);
}

static bool print_plan(const struct arguments *arguments, const struct event_file *file,
                       const struct plan_request *request, const struct plan_outcome *outcome,
                       struct error *err)
{
    const char *path = arguments_text(arguments, "output");
    bool to_screen = path && !strcmp(path, "-");
    struct text out = {0};
    if (to_screen) {
        event_file_print(file, &out);
        fputs(out.at, stdout);
        text_clear(&out);
    } else if (path && !event_file_write(file, path, arguments_flag(arguments, "force"), err)) {
        return false;
    }
    if (!arguments_flag(arguments, "quiet"))
        verdict_print(&file->event, request, outcome, &out);
    for (int r = 0; !path && r < file->event.rounds; r++) {
        text_add_char(&out, '\n');
        show_round(&file->event, &file->event.round[r], 0, &out);
    }
    if (out.at)
        fputs(out.at, to_screen ? stderr : stdout);
    text_release(&out);
    return true;
}

static enum status plan_command(const struct arguments *arguments, struct error *err)
{
    struct event_file file;
    struct plan_request request;
    struct plan_outcome outcome;
    event_file_init(&file);
    bool ok = check_output(arguments_text(arguments, "output"), arguments_flag(arguments, "force"), err) &&
              plan_options_read(arguments, arguments_flag(arguments, "quiet"), &file.event, &request, err) &&
              search_read(arguments, &request, err);
    if (ok) {
        if (!arguments_flag(arguments, "quiet"))
            warn_of_namesakes(&file.event);
        set_texts(arguments, &file.event);
        ok = search_run(arguments, &file.event, &request, &outcome, err);
    }
    ok = ok && print_plan(arguments, &file, &request, &outcome, err);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_plan = {
    .name = "plan",
    .usage = "ROSTER [-o EVENT] [--rounds R] [--rules NAME] ...",
    .summary = "the schedule of the preliminary rounds from a list of players",
    .about =
        "Nobody meets the same opponent twice if that is possible at all, everybody rotates through the\n"
        "positions, countrymen are kept apart, in this order (or that of the rule set or --priority).\n"
        "Each line of the verdict says how good the plan is, and whether that is proved to be the best.\n"
        "The same roster, options and seed give the same plan.  Ctrl-C stops the search and keeps the\n"
        "best plan found.\n",
    .example = "rota plan instances/demo.csv --seed 7 -o event.json",
    .options = options,
    .least = 1,
    .most = 1,
    .run = plan_command};

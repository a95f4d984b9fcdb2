#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/cli/planning.h"
#include "io/cli/progress.h"
#include "io/cli/stopping.h"
#include "io/file.h"
#include "io/json_event.h"
#include "io/show.h"
#include "io/utf8.h"
#include "io/verdict.h"
#include "scoring/memory.h"

static const struct option_row options[] = {
    {"output", 'o', "EVENT",
     "write the event file (-: to the screen); without it the schedule is only shown"},
    {"force", 'f', NULL, "replace EVENT if it exists"},
    PLANNING_OPTIONS{"seed", 's', "S", "another seed, another schedule (1)"},
    {"effort", 'e', "N", "how long to search, in million moves (400)"},
    {"time", 't', "SEC", "stop after so many seconds (no limit)"},
    {"threads", 0, "N", "worker threads; the plan does not depend on it (all cores)"},
    {"method", 'm', "NAME", "search by one method alone; see: rota methods"},
    {"set", 0, "M.NAME=X", "change a setting of a method; may be repeated; see: rota methods"},
    {"no-bank", 0, NULL, "do without the stored base rounds"},
    {"name", 0, "TEXT", "name of the event"},
    {"date", 0, "TEXT", "date of the event"},
    {"venue", 0, "TEXT", "where it takes place"},
    {"quiet", 'q', NULL, "no verdict and no progress"},
    {0}};

static bool read_method(const char *name, struct plan_request *request, struct error *err)
{
    request->search.method = method_find(name);
    if (request->search.method)
        return true;
    char list[200] = "";
    for (int i = 0; method_at(i); i++) {
        size_t used = strlen(list);
        snprintf(list + used, sizeof list - used, "%s%s", i ? ", " : "", method_at(i)->name);
    }
    return error_set(err, STATUS_USAGE, "--method %.40s: must be one of %s", name, list);
}

static bool read_settings(const struct arguments *arguments, struct settings *settings, struct error *err)
{
    const char *set;
    for (int i = 0; (set = arguments_each(arguments, "set", i)); i++)
        if (!settings_parse(settings, set, err))
            return false;
    return true;
}

static bool read_search(const struct arguments *arguments, struct plan_request *request, struct error *err)
{
    int64_t effort = 400, threads = 0;
    struct portfolio_options *search = &request->search;
    const char *method = arguments_text(arguments, "method");
    search->seed = 1;
    if (!arguments_unsigned(arguments, "seed", &search->seed, err) ||
        !arguments_integer(arguments, "effort", 1, 100000000, &effort, err) ||
        !arguments_integer(arguments, "threads", 1, 512, &threads, err) ||
        !arguments_real(arguments, "time", 0.001, 1e7, &search->time, err))
        return false;
    search->effort = effort;
    search->threads = (int)threads;
    search->no_bank = arguments_flag(arguments, "no-bank");
    return !method || read_method(method, request, err);
}

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
    struct settings settings = {0};
    event_file_init(&file);
    bool ok = check_output(arguments_text(arguments, "output"), arguments_flag(arguments, "force"), err) &&
              planning_read(arguments, &file.event, &request, err) && read_search(arguments, &request, err) &&
              read_settings(arguments, &settings, err);
    if (ok) {
        struct progress_line line;
        request.search.settings = &settings;
        if (!arguments_flag(arguments, "quiet"))
            warn_of_namesakes(&file.event);
        set_texts(arguments, &file.event);
        stopping_catch();
        progress_open(&line, &request.search, arguments_flag(arguments, "quiet"));
        ok = planner_run(&file.event, &request, &outcome, err);
        progress_close(&line);
        if (!ok && err->status == STATUS_INPUT)
            error_prefix(err, "%.200s", file_title(arguments->operand[0]));
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
    .example = "rota plan instances/demo.csv --seed 7",
    .options = options,
    .least = 1,
    .most = 1,
    .run = plan_command};

#include "io/cli/search_options.h"

#include <stdio.h>
#include <string.h>

#include "io/cli/stopping.h"
#include "io/text/file.h"

static bool read_method(const char *name, struct plan_request *request, struct error *err)
{
    request->search.method = method_find(name);
    if (request->search.method)
        return true;
    return error_set(err, STATUS_USAGE, "--method %.40s: must be one of %s", name, ALL_WORDS(method_name));
}

bool search_settings(const struct arguments *arguments, struct settings *settings, struct error *err)
{
    const char *set;
    for (int i = 0; (set = arguments_each(arguments, "set", i)); i++)
        if (!settings_parse(settings, set, err))
            return false;
    return true;
}

bool search_read(const struct arguments *arguments, struct plan_request *request, struct error *err)
{
    int64_t effort = 400, threads = 0;
    struct portfolio_options *search = &request->search;
    const char *method = arguments_text(arguments, "method");
    search->seed = 1;
    if (!arguments_unsigned(arguments, "seed", &search->seed, err) ||
        !arguments_integer(arguments, "effort", 1, 100000000, &effort, err) ||
        !arguments_integer(arguments, "threads", 1, 512, &threads, err) ||
        !arguments_real(arguments, "time", 0.001, 1e7, &search->time, err) ||
        !search_settings(arguments, &request->settings, err))
        return false;
    search->effort = effort;
    search->threads = (int)threads;
    search->settings = &request->settings;
    search->no_bank = arguments_flag(arguments, "no-bank");
    return !method || read_method(method, request, err);
}

void search_open(const struct arguments *arguments, struct plan_request *request, struct progress_line *line)
{
    stopping_catch();
    progress_open(line, &request->search, arguments_flag(arguments, "quiet"));
}

bool search_explain(const struct arguments *arguments, struct error *err)
{
    return err->status == STATUS_INPUT ? error_prefix(err, "%.200s", file_title(arguments->operand[0]))
                                       : false;
}

bool search_run(const struct arguments *arguments, struct event *event, struct plan_request *request,
                struct plan_outcome *outcome, struct error *err)
{
    struct progress_line line;
    search_open(arguments, request, &line);
    bool ok = planner_run(event, request, outcome, err);
    progress_close(&line);
    return ok || search_explain(arguments, err);
}

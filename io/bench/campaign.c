#include "io/bench/campaign.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/bench/build_info.h"
#include "scoring/memory.h"

const char *campaign_method_name(const struct method *method)
{
    return method ? method->name : "portfolio";
}

static void add_method(struct campaign *campaign, const struct method *method)
{
    for (int i = 0; i < campaign->methods; i++)
        if (campaign->method[i] == method)
            return;
    if (campaign->methods < CAMPAIGN_METHODS_MAX)
        campaign->method[campaign->methods++] = method;
}

bool campaign_add_methods(struct campaign *campaign, const char *list, struct error *err)
{
    while (*(list += strspn(list, ", "))) {
        char word[64];
        size_t length = strcspn(list, ", ");
        snprintf(word, sizeof word, "%.*s", (int)length, list);
        list += length;
        bool all = !strcmp(word, "all");
        for (int i = 0; all && method_at(i); i++)
            add_method(campaign, method_at(i));
        if (all || !strcmp(word, "portfolio"))
            add_method(campaign, NULL);
        else if (method_find(word))
            add_method(campaign, method_find(word));
        else
            return error_set(err, STATUS_USAGE, "--methods: there is no method '%s'; see: rota methods",
                             word);
    }
    return campaign->methods || error_set(err, STATUS_USAGE, "--methods: the list is empty");
}

/* The shortest number that reads back as this very one. */
static void add_exactly(struct text *out, double value)
{
    char number[40];
    int digits = 6;
    do
        snprintf(number, sizeof number, "%.*g", digits, value);
    while (digits++ < 17 && strtod(number, NULL) != value);
    text_add(out, number);
}

/* The changed settings that concern a method, in the order of the tables; the portfolio has all. */
static char *settings_of(const struct campaign *campaign, const struct method *method)
{
    const struct settings *settings = &campaign->settings;
    struct text out = {0};
    if (campaign->search.no_bank)
        text_add(&out, "no-bank");
    for (int m = 0; method_at(m); m++) {
        const struct setting *row = method_at(m)->settings;
        if (method && method != method_at(m))
            continue;
        for (; row && row->name; row++)
            for (int i = 0; i < settings->count; i++)
                if (settings->given[i].row == row) {
                    text_addf(&out, "%s%s.%s=", out.length ? "," : "", method_at(m)->name, row->name);
                    add_exactly(&out, settings->given[i].value);
                }
    }
    char *text = mem_copy_text(out.at ? out.at : "");
    text_release(&out);
    return text;
}

/* Everything of a run that is known before it. */
static void describe(const struct campaign *campaign, const struct instance *instance,
                     const struct method *method, uint64_t seed, struct run *run)
{
    *run = (struct run){.players = instance->players,
                        .table_size = instance->table_size,
                        .rounds = instance->rounds,
                        .known = instance->best,
                        .known_bound = instance->bound,
                        .effort = campaign->search.effort,
                        .threads = campaign->search.threads,
                        .roster_seed = instance->seed,
                        .seed = seed,
                        .time = campaign->search.time,
                        .tables = -1};
    run->instance = mem_copy_text(instance->name);
    run->family = mem_copy_text(instance->family);
    run->countries = mem_copy_text(instance->countries);
    run->method = mem_copy_text(campaign_method_name(method));
    run->settings = settings_of(campaign, method);
    run->content = mem_format("%016" PRIx64, instance->content);
    run->version = mem_copy_text(ROTA_VERSION);
    run->build = mem_copy_text(build_info.hash);
}

static void fill_values(struct run *run, const struct event *event, const struct goals *goals)
{
    run->proved = true;
    for (int i = 0; i < event->qualities; i++) {
        const struct quality *quality = &event->quality[i];
        if (goals->goal[i].measure == MEASURE_TABLES) {
            run->tables = quality->value;
            continue;
        }
        snprintf(run->goal[run->goals], GOAL_NAME_MAX, "%s", quality->name);
        run->value[run->goals] = quality->value;
        run->bound[run->goals++] = quality->bound;
        run->proved = run->proved && quality->optimal;
    }
}

/* Improvements of these goals alone: the search has a finer key, and chooses table numbers at the end. */
static void fill_trace(struct run *run, const struct trace *trace, const struct goals *goals)
{
    run->point = mem_new(struct run_point, trace->count);
    for (int i = 0; i < trace->count; i++) {
        struct run_point *point = &run->point[run->points];
        *point = (struct run_point){.seconds = trace->list[i].seconds, .moves = trace->list[i].moves};
        for (int g = 0, at = 0; g < goals->count; g++)
            if (goals->goal[g].measure != MEASURE_TABLES)
                point->value[at++] = trace->list[i].cost.value[g];
        if (!run->points || memcmp(point->value, point[-1].value, sizeof point->value))
            run->points++;
    }
}

/* One run.  Finding nothing is a result; the random tables that the planner then has are not the method's. */
static bool perform(const struct campaign *campaign, struct instance *instance, const struct method *method,
                    struct run *run, struct error *err)
{
    struct event event;
    struct plan_request request;
    struct plan_outcome outcome;
    struct trace trace = {.count = 0};
    event_init(&event);
    bool ok = instance_open(instance, &event, &request, err);
    if (ok) {
        double start = control_now();
        request.search = campaign->search;
        request.search.seed = run->seed;
        request.search.method = method;
        request.search.settings = &campaign->settings;
        request.search.trace = &trace;
        ok = planner_run(&event, &request, &outcome, err);
        run->seconds = control_now() - start;
        run->moves = outcome.moves;
        if (ok && !outcome.makeshift) {
            fill_values(run, &event, &request.goals);
            fill_trace(run, &trace, &request.goals);
            run->seconds = outcome.seconds;
        }
        run->stopped_by = mem_copy_text(run->goals         ? stop_reason_word(outcome.stopped_by)
                                        : outcome.searched ? "none"
                                                           : RUN_MISFIT);
        if (!ok && err->status == STATUS_NEGATIVE) {
            *err = (struct error){0};
            ok = true;
        }
    }
    if (!ok)
        error_prefix(err, "%.80s", instance->name);
    trace_release(&trace);
    event_release(&event);
    return ok;
}

static int compare_keys(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The keys of the runs in the file, sorted. */
static bool read_done(const char *path, bool any_build, char ***keys, int *count, struct error *err)
{
    struct runs runs = {0};
    bool ok = runs_read(&runs, path, err);
    *count = ok ? runs.count : 0;
    *keys = mem_new(char *, runs.count + 1);
    for (int i = 0; i < *count; i++)
        (*keys)[i] = run_key(&runs.list[i], any_build);
    qsort(*keys, (size_t)*count, sizeof **keys, compare_keys);
    runs_release(&runs);
    return ok;
}

static bool is_done(char **keys, int count, const struct run *run, bool any_build)
{
    char *key = run_key(run, any_build);
    bool found = bsearch(&key, keys, (size_t)count, sizeof *keys, compare_keys) != NULL;
    free(key);
    return found;
}

struct task {
    struct instance *instance;
    const struct method *method;
    uint64_t seed;
};

/* Task number i: instance by instance, in it seed by seed, so that what is compared runs side by side. */
static struct task task_at(const struct campaign *campaign, int64_t i)
{
    int64_t methods = campaign->methods;
    return (struct task){&campaign->instances.list[i / (methods * campaign->seeds)],
                         campaign->method[i % methods],
                         (uint64_t)(campaign->first_seed + i / methods % campaign->seeds)};
}

/* Dealt out in turn.  After as many runs as both the methods and the parts divide, the deal shifts by one, so
 * that no part gets all of the slow methods. */
static bool is_ours(const struct campaign *campaign, int64_t i)
{
    int64_t period = campaign->methods;
    while (period % campaign->shards)
        period += campaign->methods;
    return (i + i / period) % campaign->shards == campaign->shard;
}

static bool run_task(struct campaign *campaign, const struct task *task, struct runs_file *file, char **keys,
                     int count, struct campaign_state *state, struct error *err)
{
    struct run run;
    bool ok = true;
    describe(campaign, task->instance, task->method, task->seed, &run);
    state->instance = task->instance->name;
    state->method = campaign_method_name(task->method);
    state->seed = task->seed;
    if (!is_done(keys, count, &run, campaign->any_build)) {
        if (campaign->report)
            campaign->report(campaign->context, state);
        ok = perform(campaign, task->instance, task->method, &run, err);
        if (ok && !atomic_load(&solver_stop)) {
            ok = runs_file_add(file, &run, err);
            state->fresh++;
        }
    }
    run_release(&run);
    return ok;
}

/* The content of an instance, and the number of players that a roster decides, are part of a run's key. */
static bool open_instances(struct campaign *campaign, struct error *err)
{
    bool ok = true;
    for (int i = 0; ok && i < campaign->instances.count; i++) {
        struct event event;
        struct plan_request request;
        event_init(&event);
        ok = instance_open(&campaign->instances.list[i], &event, &request, err);
        event_release(&event);
    }
    return ok;
}

bool campaign_run(struct campaign *campaign, const char *path, struct campaign_state *state,
                  struct error *err)
{
    struct runs_file file;
    char **keys = NULL;
    int count = 0;
    int64_t tasks = campaign->instances.count * campaign->methods * campaign->seeds;
    double start = control_now();
    *state = (struct campaign_state){.total = 0};
    for (int64_t i = 0; i < tasks; i++)
        state->total += is_ours(campaign, i);
    if (!open_instances(campaign, err) || !runs_file_open(&file, path, err))
        return false;
    bool ok = read_done(path, campaign->any_build, &keys, &count, err);
    for (int64_t i = 0; ok && i < tasks && !atomic_load(&solver_stop); i++) {
        if (!is_ours(campaign, i))
            continue;
        struct task task = task_at(campaign, i);
        state->seconds = control_now() - start;
        ok = run_task(campaign, &task, &file, keys, count, state, err);
        state->done += ok && !atomic_load(&solver_stop);
    }
    state->seconds = control_now() - start;
    if (ok && campaign->report)
        campaign->report(campaign->context, state);
    for (int i = 0; i < count; i++)
        free(keys[i]);
    free(keys);
    runs_file_close(&file);
    return ok;
}

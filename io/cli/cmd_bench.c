#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "io/bench/campaign.h"
#include "io/cli/command.h"
#include "io/cli/search_options.h"
#include "io/cli/stopping.h"
#include "io/event/roster.h"

static const struct option_row options[] = {
    {"output", 'o', "FILE", "append the runs to FILE (runs.jsonl)"},
    {"instances", 'i', "LIST", "the list of instances (instances/bench.csv)"},
    {"methods", 'm', "A,B", "which methods, or all, or portfolio (portfolio); see: rota methods"},
    {"set", 0, "M.NAME=X", "change a setting of a method; may be repeated"},
    {"seeds", 0, "N", "seeds 1 to N (1)"},
    {"first-seed", 0, "S", "begin with seed S instead of 1"},
    {"effort", 'e', "N", "million moves a run (40; no limit with --time)"},
    {"time", 't', "SEC", "seconds a run (no limit)"},
    {"threads", 0, "N", "threads of a run (1)"},
    {"no-bank", 0, NULL, "do without the stored base rounds"},
    {"any-build", 0, NULL, "keep runs of other builds of the program"},
    {"shard", 0, "I/N", "do only part I of N, 1 to N"},
    {"list", 'l', NULL, "show the instances that are meant and do nothing"},
    {"roster", 0, NULL, "show the roster of the one instance that is meant and do nothing"},
    {"quiet", 'q', NULL, "no progress and no last line"},
    {0}};

static bool read_shard(const char *text, struct campaign *campaign, struct error *err)
{
    int part, parts, used = 0;
    if (text &&
        (sscanf(text, "%6d/%6d%n", &part, &parts, &used) != 2 || text[used] || part < 1 || part > parts))
        return error_set(err, STATUS_USAGE, "--shard: '%.40s', must be I/N with I from 1 to N", text);
    campaign->shard = text ? part - 1 : 0;
    campaign->shards = text ? parts : 1;
    return true;
}

static bool read_search(const struct arguments *arguments, struct campaign *campaign, struct error *err)
{
    bool timed = arguments_text(arguments, "time");
    int64_t effort = timed ? 100000000 : 40, threads = 1;
    const char *methods = arguments_text(arguments, "methods");
    campaign->seeds = campaign->first_seed = 1;
    if (!arguments_integer(arguments, "effort", 1, 100000000, &effort, err) ||
        !arguments_real(arguments, "time", 0.001, 1e7, &campaign->search.time, err) ||
        !arguments_integer(arguments, "threads", 1, 512, &threads, err) ||
        !arguments_integer(arguments, "seeds", 1, 1000000, &campaign->seeds, err) ||
        !arguments_integer(arguments, "first-seed", 0, INT32_MAX, &campaign->first_seed, err) ||
        !read_shard(arguments_text(arguments, "shard"), campaign, err) ||
        !campaign_add_methods(campaign, methods ? methods : "portfolio", err) ||
        !search_settings(arguments, &campaign->settings, err))
        return false;
    campaign->search.effort = effort;
    campaign->any_build = arguments_flag(arguments, "any-build");
    campaign->search.no_bank = arguments_flag(arguments, "no-bank");
    campaign->search.threads = (int)threads;
    return true;
}

static bool read_instances(const struct arguments *arguments, struct campaign *campaign, struct error *err)
{
    const char *path = arguments_text(arguments, "instances");
    struct instances all = {0};
    bool ok = true;
    if (path || !access("instances/bench.csv", R_OK))
        ok = instances_read(&all, path ? path : "instances/bench.csv", err);
    for (int i = 0; ok && i < arguments->operands; i++)
        ok = instances_choose(&campaign->instances, &all, arguments->operand[i], err);
    instances_release(&all);
    return ok;
}

static void add_number(struct text_table *table, int64_t value)
{
    if (value < 0)
        text_table_add(table, "-");
    else
        text_table_addf(table, "%" PRId64, value);
}

static void print_list(const struct instances *instances)
{
    static const char *const titles[] = {"instance",  "family", "N",     "K",     "R",
                                         "countries", "best",   "bound", "source"};
    enum { COLUMNS = sizeof titles / sizeof *titles };
    struct text_table table;
    text_table_init(&table, COLUMNS);
    for (int i = 0; i < COLUMNS; i++)
        text_table_add(&table, titles[i]);
    for (int i = 0; i < instances->count; i++) {
        const struct instance *instance = &instances->list[i];
        text_table_add(&table, instance->name);
        text_table_add(&table, instance->family);
        text_table_addf(&table, "%d", instance->players);
        text_table_addf(&table, "%d", instance->table_size);
        text_table_addf(&table, "%d", instance->rounds);
        text_table_add(&table, *instance->countries ? instance->countries : "-");
        add_number(&table, instance->best);
        add_number(&table, instance->bound);
        text_table_add(&table, instance->source);
    }
    command_print_table(&table, 0);
}

static bool print_roster(struct instances *instances, struct error *err)
{
    struct event event;
    struct plan_request request;
    struct text out = {0};
    if (instances->count != 1)
        return error_set(err, STATUS_USAGE, "--roster: %d instances are meant, must be one",
                         instances->count);
    event_init(&event);
    bool ok = instance_open(&instances->list[0], &event, &request, err);
    if (ok) {
        roster_print_csv(&event, &out);
        fputs(out.at, stdout);
    }
    text_release(&out);
    event_release(&event);
    return ok;
}

/* One line, rewritten: what runs now and how long the rest will take, at the pace so far. */
static void on_progress(void *context, const struct campaign_state *state)
{
    (void)context;
    fprintf(stderr, "\r\033[K%" PRId64 "/%" PRId64 " ", state->done, state->total);
    if (state->done == state->total) {
        fputs("\r\033[K", stderr);
        return;
    }
    fprintf(stderr, "%s %s seed %" PRIu64, state->instance, state->method, state->seed);
    if (state->fresh) {
        double left = state->seconds / (double)state->fresh * (double)(state->total - state->done);
        fprintf(stderr, ", about %d:%02d left", (int)left / 60, (int)left % 60);
    }
    fflush(stderr);
}

static bool run_campaign(const struct arguments *arguments, struct campaign *campaign, bool *complete,
                         struct error *err)
{
    const char *path = arguments_text(arguments, "output");
    bool quiet = arguments_flag(arguments, "quiet");
    struct campaign_state state;
    path = path ? path : "runs.jsonl";
    if (!quiet && isatty(STDERR_FILENO))
        campaign->report = on_progress;
    stopping_catch();
    if (!campaign_run(campaign, path, &state, err))
        return false;
    *complete = state.done == state.total;
    if (!quiet)
        fprintf(stderr, "%s%" PRId64 " of %" PRId64 " runs in %s, %" PRId64 " of them now, %.1f s%s\n",
                campaign->report ? "\r\033[K" : "", state.done, state.total, path, state.fresh, state.seconds,
                *complete ? "" : "; stopped, the same command goes on");
    return true;
}

static enum status bench_command(const struct arguments *arguments, struct error *err)
{
    struct campaign campaign = {.methods = 0};
    bool complete = true;
    bool ok = read_search(arguments, &campaign, err) && read_instances(arguments, &campaign, err);
    if (ok && arguments_flag(arguments, "list"))
        print_list(&campaign.instances);
    else if (ok && arguments_flag(arguments, "roster"))
        ok = print_roster(&campaign.instances, err);
    else
        ok = ok && run_campaign(arguments, &campaign, &complete, err);
    instances_release(&campaign.instances);
    return !ok ? err->status : complete ? STATUS_OK : STATUS_NEGATIVE;
}

const struct command cmd_bench = {
    .name = "bench",
    .usage = "INSTANCE... [--methods A,B] [--seeds N] [--effort N | --time SEC] [-o FILE]",
    .summary = "compare the methods of the search on instances",
    .about =
        "Runs every instance with every method and seed and appends a line of JSON for each run to FILE.\n"
        "A run that is there already is not repeated, so a stopped or killed campaign goes on where it\n"
        "was; one of another build of the program, roster or setting is another run.  Several processes may "
        "share the FILE, or each do a --shard with a file of its own.\n"
        "INSTANCE is a name, a pattern of names or a family of the list; or TABLES-SIZE-ROUNDS, as 8-4-10;\n"
        "or ROSTER:ROUNDS, as players.csv:5.  The same seeds and effort give the same values; with --time\n"
        "they depend on the machine.  `rota report` shows what came out.\n",
    .example = "rota bench 5-4-5 --methods anneal,orbit --seeds 2 --effort 1 -o runs.jsonl",
    .options = options,
    .least = 1,
    .most = 10000,
    .run = bench_command};

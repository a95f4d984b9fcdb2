#include <stdio.h>
#include <stdlib.h>

#include "io/cli/command.h"
#include "io/cli/event_list.h"
#include "io/event/event_file.h"
#include "io/print/rank_json.h"
#include "io/print/rank_print.h"
#include "io/text/file.h"
#include "scoring/memory.h"

static const struct option_row options[] = {
    {"json", 0, NULL, "as JSON"},
    {"csv", 0, NULL, "as CSV"},
    {"skip-semifinal", 0, NULL, "several events: the best four go through"},
    {0}};

/* The ways to print standings, by the option that chooses them; the last one without. */
static const struct rank_format {
    const char *option;
    void (*print)(const struct event *event, const struct outcome *outcome, struct text *out);
    void (*print_pooled)(const struct event *pool, const struct pooled *pooled, int qualify,
                         const char *const *title, struct text *out);
} formats[] = {{"json", rank_print_json, rank_print_pooled_json},
               {"csv", rank_print_csv, rank_print_pooled_csv},
               {NULL, rank_print_text, rank_print_pooled_text}};

static const struct rank_format *chosen_format(const struct arguments *arguments)
{
    const struct rank_format *format = formats;
    while (format->option && !arguments_flag(arguments, format->option))
        format++;
    return format;
}

static bool rank_one(const struct arguments *arguments, const char *path, struct text *out, struct error *err)
{
    struct event_file file;
    struct outcome outcome;
    if (!event_file_read(&file, path, err))
        return false;
    bool ok = outcome_compute(&outcome, &file.event, err) || error_prefix(err, "%s", file_title(path));
    if (ok) {
        chosen_format(arguments)->print(&file.event, &outcome, out);
        outcome_release(&outcome);
    }
    event_file_release(&file);
    return ok;
}

static bool print_pool(const struct arguments *arguments, const struct event *pool,
                       const struct pooled *pooled, const char *const *title, struct text *out,
                       struct error *err)
{
    bool skip = arguments_flag(arguments, "skip-semifinal");
    int qualify = skip ? 4 : pooled->standings.rules.parameter.qualify;
    if (skip && !pooled->may_skip_semifinal)
        return error_set(
            err, STATUS_NEGATIVE,
            "%d different players over all events: the semifinal may be left out with %d or fewer (%s)",
            pooled->attendees, pooled->standings.rules.set->skip_limit, pooled->standings.rules.set->title);
    chosen_format(arguments)->print_pooled(pool, pooled, qualify, title, out);
    return true;
}

/* R2020-7: the best event of each player counts. */
static bool rank_pool(const struct arguments *arguments, const struct event *events, int count,
                      struct text *out, struct error *err)
{
    struct rules rules = event_rules(&events[0]);
    struct event pool;
    struct pooled pooled;
    const char **title = mem_new(const char *, count);
    event_init(&pool);
    pool.lot_seed = events[0].lot_seed;
    for (int i = 0; i < count; i++)
        title[i] = events[i].name ? events[i].name : arguments->operand[i];
    bool ok = pooled_players(&pool, events, count, err) &&
              pooled_compute(&pooled, &pool, events, count, &rules, err);
    if (ok) {
        ok = print_pool(arguments, &pool, &pooled, title, out, err);
        pooled_release(&pooled);
    }
    free(title);
    event_release(&pool);
    return ok;
}

static bool rank_several(const struct arguments *arguments, struct text *out, struct error *err)
{
    struct event_list list;
    if (!event_list_read(&list, arguments, err))
        return false;
    bool ok = rank_pool(arguments, list.event, list.count, out, err);
    event_list_release(&list);
    return ok;
}

static enum status rank_run(const struct arguments *arguments, struct error *err)
{
    struct text out = {0};
    bool ok = arguments->operands == 1 ? rank_one(arguments, arguments->operand[0], &out, err)
                                       : rank_several(arguments, &out, err);
    if (ok)
        fputs(out.at, stdout);
    text_release(&out);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_rank = {
    .name = "rank",
    .usage = "EVENT... [--json | --csv]",
    .summary = "standings, with what separated each row from the one above",
    .about =
        "The column `by` names the criterion: wins, points, vp, share (sum of shares), avg (their mean), "
        "n1,\n"
        "n2, n3 (first, second, third places), lot, shared, elo, tiebreak. Once the final has a result, the\n"
        "final places follow. Several events are pooled: each player's best one counts (nc2020).\n",
    .example = "rota rank instances/played18.json",
    .options = options,
    .least = 1,
    .most = 1000,
    .run = rank_run};

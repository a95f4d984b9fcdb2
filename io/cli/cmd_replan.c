#include <stdio.h>
#include <stdlib.h>

#include "io/cli/change_options.h"
#include "io/cli/command.h"
#include "io/cli/reading_options.h"
#include "io/cli/search_options.h"
#include "io/event/event_file.h"
#include "io/event/roster.h"
#include "io/print/verdict.h"
#include "io/text/file.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "solver/act_replan.h"

static const struct option_row options[] = {
    {"drop", 'd', "ID", "this player has left; may be repeated"},
    {"add", 'a', "ROSTER", "players who have come late, as a roster"},
    {"from", 0, "ROUND", "plan anew from this round on (the first without any result)"},
    {"rounds", 'r', "R", "number of preliminary rounds in all (as it was)"},
    {"output", 'o', "EVENT", "write to this file instead of the event's own"},
    {"force", 'f', NULL, "replace it if it exists"},
    CHANGE_OPTIONS SEARCH_OPTIONS READING_OPTIONS{0}};

/* The event as it was read, the plan made of it, and how. */
struct replan {
    const char *path;
    struct event_file before, planned;
    struct plan_request request;
    struct plan_outcome outcome;
    bool stays; /* nothing was asked for and nothing is won: the event stays as it is */
};

static bool read_request(const struct arguments *arguments, const struct event *event,
                         struct plan_request *request, struct error *err)
{
    int open = replan_first_open(event), had = event_stage_rounds(event, STAGE_PRELIM);
    int64_t from = open, rounds = had;
    return replan_possible(event, err) && arguments_integer(arguments, "from", open, had + 1, &from, err) &&
           arguments_integer(arguments, "rounds", from, ROUNDS_MAX, &rounds, err) &&
           replan_request(event, (int)from, (int)rounds, request, err) &&
           search_read(arguments, request, err);
}

/* The players of every --drop; the caller frees the list. */
static bool read_drops(const struct arguments *arguments, const struct event *event, int **drop, int *drops,
                       struct error *err)
{
    struct id_table *ids = event_ids(event);
    const char *id;
    bool ok = true;
    while (arguments_each(arguments, "drop", *drops))
        ++*drops;
    *drop = mem_new(int, *drops);
    for (int i = 0; ok && (id = arguments_each(arguments, "drop", i)); i++)
        if (((*drop)[i] = id_table_find(ids, id)) < 0)
            ok = error_set(err, STATUS_USAGE, "--drop %.60s: must be the id of a player of the event", id);
    id_table_free(ids);
    return ok;
}

/* Plans anew with whoever left and came. */
static bool plan_anew(const struct arguments *arguments, struct replan *replan, const struct actor *by,
                      struct error *err)
{
    struct event *event = &replan->planned.event;
    const char *path = arguments_text(arguments, "add");
    struct event late;
    struct replan_people people = {.late = &late};
    struct progress_line line;
    int *drop = NULL;
    event_init(&late);
    struct reading reading = reading_options(arguments);
    bool ok = read_drops(arguments, event, &drop, &people.drops, err) &&
              (!path || roster_read(&late, path, &reading, err));
    reading_close(&reading, !ok || arguments_flag(arguments, "quiet"));
    people.drop = drop;
    if (ok) {
        search_open(arguments, &replan->request, &line);
        ok = act_replan(event, &replan->request, &people, by, &replan->outcome, err);
        progress_close(&line);
        if (!ok && err->reason == REASON_ID_TAKEN)
            error_prefix(err, "%.200s", path);
        else if (!ok)
            search_explain(arguments, err);
    }
    free(drop);
    event_release(&late);
    return ok;
}

/* Whether the plan that there is may stay: nobody left or came, and no other plan was asked for. */
static bool nothing_asked(const struct arguments *arguments)
{
    static const char *const wishes[] = {"drop", "add", "from", "rounds", "seed"};
    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++)
        if (arguments_text(arguments, wishes[i]))
            return false;
    return true;
}

static bool search(const struct arguments *arguments, struct replan *replan, const struct actor *by,
                   struct error *err)
{
    if (!read_request(arguments, &replan->planned.event, &replan->request, err) ||
        !plan_anew(arguments, replan, by, err))
        return false;
    replan->stays = event_same(&replan->before.event, &replan->planned.event) ||
                    (nothing_asked(arguments) &&
                     !replan_gains(&replan->before.event, &replan->planned.event, &replan->request));
    return true;
}

static bool apply_act(struct event *event, void *context, struct error *err)
{
    struct replan *replan = context;
    (void)err;
    if (!replan->stays)
        replan_apply(event, &replan->planned.event);
    return true;
}

/* The event may have gone on during the search: results of rounds that are kept are taken over, after
 * anything else the plan is not of this event any more. */
static bool merge_act(struct event *event, void *context, struct error *err)
{
    struct replan *replan = context;
    int kept = replan->request.kept, open = replan_first_open(event);
    if (replan->stays)
        return true;
    if (open > kept + 1)
        return error_set(err, STATUS_NEGATIVE,
                         "%s: results of round %d came in meanwhile, nothing was changed; plan again",
                         replan->path, open - 1);
    replan_take_results(&replan->before.event, event, kept);
    if (!event_same(&replan->before.event, event))
        return error_set(err, STATUS_NEGATIVE,
                         "%s: players or rounds were changed meanwhile, nothing was changed; plan again",
                         replan->path);
    replan_take_results(&replan->planned.event, event, kept);
    return apply_act(event, context, err);
}

/* Reads the event twice over from one text: what it was, and what is to be planned. */
static bool open_replan(struct replan *replan, const char *path, struct error *err)
{
    char *text;
    size_t length;
    *replan = (struct replan){.path = path};
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = event_file_parse(&replan->before, file_title(path), text, length, err) &&
              event_file_parse(&replan->planned, file_title(path), text, length, err);
    free(text);
    return ok;
}

static bool store(const struct arguments *arguments, struct replan *replan, const struct door_note *note,
                  struct event_file *file, struct error *err)
{
    const char *output = arguments_text(arguments, "output");
    if (!output)
        return door_change(replan->path, note, merge_act, replan, file, err);
    *file = replan->before;
    replan->before = (struct event_file){.document = NULL};
    bool ok = door_change_copy(file, replan->path, output, arguments_flag(arguments, "force"), note,
                               apply_act, replan, err);
    if (!ok)
        event_file_release(file);
    return ok;
}

static void report(const struct replan *replan, const struct event *event)
{
    struct text out = {0};
    if (replan->stays)
        text_add(&out, "nothing to change: the plan stays as it is\n");
    else
        verdict_print(event, &replan->request, &replan->outcome, &out);
    fputs(out.at, stdout);
    text_release(&out);
}

static enum status replan_command(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[0], *output = arguments_text(arguments, "output");
    struct replan replan;
    struct change change;
    struct event_file file;
    if (!change_read(arguments, &change, err) || (!output && !change_in_file("replan", path, err)) ||
        (output && !file_may_write(output, arguments_flag(arguments, "force"), err)) ||
        !open_replan(&replan, path, err))
        return err->status;
    bool ok =
        search(arguments, &replan, &change.actor, err) && store(arguments, &replan, &change.note, &file, err);
    if (ok) {
        if (!arguments_flag(arguments, "quiet"))
            report(&replan, &file.event);
        event_file_release(&file);
    }
    event_file_release(&replan.before);
    event_file_release(&replan.planned);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_replan = {
    .name = "replan",
    .usage = "EVENT [--drop ID]... [--add ROSTER] [--from ROUND] [-o EVENT]",
    .summary = "keep what was played and plan the rest anew",
    .about =
        "Rounds with a result are never touched.  Players who left are marked as withdrawn, late ones are\n"
        "appended, and the rounds from the first open one on (or --from) are planned again with all that\n"
        "was played in mind: opponents met, positions had, turns at short tables.  The event's log says\n"
        "what was done.\n",
    .example = "rota replan event.json --drop 7 -o changed.json",
    .options = options,
    .least = 1,
    .most = 1,
    .run = replan_command};

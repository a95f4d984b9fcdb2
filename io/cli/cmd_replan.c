#include <stdio.h>
#include <stdlib.h>

#include "io/cli/command.h"
#include "io/cli/now.h"
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
    SEARCH_OPTIONS{0}};

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
static bool change_event(const struct arguments *arguments, struct event *event, struct plan_request *request,
                         struct plan_outcome *outcome, struct error *err)
{
    const char *path = arguments_text(arguments, "add");
    struct event late;
    struct replan_people people = {.late = &late};
    struct progress_line line;
    char time[NOW_TEXT_MAX];
    struct actor by = now_actor(time);
    int *drop = NULL;
    event_init(&late);
    bool ok =
        read_drops(arguments, event, &drop, &people.drops, err) && (!path || roster_read(&late, path, err));
    people.drop = drop;
    if (ok) {
        search_open(arguments, request, &line);
        ok = act_replan(event, request, &people, &by, outcome, err);
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

static enum status replan_command(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[0], *output = arguments_text(arguments, "output");
    struct event_file file;
    struct plan_request request;
    struct plan_outcome outcome;
    struct text out = {0};
    if ((output && !file_may_write(output, arguments_flag(arguments, "force"), err)) ||
        !event_file_read(&file, path, err))
        return err->status;
    bool ok =
        read_request(arguments, &file.event, &request, err) &&
        change_event(arguments, &file.event, &request, &outcome, err) &&
        event_file_write(&file, output ? output : path, !output || arguments_flag(arguments, "force"), err);
    if (ok && !arguments_flag(arguments, "quiet")) {
        verdict_print(&file.event, &request, &outcome, &out);
        fputs(out.at, stdout);
    }
    text_release(&out);
    event_file_release(&file);
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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "io/cli/command.h"
#include "io/cli/search_options.h"
#include "io/event/event_file.h"
#include "io/event/roster.h"
#include "io/print/verdict.h"
#include "io/text/file.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"
#include "scoring/ruleset.h"

static const struct option_row options[] = {
    {"drop", 'd', "ID", "this player has left; may be repeated"},
    {"add", 'a', "ROSTER", "players who have come late, as a roster"},
    {"from", 0, "ROUND", "plan anew from this round on (the first without any result)"},
    {"rounds", 'r', "R", "number of preliminary rounds in all (as it was)"},
    {"output", 'o', "EVENT", "write to this file instead of the event's own"},
    {"force", 'f', NULL, "replace it if it exists"},
    SEARCH_OPTIONS{0}};

static bool round_has_result(const struct round *round)
{
    for (int t = 0; t < round->tables; t++)
        if (round->table[t].result)
            return true;
    return false;
}

/* The first preliminary round that may be planned anew: after the last one with a result. */
static int first_open_round(const struct event *event)
{
    int first = 1;
    for (int i = 0; i < event->rounds; i++)
        if (event->round[i].stage == STAGE_PRELIM && round_has_result(&event->round[i]) &&
            event->round[i].number >= first)
            first = event->round[i].number + 1;
    return first;
}

static bool drop_players(const struct arguments *arguments, struct event *event, struct text *log,
                         struct error *err)
{
    struct id_table *index = event_ids(event);
    const char *id;
    bool ok = true;
    for (int i = 0; ok && (id = arguments_each(arguments, "drop", i)); i++) {
        int player = id_table_find(index, id);
        if (player < 0)
            ok = error_set(err, STATUS_USAGE, "--drop %.60s: must be the id of a player of the event", id);
        else if (event->player[player].status != PLAYER_ACTIVE)
            ok = error_set(err, STATUS_USAGE, "--drop %.60s: is %s already", id,
                           player_status_word(event->player[player].status));
        else
            event->player[player].status = PLAYER_WITHDRAWN;
        if (ok)
            text_addf(log, "; %s (%s) withdrawn", event->player[player].name, id);
    }
    id_table_free(index);
    return ok;
}

static bool is_number(const char *id)
{
    return *id && strspn(id, "0123456789") == strlen(id);
}

/* An id for a late player: its own, or, for a number that is taken, the next free one.  NULL when its own
 * is a word that is taken. */
static char *late_id(const struct id_table *index, const char *own, int *next)
{
    if (id_table_find(index, own) < 0)
        return mem_copy_text(own);
    char *id = NULL;
    while (is_number(own) && (!id || id_table_find(index, id) >= 0)) {
        free(id);
        id = mem_format("%d", (*next)++);
    }
    return id;
}

/* Appends the late ones. */
static bool add_players(const char *path, struct event *event, int since, struct text *log, struct error *err)
{
    struct event late;
    event_init(&late);
    bool ok = !path || roster_read(&late, path, err);
    int before = event->players, next = before + 1;
    for (int p = 0; ok && p < late.players; p++) {
        struct id_table *index = event_ids(event);
        char *id = late_id(index, late.player[p].id, &next);
        id_table_free(index);
        if (!id) {
            ok = error_set(err, STATUS_INPUT, "%.200s: id '%.60s' is taken in the event", path,
                           late.player[p].id);
            break;
        }
        struct player *player = event_add_player(event);
        *player = late.player[p];
        late.player[p] = (struct player){.id = NULL};
        free(player->id);
        player->id = id;
        player_come_late(player, since > 1 ? since : 0);
        for (int i = 0; i < player->aparts; i++)
            player->apart[i] += before; /* they are appended in their order */
        text_addf(log, "; %s (%s) added", player->name, player->id);
    }
    event_release(&late);
    return ok;
}

static bool read_request(const struct arguments *arguments, struct event *event, struct plan_request *request,
                         struct error *err)
{
    const struct ruleset *rules = event_ruleset(event);
    const struct made_by *made_by = &event->made_by;
    int open = first_open_round(event), had = event_stage_rounds(event, STAGE_PRELIM);
    int64_t from = open, rounds = had;
    *request = (struct plan_request){.by = made_by->by};
    if (event->rounds > had)
        return error_set(err, STATUS_NEGATIVE,
                         "the preliminary rounds are over: a later stage has been seeded");
    if (!arguments_integer(arguments, "from", open, had + 1, &from, err) ||
        !arguments_integer(arguments, "rounds", from, ROUNDS_MAX, &rounds, err) ||
        !goals_parse(&request->goals, made_by->priority ? made_by->priority : rules->priority,
                     made_by->avoid ? made_by->avoid : rules->avoid, err))
        return false;
    if (from > rounds)
        return error_set(err, STATUS_NEGATIVE, "all %d rounds have been played; --rounds adds more", had);
    request->kept = (int)from - 1;
    request->rounds = (int)rounds;
    return search_read(arguments, request, err);
}

static void note_change(struct event *event, const struct plan_request *request, const struct text *changes)
{
    char stamp[32];
    time_t now = time(NULL);
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%SZ", gmtime(&now));
    char *text = mem_format("rounds %d to %d planned anew%s", request->kept + 1, request->rounds,
                            changes->at ? changes->at : "");
    event_log(event, stamp, text);
    free(text);
}

static enum status replan_command(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[0], *output = arguments_text(arguments, "output");
    struct event_file file;
    struct plan_request request;
    struct plan_outcome outcome;
    struct text changes = {0}, out = {0};
    if ((output && !file_may_write(output, arguments_flag(arguments, "force"), err)) ||
        !event_file_read(&file, path, err))
        return err->status;
    bool ok = read_request(arguments, &file.event, &request, err) &&
              drop_players(arguments, &file.event, &changes, err) &&
              add_players(arguments_text(arguments, "add"), &file.event, request.kept + 1, &changes, err);
    if (ok) {
        event_drop_rounds(&file.event, STAGE_PRELIM, request.kept + 1);
        ok = search_run(arguments, &file.event, &request, &outcome, err);
    }
    if (ok) {
        note_change(&file.event, &request, &changes);
        ok = event_file_write(&file, output ? output : path, !output || arguments_flag(arguments, "force"),
                              err);
    }
    if (ok && !arguments_flag(arguments, "quiet")) {
        verdict_print(&file.event, &request, &outcome, &out);
        fputs(out.at, stdout);
    }
    text_release(&changes);
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

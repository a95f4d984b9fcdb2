#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/cli/reading_options.h"
#include "io/cli/round_option.h"
#include "io/print/show.h"
#include "io/text/file.h"
#include "io/text/utf8.h"
#include "scoring/id_table.h"

static const struct option_row options[] = {
    ROUND_OPTION("only this round"),
    {"player", 'p', "NAME", "only this player: an id, or a part of the name"},
    {"table", 't', "T", "only this table"},
    READING_OPTIONS{0}};

/* What to show; table 0 means all. */
struct wish {
    struct round_option round;
    int table;
};

static bool parse_wish(const struct arguments *arguments, struct wish *wish, struct error *err)
{
    int64_t number = 0;
    if (!arguments_integer(arguments, "table", 1, TABLE_NUMBER_MAX, &number, err))
        return false;
    wish->table = (int)number;
    return round_option_read(arguments, &wish->round, err);
}

static bool has_table(const struct round *round, int table)
{
    for (int t = 0; t < round->tables; t++)
        if (!table || round->table[t].number == table)
            return true;
    return false;
}

static bool show_rounds(const struct event *event, const struct wish *wish, struct text *out,
                        struct error *err)
{
    bool any = false;
    for (int r = 0; r < event->rounds; r++) {
        const struct round *round = &event->round[r];
        if (!round_option_means(&wish->round, round) || !has_table(round, wish->table))
            continue;
        if (any)
            text_add_char(out, '\n');
        show_round(event, round, wish->table, out);
        any = true;
    }
    if (any)
        return true;
    if (!event->rounds)
        return error_set(err, STATUS_NEGATIVE, "the event has no rounds yet");
    return error_set(err, STATUS_NEGATIVE, "there is no such round or table");
}

static bool show_players(const struct event *event, const char *wanted, struct text *out, struct error *err)
{
    struct id_table *index = event_ids(event);
    int exact = id_table_find(index, wanted);
    bool any = false;
    id_table_free(index);
    for (int p = 0; p < event->players; p++) {
        if (exact >= 0 ? p != exact : !utf8_contains(event->player[p].name, wanted))
            continue;
        if (any)
            text_add_char(out, '\n');
        show_player(event, p, out);
        any = true;
    }
    return any || error_set(err, STATUS_NEGATIVE, "no player has the id or name '%.60s'", wanted);
}

static bool show_wish(const struct event *event, const struct arguments *arguments, const struct wish *wish,
                      struct text *out, struct error *err)
{
    const char *player = arguments_text(arguments, "player");
    show_title(event, out);
    if (player)
        return show_players(event, player, out, err);
    if (wish->table && !wish->round.given) {
        for (int r = 0; r < event->rounds; r++)
            if (has_table(&event->round[r], wish->table)) {
                show_table(event, wish->table, out);
                return true;
            }
    }
    return show_rounds(event, wish, out, err);
}

static enum status show_command(const struct arguments *arguments, struct error *err)
{
    struct event_file file;
    struct wish wish;
    if (!parse_wish(arguments, &wish, err) || !reading_schedule(arguments, &file, err))
        return err->status;
    struct text out = {0};
    bool ok = show_wish(&file.event, arguments, &wish, &out, err);
    if (ok)
        fputs(out.at, stdout);
    else if (err->status == STATUS_NEGATIVE)
        error_prefix(err, "%s", file_title(arguments->operand[0]));
    text_release(&out);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_show = {
    .name = "show",
    .usage = "EVENT|SCHEDULE.csv [--round R] [--player NAME] [--table T]",
    .summary = "the schedule as aligned text",
    .about =
        "Positions are in play order; a score stands behind the name once it is known, the winner's with "
        "a\nstar.  A part of a name will do for --player, and accents may be left out.\n",
    .example = "rota show instances/schedule16.csv --round 1",
    .options = options,
    .least = 1,
    .most = 1,
    .run = show_command};

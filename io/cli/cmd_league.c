#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/event/season_files.h"
#include "io/print/league_print.h"
#include "io/text/csv.h"
#include "scoring/memory.h"

static const struct option_row options[] = {
    {"advance", 0, "N", "how many go to the final; 30"},
    {"best", 0, "N", "results that count; 3"},
    {"minimum", 0, "N", "valid results that a tournament needs to count; 16"},
    {"split", 0, NULL, "a shared place shares the points of the places covered"},
    {"direct", 0, "IDS", "qualified directly, passed over (comma-separated; may be repeated)"},
    {"ineligible", 0, "IDS", "not eligible, passed over (comma-separated; may be repeated)"},
    {"online", 0, "FILE", "this one was online and does not count; may be repeated"},
    {"by-name", 0, NULL, "tell persons apart by name instead of id"},
    {"lot-seed", 0, "S", "for a tie across the cut; 0"},
    {"json", 0, NULL, "as JSON"},
    {"csv", 0, NULL, "as CSV"},
    {0}};

/* Marks the ids of one option. */
static bool mark_ids(const struct arguments *arguments, const char *option, const struct season *season,
                     bool *passed, struct error *err)
{
    const char *list;
    for (int i = 0; (list = arguments_each(arguments, option, i)) != NULL; i++)
        while (*list) {
            size_t length = strcspn(list, ",");
            char *id = mem_format("%.*s", (int)length, list);
            int player = id_table_find(season->ids, id);
            list += length + (list[length] == ',');
            if (player < 0)
                error_set(err, STATUS_USAGE, "--%s: nobody has the id '%.60s'", option, id);
            else
                passed[player] = true;
            free(id);
            if (player < 0)
                return false;
        }
    return true;
}

static bool load(const struct arguments *arguments, struct season *season, struct error *err)
{
    for (int i = 0; i < arguments->operands; i++) {
        const char *online;
        if (!season_add_file(season, arguments->operand[i], err))
            return false;
        for (int j = 0; (online = arguments_each(arguments, "online", j)) != NULL; j++)
            season->tournament[i].online |= !strcmp(online, arguments->operand[i]);
    }
    return true;
}

static bool read_options(const struct arguments *arguments, struct season *season,
                         struct league_options *wish, struct error *err)
{
    int64_t advance, best, minimum;
    *wish = league_defaults();
    advance = wish->advance;
    best = wish->best;
    minimum = wish->minimum;
    if (!arguments_integer(arguments, "advance", 0, PLAYERS_MAX, &advance, err) ||
        !arguments_integer(arguments, "best", 1, LEAGUE_BEST_MAX, &best, err) ||
        !arguments_integer(arguments, "minimum", 1, PLAYERS_MAX, &minimum, err) ||
        !arguments_unsigned(arguments, "lot-seed", &season->pool.lot_seed, err))
        return false;
    wish->advance = (int)advance;
    wish->best = (int)best;
    wish->minimum = (int)minimum;
    wish->split = arguments_flag(arguments, "split");
    return true;
}

static bool answer(const struct arguments *arguments, struct season *season, struct text *out,
                   struct error *err)
{
    struct league_options wish;
    struct league league;
    bool *passed = NULL;
    bool ok = read_options(arguments, season, &wish, err) && load(arguments, season, err);
    if (ok) {
        passed = mem_new(bool, season->pool.players);
        wish.passed_over = passed;
        ok = mark_ids(arguments, "direct", season, passed, err) &&
             mark_ids(arguments, "ineligible", season, passed, err) &&
             league_compute(&league, &season->pool, season->tournament, season->tournaments, &wish, err);
    }
    if (ok) {
        if (arguments_flag(arguments, "json"))
            league_print_json(season, &league, out);
        else if (arguments_flag(arguments, "csv"))
            league_print_csv(season, &league, out);
        else
            league_print_text(season, &league, &wish, out);
        league_release(&league);
    }
    free(passed);
    return ok;
}

static enum status league_run(const struct arguments *arguments, struct error *err)
{
    struct season season;
    struct text out = {0};
    season_init(&season, arguments_flag(arguments, "by-name"));
    bool ok = answer(arguments, &season, &out, err);
    if (ok)
        fputs(out.at, stdout);
    text_release(&out);
    season_release(&season);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_league = {
    .name = "league",
    .usage = "EVENT|STANDINGS... [--advance N] [--direct IDS] [--json | --csv]",
    .summary = "season standings (dm2019)",
    .about =
        "Takes event files, and standings as `rota rank --json` or `--csv` write them. Persons are the same\n"
        "when they have the same id.\n",
    .example = "rota league instances/spring17.json instances/autumn17.json",
    .options = options,
    .least = 1,
    .most = 10000,
    .run = league_run};

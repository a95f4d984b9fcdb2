#include <stdio.h>
#include <string.h>

#include "io/bench/generate.h"
#include "io/bench/invented_names.h"
#include "io/cli/command.h"
#include "io/event/roster.h"
#include "io/text/file.h"

static const struct option_row options[] = {
    {"players", 'n', "N", "how many players (64)"},
    {"countries", 'c', "C", "from how many countries (30, or N if fewer)"},
    {"skew", 0, "X", "0: countries of equal size, 1: like 1, 1/2, 1/3..., up to 2 (0.7)"},
    {"clubs", 0, "N", "also spread the players over N clubs"},
    {"seed", 's', "S", "another seed, another roster (1)"},
    {"output", 'o', "FILE", "write to FILE instead of the screen"},
    {"force", 'f', NULL, "replace FILE if it exists"},
    {0}};

static bool read_plan(const struct arguments *arguments, struct generate_plan *plan, struct error *err)
{
    int64_t players = 64, countries = 30, clubs = 0;
    *plan = (struct generate_plan){.skew = 0.7, .seed = 1};
    if (!arguments_integer(arguments, "players", 1, PLAYERS_MAX, &players, err))
        return false;
    if (countries > players)
        countries = players;
    int64_t most = players < invented_countries() ? players : invented_countries();
    if (!arguments_integer(arguments, "countries", 1, most, &countries, err) ||
        !arguments_integer(arguments, "clubs", 1, NAMES_CLUBS_MAX, &clubs, err) ||
        !arguments_real(arguments, "skew", 0, 2, &plan->skew, err) ||
        !arguments_unsigned(arguments, "seed", &plan->seed, err))
        return false;
    plan->players = (int)players;
    plan->countries = (int)countries;
    plan->clubs = (int)clubs;
    return true;
}

static enum status generate_command(const struct arguments *arguments, struct error *err)
{
    struct generate_plan plan;
    if (!read_plan(arguments, &plan, err))
        return err->status;
    struct event event;
    struct text out = {0};
    event_init(&event);
    generate_roster(&event, &plan);
    roster_print_csv(&event, &out);
    bool ok = command_write(arguments, &out, err);
    text_release(&out);
    event_release(&event);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_generate = {
    .name = "generate",
    .usage = "[--players N] [--countries C] [--skew X] [--clubs N] [--seed S] [-o FILE]",
    .summary = "a random roster from a seed, for rehearsals and tests",
    .about =
        "Names are invented, in the scripts of their countries.  The same options give the same roster.\n",
    .example = "rota generate --players 24 --countries 8 --seed 7",
    .options = options,
    .run = generate_command};

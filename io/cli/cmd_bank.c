#include <stdio.h>
#include <stdlib.h>

#include "io/cli/command.h"
#include "io/text/text.h"
#include "scoring/memory.h"
#include "solver/bank.h"
#include "solver/golfers_8_4_10.h"
#include "solver/orbit.h"

static const struct option_row options[] = {{"effort", 'e', "N", "million moves for each entry (400)"}, {0}};

/* What is worth keeping: as many rounds as anyone plays without a repeat, for tables of four and, where
 * ghosts cannot simply be taken from those, for mixed tables. */
static const struct {
    int players, rounds;
} wanted[] = {{16, 5},  {20, 5},  {24, 7},  {28, 9},  {32, 10}, {36, 11}, {40, 13}, {44, 14}, {48, 15},
              {52, 15}, {56, 15}, {60, 15}, {64, 15}, {13, 4},  {14, 4},  {17, 5},  {18, 5},  {19, 5},
              {21, 7},  {22, 7},  {23, 7},  {25, 8},  {26, 8},  {29, 9},  {37, 12}, {38, 12}, {41, 13}};

static void print_entry(struct text *out, int rounds, const struct shape *shape, const int *point)
{
    int count = shape->bases * (shape->cycle * shape->layers + shape->fixed);
    char *text = mem_get((size_t)count + 1, 1);
    bank_write(point, count, text);
    text_addf(out, "    {%d, {%d, %d, %d, %d, %d, %d, %s, %d},\n", rounds, shape->cycle, shape->layers,
              shape->fixed, shape->bases, shape->turn, shape->multiplier, shape->rotate ? "true" : "false",
              shape->ghosts);
    for (int i = 0; i < count; i += 80)
        text_addf(out, "     \"%.80s\"%s\n", text + i, i + 80 < count ? "" : "},");
    free(text);
}

/* The rounds as they are: every round its own base round. */
static bool add_invariant(struct text *out, int64_t moves)
{
    struct shape plain = {1, GOLFERS_POINTS, 0, GOLFERS_ROUNDS, 1, 1, false, 0};
    struct golfers_search *search = golfers_new(rng_stream(1, 0));
    struct schedule *schedule = schedule_new(GOLFERS_ROUNDS, GOLFERS_POINTS / 4, 4);
    bool found;
    golfers_run(search, moves, schedule, &found);
    if (found)
        print_entry(out, GOLFERS_ROUNDS, &plain, schedule->seat);
    schedule_free(schedule);
    golfers_free(search);
    return found;
}

static bool add_base_rounds(struct text *out, int players, int rounds, int64_t moves)
{
    struct problem problem;
    struct shape shape;
    int point[4 * BASE_POINTS_MOST];
    problem_init(&problem, players, rounds, 4);
    bool found = orbit_find(&problem, moves, &shape, point);
    if (found)
        print_entry(out, shape.cycle * shape.bases, &shape, point);
    problem_release(&problem);
    return found;
}

static enum status bank_command(const struct arguments *arguments, struct error *err)
{
    int64_t effort = 400;
    struct text out = {0};
    if (!arguments_integer(arguments, "effort", 1, 1000000, &effort, err))
        return err->status;
    text_add(&out, "/* Written by `rota bank`; do not edit. */\n#include \"solver/bank.h\"\n\n"
                   "/* clang-format off */\nconst struct bank_entry bank_table[] = {\n");
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        int players = wanted[i].players, rounds = wanted[i].rounds;
        bool special = players == GOLFERS_POINTS && rounds == GOLFERS_ROUNDS;
        bool found = special ? add_invariant(&out, effort * 1000000)
                             : add_base_rounds(&out, players, rounds, effort * 1000000);
        if (!found)
            fprintf(stderr, "%d players, %d rounds: not found\n", players, rounds);
    }
    text_add(&out, "    {0},\n};\n");
    fputs(out.at, stdout);
    text_release(&out);
    return STATUS_OK;
}

const struct command cmd_bank = {
    .name = "bank",
    .usage = "[--effort N]",
    .summary = "search the stored base rounds anew (for developers)",
    .about =
        "Prints the source text of solver/bank_table.c: for each number of players the base rounds of a\n"
        "schedule without repeats, as the orbit search finds them.\n",
    .example = "rota bank --effort 1",
    .options = options,
    .run = bank_command};

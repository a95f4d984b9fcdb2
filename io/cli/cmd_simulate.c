#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/cli/now.h"
#include "io/event/event_file.h"
#include "io/text/csv.h"
#include "io/text/file.h"
#include "scoring/act_simulate.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"

static const struct option_row options[] = {
    {"seed", 's', "S", "another seed, another course of events; 1"},
    {"strength", 0, "FILE", "CSV with id,strength: weights of winning"},
    {"all", 0, NULL, "stage by stage to the champion"},
    {"skip-semifinal", 0, NULL, "with --all: as for seed"},
    {0}};

static bool fill_strengths(const struct csv *csv, const char *path, const struct event *event,
                           double *strength, struct error *err)
{
    int id = csv_column(csv, "id"), value = csv_column(csv, "strength");
    if (id < 0 || value < 0)
        return error_set(err, STATUS_INPUT, "%s:1: %s: the column is missing", path,
                         id < 0 ? "id" : "strength");
    struct id_table *index = event_ids(event);
    bool ok = true;
    for (int row = 1; ok && row < csv->rows; row++) {
        const char *text = csv_get(csv, row, value);
        char *end;
        double number = strtod(text, &end);
        int player = id_table_find(index, csv_get(csv, row, id));
        if (player < 0)
            ok = error_set(err, STATUS_INPUT, "%s:%d: id: the event has no such player: '%.60s'", path,
                           csv->row[row].line, csv_get(csv, row, id));
        else if (!*text || *end || !isfinite(number) || number <= 0 || number > 1e9)
            ok = error_set(err, STATUS_INPUT, "%s:%d: strength: must be a number above 0, not '%.60s'", path,
                           csv->row[row].line, text);
        else
            strength[player] = number;
    }
    id_table_free(index);
    return ok;
}

static bool read_strengths(const char *path, const struct event *event, double *strength, struct error *err)
{
    struct csv csv;
    char *text;
    size_t length;
    for (int p = 0; p < event->players; p++)
        strength[p] = 1;
    if (!path)
        return true;
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = csv_load(&csv, file_title(path), text, length, err);
    if (ok) {
        ok = fill_strengths(&csv, file_title(path), event, strength, err);
        csv_release(&csv);
    }
    free(text);
    return ok;
}

static void report(const struct event *event, int played)
{
    int champion = event_champion(event);
    printf("%d tables played\n", played);
    if (champion >= 0)
        printf("champion: %s\n", event->player[champion].name);
}

static enum status simulate_run(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[0];
    struct event_file file;
    struct simulate_wish wish = {.seed = 1,
                                 .all = arguments_flag(arguments, "all"),
                                 .advance = {.skip_semifinal = arguments_flag(arguments, "skip-semifinal")}};
    char time[NOW_TEXT_MAX];
    struct actor by = now_actor(time);
    int played = 0;
    if (!arguments_unsigned(arguments, "seed", &wish.seed, err))
        return err->status;
    if (!strcmp(path, "-")) {
        error_set(err, STATUS_USAGE, "simulate: the event must be a file, it is written back");
        return STATUS_USAGE;
    }
    if (!event_file_read(&file, path, err))
        return err->status;
    double *strength = mem_new(double, file.event.players);
    wish.strength = strength;
    bool ok = read_strengths(arguments_text(arguments, "strength"), &file.event, strength, err);
    if (ok && !act_simulate(&file.event, &wish, &by, &played, err))
        ok = error_prefix(err, "%s", path);
    ok = ok && event_file_write(&file, path, true, err);
    if (ok)
        report(&file.event, played);
    free(strength);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_simulate = {.name = "simulate",
                                     .usage = "EVENT [--seed S] [--strength FILE] [--all]",
                                     .summary = "seeded random results for the open tables, for rehearsals",
                                     .example = "rota simulate finalday.json --seed 7 --all",
                                     .options = options,
                                     .least = 1,
                                     .most = 1,
                                     .run = simulate_run};

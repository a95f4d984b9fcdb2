#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/change_options.h"
#include "io/cli/command.h"
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
    CHANGE_OPTIONS{0}};

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

struct rehearsal {
    const char *path, *strengths;
    struct simulate_wish wish;
    const struct actor *by;
    int played;
};

static bool simulate_act(struct event *event, void *context, struct error *err)
{
    struct rehearsal *rehearsal = context;
    double *strength = mem_new(double, event->players);
    rehearsal->wish.strength = strength;
    bool ok = read_strengths(rehearsal->strengths, event, strength, err);
    if (ok && !act_simulate(event, &rehearsal->wish, rehearsal->by, &rehearsal->played, err))
        ok = error_prefix(err, "%s", rehearsal->path);
    free(strength);
    return ok;
}

static enum status simulate_run(const struct arguments *arguments, struct error *err)
{
    struct event_file file;
    struct change change;
    struct rehearsal rehearsal = {
        .path = arguments->operand[0],
        .strengths = arguments_text(arguments, "strength"),
        .wish = {.seed = 1,
                 .all = arguments_flag(arguments, "all"),
                 .advance = {.skip_semifinal = arguments_flag(arguments, "skip-semifinal")}},
        .by = &change.actor};
    if (!arguments_unsigned(arguments, "seed", &rehearsal.wish.seed, err) ||
        !change_in_file("simulate", rehearsal.path, err) || !change_read(arguments, &change, err) ||
        !door_change(rehearsal.path, &change.note, simulate_act, &rehearsal, &file, err))
        return err->status;
    report(&file.event, rehearsal.played);
    event_file_release(&file);
    return STATUS_OK;
}

const struct command cmd_simulate = {.name = "simulate",
                                     .usage = "EVENT [--seed S] [--strength FILE] [--all]",
                                     .summary = "seeded random results for the open tables, for rehearsals",
                                     .example = "rota simulate finalday.json --seed 7 --all",
                                     .options = options,
                                     .least = 1,
                                     .most = 1,
                                     .run = simulate_run};

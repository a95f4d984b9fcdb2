#include "tests/sample.h"

#include <stdio.h>
#include <stdlib.h>

#include "io/event/schedule_csv.h"
#include "scoring/measures.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"
#include "scoring/schedule_faults.h"
#include "scoring/table_split.h"
#include "solver/demands.h"
#include "tests/random.h"

void sample_plain(struct problem *problem, int players, int rounds, int table_size, const char *priority,
                  const char *avoid)
{
    struct error err;
    problem_init(problem, players, rounds, table_size);
    if (!goals_parse(&problem->goals, priority, avoid, &err)) {
        fprintf(stderr, "sample_plain: %s\n", err.text);
        abort();
    }
}

void sample_groups(struct problem *problem, uint64_t *state)
{
    for (int f = 0; f < problem->goals.avoids; f++) {
        problem->groups[f] = 1 + random_below(state, problem->players / 2 + 1);
        free(problem->group[f]);
        problem->group[f] = mem_new(int, problem->players);
        for (int p = 0; p < problem->players; p++)
            problem->group[f][p] = random_below(state, problem->groups[f] + 1) - 1;
    }
}

static void add_demands(struct problem *problem, uint64_t *state)
{
    int pairs = random_below(state, 4), fixed = random_below(state, 3);
    problem->apart = mem_new(struct pair, 4);
    for (int i = 0; i < pairs; i++) {
        int a = random_below(state, problem->players), b = random_below(state, problem->players);
        bool known = a == b;
        for (int k = 0; k < problem->aparts; k++)
            known |= (problem->apart[k].a == a && problem->apart[k].b == b) ||
                     (problem->apart[k].a == b && problem->apart[k].b == a);
        if (!known)
            problem->apart[problem->aparts++] = (struct pair){a, b};
    }
    if (!fixed)
        return;
    problem->fixed = mem_new(int, problem->players);
    for (int p = 0; p < problem->players; p++)
        problem->fixed[p] = -1;
    for (int i = 0; i < fixed; i++)
        problem->fixed[random_below(state, problem->players)] = random_below(state, problem->tables);
}

static void drop_demands(struct problem *problem)
{
    free(problem->apart);
    free(problem->fixed);
    problem->apart = NULL;
    problem->fixed = NULL;
    problem->aparts = 0;
}

/* One or two rounds that were played by the players and a few who left. */
static void add_history(struct problem *problem, uint64_t *state)
{
    int all = problem->players + random_below(state, 3), size = problem->table_size;
    if (!table_split(all, size).possible)
        all = problem->players;
    int tables = (all + size - 1) / size, shorts = tables * size - all, *seat = mem_new(int, all);
    int rounds = 1 + random_below(state, 2);
    problem->past = mem_new(struct past_table, rounds * tables);
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < all; i++)
            seat[i] = i;
        for (int i = all - 1, j; i > 0; i--) {
            int keep = seat[i];
            j = random_below(state, i + 1);
            seat[i] = seat[j];
            seat[j] = keep;
        }
        for (int t = 0, at = 0; t < tables; t++) {
            struct past_table *past = &problem->past[problem->past_tables++];
            *past = (struct past_table){.round = r, .number = t, .seats = t < shorts ? size - 1 : size};
            for (int k = 0; k < past->seats; k++, at++)
                past->seat[k] = seat[at] < problem->players ? seat[at] : -1;
        }
    }
    free(seat);
}

void sample_problem(struct problem *problem, const struct sample_limits *limits, uint64_t *state)
{
    static const char *const priorities[] = {"opponents,positions,countries,threes,tables",
                                             "countries,opponents,positions", "positions,opponents",
                                             "threes,opponents,countries", "tables,countries"};
    static const char *const avoids[] = {"", "country", "country,club"};
    int size, players;
    do {
        size = limits->size_least + random_below(state, limits->size_most - limits->size_least + 1);
        players = 2 + random_below(state, limits->players_most - 1);
    } while (!table_split(players, size).possible || players <= size);
    sample_plain(problem, players, 1 + random_below(state, limits->rounds_most), size,
                 priorities[random_below(state, 5)], avoids[random_below(state, 3)]);
    sample_groups(problem, state);
    if (limits->history && random_below(state, 3) == 0)
        add_history(problem, state);
    if (!limits->demands || random_below(state, 2))
        return;
    for (bool clashes = true; clashes;) {
        struct clash clash;
        drop_demands(problem);
        add_demands(problem, state);
        demands_check(problem, &clash);
        clashes = clash.kind != CLASH_NONE;
        clash_release(&clash);
    }
}

const char *sample_text(const struct problem *problem, uint64_t seed)
{
    static char text[240];
    int fixed = 0;
    for (int p = 0; problem->fixed && p < problem->players; p++)
        fixed += problem->fixed[p] >= 0;
    snprintf(text, sizeof text,
             "seed %llu: %d players, %d rounds, tables of %d, %d avoided, %d apart, %d fixed, %d past tables",
             (unsigned long long)seed, problem->players, problem->rounds, problem->table_size,
             problem->goals.avoids, problem->aparts, fixed, problem->past_tables);
    return text;
}

static void set_number(struct player *player, const char *key, const char *prefix, int number)
{
    char text[24];
    snprintf(text, sizeof text, "%s%d", prefix, number);
    player_set(player, key, text);
}

static int add_player(struct event *event)
{
    struct player *player = event_add_player(event);
    player->id = mem_format("%d", event->players);
    player->name = mem_format("P%d", event->players);
    return event->players - 1;
}

static void add_players(const struct problem *problem, struct event *event)
{
    for (int p = 0; p < problem->players; p++) {
        add_player(event);
        struct player *player = &event->player[p];
        for (int f = 0; f < problem->goals.avoids; f++)
            if (problem->group[f] && problem->group[f][p] >= 0)
                set_number(player, problem->goals.avoid[f], "g", problem->group[f][p]);
        if (problem->fixed && problem->fixed[p] >= 0)
            player_fix_table(player, problem->fixed[p] + 1);
    }
    for (int i = 0; i < problem->aparts; i++)
        player_keep_apart(&event->player[problem->apart[i].a], problem->apart[i].b);
}

void sample_event(const struct problem *problem, const struct schedule *schedule, struct event *event)
{
    int past_rounds = 0;
    event_init(event);
    event->table_size = problem->table_size;
    add_players(problem, event);
    for (int i = 0; i < problem->past_tables; i++) {
        const struct past_table *past = &problem->past[i];
        past_rounds = past->round + 1;
        struct round *round = event_find_round(event, STAGE_PRELIM, past_rounds);
        if (!round)
            round = event_add_round(event, STAGE_PRELIM, past_rounds);
        struct table *table = round_add_table(round, past->number + 1);
        for (int k = 0; k < past->seats; k++) {
            int player = past->seat[k];
            if (player < 0) {
                player = add_player(event);
                event->player[player].status = PLAYER_WITHDRAWN;
            }
            table->seat[table->seats++] = player;
        }
    }
    for (int r = 0; r < schedule->rounds; r++) {
        struct round *round = event_add_round(event, STAGE_PRELIM, past_rounds + r + 1);
        for (int t = 0; t < schedule->tables; t++) {
            struct table *table = round_add_table(round, t + 1);
            for (int k = 0; k < schedule->size; k++)
                if (schedule_table(schedule, r, t)[k] < problem->players)
                    table->seat[table->seats++] = schedule_table(schedule, r, t)[k];
        }
    }
}

int sample_judge(const struct problem *problem, const struct schedule *schedule, int64_t *value)
{
    struct event event;
    sample_event(problem, schedule, &event);
    measures_compute(&event, &problem->goals, value);
    /* Demands bind the rounds that are planned, not those already played. */
    while (event.round && event.rounds > schedule->rounds) {
        for (int t = 0; t < event.round[0].tables; t++)
            free(event.round[0].table[t].result);
        free(event.round[0].table);
        for (int r = 1; r < event.rounds; r++)
            event.round[r - 1] = event.round[r];
        event.rounds--;
    }
    int faults = schedule_faults_report(&event, NULL, NULL);
    event_release(&event);
    return faults;
}

int64_t sample_repeats(const struct problem *problem, const struct schedule *schedule)
{
    int n = problem->players;
    int *met = mem_grid(int, n, n);
    int64_t repeats = 0;
    for (int r = 0; r < schedule->rounds; r++)
        for (int t = 0; t < schedule->tables; t++) {
            const int *seat = schedule_table(schedule, r, t);
            for (int i = 0; i < schedule->size; i++)
                for (int j = 0; j < schedule->size; j++)
                    if (seat[i] < seat[j] && seat[j] < n)
                        repeats += met[seat[i] * n + seat[j]]++ > 0;
        }
    free(met);
    return repeats;
}

bool sample_read_schedule(struct event *event, const char *text, size_t length, struct error *err)
{
    struct csv csv;
    if (!csv_load(&csv, "f", text, length, err))
        return false;
    bool ok = schedule_csv_read(event, "f", &csv, err);
    csv_release(&csv);
    return ok;
}

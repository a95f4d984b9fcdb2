#include "scoring/faults.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

struct pair_key {
    struct pair_fault pair;
    const char *id_a, *id_b;
};

WORD_LIST(fault_word, FAULTS(WORD_OF_ROW))

static void add_fault(struct faults *out, struct fault fault)
{
    out->fault =
        mem_grow(out->fault, (size_t)out->fault_count, (size_t)out->fault_count + 1, sizeof *out->fault);
    out->fault[out->fault_count++] = fault;
}

/* G-10: everyone who takes part sits exactly once, tables have 3 or 4. */
static void check_round(struct faults *out, const struct event *event, const struct round *round, int number,
                        const int *until)
{
    int *sits = mem_new(int, event->players);
    struct round_count *count = &out->round[number - 1];
    for (int t = 0; t < round->tables; t++) {
        const struct table *table = &round->table[t];
        count->players += table->seats;
        count->three += table->seats == 3;
        if (table->seats < 3 || table->seats > 4)
            add_fault(out, (struct fault){FAULT_SIZE, number, table->number, -1});
        for (int i = 0; i < table->seats; i++)
            if (++sits[table->seat[i]] == 2)
                add_fault(out, (struct fault){FAULT_TWICE, number, table->number, table->seat[i]});
            else if (until[table->seat[i]] >= 0 && until[table->seat[i]] < number)
                add_fault(out, (struct fault){FAULT_UNEXPECTED, number, table->number, table->seat[i]});
    }
    for (int p = 0; p < event->players; p++)
        if (!sits[p] && until[p] >= number)
            add_fault(out, (struct fault){FAULT_ABSENT, number, 0, p});
    count->least_three = (4 - count->players % 4) % 4; /* G-10 */
    if (count->three > count->least_three)
        out->extra_three_tables += count->three - count->least_three;
    free(sits);
}

static int compare_meetings(const void *a, const void *b)
{
    const struct pair_key *x = a, *y = b;
    int order = strcmp(x->id_a, y->id_a);
    if (!order)
        order = strcmp(x->id_b, y->id_b);
    return order ? order : (x->pair.round > y->pair.round) - (x->pair.round < y->pair.round);
}

static int compare_countries(const void *a, const void *b)
{
    const struct pair_key *x = a, *y = b;
    if (x->pair.round != y->pair.round)
        return x->pair.round < y->pair.round ? -1 : 1;
    if (x->pair.table != y->pair.table)
        return x->pair.table < y->pair.table ? -1 : 1;
    return compare_meetings(a, b);
}

/* Every pair at every table; returns how many. */
static int list_pairs(const struct event *event, struct pair_key *key)
{
    int used = 0;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            for (int j = i + 1; j < g.table->seats; j++) {
                int a = g.table->seat[i], b = g.table->seat[j];
                if (strcmp(event->player[a].id, event->player[b].id) > 0) {
                    a = b;
                    b = g.table->seat[i];
                }
                key[used++] = (struct pair_key){
                    {a, b, g.round->number, g.table->number}, event->player[a].id, event->player[b].id};
            }
    return used;
}

static void judge_pairs(struct faults *out, const struct event *event)
{
    int room = 0;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        room += g.table->seats * (g.table->seats - 1) / 2;
    struct pair_key *key = mem_new(struct pair_key, room);
    out->meeting = mem_new(struct pair_fault, room);
    out->same_country_pair = mem_new(struct pair_fault, room);
    out->meetings = list_pairs(event, key);
    qsort(key, (size_t)out->meetings, sizeof *key, compare_countries);
    for (int i = 0; i < out->meetings; i++) {
        const char *country = player_get(&event->player[key[i].pair.a], "country");
        if (*country && !strcmp(country, player_get(&event->player[key[i].pair.b], "country")))
            out->same_country_pair[out->same_country_count++] = key[i].pair;
    }
    out->same_country = out->same_country_count;
    qsort(key, (size_t)out->meetings, sizeof *key, compare_meetings);
    for (int i = 0, run = 0; i < out->meetings; i++) {
        out->meeting[i] = key[i].pair;
        bool again = i && key[i].pair.a == key[i - 1].pair.a && key[i].pair.b == key[i - 1].pair.b;
        run = again ? run + 1 : 1;
        out->repeat_pairs += again;
        if (run > out->max_meetings)
            out->max_meetings = run;
    }
    free(key);
}

/* G-11: uses of a position beyond the first; G-13b: a position with more chairs than players is used again.
 */
static void judge_positions(struct faults *out, const struct event *event)
{
    int *uses = mem_grid(int, event->players, SEATS_MAX), chairs[SEATS_MAX] = {0}, seated = 0;
    bool *seen = mem_new(bool, event->players);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++) {
            int player = g.table->seat[i];
            out->position_repeats += uses[player * SEATS_MAX + i]++ > 0;
            chairs[i]++;
            seated += !seen[player];
            seen[player] = true;
        }
    for (int i = 0; i < SEATS_MAX; i++)
        if (chairs[i] > seated)
            out->position_repeats_bound += chairs[i] - seated;
    free(uses);
    free(seen);
}

/* G-11: three-player games of those present throughout. */
static void judge_threes(struct faults *out, const struct event *event)
{
    int *games = mem_new(int, event->players);
    bool any = false;
    out->threes = mem_new(int, event->players);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++) {
            games[g.table->seat[i]]++;
            out->threes[g.table->seat[i]] += g.table->seats == 3;
        }
    for (int p = 0; p < event->players; p++) {
        if (games[p] < out->rounds)
            continue;
        if (!any || out->threes[p] > out->three_max)
            out->three_max = out->threes[p];
        if (!any || out->threes[p] < out->three_min)
            out->three_min = out->threes[p];
        any = true;
    }
    free(games);
}

void faults_compute(struct faults *out, const struct event *event, const int *until)
{
    *out = (struct faults){.rounds = event_stage_rounds(event, STAGE_PRELIM)};
    out->round = mem_new(struct round_count, out->rounds);
    for (int i = 0, number = 0; i < event->rounds; i++)
        if (event->round[i].stage == STAGE_PRELIM)
            check_round(out, event, &event->round[i], ++number, until);
    judge_pairs(out, event);
    judge_positions(out, event);
    judge_threes(out, event);
}

void faults_release(struct faults *faults)
{
    free(faults->fault);
    free(faults->meeting);
    free(faults->same_country_pair);
    free(faults->threes);
    free(faults->round);
    *faults = (struct faults){.rounds = 0};
}

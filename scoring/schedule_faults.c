#include "scoring/schedule_faults.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "scoring/player_columns.h"
#include "scoring/table_split.h"

struct checker {
    const struct event *event;
    struct schedule_faults *out;
    const int *until;
    int *table_of; /* per player, in the round looked at: index of the table + 1, 0 = does not sit */
    int *sits;     /* per player: how often, in the round looked at */
    int *group_of; /* per player: group, all 0 when there are none */
    int groups;
};

static void add(struct checker *checker, struct schedule_fault fault)
{
    struct schedule_faults *out = checker->out;
    size_t used = (size_t)out->count;
    if (!(used & (used - 1)))
        out->fault = mem_grow(out->fault, used, used ? 2 * used : 1, sizeof *out->fault);
    out->fault[out->count++] = fault;
}

static int compare_ints(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void check_table_numbers(struct checker *checker, const struct round *round)
{
    int *number = mem_new(int, round->tables);
    for (int t = 0; t < round->tables; t++)
        number[t] = round->table[t].number;
    qsort(number, (size_t)round->tables, sizeof *number, compare_ints);
    for (int t = 1; t < round->tables; t++)
        if (number[t] == number[t - 1] && (t == 1 || number[t] != number[t - 2]))
            add(checker, (struct schedule_fault){SCHEDULE_TABLE_NUMBER, round->number, number[t], -1, -1});
    free(number);
}

/* G-10: each table has the size or one fewer, and nobody sits twice or after the last round. */
static void check_table(struct checker *checker, const struct round *round, int t)
{
    const struct table *table = &round->table[t];
    int size = checker->event->table_size;
    struct schedule_fault fault = {SCHEDULE_SIZE,        round->number, table->number, -1, -1,
                                   .count = table->seats};
    if (table->seats > size || table->seats < table_size_least(size))
        add(checker, fault);
    for (int i = 0; i < table->seats; i++) {
        int *other = &checker->table_of[table->seat[i]];
        fault.player = table->seat[i];
        fault.count = ++checker->sits[fault.player];
        if (!*other)
            *other = t + 1;
        fault.from = round->table[*other - 1].number;
        fault.kind = SCHEDULE_TWICE;
        if (fault.count > 1)
            add(checker, fault);
        fault.kind = SCHEDULE_UNEXPECTED;
        if (checker->until[fault.player] >= 0 && checker->until[fault.player] < round->number)
            add(checker, fault);
    }
}

/* G-10: everyone who takes part sits. */
static void check_absent(struct checker *checker, const struct round *round)
{
    for (int p = 0; p < checker->event->players; p++)
        if (!checker->table_of[p] && checker->until[p] >= round->number &&
            round->number >= checker->event->player[p].since)
            add(checker, (struct schedule_fault){SCHEDULE_ABSENT, round->number, 0, p, -1});
}

static void check_mixed(struct checker *checker, const struct round *round)
{
    for (int t = 0; t < round->tables; t++) {
        const struct table *table = &round->table[t];
        for (int i = 1; i < table->seats; i++)
            if (checker->group_of[table->seat[i]] != checker->group_of[table->seat[0]]) {
                add(checker, (struct schedule_fault){SCHEDULE_MIXED, round->number, table->number,
                                                     table->seat[0], table->seat[i]});
                break;
            }
    }
}

void round_count_tables(const struct round *round, int size, const int *group_of, struct table_count *count)
{
    for (int t = 0; t < round->tables; t++) {
        const struct table *table = &round->table[t];
        struct table_count *at = &count[group_of && table->seats ? group_of[table->seat[0]] : 0];
        at->players += table->seats;
        at->short_tables += table->seats == size - 1;
        at->smaller += table->seats > 0 && table->seats < size - 1;
    }
}

/* As few short tables as the number of players who sit allows, group by group. */
static void check_short_tables(struct checker *checker, const struct round *round)
{
    const struct event *event = checker->event;
    struct table_count *count = mem_new(struct table_count, checker->groups);
    int *member = mem_new(int, checker->groups);
    for (int p = event->players; p-- > 0;)
        member[checker->group_of[p]] = p;
    round_count_tables(round, event->table_size, checker->group_of, count);
    for (int g = 0; g < checker->groups; g++) {
        struct table_split split = table_split(count[g].players, event->table_size);
        int shorts = count[g].short_tables + count[g].smaller;
        if (split.possible && shorts > split.short_tables)
            add(checker, (struct schedule_fault){SCHEDULE_SHORT, round->number, 0,
                                                 checker->groups > 1 ? member[g] : -1, -1, .count = shorts,
                                                 .least = split.short_tables, .seated = count[g].players});
    }
    free(member);
    free(count);
}

static void check_demands(struct checker *checker, const struct round *round)
{
    const struct event *event = checker->event;
    for (int p = 0; p < event->players; p++) {
        const struct player *player = &event->player[p];
        if (!checker->table_of[p])
            continue;
        int number = round->table[checker->table_of[p] - 1].number;
        if (player->table && player->table != number)
            add(checker, (struct schedule_fault){SCHEDULE_DEMAND, round->number, number, p, -1});
        for (int i = 0; i < player->aparts; i++) {
            int other = player->apart[i];
            /* A pair that names each other is one fault, not two. */
            if (other < p && player_is_apart(&event->player[other], p))
                continue;
            if (checker->table_of[other] == checker->table_of[p])
                add(checker, (struct schedule_fault){SCHEDULE_DEMAND, round->number, number, p, other});
        }
    }
}

static void check_round(struct checker *checker, const struct round *round)
{
    size_t players = (size_t)checker->event->players;
    memset(checker->table_of, 0, players * sizeof *checker->table_of);
    memset(checker->sits, 0, players * sizeof *checker->sits);
    check_table_numbers(checker, round);
    for (int t = 0; t < round->tables; t++)
        check_table(checker, round, t);
    check_absent(checker, round);
    check_mixed(checker, round);
    check_short_tables(checker, round);
    check_demands(checker, round);
}

/* A player and the value of the column that groups are made of. */
struct member {
    const char *value;
    int player;
};

static int compare_members(const void *a, const void *b)
{
    return strcmp(((const struct member *)a)->value, ((const struct member *)b)->value);
}

static void find_groups(struct checker *checker)
{
    const struct event *event = checker->event;
    const char *by = event->made_by.by;
    checker->group_of = mem_new(int, event->players);
    checker->groups = 1;
    if (!by || !*by || !event->players)
        return;
    struct member *member = mem_new(struct member, event->players);
    for (int p = 0; p < event->players; p++)
        member[p] = (struct member){player_get(&event->player[p], by), p};
    qsort(member, (size_t)event->players, sizeof *member, compare_members);
    checker->groups = 0;
    for (int i = 0; i < event->players; i++) {
        checker->groups += !i || strcmp(member[i].value, member[i - 1].value);
        checker->group_of[member[i].player] = checker->groups - 1;
    }
    free(member);
}

void schedule_faults_find(struct schedule_faults *out, const struct event *event, const int *until)
{
    struct checker checker = {.event = event, .out = out};
    int *to_the_end = mem_new(int, event->players);
    for (int p = 0; p < event->players; p++)
        to_the_end[p] = event->player[p].status == PLAYER_ACTIVE ? ROUNDS_MAX : -1;
    checker.until = until ? until : to_the_end;
    checker.table_of = mem_new(int, event->players);
    checker.sits = mem_new(int, event->players);
    *out = (struct schedule_faults){.count = 0};
    find_groups(&checker);
    for (int r = 0; r < event->rounds; r++)
        if (event->round[r].stage == STAGE_PRELIM)
            check_round(&checker, &event->round[r]);
    free(to_the_end);
    free(checker.table_of);
    free(checker.sits);
    free(checker.group_of);
}

void schedule_faults_release(struct schedule_faults *faults)
{
    free(faults->fault);
    *faults = (struct schedule_faults){.count = 0};
}

/* What follows "round R: ", in fresh memory. */
static char *fault_text(const struct event *event, const struct schedule_fault *f)
{
    const struct player *player = f->player >= 0 ? &event->player[f->player] : NULL,
                        *other = f->other >= 0 ? &event->player[f->other] : NULL;
    const char *by = event->made_by.by;
    char sizes[TABLE_SIZES_TEXT_MAX];
    switch (f->kind) {
    case SCHEDULE_TABLE_NUMBER:
        return mem_format("table number %d is used more than once", f->table);
    case SCHEDULE_TWICE:
        return mem_format("%s sits at table %d and again at table %d", player->name, f->from, f->table);
    case SCHEDULE_UNEXPECTED:
        return mem_format("%s sits at table %d without taking part", player->name, f->table);
    case SCHEDULE_ABSENT:
        return mem_format("%s has no seat", player->name);
    case SCHEDULE_SIZE:
        return mem_format("table %d has %d player%s, must have %s", f->table, f->count,
                          f->count == 1 ? "" : "s", table_sizes_text(event->table_size, " or ", sizes));
    case SCHEDULE_MIXED:
        return mem_format("table %d mixes %s '%s' and '%s'", f->table, by, player_get(player, by),
                          player_get(other, by));
    case SCHEDULE_SHORT:
        return mem_format("%d short table%s%s%s, %d would do for %d players", f->count,
                          f->count == 1 ? "" : "s", player ? " in " : "",
                          player ? player_get(player, by) : "", f->least, f->seated);
    case SCHEDULE_DEMAND:
        break;
    }
    return other ? mem_format("table %d seats %s and %s, who are to be kept apart", f->table, player->name,
                              other->name)
                 : mem_format("%s sits at table %d, but has the fixed table %d", player->name, f->table,
                              player->table);
}

static void tell(const struct event *event, const struct schedule_fault *fault,
                 void (*report)(void *context, const char *text), void *context)
{
    char *text = fault_text(event, fault), *line = mem_format("round %d: %s", fault->round, text);
    report(context, line);
    free(line);
    free(text);
}

int schedule_faults_report(const struct event *event, void (*report)(void *context, const char *text),
                           void *context)
{
    struct schedule_faults faults;
    schedule_faults_find(&faults, event, NULL);
    for (int i = 0, end; report && i < faults.count; i = end) {
        for (end = i; end < faults.count && faults.fault[end].round == faults.fault[i].round; end++)
            ;
        for (int kind = 0; kind <= SCHEDULE_DEMAND; kind++)
            for (int k = i; k < end; k++)
                if (faults.fault[k].kind == (enum schedule_fault_kind)kind)
                    tell(event, &faults.fault[k], report, context);
    }
    int count = faults.count;
    schedule_faults_release(&faults);
    return count;
}

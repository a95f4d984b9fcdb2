#include "scoring/schedule_faults.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "scoring/player_columns.h"
#include "scoring/table_split.h"

struct checker {
    const struct event *event;
    void (*report)(void *context, const char *text);
    void *context;
    int faults;
    int *table_of; /* per player, in the round looked at: index of the table + 1, 0 = does not sit */
    int *group_of; /* per player: group, all 0 when there are none */
    int groups;
    char **group_name;
};

static void fault(struct checker *checker, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static void fault(struct checker *checker, const char *fmt, ...)
{
    char text[800];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    checker->faults++;
    if (checker->report)
        checker->report(checker->context, text);
}

static const char *name_of(const struct checker *checker, int player)
{
    return checker->event->player[player].name;
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
            fault(checker, "round %d: table number %d is used more than once", round->number, number[t]);
    free(number);
}

static void check_seats(struct checker *checker, const struct round *round)
{
    const struct event *event = checker->event;
    memset(checker->table_of, 0, (size_t)event->players * sizeof *checker->table_of);
    for (int t = 0; t < round->tables; t++) {
        const struct table *table = &round->table[t];
        for (int i = 0; i < table->seats; i++) {
            int player = table->seat[i];
            int other = checker->table_of[player];
            if (other)
                fault(checker, "round %d: %s sits at table %d and again at table %d", round->number,
                      name_of(checker, player), round->table[other - 1].number, table->number);
            else
                checker->table_of[player] = t + 1;
        }
    }
    for (int p = 0; p < event->players; p++)
        if (!checker->table_of[p] && event->player[p].status == PLAYER_ACTIVE &&
            round->number >= event->player[p].since)
            fault(checker, "round %d: %s has no seat", round->number, name_of(checker, p));
}

static void check_table_sizes(struct checker *checker, const struct round *round)
{
    int size = checker->event->table_size;
    char sizes[TABLE_SIZES_TEXT_MAX];
    for (int t = 0; t < round->tables; t++) {
        int seats = round->table[t].seats;
        if (seats > size || seats < table_size_least(size))
            fault(checker, "round %d: table %d has %d player%s, must have %s", round->number,
                  round->table[t].number, seats, seats == 1 ? "" : "s",
                  table_sizes_text(size, " or ", sizes));
    }
}

/* As few short tables as the number of players who sit allows, group by group. */
static void check_short_tables(struct checker *checker, const struct round *round)
{
    int size = checker->event->table_size;
    int *seated = mem_new(int, checker->groups), *shorts = mem_new(int, checker->groups);
    for (int t = 0; t < round->tables; t++) {
        const struct table *table = &round->table[t];
        if (!table->seats)
            continue;
        int group = checker->group_of[table->seat[0]];
        for (int i = 1; i < table->seats; i++)
            if (checker->group_of[table->seat[i]] != group) {
                fault(checker, "round %d: table %d mixes %s '%s' and '%s'", round->number, table->number,
                      checker->event->made_by.by, checker->group_name[group],
                      checker->group_name[checker->group_of[table->seat[i]]]);
                break;
            }
        seated[group] += table->seats;
        shorts[group] += table->seats < size;
    }
    for (int g = 0; g < checker->groups; g++) {
        struct table_split split = table_split(seated[g], size);
        if (!split.possible || shorts[g] <= split.short_tables)
            continue;
        fault(checker, "round %d: %d short table%s%s%s, %d would do for %d players", round->number, shorts[g],
              shorts[g] == 1 ? "" : "s", checker->groups > 1 ? " in " : "",
              checker->groups > 1 ? checker->group_name[g] : "", split.short_tables, seated[g]);
    }
    free(seated);
    free(shorts);
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
            fault(checker, "round %d: %s sits at table %d, but has the fixed table %d", round->number,
                  player->name, number, player->table);
        for (int i = 0; i < player->aparts; i++) {
            int other = player->apart[i];
            /* A pair that names each other is one fault, not two. */
            if (other < p && player_is_apart(&event->player[other], p))
                continue;
            if (checker->table_of[other] == checker->table_of[p])
                fault(checker, "round %d: table %d seats %s and %s, who are to be kept apart", round->number,
                      number, player->name, name_of(checker, other));
        }
    }
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
    checker->group_name = mem_new(char *, event->players + 1);
    checker->groups = 1;
    if (!by || !*by || !event->players)
        return;
    struct member *member = mem_new(struct member, event->players);
    for (int p = 0; p < event->players; p++)
        member[p] = (struct member){player_get(&event->player[p], by), p};
    qsort(member, (size_t)event->players, sizeof *member, compare_members);
    checker->groups = 0;
    for (int i = 0; i < event->players; i++) {
        if (!i || strcmp(member[i].value, member[i - 1].value))
            checker->group_name[checker->groups++] = mem_copy_text(member[i].value);
        checker->group_of[member[i].player] = checker->groups - 1;
    }
    free(member);
}

int schedule_faults_report(const struct event *event, void (*report)(void *context, const char *text),
                           void *context)
{
    struct checker checker = {.event = event, .report = report, .context = context};
    checker.table_of = mem_new(int, event->players);
    find_groups(&checker);
    for (int r = 0; r < event->rounds; r++) {
        const struct round *round = &event->round[r];
        if (round->stage != STAGE_PRELIM)
            continue;
        check_table_numbers(&checker, round);
        check_seats(&checker, round);
        check_table_sizes(&checker, round);
        check_short_tables(&checker, round);
        check_demands(&checker, round);
    }
    for (int g = 0; g < checker.groups; g++)
        free(checker.group_name[g]);
    free(checker.group_name);
    free(checker.group_of);
    free(checker.table_of);
    return checker.faults;
}

#include "solver/plan_groups.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/leavers.h"
#include "scoring/memory.h"
#include "solver/joint_bound.h"

struct keyed {
    const char *key;
    int index;
};

static int by_key(const void *a, const void *b)
{
    const struct keyed *x = a, *y = b;
    int order = strcmp(x->key, y->key);
    return order ? order : (x->index > y->index) - (x->index < y->index);
}

/* The active players, sorted by a column ("" for all alike). */
static struct keyed *list_active(const struct event *event, const char *column, int *count)
{
    struct keyed *list = mem_new(struct keyed, event->players);
    bool *out = leavers_find(event);
    *count = 0;
    for (int p = 0; p < event->players; p++)
        if (!out[p])
            list[(*count)++] = (struct keyed){column ? player_get(&event->player[p], column) : "", p};
    free(out);
    qsort(list, (size_t)*count, sizeof *list, by_key);
    return list;
}

bool plan_groups_open(struct plan_groups *groups, const struct event *event,
                      const struct plan_request *request, struct error *err)
{
    int count, first_table = 0;
    struct keyed *list = list_active(event, request->by, &count);
    *groups = (struct plan_groups){0, mem_new(struct plan_group, count + 1)};
    bool ok = !request->by || !count || *list[0].key;
    if (!ok)
        error_because(err, STATUS_INPUT, REASON_NO_GROUP, "%s: player '%.40s' has none", request->by,
                      event->player[list[0].index].id);
    for (int i = 0, next; ok && (i < count || !groups->count); i = next) {
        struct plan_group *group = &groups->group[groups->count++];
        for (next = i; next < count && !strcmp(list[next].key, list[i].key); next++)
            ;
        group->title = count ? list[i].key : "";
        group->members = next - i;
        group->member = mem_new(int, group->members);
        for (int k = i; k < next; k++)
            group->member[k - i] = list[k].index;
        group->first_table = first_table;
        first_table += (group->members + event->table_size - 1) / event->table_size;
        if (!count)
            break;
    }
    free(list);
    return ok;
}

void plan_groups_close(struct plan_groups *groups)
{
    for (int g = 0; g < groups->count; g++) {
        free(groups->group[g].member);
        problem_release(&groups->group[g].problem);
        solution_release(&groups->group[g].solution);
    }
    free(groups->group);
    *groups = (struct plan_groups){.count = 0};
}

/* Numbers the values of a column; players without one are in no group. */
static void number_values(struct plan_group *group, const struct event *event, int f, const char *column)
{
    struct problem *problem = &group->problem;
    struct keyed *list = mem_new(struct keyed, group->members);
    for (int i = 0; i < group->members; i++)
        list[i] = (struct keyed){player_get(&event->player[group->member[i]], column), i};
    qsort(list, (size_t)group->members, sizeof *list, by_key);
    problem->group[f] = mem_new(int, group->members);
    for (int i = 0; i < group->members; i++) {
        bool fresh = i == 0 || strcmp(list[i].key, list[i - 1].key);
        problem->groups[f] += fresh && *list[i].key;
        problem->group[f][list[i].index] = *list[i].key ? problem->groups[f] - 1 : -1;
    }
    free(list);
}

/* Those outside the group never meet anyway. */
static void add_aparts(struct plan_group *group, const struct player *player, const int *place, int i)
{
    struct problem *problem = &group->problem;
    for (int k = 0; k < player->aparts; k++) {
        int other = place[player->apart[k]];
        if (other < 0)
            continue;
        problem->apart = mem_grow(problem->apart, (size_t)problem->aparts, (size_t)problem->aparts + 1,
                                  sizeof *problem->apart);
        problem->apart[problem->aparts++] = (struct pair){i, other};
    }
}

static bool add_fixed(struct plan_group *group, const struct event *event, int i, struct error *err)
{
    struct problem *problem = &group->problem;
    const struct player *player = &event->player[group->member[i]];
    int table = player->table - group->first_table;
    if (!player->table)
        return true;
    if (table < 1)
        return error_set(err, STATUS_NEGATIVE, "fixed table %d of %.60s (%.20s) belongs to another group",
                         player->table, player->name, player->id);
    if (!problem->fixed) {
        problem->fixed = mem_new(int, group->members);
        for (int k = 0; k < group->members; k++)
            problem->fixed[k] = -1;
    }
    problem->fixed[i] = table - 1;
    return true;
}

/* The kept rounds, as far as members of the group sat in them. */
static void add_past(struct plan_group *group, const struct event *event, int kept, const int *place)
{
    struct problem *problem = &group->problem;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g)) {
        struct past_table past = {
            g.round->number, g.table->number - group->first_table - 1, g.table->seats, {0}};
        bool any = false;
        for (int k = 0; k < past.seats; k++) {
            past.seat[k] = place[g.table->seat[k]];
            any |= past.seat[k] >= 0;
        }
        if (!any || g.round->number > kept)
            continue;
        size_t count = (size_t)problem->past_tables;
        if (!(count & (count - 1)))
            problem->past = mem_grow(problem->past, count, count ? 2 * count : 1, sizeof *problem->past);
        problem->past[problem->past_tables++] = past;
    }
}

bool plan_group_fill(struct plan_group *group, const struct event *event, const struct plan_request *request,
                     struct error *err)
{
    struct problem *problem = &group->problem;
    problem_init(problem, group->members, request->rounds - request->kept, event->table_size);
    problem->goals = request->goals;
    for (int f = 0; f < problem->goals.avoids; f++)
        number_values(group, event, f, problem->goals.avoid[f]);
    joint_bound_fill(problem);
    int *place = mem_new(int, event->players);
    for (int p = 0; p < event->players; p++)
        place[p] = -1;
    for (int i = 0; i < group->members; i++)
        place[group->member[i]] = i;
    bool ok = true;
    for (int i = 0; ok && i < group->members; i++) {
        add_aparts(group, &event->player[group->member[i]], place, i);
        ok = add_fixed(group, event, i, err);
    }
    add_past(group, event, request->kept, place);
    free(place);
    return ok;
}

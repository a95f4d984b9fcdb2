#include "solver/planner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/measures.h"
#include "scoring/memory.h"
#include "scoring/schedule_faults.h"
#include "scoring/table_split.h"
#include "solver/demands.h"
#include "solver/objective.h"
#include "solver/plan_groups.h"

/* Names of the players in a clash, as many as fit. */
static void list_names(const struct event *event, const struct plan_group *group, const struct clash *clash,
                       char *names, size_t room)
{
    size_t used = 0;
    names[0] = '\0';
    for (int i = 0; i < clash->players && used + 1 < room; i++) {
        const struct player *player = &event->player[group->member[clash->player[i]]];
        int length =
            snprintf(names + used, room - used, "%s%.40s (%.20s)", i ? ", " : "", player->name, player->id);
        used += length > 0 ? (size_t)length : 0;
    }
    if (used >= room)
        snprintf(names + room - 4, 4, "...");
}

static bool report_clash(const struct event *event, const struct plan_group *group, const struct clash *clash,
                         struct error *err)
{
    const struct problem *problem = &group->problem;
    char names[240];
    int table = group->first_table + clash->table + 1;
    list_names(event, group, clash, names, sizeof names);
    switch (clash->kind) {
    case CLASH_NO_SUCH_TABLE:
        return error_set(err, STATUS_NEGATIVE, "fixed table %d of %s: there are only tables %d to %d", table,
                         names, group->first_table + 1, group->first_table + problem->tables);
    case CLASH_TABLE_FULL:
        return error_set(err, STATUS_NEGATIVE,
                         "table %d cannot seat all who have it as their fixed table: %s", table, names);
    case CLASH_APART_AND_FIXED:
        return error_set(err, STATUS_NEGATIVE, "%s are to be kept apart, but table %d is fixed for both",
                         names, table);
    case CLASH_NO_ROOM:
        return error_set(err, STATUS_NEGATIVE,
                         "round 1 already: %d tables cannot seat these as they are kept apart or fixed: %s",
                         problem->tables, names);
    case CLASH_NONE:
        break;
    }
    return true;
}

static bool check_sizes(const struct event *event, const struct plan_group *group, struct error *err)
{
    if (table_split(group->members, event->table_size).possible)
        return true;
    char which[100] = "", sizes[TABLE_SIZES_TEXT_MAX];
    if (*group->title)
        snprintf(which, sizeof which, "group '%.60s': ", group->title);
    return error_set(err, STATUS_INPUT, "%splayers: %d active cannot be split into tables of %s", which,
                     group->members, table_sizes_text(event->table_size, " and ", sizes));
}

static bool check_demands(const struct event *event, const struct plan_group *group, struct error *err)
{
    struct clash clash;
    demands_check(&group->problem, &clash);
    report_clash(event, group, &clash, err);
    bool possible = clash.kind == CLASH_NONE;
    clash_release(&clash);
    return possible;
}

/* Solves one group; `time` is its part of the time allowed, 0 = no limit. */
static bool solve(const struct event *event, const struct plan_request *request, struct plan_group *group,
                  double time, struct error *err)
{
    struct portfolio_options search = request->search;
    search.time = time;
    if (!check_demands(event, group, err))
        return false;
    portfolio_run(&group->problem, &search, &group->solution);
    if (!group->solution.schedule && search.method && !group->problem.fixed && !group->problem.aparts)
        return error_set(err, STATUS_NEGATIVE, "the method '%s' finds no schedule for this event",
                         search.method->name);
    if (!group->solution.schedule)
        return error_because(err, STATUS_NEGATIVE, REASON_SEARCH_FAILED,
                             "no schedule found that keeps all `apart` pairs and fixed tables");
    return true;
}

/* Copies a schedule into the rounds of the event; ghosts are chairs that stay empty. */
static void append_tables(struct event *event, int kept, const struct plan_group *group)
{
    const struct schedule *schedule = group->solution.schedule;
    for (int r = 0; r < schedule->rounds; r++) {
        struct round *round = event_find_round(event, STAGE_PRELIM, kept + r + 1);
        if (!round)
            round = event_add_round(event, STAGE_PRELIM, kept + r + 1);
        for (int t = 0; t < schedule->tables; t++) {
            struct table *table = round_add_table(round, group->first_table + t + 1);
            const int *seat = schedule_table(schedule, r, t);
            for (int k = 0; k < schedule->size; k++)
                if (seat[k] < group->members)
                    table->seat[table->seats++] = group->member[seat[k]];
        }
    }
}

/* Whether the solver's value of a measure is that of the whole event.  It knows only those who play on, so
 * with rounds that are kept there may be more; and a spread over all is not a sum over groups. */
static bool comparable(const struct plan_request *request, const struct plan_groups *groups,
                       enum measure measure)
{
    return !request->kept && (measure != MEASURE_THREES || groups->count == 1);
}

static void clear_quality(struct event *event)
{
    for (int i = 0; i < event->qualities; i++) {
        free(event->quality[i].name);
        free(event->quality[i].proof);
    }
    free(event->quality);
    event->quality = NULL;
    event->qualities = 0;
}

/* The value is that of the whole event, counted by code that the search does not use. */
static bool fill_quality(struct event *event, const struct plan_request *request,
                         const struct plan_groups *groups, struct error *err)
{
    const struct goals *goals = &request->goals;
    int64_t value[GOALS_MAX];
    bool proved = true;
    measures_compute(event, goals, value);
    clear_quality(event);
    event->quality = mem_new(struct quality, goals->count);
    for (int i = 0; i < goals->count; i++) {
        struct quality *quality = &event->quality[event->qualities++];
        enum measure measure = goals->goal[i].measure;
        char name[GOAL_NAME_MAX];
        int64_t said = 0;
        goal_name(&goals->goal[i], name);
        quality->name = mem_copy_text(name);
        quality->value = value[i];
        for (int g = 0; g < groups->count; g++) {
            said += groups->group[g].solution.cost.value[i];
            quality->bound += groups->group[g].solution.bound[i].value;
        }
        if (comparable(request, groups, measure) && said != value[i])
            return error_set(err, STATUS_INTERNAL, "%s: the search says %lld, the seats say %lld", name,
                             (long long)said, (long long)value[i]);
        if (request->kept && measure != MEASURE_THREES)
            quality->bound += value[i] - said; /* what those who left have had, nobody can change */
        proved = proved && value[i] == quality->bound;
        quality->optimal = proved;
        quality->proof = mem_copy_text(groups->count == 1 ? groups->group[0].solution.bound[i].proof
                                                          : "sum of the groups' bounds");
    }
    if (schedule_faults_report(event, NULL, NULL) && !request->kept)
        return error_set(err, STATUS_INTERNAL, "the schedule found is not valid");
    return true;
}

/* Frees a text and puts a copy of another in its place. */
static void replace_text(char **text, const char *with)
{
    char *copy = with ? mem_copy_text(with) : NULL;
    free(*text);
    *text = copy;
}

static void fill_made_by(struct event *event, const struct plan_request *request,
                         const struct plan_groups *groups, struct plan_outcome *outcome)
{
    struct made_by *made_by = &event->made_by;
    outcome->stopped_by = STOP_BOUND;
    const char *method = groups->group[0].solution.method;
    for (int g = 0; g < groups->count; g++) {
        const struct solution *solution = &groups->group[g].solution;
        if (solution->stopped_by > outcome->stopped_by)
            outcome->stopped_by = solution->stopped_by;
        method = !strcmp(method, solution->method) ? method : "portfolio";
        outcome->players += groups->group[g].members;
        outcome->tables += groups->group[g].problem.tables;
        outcome->shorts += groups->group[g].problem.ghosts;
    }
    replace_text(&made_by->version, ROTA_VERSION);
    replace_text(&made_by->method, method);
    replace_text(&made_by->stopped_by, stop_reason_word(outcome->stopped_by));
    made_by->seed = request->search.seed;
    made_by->effort = request->search.effort;
    replace_text(&made_by->by, request->by);
    event->seed = request->search.seed;
}

static void add_work(struct plan_outcome *outcome, const struct solution *solution)
{
    outcome->seconds += solution->seconds;
    outcome->moves += solution->moves;
    outcome->searched |= solution->searched;
    outcome->makeshift |= solution->makeshift;
}

bool planner_run(struct event *event, const struct plan_request *request, struct plan_outcome *outcome,
                 struct error *err)
{
    struct plan_groups groups;
    *outcome = (struct plan_outcome){.players = 0};
    bool ok = plan_groups_open(&groups, event, request, err);
    for (int g = 0; ok && g < groups.count; g++)
        ok = check_sizes(event, &groups.group[g], err);
    double end = control_now() + request->search.time;
    for (int g = 0; ok && g < groups.count; g++) {
        double left = (end - control_now()) / (groups.count - g),
               least = 0.001; /* each its part of the rest */
        double time = request->search.time <= 0 ? 0 : left > least ? left : least;
        ok = plan_group_fill(&groups.group[g], event, request, err) &&
             solve(event, request, &groups.group[g], time, err);
        add_work(outcome, &groups.group[g].solution);
    }
    for (int g = 0; ok && g < groups.count; g++)
        append_tables(event, request->kept, &groups.group[g]);
    if (ok) {
        fill_made_by(event, request, &groups, outcome);
        ok = fill_quality(event, request, &groups, err);
    }
    plan_groups_close(&groups);
    return ok;
}

bool planner_bounds(struct event *event, const struct plan_request *request, struct error *err)
{
    struct plan_groups groups;
    const struct goals *goals = &request->goals;
    bool ok = plan_groups_open(&groups, event, request, err);
    event->quality = mem_new(struct quality, goals->count);
    for (int g = 0; ok && g < groups.count; g++) {
        struct plan_group *group = &groups.group[g];
        struct cost ideal;
        ok = check_sizes(event, group, err) && plan_group_fill(group, event, request, err) &&
             check_demands(event, group, err);
        if (!ok)
            break;
        objective_ideal(&group->problem, &ideal);
        objective_bounds(&group->problem, &ideal, group->solution.bound);
    }
    for (int i = 0; ok && i < goals->count; i++) {
        struct quality *quality = &event->quality[event->qualities++];
        char name[GOAL_NAME_MAX];
        goal_name(&goals->goal[i], name);
        quality->name = mem_copy_text(name);
        for (int g = 0; g < groups.count; g++)
            quality->bound += groups.group[g].solution.bound[i].value;
        quality->value = quality->bound;
        quality->proof = mem_copy_text(groups.count == 1 ? groups.group[0].solution.bound[i].proof
                                                         : "sum of the groups' bounds");
    }
    plan_groups_close(&groups);
    return ok;
}

#include "solver/act_replan.h"

#include <stdlib.h>

#include "scoring/act_people.h"
#include "scoring/measures.h"
#include "scoring/memory.h"
#include "scoring/ruleset.h"
#include "scoring/schedule_faults.h"

static bool round_has_result(const struct round *round)
{
    for (int t = 0; t < round->tables; t++)
        if (round->table[t].result)
            return true;
    return false;
}

int replan_first_open(const struct event *event)
{
    int first = 1;
    for (int i = 0; i < event->rounds; i++)
        if (event->round[i].stage == STAGE_PRELIM && round_has_result(&event->round[i]) &&
            event->round[i].number >= first)
            first = event->round[i].number + 1;
    return first;
}

bool replan_possible(const struct event *event, struct error *err)
{
    return event->rounds <= event_stage_rounds(event, STAGE_PRELIM) ||
           error_set(err, STATUS_NEGATIVE, "the preliminary rounds are over: a later stage has been seeded");
}

bool replan_request(const struct event *event, int from, int rounds, struct plan_request *request,
                    struct error *err)
{
    const struct ruleset *rules = event_ruleset(event);
    const struct made_by *made_by = &event->made_by;
    *request = (struct plan_request){.by = made_by->by, .kept = from - 1, .rounds = rounds};
    if (!goals_parse(&request->goals, made_by->priority ? made_by->priority : rules->priority,
                     made_by->avoid ? made_by->avoid : rules->avoid, err))
        return false;
    if (from > rounds)
        return error_because(err, STATUS_NEGATIVE, REASON_ALL_PLAYED, "all %d rounds have been played",
                             event_stage_rounds(event, STAGE_PRELIM));
    return true;
}

/* Adds "; NAME (ID) DONE" to the sentence. */
static void add_change(char **sentence, const struct player *player, const char *done)
{
    char *longer = mem_format("%s; %s (%s) %s", *sentence, player->name, player->id, done);
    free(*sentence);
    *sentence = longer;
}

static void log_changes(struct event *event, const struct plan_request *request,
                        const struct replan_people *people, int before, const struct actor *by)
{
    char *sentence = mem_format("rounds %d to %d planned anew", request->kept + 1, request->rounds);
    for (int i = 0; i < people->drops; i++)
        add_change(&sentence, &event->player[people->drop[i]], "withdrawn");
    for (int p = before; p < event->players; p++)
        add_change(&sentence, &event->player[p], "added");
    event_log(event, by->time, sentence);
    free(sentence);
}

bool act_replan(struct event *event, const struct plan_request *request, const struct replan_people *people,
                const struct actor *by, struct plan_outcome *outcome, struct error *err)
{
    int before = event->players;
    for (int i = 0; i < people->drops; i++)
        if (!act_withdraw(event, people->drop[i], err))
            return false;
    if (people->late && !act_take_in(event, people->late, request->kept + 1, err))
        return false;
    event_drop_rounds(event, STAGE_PRELIM, request->kept + 1);
    if (!planner_run(event, request, outcome, err))
        return false;
    log_changes(event, request, people, before, by);
    return true;
}

static void take_result(struct table *table, const struct table *now)
{
    if (table->result)
        free(table->result->note);
    free(table->result);
    table->result = NULL;
    if (!now->result)
        return;
    table->result = mem_new(struct result, 1);
    *table->result = *now->result;
    if (now->result->note)
        table->result->note = mem_copy_text(now->result->note);
}

void replan_take_results(struct event *event, const struct event *now, int kept)
{
    for (int number = 1; number <= kept; number++) {
        struct round *round = event_find_round(event, STAGE_PRELIM, number);
        const struct round *other = event_find_round(now, STAGE_PRELIM, number);
        for (int t = 0; round && other && t < round->tables && t < other->tables; t++)
            take_result(&round->table[t], &other->table[t]);
    }
}

void replan_apply(struct event *event, struct event *planned)
{
    struct event old = *event;
    *event = *planned;
    event->log = old.log;
    event->log_entries = old.log_entries;
    old.log = planned->log;
    old.log_entries = planned->log_entries;
    *planned = old;
    const struct log_entry *newest = &planned->log[planned->log_entries - 1];
    event_log(event, newest->at, newest->did);
}

/* Whether the same people sit in a round of both. */
static bool same_people(const struct event *one, const struct event *other, int number)
{
    const struct round *rounds[] = {event_find_round(one, STAGE_PRELIM, number),
                                    event_find_round(other, STAGE_PRELIM, number)};
    if (!rounds[0] || !rounds[1] || one->players != other->players)
        return false;
    int *seats = mem_new(int, one->players);
    for (int i = 0; i < 2; i++)
        for (int t = 0; t < rounds[i]->tables; t++)
            for (int k = 0; k < rounds[i]->table[t].seats; k++)
                seats[rounds[i]->table[t].seat[k]] += i ? -1 : 1;
    bool same = true;
    for (int p = 0; p < one->players; p++)
        same = same && !seats[p];
    free(seats);
    return same;
}

static bool better_measures(const struct event *before, const struct event *planned,
                            const struct goals *goals)
{
    int64_t had[GOALS_MAX], has[GOALS_MAX];
    measures_compute(before, goals, had);
    measures_compute(planned, goals, has);
    int i = 0;
    while (i < goals->count && had[i] == has[i])
        i++;
    return i < goals->count && has[i] < had[i];
}

bool replan_gains(const struct event *before, const struct event *planned, const struct plan_request *request)
{
    if (event_stage_rounds(before, STAGE_PRELIM) != request->rounds)
        return true;
    for (int number = request->kept + 1; number <= request->rounds; number++)
        if (!same_people(before, planned, number))
            return true;
    return schedule_faults_report(planned, NULL, NULL) < schedule_faults_report(before, NULL, NULL) ||
           better_measures(before, planned, &request->goals);
}

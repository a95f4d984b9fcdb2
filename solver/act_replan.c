#include "solver/act_replan.h"

#include <stdlib.h>

#include "scoring/act_people.h"
#include "scoring/memory.h"
#include "scoring/ruleset.h"

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

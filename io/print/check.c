#include "io/print/check.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "io/print/status_print.h"
#include "scoring/memory.h"
#include "scoring/ruleset.h"
#include "scoring/schedule_faults.h"

static void add_line(char ***list, int *count, char *line)
{
    size_t old = (size_t)*count;
    if (!(old & (old - 1)))
        *list = mem_grow(*list, old, old ? 2 * old : 1, sizeof **list);
    (*list)[(*count)++] = line;
}

static void on_fault(void *context, const char *text)
{
    struct check *check = context;
    add_line(&check->fault, &check->faults, mem_copy_text(text));
}

/* The goals that the schedule was made for, or those of its rule set. */
static bool find_goals(struct check *check, const char *file, struct error *err)
{
    const struct made_by *made_by = &check->event->made_by;
    const struct ruleset *rules = event_ruleset(check->event);
    struct error reason;
    if (goals_parse(&check->goals, made_by->priority ? made_by->priority : rules->priority,
                    made_by->avoid ? made_by->avoid : rules->avoid, &reason))
        return true;
    return error_set(err, STATUS_INPUT, "%s: made_by: %s", file, reason.text);
}

static void compare_claim(struct check *check, const struct quality *claim, const char *name, int64_t value)
{
    if (claim->value != value)
        add_line(
            &check->false_claim, &check->false_claims,
            mem_format("the file says %s is %" PRId64 ", but it is %" PRId64, name, claim->value, value));
    else if (claim->bound > value)
        add_line(&check->false_claim, &check->false_claims,
                 mem_format("the file says %s cannot be below %" PRId64 ", but it is %" PRId64, name,
                            claim->bound, value));
}

/* A claim outside the goals: a column that is not kept apart any more can still be counted. */
static void check_other_claim(struct check *check, const struct quality *claim)
{
    struct goals goals;
    struct error ignored;
    int64_t value[GOALS_MAX];
    char name[GOAL_NAME_MAX];
    if (strncmp(claim->name, "same_", 5) || !goals_parse(&goals, "countries", claim->name + 5, &ignored))
        return;
    goal_name(&goals.goal[0], name);
    if (goals.avoids != 1 || strcmp(name, claim->name))
        return;
    goals.count = 1;
    measures_compute(check->event, &goals, value);
    compare_claim(check, claim, name, value[0]);
}

static void check_claims(struct check *check)
{
    const struct event *event = check->event;
    for (int q = 0; q < event->qualities; q++) {
        const struct quality *claim = &event->quality[q];
        bool found = false;
        for (int g = 0; g < check->goals.count && !found; g++) {
            char name[GOAL_NAME_MAX];
            goal_name(&check->goals.goal[g], name);
            if (strcmp(name, claim->name))
                continue;
            found = true;
            check->claim[g] = claim;
            compare_claim(check, claim, name, check->value[g]);
        }
        if (!found)
            check_other_claim(check, claim);
    }
}

static void check_seeding(struct check *check)
{
    struct stale_seeding stale;
    stale_seeding_find(&stale, check->event);
    for (int i = 0; i < stale.count; i++) {
        struct text line = {0};
        stale_line_add(&line, check->event, &stale.table[i]);
        add_line(&check->stale, &check->stales, mem_copy_text(line.at));
        check->mendable |= !stale.table[i].started;
        text_release(&line);
    }
    stale_seeding_release(&stale);
}

bool check_run(struct check *check, const struct event *event, const char *file, struct error *err)
{
    *check = (struct check){.event = event};
    if (!find_goals(check, file, err))
        return false;
    measures_compute(event, &check->goals, check->value);
    check->repeat = measures_repeats(event, &check->repeats);
    schedule_faults_report(event, on_fault, check);
    check_claims(check);
    check_seeding(check);
    return true;
}

void check_release(struct check *check)
{
    for (int i = 0; i < check->faults; i++)
        free(check->fault[i]);
    for (int i = 0; i < check->false_claims; i++)
        free(check->false_claim[i]);
    for (int i = 0; i < check->stales; i++)
        free(check->stale[i]);
    free(check->stale);
    free(check->fault);
    free(check->false_claim);
    free(check->repeat);
    *check = (struct check){0};
}

bool check_passed(const struct check *check)
{
    return !check->faults && !check->false_claims && !check->mendable;
}

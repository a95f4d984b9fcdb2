#include "scoring/act_seed.h"

#include <stdlib.h>

#include "scoring/closing_day.h"
#include "scoring/memory.h"

/* What decided who goes through from the preliminary rounds. */
static void record_options(struct rule_options *options, const struct advance_options *wish)
{
    if (wish->skip_semifinal) {
        options->parameter.skip_semifinal = true;
        options->set |= 1u << OPTION_SKIP_SEMIFINAL;
    }
    if (wish->qualify) {
        options->parameter.qualify = wish->qualify;
        options->set |= 1u << OPTION_QUALIFY;
    }
}

static void log_seeding(struct event *event, const struct actor *by)
{
    const struct round *round = &event->round[event->rounds - 1];
    char *entry =
        mem_format("seeded %s round %d, %d tables", stage_word(round->stage), round->number, round->tables);
    event_log(event, by->time, entry);
    free(entry);
}

bool act_seed(struct event *event, const struct advance_options *wish, const struct actor *by,
              struct error *err)
{
    struct rules rules = event_rules(event);
    bool first = !event->rounds || event->round[event->rounds - 1].stage == STAGE_PRELIM;
    struct ranking ranking;
    if (!event_advance(event, &rules, wish, err) || !ranking_compute(&ranking, event, &rules, err))
        return false;
    if (first)
        record_options(&event->options, wish);
    if (ranking.lots_used)
        lots_store(event);
    log_seeding(event, by);
    ranking_release(&ranking);
    return true;
}

bool act_seed_anew(struct event *event, const struct advance_options *wish, const struct actor *by,
                   struct error *err)
{
    return event_take_back(event, err) && act_seed(event, wish, by, err);
}

bool act_open_closing_day(struct event *out, const struct event *events, int count,
                          const struct advance_options *wish, const struct actor *by, struct error *err)
{
    struct closing_day_options closing = {wish->skip_semifinal, wish->qualify, wish->promote};
    struct advance_options rest = *wish;
    rest.promote = 0;
    rest.skip_semifinal = false; /* decided over all events; the best four are the field now */
    rest.qualify = 0;
    return closing_day_open(out, events, count, &closing, err) && act_seed(out, &rest, by, err);
}

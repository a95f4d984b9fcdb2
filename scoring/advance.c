#include "scoring/advance.h"

#include <stdlib.h>

#include "scoring/id_table.h"
#include "scoring/knockout.h"
#include "scoring/memory.h"
#include "scoring/placing.h"
#include "scoring/seeding.h"
#include "scoring/table_split.h"

enum { KNOCKOUT_MOST = 256 }; /* R2021-8 */

static const struct round *last_round(const struct event *event)
{
    return event->rounds ? &event->round[event->rounds - 1] : NULL;
}

static const struct table *find_open_table(const struct event *event, const struct round **where)
{
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++)
            if (!event->round[r].table[t].result) {
                *where = &event->round[r];
                return &event->round[r].table[t];
            }
    return NULL;
}

static bool is_last_stage(const struct round *round, const struct rules *rules)
{
    if (round->stage == STAGE_FINAL)
        return true;
    if (round->stage == STAGE_KNOCKOUT)
        return round->tables == 1;
    return round->stage == STAGE_PRELIM && rules->set->course == COURSE_SINGLE;
}

enum event_state event_state(const struct event *event, const struct rules *rules)
{
    const struct round *last = last_round(event), *where;
    if (!last)
        return EVENT_STAGE_OVER;
    if (find_open_table(event, &where))
        return EVENT_PLAYING;
    return is_last_stage(last, rules) ? EVENT_OVER : EVENT_STAGE_OVER;
}

int event_champion(const struct event *event)
{
    const struct round *last = last_round(event);
    if (!last || !last->tables || (last->stage != STAGE_FINAL && last->stage != STAGE_KNOCKOUT) ||
        (last->stage == STAGE_KNOCKOUT && last->tables > 1))
        return -1;
    const struct table *table = &last->table[0];
    return table->result && table->result->winner >= 0 ? table->seat[table->result->winner] : -1;
}

/* A tie that nothing has settled must not decide about a seat. */
static bool check_ties(const struct event *event, const struct ranking *ranking, int field, struct error *err)
{
    int last = field < ranking->count ? field : ranking->count - 1;
    for (int i = 1; i <= last; i++)
        if (ranking->place[i] == ranking->place[i - 1])
            return error_set(err, STATUS_NEGATIVE,
                             "%.60s and %.60s share place %d; set options.last to \"lot\" or enter lots",
                             event->player[ranking->player[i - 1]].name,
                             event->player[ranking->player[i]].name, ranking->place[i]);
    return true;
}

/* R2020-3, A-12 */
static bool may_skip(const struct event *event, const struct rules *rules, struct error *err)
{
    int limit = rules->set->skip_limit, attendees = count_attendees(event);
    if (!limit)
        return error_set(err, STATUS_NEGATIVE, "%s does not let the semifinal be left out", rules->set->name);
    if (attendees > limit)
        return error_set(err, STATUS_NEGATIVE,
                         "%d attendees: the semifinal may be left out with %d or fewer (%s)", attendees,
                         limit, rules->set->title);
    return true;
}

/* How many go through, or false with the reason. */
static bool find_field(const struct event *event, const struct rules *rules,
                       const struct advance_options *options, int ranked, bool knockout, int *field,
                       struct error *err)
{
    if (ranked < 3)
        return error_set(err, STATUS_NEGATIVE, "%d players are ranked, a table needs 3", ranked);
    bool asked = options->qualify > 0 || event->options.set & 1u << OPTION_QUALIFY;
    int wanted = options->qualify > 0 ? options->qualify : rules->parameter.qualify;
    if (knockout && !wanted)
        wanted = ranked < KNOCKOUT_MOST ? ranked : KNOCKOUT_MOST;
    if (rules->parameter.skip_semifinal || options->skip_semifinal)
        wanted = wanted < 4 && asked ? wanted : 4;
    if (!asked && ranked < rules->set->parameter.qualify)
        return error_because(err, STATUS_NEGATIVE, REASON_TOO_FEW_RANKED,
                             "%d players are ranked, %s needs %d for its semifinal", ranked, rules->set->name,
                             rules->set->parameter.qualify);
    *field = wanted < ranked ? wanted : ranked;
    return true;
}

static bool seed_field(struct event *event, const struct ranking *ranking, int field, enum stage stage,
                       struct error *err)
{
    struct bracket_round seeding;
    if (!check_ties(event, ranking, field, err) || !bracket_first(&seeding, field, err))
        return false;
    struct round *round = event_add_round(event, stage, 1);
    for (int t = 0; t < seeding.tables; t++) {
        int player[4];
        for (int i = 0; i < seeding.table[t].players; i++)
            player[i] = ranking->player[seeding.table[t].rank[i] - 1];
        seeding_add_table(round, player, seeding.table[t].players, ranking->rank);
    }
    free(seeding.table);
    return true;
}

static bool final_of_winners(struct event *event, const struct ranking *ranking, struct error *err)
{
    const struct round *semifinal = last_round(event);
    int winner[SEATS_MAX], count = semifinal->tables;
    if (count < 3 || count > 4)
        return error_set(err, STATUS_NEGATIVE, "%d semifinal tables: the final needs 3 or 4 winners", count);
    if (!seeding_winners(semifinal, winner, err))
        return false;
    seeding_add_table(event_add_round(event, STAGE_FINAL, 1), winner, count, ranking->rank);
    return true;
}

/* Finals for 1-4, 5-8, ...: the short tables come last. */
static void final_tables(struct event *event, const int *order, int count, int first, const int *rank)
{
    struct round *round = event_add_round(event, STAGE_FINAL, 1);
    int at = 0;
    if (first) {
        seeding_add_table(round, order, first, rank);
        at = first;
    }
    struct table_split split = table_split(count - at, 4);
    for (int t = 0; t < split.tables; t++) {
        int size = t < split.tables - split.short_tables ? 4 : 3;
        seeding_add_table(round, &order[at], size, rank);
        at += size;
    }
}

static bool finals_for_all(struct event *event, const struct rules *rules, const struct ranking *ranking,
                           struct error *err)
{
    const struct round *last = last_round(event);
    int first = last && last->stage == STAGE_SEMIFINAL ? last->tables : 0, winner[SEATS_MAX];
    if (first > 4 || (first && first < 3))
        return error_set(err, STATUS_NEGATIVE, "%d semifinal tables: the final needs 3 or 4 winners", first);
    if (first && !seeding_winners(last, winner, err))
        return false;
    if (!first && rules->set->course == COURSE_SEMIFINAL && !may_skip(event, rules, err))
        return false;
    if (!first && !check_ties(event, ranking, ranking->count, err))
        return false;
    int rest = ranking->count - first;
    if (rest && !table_split(rest, 4).possible)
        return error_set(
            err, STATUS_NEGATIVE,
            "%d players cannot be split into tables of 3 and 4, and no rule set has smaller ones", rest);
    if (!first) {
        final_tables(event, ranking->player, ranking->count, 0, ranking->rank);
        return true;
    }
    struct placing placing;
    if (!placing_compute(&placing, event, rules, ranking->rank, err))
        return false;
    int *order = mem_new(int, placing.count);
    for (int i = 0; i < placing.count; i++)
        order[i] = placing.placed[i].player;
    final_tables(event, order, placing.count, first, ranking->rank);
    free(order);
    placing_release(&placing);
    return true;
}

/* R2021-8, -14: leaves the best of each group in the ranking, together by rank. */
static void keep_promoted(struct ranking *ranking, const struct event *event, int promote)
{
    struct id_table *groups = id_table_new();
    int *taken = mem_new(int, ranking->count), kept = 0;
    for (int i = 0; i < ranking->count; i++) {
        int group = id_table_add(groups, player_get(&event->player[ranking->player[i]], "group"));
        if (taken[group]++ >= promote)
            continue;
        ranking->player[kept] = ranking->player[i];
        ranking->by_lot[kept] = ranking->by_lot[i];
        ranking->place[kept++] = ranking->place[i];
    }
    ranking->count = kept;
    free(taken);
    id_table_free(groups);
}

static bool first_stage(struct event *event, const struct rules *rules, const struct advance_options *options,
                        struct ranking *ranking, struct error *err)
{
    bool knockout = options->knockout || rules->set->course == COURSE_KNOCKOUT;
    bool skip = options->skip_semifinal || rules->parameter.skip_semifinal;
    int field = 0;
    if (rules->set->course == COURSE_SINGLE && !knockout && !options->qualify)
        return error_because(err, STATUS_NEGATIVE, REASON_ONE_STAGE, "%s has one stage only",
                             rules->set->name);
    if (skip && !may_skip(event, rules, err))
        return false;
    if (options->promote)
        keep_promoted(ranking, event, options->promote);
    if (!find_field(event, rules, options, ranking->count, knockout, &field, err))
        return false;
    if (!knockout && field > 16)
        return error_because(err, STATUS_NEGATIVE, REASON_SEMIFINAL_FULL,
                             "%d players: a semifinal seats at most 16", field);
    enum stage stage = knockout ? STAGE_KNOCKOUT : field <= 4 ? STAGE_FINAL : STAGE_SEMIFINAL;
    return seed_field(event, ranking, field, stage, err);
}

static bool next_stage(struct event *event, const struct rules *rules, const struct advance_options *options,
                       struct ranking *ranking, struct error *err)
{
    const struct round *last = last_round(event);
    bool knockout = rules->set->course == COURSE_KNOCKOUT || (last && last->stage == STAGE_KNOCKOUT);
    if (options->all_ranks && knockout)
        return error_set(err, STATUS_NEGATIVE, "a knock-out has no finals for all ranks");
    if (options->all_ranks)
        return finals_for_all(event, rules, ranking, err);
    if (last && last->stage == STAGE_SEMIFINAL)
        return final_of_winners(event, ranking, err);
    if (last && last->stage == STAGE_KNOCKOUT)
        return knockout_next(event, ranking, options->mode_given ? &options->mode : NULL, err);
    return first_stage(event, rules, options, ranking, err);
}

bool event_advance(struct event *event, const struct rules *rules, const struct advance_options *options,
                   struct error *err)
{
    const struct round *last = last_round(event), *where;
    const struct table *open = find_open_table(event, &where);
    struct ranking ranking;
    if (open)
        return error_set(err, STATUS_NEGATIVE, "%s round %d is not finished: table %d has no result",
                         stage_word(where->stage), where->number, open->number);
    if (last && (last->stage == STAGE_FINAL || (last->stage == STAGE_KNOCKOUT && last->tables == 1)))
        return error_set(err, STATUS_NEGATIVE, "the final has been played, no stage follows");
    if (!ranking_compute(&ranking, event, rules, err))
        return false;
    bool ok = next_stage(event, rules, options, &ranking, err);
    ranking_release(&ranking);
    return ok;
}

bool event_take_back(struct event *event, struct error *err)
{
    const struct round *last = last_round(event);
    if (!last || last->stage == STAGE_PRELIM)
        return error_set(err, STATUS_NEGATIVE, "there is no seeded round to take back");
    for (int t = 0; t < last->tables; t++)
        if (last->table[t].result)
            return error_set(err, STATUS_NEGATIVE,
                             "the %s has started: nobody is replaced once one of its tables has a result "
                             "(the rule documents are silent here)",
                             stage_word(last->stage));
    free(last->table);
    event->round[--event->rounds] = (struct round){.tables = 0};
    return true;
}

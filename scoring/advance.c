#include "scoring/advance.h"

#include <stdlib.h>

#include "scoring/id_table.h"
#include "scoring/knockout.h"
#include "scoring/leavers.h"
#include "scoring/memory.h"
#include "scoring/placing.h"
#include "scoring/seeding.h"
#include "scoring/table_split.h"

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

/* The first of the last table among those who have not left. */
static int next_champion(const struct event *event, const struct round *last)
{
    struct rules rules = event_rules(event);
    struct ranking ranking;
    struct placing placing;
    struct error ignored;
    int champion = -1;
    if (!ranking_compute(&ranking, event, &rules, &ignored))
        return -1;
    if (last->stage == STAGE_KNOCKOUT) {
        champion = seeding_best(event, &last->table[0], ranking.rank);
    } else if (placing_compute(&placing, event, &rules, ranking.rank, &ignored)) {
        champion = placing.champion;
        placing_release(&placing);
    }
    ranking_release(&ranking);
    return champion;
}

int event_champion(const struct event *event)
{
    const struct round *last = last_round(event);
    if (!last || !last->tables || (last->stage != STAGE_FINAL && last->stage != STAGE_KNOCKOUT) ||
        (last->stage == STAGE_KNOCKOUT && last->tables > 1))
        return -1;
    const struct table *table = &last->table[0];
    if (!table->result || table->result->winner < 0)
        return -1;
    int winner = table->seat[table->result->winner];
    return leaver_status(event, winner) == PLAYER_ACTIVE ? winner : next_champion(event, last);
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

/* Those who go on from the semifinal: its winners, but for seats that stay empty. */
static bool find_finalists(const struct event *event, const struct ranking *ranking, bool move_up,
                           int *finalist, int *count, struct error *err)
{
    const struct round *semifinal = last_round(event);
    int winner[SEATS_MAX], tables = semifinal->tables;
    *count = 0;
    if (tables < 3 || tables > 4)
        return error_set(err, STATUS_NEGATIVE, "%d semifinal tables: the final needs 3 or 4 winners", tables);
    if (!seeding_winners(event, semifinal, ranking->rank, move_up, winner, err))
        return false;
    for (int t = 0; t < tables; t++)
        if (winner[t] >= 0)
            finalist[(*count)++] = winner[t];
    return *count >= 3 ||
           error_because(err, STATUS_NEGATIVE, REASON_SEATS_EMPTY,
                         "winners have left: the final would have %d player%s, a table needs 3", *count,
                         *count == 1 ? "" : "s");
}

static bool final_of_winners(struct event *event, const struct ranking *ranking, bool move_up,
                             struct error *err)
{
    int finalist[SEATS_MAX], count;
    if (!find_finalists(event, ranking, move_up, finalist, &count, err))
        return false;
    seeding_add_table(event_add_round(event, STAGE_FINAL, 1), finalist, count, ranking->rank);
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

/* Everyone who is placed and takes part: the finalists first. */
static bool order_of_finals(const struct event *event, const struct rules *rules,
                            const struct ranking *ranking, const int *finalist, int finalists, int *order,
                            int *count, struct error *err)
{
    struct placing placing;
    if (!placing_compute(&placing, event, rules, ranking->rank, err))
        return false;
    bool *listed = leavers_find(event);
    *count = 0;
    for (int i = 0; i < finalists; i++) {
        order[(*count)++] = finalist[i];
        listed[finalist[i]] = true;
    }
    for (int i = 0; i < placing.count; i++)
        if (!listed[placing.placed[i].player])
            order[(*count)++] = placing.placed[i].player;
    free(listed);
    placing_release(&placing);
    return true;
}

static bool check_split(int players, struct error *err)
{
    return !players || table_split(players, 4).possible ||
           error_set(err, STATUS_NEGATIVE,
                     "%d players cannot be split into tables of 3 and 4, and no rule set has smaller ones",
                     players);
}

static bool finals_after_semifinal(struct event *event, const struct rules *rules,
                                   const struct ranking *ranking, bool move_up, struct error *err)
{
    int finalist[SEATS_MAX], finalists, count = 0, *order = mem_new(int, event->players);
    bool ok = find_finalists(event, ranking, move_up, finalist, &finalists, err) &&
              order_of_finals(event, rules, ranking, finalist, finalists, order, &count, err) &&
              check_split(count - finalists, err);
    if (ok)
        final_tables(event, order, count, finalists, ranking->rank);
    free(order);
    return ok;
}

static bool finals_for_all(struct event *event, const struct rules *rules, const struct ranking *ranking,
                           bool move_up, struct error *err)
{
    const struct round *last = last_round(event);
    if (last && last->stage == STAGE_SEMIFINAL)
        return finals_after_semifinal(event, rules, ranking, move_up, err);
    if ((rules->set->course == COURSE_SEMIFINAL && !may_skip(event, rules, err)) ||
        !check_ties(event, ranking, ranking->count, err) || !check_split(ranking->count, err))
        return false;
    final_tables(event, ranking->player, ranking->count, 0, ranking->rank);
    return true;
}

/* Takes those who have left out of the order: with the option rank_withdrawn they have a place, never a seat.
 */
static void drop_leavers(struct ranking *ranking, const struct event *event)
{
    bool *out = leavers_find(event);
    int kept = 0;
    for (int i = 0; i < ranking->count; i++) {
        if (out[ranking->player[i]])
            continue;
        ranking->player[kept] = ranking->player[i];
        ranking->place[kept++] = ranking->place[i];
    }
    ranking->count = kept;
    free(out);
}

/* R2021-8, -14: leaves the best of each group in the ranking, together by rank. */
static bool keep_promoted(struct ranking *ranking, const struct event *event, int promote, struct error *err)
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
    int count = id_table_count(groups);
    free(taken);
    id_table_free(groups);
    return knockout_check_promoted(kept, count, promote, err);
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
    if (options->promote && !keep_promoted(ranking, event, options->promote, err))
        return false;
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
        return finals_for_all(event, rules, ranking, options->move_up, err);
    if (last && last->stage == STAGE_SEMIFINAL)
        return final_of_winners(event, ranking, options->move_up, err);
    if (last && last->stage == STAGE_KNOCKOUT)
        return knockout_next(event, ranking, options->mode_given ? &options->mode : NULL, options->move_up,
                             err);
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
    drop_leavers(&ranking, event);
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

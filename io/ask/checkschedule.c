/* A schedule judged by the letter of the rulebook: checkschedule. */
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "scoring/measures.h"
#include "scoring/memory.h"
#include "scoring/schedule_faults.h"
#include "scoring/table_split.h"

/* The last round of every player; unknown players are not expected at all. */
static int *list_until(const struct ask *ask)
{
    int *until = mem_new(int, ask->event.players);
    for (int p = 0; p < ask->listed; p++) {
        const struct player *player = &ask->event.player[p];
        const char *last = player_get(player, "until");
        until[p] = player->status == PLAYER_ACTIVE ? ROUNDS_MAX : -1;
        if (*last)
            until[p] = (int)strtol(last, NULL, 10);
    }
    return until;
}

/* A schedule judged by the letter of the rulebook (G-10 to G-13). */
struct judged {
    const struct event *event;
    struct schedule_faults faults; /* those that this question tells */
    int extra_three_tables, max_meetings;
    int meetings, same_country; /* lengths of the lists, a's id before b's */
    struct pairing *meeting;    /* by a, b, round */
    struct pairing *countrymen; /* by round, table, a, b */
    int repeat_pairs;
    struct position_repeats positions;
    struct short_games threes;
    int rounds;
    struct table_count *round;
};

/* Of each sitting one fault: the second is once too many, any other may be of somebody who takes no part. */
static bool is_told(const struct schedule_fault *fault)
{
    switch (fault->kind) {
    case SCHEDULE_TWICE:
        return fault->count == 2;
    case SCHEDULE_UNEXPECTED:
        return fault->count != 2;
    case SCHEDULE_ABSENT:
    case SCHEDULE_SIZE:
        return true;
    case SCHEDULE_TABLE_NUMBER:
    case SCHEDULE_MIXED:
    case SCHEDULE_SHORT:
    case SCHEDULE_DEMAND:
        break;
    }
    return false;
}

/* A pair with its ids, for sorting. */
struct named_pair {
    struct pairing pair;
    const char *a, *b;
};

static int compare_by_ids(const void *x, const void *y)
{
    const struct named_pair *p = x, *q = y;
    int order = strcmp(p->a, q->a);
    if (!order)
        order = strcmp(p->b, q->b);
    return order ? order : (p->pair.round > q->pair.round) - (p->pair.round < q->pair.round);
}

static int compare_by_tables(const void *x, const void *y)
{
    const struct pairing *p = &((const struct named_pair *)x)->pair,
                         *q = &((const struct named_pair *)y)->pair;
    if (p->round != q->round)
        return p->round < q->round ? -1 : 1;
    if (p->table != q->table)
        return p->table < q->table ? -1 : 1;
    return compare_by_ids(x, y);
}

/* The pairs at one table, the lower id of each first, sorted. */
static struct pairing *sorted_pairs(const struct event *event, const char *column, int *count,
                                    int (*compare)(const void *, const void *))
{
    struct pairing *list = measures_pairings(event, column, count);
    struct named_pair *named = mem_new(struct named_pair, *count);
    for (int i = 0; i < *count; i++) {
        struct pairing pair = list[i];
        if (strcmp(event->player[pair.a].id, event->player[pair.b].id) > 0) {
            pair.a = list[i].b;
            pair.b = list[i].a;
        }
        named[i] = (struct named_pair){pair, event->player[pair.a].id, event->player[pair.b].id};
    }
    qsort(named, (size_t)*count, sizeof *named, compare);
    for (int i = 0; i < *count; i++)
        list[i] = named[i].pair;
    free(named);
    return list;
}

/* How many meetings from the i-th on are of the same two. */
static int run_of(const struct judged *judged, int i)
{
    const struct pairing *m = judged->meeting;
    int j = i + 1;
    while (j < judged->meetings && m[j].a == m[i].a && m[j].b == m[i].b)
        j++;
    return j - i;
}

/* G-10: tables of three that would do. */
static int least_threes(const struct judged *judged, int r)
{
    return table_split(judged->round[r].players, judged->event->table_size).short_tables;
}

static void judge(struct judged *out, const struct event *event, const int *until)
{
    struct schedule_faults *faults = &out->faults;
    *out = (struct judged){.event = event, .rounds = event_stage_rounds(event, STAGE_PRELIM)};
    schedule_faults_find(faults, event, until);
    int told = 0;
    for (int i = 0; i < faults->count; i++)
        if (is_told(&faults->fault[i]))
            faults->fault[told++] = faults->fault[i];
    faults->count = told;
    out->round = mem_new(struct table_count, out->rounds);
    for (int r = 0; r < out->rounds; r++) {
        round_count_tables(&event->round[r], event->table_size, NULL, &out->round[r]);
        int extra = out->round[r].short_tables - least_threes(out, r);
        out->extra_three_tables += extra > 0 ? extra : 0;
    }
    out->meeting = sorted_pairs(event, NULL, &out->meetings, compare_by_ids);
    out->countrymen = sorted_pairs(event, "country", &out->same_country, compare_by_tables);
    for (int i = 0, run; i < out->meetings; i += run) {
        run = run_of(out, i);
        out->repeat_pairs += run - 1;
        out->max_meetings = run > out->max_meetings ? run : out->max_meetings;
    }
    out->positions = position_repeats_count(event);
    short_games_count(&out->threes, event, 3);
}

static void judged_release(struct judged *judged)
{
    schedule_faults_release(&judged->faults);
    short_games_release(&judged->threes);
    free(judged->meeting);
    free(judged->countrymen);
    free(judged->round);
}

static const char *id_of(const struct judged *judged, int player)
{
    return judged->event->player[player].id;
}

static void out_metrics(struct json_out *out, const struct judged *judged)
{
    int spread = judged->threes.most - judged->threes.fewest;
    json_out_key(out, "metrics");
    json_out_open(out, '{');
    json_out_key_number(out, "errors", judged->faults.count);
    json_out_key_number(out, "extra_three_tables", judged->extra_three_tables);
    json_out_key_number(out, "repeat_pairs", judged->repeat_pairs);
    json_out_key_number(out, "position_repeats", judged->positions.repeats);
    json_out_key_number(out, "same_country", judged->same_country);
    json_out_key_number(out, "three_max", judged->threes.most);
    json_out_key_number(out, "three_min", judged->threes.fewest);
    json_out_key_number(out, "three_spread", spread);
    json_out_key_number(out, "max_meetings", judged->max_meetings);
    json_out_key_number(out, "position_repeats_bound", judged->positions.bound);
    json_out_key_bool(out, "fair_three", spread <= 1); /* G-12 */
    json_out_close(out, '}');
}

static void out_faults(struct json_out *out, const struct judged *judged)
{
    static const char *const words[] = {[SCHEDULE_SIZE] = "not 3 or 4 players",
                                        [SCHEDULE_TWICE] = "sits twice",
                                        [SCHEDULE_ABSENT] = "does not sit",
                                        [SCHEDULE_UNEXPECTED] = "sits without taking part"};
    json_out_key(out, "errors");
    json_out_open(out, '[');
    for (int i = 0; i < judged->faults.count; i++) {
        const struct schedule_fault *f = &judged->faults.fault[i];
        struct text text = {0};
        text_addf(&text, "round %d", f->round);
        if (f->table)
            text_addf(&text, ", table %d", f->table);
        text_addf(&text, ": %s%s%s", f->player >= 0 ? id_of(judged, f->player) : "",
                  f->player >= 0 ? " " : "", words[f->kind]);
        json_out_text(out, text.at);
        text_release(&text);
    }
    json_out_close(out, ']');
}

/* G-12: what counts, in the rule set's order. */
static void out_score(struct json_out *out, const struct rules *rules, const struct judged *judged)
{
    struct {
        const char *name;
        int value;
    } score[6] = {{"errors", judged->faults.count}, {"extra_three_tables", judged->extra_three_tables}};
    bool positions_first = !strncmp(rules->set->priority, "positions", strlen("positions"));
    int used = 2;
    score[positions_first ? 3 : 2].name = "repeat_pairs";
    score[positions_first ? 3 : 2].value = judged->repeat_pairs;
    score[positions_first ? 2 : 3].name = "position_repeats";
    score[positions_first ? 2 : 3].value = judged->positions.repeats;
    used += 2;
    if (strstr(rules->set->avoid, "country")) {
        score[used].name = "same_country";
        score[used++].value = judged->same_country;
    }
    score[used].name = "three_spread";
    score[used++].value = judged->threes.most - judged->threes.fewest;
    json_out_key(out, "score");
    json_out_open(out, '[');
    for (int i = 0; i < used; i++)
        json_out_number(out, score[i].value);
    json_out_close(out, ']');
    json_out_key(out, "score_names");
    json_out_open(out, '[');
    for (int i = 0; i < used; i++)
        json_out_text(out, score[i].name);
    json_out_close(out, ']');
}

static void out_repeats(struct json_out *out, const struct judged *judged)
{
    json_out_key(out, "repeat_list");
    json_out_open(out, '[');
    for (int i = 0, run; i < judged->meetings; i += run) {
        const struct pairing *m = &judged->meeting[i];
        run = run_of(judged, i);
        if (run < 2)
            continue;
        json_out_open(out, '[');
        json_out_text(out, id_of(judged, m->a));
        json_out_text(out, id_of(judged, m->b));
        json_out_open(out, '[');
        for (int k = 0; k < run; k++)
            json_out_number(out, m[k].round);
        json_out_close(out, ']');
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
}

static void out_lists(struct json_out *out, const struct judged *judged)
{
    out_repeats(out, judged);
    json_out_key(out, "same_country_list");
    json_out_open(out, '[');
    for (int i = 0; i < judged->same_country; i++) {
        const struct pairing *pair = &judged->countrymen[i];
        json_out_open(out, '[');
        json_out_number(out, pair->round);
        json_out_number(out, pair->table);
        json_out_text(out, id_of(judged, pair->a));
        json_out_text(out, id_of(judged, pair->b));
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
    json_out_key(out, "three_tables");
    json_out_open(out, '{');
    for (int p = 0; p < judged->event->players; p++)
        if (judged->threes.games[p])
            json_out_key_number(out, id_of(judged, p), judged->threes.games[p]);
    json_out_close(out, '}');
    json_out_key(out, "rounds");
    json_out_open(out, '[');
    for (int r = 0; r < judged->rounds; r++) {
        json_out_open(out, '{');
        json_out_key_number(out, "round", r + 1);
        json_out_key_number(out, "players", judged->round[r].players);
        json_out_key_number(out, "three", judged->round[r].short_tables);
        json_out_key_number(out, "least_three", least_threes(judged, r));
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

bool ask_checkschedule(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at rounds = json_member(top, "rounds");
    struct judged judged;
    struct ask ask;
    ask_init(&ask);
    bool ok = ask_read_rules(top, NULL, &ask.rules, err) && ask_read_players(top, &ask, err) &&
              json_need_array(&rounds, err) && ask_read_rounds(top, "rounds", &ask, err);
    if (ok) {
        int *until = list_until(&ask);
        judge(&judged, &ask.event, until);
        json_out_open(out, '{');
        out_metrics(out, &judged);
        out_faults(out, &judged);
        out_score(out, &ask.rules, &judged);
        out_lists(out, &judged);
        json_out_close(out, '}');
        judged_release(&judged);
        free(until);
    }
    ask_release(&ask);
    return ok;
}

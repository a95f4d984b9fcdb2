/* Schedules and sheets: checkschedule, repair, validate. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "scoring/faults.h"
#include "scoring/memory.h"
#include "scoring/repair.h"

/* Tables of ids, first position first, into a new round. */
static bool read_tables(const struct json_at *list, struct ask *ask, struct round *round, struct error *err)
{
    const char *id;
    if (!json_need_array(list, err))
        return false;
    for (struct json_at item = json_first(list); item.node; json_next(&item)) {
        struct table *table = round_add_table(round, item.index + 1);
        if (!json_need_array(&item, err))
            return false;
        for (struct json_at seat = json_first(&item); seat.node; json_next(&seat)) {
            if (table->seats == SEATS_MAX)
                return json_fail(&item, err, "more than %d players at a table", SEATS_MAX);
            if (!ask_read_id(&seat, &id, err))
                return false;
            table->seat[table->seats++] = ask_player(ask, id);
        }
    }
    return true;
}

/* A list of rounds, each a list of tables. */
static bool read_rounds(const struct json_at *top, const char *key, struct ask *ask, struct error *err)
{
    struct json_at list = json_member(top, key);
    if (!json_given(&list))
        return true;
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct round *round = event_add_round(&ask->event, STAGE_PRELIM, item.index + 1);
        if (!read_tables(&item, ask, round, err))
            return false;
    }
    return true;
}

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

static void out_metrics(struct json_out *out, const struct faults *faults)
{
    int spread = faults->three_max - faults->three_min;
    json_out_key(out, "metrics");
    json_out_open(out, '{');
    json_out_key_number(out, "errors", faults->fault_count);
    json_out_key_number(out, "extra_three_tables", faults->extra_three_tables);
    json_out_key_number(out, "repeat_pairs", faults->repeat_pairs);
    json_out_key_number(out, "position_repeats", faults->position_repeats);
    json_out_key_number(out, "same_country", faults->same_country);
    json_out_key_number(out, "three_max", faults->three_max);
    json_out_key_number(out, "three_min", faults->three_min);
    json_out_key_number(out, "three_spread", spread);
    json_out_key_number(out, "max_meetings", faults->max_meetings);
    json_out_key_number(out, "position_repeats_bound", faults->position_repeats_bound);
    json_out_key_bool(out, "fair_three", spread <= 1); /* G-12 */
    json_out_close(out, '}');
}

static void out_faults(struct json_out *out, const struct event *event, const struct faults *faults)
{
    json_out_key(out, "errors");
    json_out_open(out, '[');
    for (int i = 0; i < faults->fault_count; i++) {
        const struct fault *f = &faults->fault[i];
        struct text text = {0};
        text_addf(&text, "round %d", f->round);
        if (f->table)
            text_addf(&text, ", table %d", f->table);
        text_addf(&text, ": %s%s%s", f->player >= 0 ? event->player[f->player].id : "",
                  f->player >= 0 ? " " : "", fault_word(f->kind));
        json_out_text(out, text.at);
        text_release(&text);
    }
    json_out_close(out, ']');
}

/* G-12: what counts, in the rule set's order. */
static void out_score(struct json_out *out, const struct rules *rules, const struct faults *faults)
{
    struct {
        const char *name;
        int value;
    } score[6] = {{"errors", faults->fault_count}, {"extra_three_tables", faults->extra_three_tables}};
    bool positions_first = !strncmp(rules->set->priority, "positions", strlen("positions"));
    int used = 2;
    score[positions_first ? 3 : 2].name = "repeat_pairs";
    score[positions_first ? 3 : 2].value = faults->repeat_pairs;
    score[positions_first ? 2 : 3].name = "position_repeats";
    score[positions_first ? 2 : 3].value = faults->position_repeats;
    used += 2;
    if (strstr(rules->set->avoid, "country")) {
        score[used].name = "same_country";
        score[used++].value = faults->same_country;
    }
    score[used].name = "three_spread";
    score[used++].value = faults->three_max - faults->three_min;
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

static void out_repeats(struct json_out *out, const struct event *event, const struct faults *faults)
{
    json_out_key(out, "repeat_list");
    json_out_open(out, '[');
    for (int i = 0, j; i < faults->meetings; i = j) {
        const struct pair_fault *m = faults->meeting;
        for (j = i + 1; j < faults->meetings && m[j].a == m[i].a && m[j].b == m[i].b; j++)
            ;
        if (j - i < 2)
            continue;
        json_out_open(out, '[');
        json_out_text(out, event->player[m[i].a].id);
        json_out_text(out, event->player[m[i].b].id);
        json_out_open(out, '[');
        for (int k = i; k < j; k++)
            json_out_number(out, m[k].round);
        json_out_close(out, ']');
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
}

static void out_lists(struct json_out *out, const struct event *event, const struct faults *faults)
{
    out_repeats(out, event, faults);
    json_out_key(out, "same_country_list");
    json_out_open(out, '[');
    for (int i = 0; i < faults->same_country_count; i++) {
        const struct pair_fault *pair = &faults->same_country_pair[i];
        json_out_open(out, '[');
        json_out_number(out, pair->round);
        json_out_number(out, pair->table);
        json_out_text(out, event->player[pair->a].id);
        json_out_text(out, event->player[pair->b].id);
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
    json_out_key(out, "three_tables");
    json_out_open(out, '{');
    for (int p = 0; p < event->players; p++)
        if (faults->threes[p])
            json_out_key_number(out, event->player[p].id, faults->threes[p]);
    json_out_close(out, '}');
    json_out_key(out, "rounds");
    json_out_open(out, '[');
    for (int r = 0; r < faults->rounds; r++) {
        json_out_open(out, '{');
        json_out_key_number(out, "round", r + 1);
        json_out_key_number(out, "players", faults->round[r].players);
        json_out_key_number(out, "three", faults->round[r].three);
        json_out_key_number(out, "least_three", faults->round[r].least_three);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

bool ask_checkschedule(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at rounds = json_member(top, "rounds");
    struct faults faults;
    struct ask ask;
    ask_init(&ask);
    bool ok = ask_read_rules(top, NULL, &ask.rules, err) && ask_read_players(top, &ask, err) &&
              json_need_array(&rounds, err) && read_rounds(top, "rounds", &ask, err);
    if (ok) {
        int *until = list_until(&ask);
        faults_compute(&faults, &ask.event, until);
        json_out_open(out, '{');
        out_metrics(out, &faults);
        out_faults(out, &ask.event, &faults);
        out_score(out, &ask.rules, &faults);
        out_lists(out, &ask.event, &faults);
        json_out_close(out, '}');
        faults_release(&faults);
        free(until);
    }
    ask_release(&ask);
    return ok;
}

static bool read_countries(const struct json_at *top, struct ask *ask, struct error *err)
{
    struct json_at countries = json_member(top, "country");
    const char *code;
    if (!json_given(&countries))
        return true;
    if (!json_need_object(&countries, err))
        return false;
    for (struct json_at item = json_first(&countries); item.node; json_next(&item)) {
        if (!json_get_text(&item, &code, err))
            return false;
        int player = ask_player(ask, item.key); /* may move the players */
        player_set(&ask->event.player[player], "country", code);
    }
    return true;
}

static void out_repair(struct json_out *out, const struct event *event, const struct round *round,
                       const struct repair *repair)
{
    json_out_open(out, '{');
    json_out_key(out, "tables");
    json_out_open(out, '[');
    for (int t = 0; t < round->tables; t++) {
        json_out_open(out, '{');
        json_out_key_number(out, "table", round->table[t].number);
        json_out_key(out, "players");
        json_out_open(out, '[');
        for (int i = 0; i < round->table[t].seats; i++)
            json_out_text(out, event->player[round->table[t].seat[i]].id);
        json_out_close(out, ']');
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key(out, "moves");
    json_out_open(out, '[');
    for (int i = 0; i < repair->moves; i++) {
        json_out_open(out, '[');
        json_out_text(out, event->player[repair->move[i].player].id);
        json_out_number(out, repair->move[i].from);
        json_out_number(out, repair->move[i].to);
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
    json_out_close(out, '}');
}

static bool check_sizes(const struct json_at *list, const struct round *round, int players, struct error *err)
{
    bool *seen = mem_new(bool, players), ok = true;
    for (int t = 0; ok && t < round->tables; t++) {
        if (round->table[t].seats > 4)
            ok = json_fail(list, err, "table %d has %d players, at most 4 are possible", t + 1,
                           round->table[t].seats);
        for (int i = 0; ok && i < round->table[t].seats; i++) {
            if (seen[round->table[t].seat[i]])
                ok = json_fail(list, err, "table %d: a player sits twice", t + 1);
            seen[round->table[t].seat[i]] = true;
        }
    }
    free(seen);
    return ok;
}

bool ask_repair(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at tables = json_member(top, "tables");
    struct round round = {.tables = 0};
    struct repair repair;
    struct ask ask;
    ask_init(&ask);
    bool ok = read_tables(&tables, &ask, &round, err) && read_rounds(top, "earlier", &ask, err) &&
              read_countries(top, &ask, err) && check_sizes(&tables, &round, ask.event.players, err) &&
              repair_round(&repair, &round, &ask.event, err);
    if (ok) {
        out_repair(out, &ask.event, &round, &repair);
        repair_release(&repair);
    }
    free(round.table);
    ask_release(&ask);
    return ok;
}

static void out_findings(struct json_out *out, const char *key, const struct finding *finding, int count)
{
    json_out_key(out, key);
    json_out_open(out, '[');
    for (int i = 0; i < count; i++) {
        char where[32];
        if (finding[i].where == FINDING_EVENT)
            snprintf(where, sizeof where, "event");
        else
            snprintf(where, sizeof where, "%s %d", finding[i].where == FINDING_GAME ? "game" : "round",
                     finding[i].number);
        json_out_open(out, '[');
        json_out_text(out, where);
        json_out_text(out, result_fault_code(finding[i].fault));
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
}

static bool read_claims(const struct json_at *top, struct ask *ask, struct claim *claim,
                        struct result *result, int *claims, struct error *err)
{
    struct json_at list = json_member(top, "games"), players = json_member(top, "players");
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct claim *c = &claim[*claims];
        c->table.result = &result[*claims];
        if (!ask_read_claim(&item, ask, c, err))
            return false;
        if (!json_given(&players))
            c->unknown = 0;
        (*claims)++;
    }
    return true;
}

bool ask_validate(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at list = json_member(top, "games");
    struct findings findings;
    struct ask ask;
    int room = 0, claims = 0;
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item))
        room++;
    struct claim *claim = mem_new(struct claim, room);
    struct result *result = mem_new(struct result, room);
    ask_init(&ask);
    bool ok = ask_read_rules(top, NULL, &ask.rules, err) && ask_read_players(top, &ask, err) &&
              read_claims(top, &ask, claim, result, &claims, err);
    if (ok) {
        findings_collect(&findings, &ask.rules, claim, claims, ask.listed ? ask.listed : ask.event.players);
        json_out_open(out, '{');
        out_findings(out, "errors", findings.error, findings.errors);
        out_findings(out, "warnings", findings.warning, findings.warnings);
        json_out_close(out, '}');
        findings_release(&findings);
    }
    free(claim);
    free(result);
    ask_release(&ask);
    return ok;
}

/* Sheets and tables of a running event: repair, validate. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "scoring/memory.h"
#include "scoring/repair.h"

static bool read_countries(const struct json_at *top, struct ask *ask, struct error *err)
{
    struct json_at countries = json_member(top, "country");
    const char *code;
    if (!json_allow_object(&countries, err))
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
    bool ok = ask_read_tables(&tables, &ask, &round, err) && ask_read_rounds(top, "earlier", &ask, err) &&
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

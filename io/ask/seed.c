/* Seeding: seed, bracket. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "scoring/bracket.h"
#include "scoring/memory.h"
#include "scoring/serpentine.h"

/* `ranked`, a list of ids, or `n`, which stands for the ids "1" to "n". */
static bool read_ranked(const struct json_at *top, struct ask *ask, struct error *err)
{
    struct json_at list = json_member(top, "ranked"), n_at = json_member(top, "n");
    int64_t n = 0;
    const char *id;
    if (!json_given(&list)) {
        if (!json_get_integer(&n_at, 1, PLAYERS_MAX, &n, err))
            return false;
        for (int i = 1; i <= n; i++) {
            char name[16];
            snprintf(name, sizeof name, "%d", i);
            ask_player(ask, name);
        }
        return true;
    }
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        if (!ask_read_id(&item, &id, err))
            return false;
        if (ask_player(ask, id) != item.index)
            return json_fail(&item, err, "player '%.40s' is named twice", id);
    }
    return ask->event.players > 0 || json_fail(&list, err, "empty, must list the players by rank");
}

static void out_players(struct json_out *out, const char *key, const struct ask *ask, const int *rank,
                        int count)
{
    json_out_key(out, key);
    json_out_open(out, '[');
    for (int i = 0; i < count; i++)
        json_out_text(out, ask->event.player[rank[i] - 1].id);
    json_out_close(out, ']');
}

static void out_seeding(struct json_out *out, const struct ask *ask, int players, int tables)
{
    int room = (players + tables - 1) / tables, *rank = mem_new(int, room);
    bool playable = true;
    json_out_open(out, '{');
    json_out_key(out, "tables");
    json_out_open(out, '[');
    for (int t = 1; t <= tables; t++) {
        int count = serpentine_table(players, tables, t, rank, room);
        playable &= count == 3 || count == 4;
        json_out_open(out, '{');
        json_out_key_number(out, "table", t);
        json_out_key(out, "ranks");
        json_out_open(out, '[');
        for (int i = 0; i < count; i++)
            json_out_number(out, rank[i]);
        json_out_close(out, ']');
        out_players(out, "players", ask, rank, count);
        out_players(out, "choice_order", ask, rank, count); /* G-32: ranks rise from seat to seat */
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key_bool(out, "playable", playable);
    json_out_close(out, '}');
    free(rank);
}

bool ask_seed(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct ask ask;
    int qualify = 0, tables = 0;
    ask_init(&ask);
    bool ok = read_ranked(top, &ask, err) && json_read_int(top, "qualify", 1, PLAYERS_MAX, &qualify, err) &&
              json_read_int(top, "tables", 1, PLAYERS_MAX, &tables, err);
    if (ok) {
        int players = ask.event.players;
        if (qualify && qualify < players)
            players = qualify;
        out_seeding(out, &ask, players, tables ? tables : serpentine_tables(players));
    }
    ask_release(&ask);
    return ok;
}

enum { BRACKET_ROUNDS_MAX = 16 };

struct knockout {
    int rounds;
    struct bracket_round round[BRACKET_ROUNDS_MAX];
    int *wins;    /* of each rank, from 0 */
    int champion; /* rank, 0 = not known */
};

static bool sits_at(const struct bracket_table *table, int rank)
{
    for (int i = 0; i < table->players; i++)
        if (table->rank[i] == rank)
            return true;
    return false;
}

/* The ranks of the winners of one round, in the order of the tables. */
static bool read_winners(const struct json_at *at, const struct ask *ask, const struct bracket_round *round,
                         int *winner, struct error *err)
{
    int count = 0;
    const char *id;
    if (!json_need_array(at, err))
        return false;
    for (struct json_at item = json_first(at); item.node; json_next(&item), count++) {
        if (!ask_read_id(&item, &id, err))
            return false;
        if (count == round->tables)
            break;
        winner[count] = id_table_find(ask->ids, id) + 1;
        if (!sits_at(&round->table[count], winner[count]))
            return json_fail(&item, err, "player '%.40s' does not sit at table %d", id, count + 1);
    }
    return count == round->tables ||
           json_fail(at, err, "must name one winner of each of %d tables", round->tables);
}

static bool play(const struct json_at *list, const struct ask *ask, struct knockout *k,
                 enum bracket_mode mode, struct error *err)
{
    int *winner = mem_new(int, k->round[0].tables);
    bool ok = true;
    for (struct json_at item = json_first(list); ok && item.node; json_next(&item)) {
        const struct bracket_round *round = &k->round[k->rounds - 1];
        if (k->champion)
            ok = json_fail(&item, err, "the final is over");
        else
            ok = read_winners(&item, ask, round, winner, err);
        for (int t = 0; ok && t < round->tables; t++)
            k->wins[winner[t] - 1]++;
        if (ok && round->tables == 1)
            k->champion = winner[0];
        else if (ok)
            bracket_next(&k->round[k->rounds++], winner, round->tables, mode);
    }
    free(winner);
    return ok;
}

static void out_bracket_table(struct json_out *out, const struct ask *ask, const struct bracket_table *table,
                              int number, bool first)
{
    json_out_open(out, '{');
    json_out_key_number(out, "table", number);
    json_out_key(out, "from_tables");
    if (first) {
        json_out_null(out);
    } else {
        json_out_open(out, '[');
        for (int i = 0; i < table->players; i++)
            json_out_number(out, table->from[i]);
        json_out_close(out, ']');
    }
    out_players(out, "players", ask, table->rank, table->players);
    json_out_key_text(out, "host", ask->event.player[table->rank[0] - 1].id);
    json_out_close(out, '}');
}

/* By how far everybody came, then by rank. */
static void out_order(struct json_out *out, const struct ask *ask, const struct knockout *k)
{
    json_out_key(out, "order_unofficial");
    json_out_open(out, '[');
    for (int wins = k->rounds; wins >= 0; wins--)
        for (int p = 0; p < ask->event.players; p++)
            if (k->wins[p] == wins)
                json_out_text(out, ask->event.player[p].id);
    json_out_close(out, ']');
}

static void out_bracket(struct json_out *out, const struct ask *ask, const struct knockout *k)
{
    json_out_open(out, '{');
    json_out_key(out, "rounds");
    json_out_open(out, '[');
    for (int r = 0; r < k->rounds; r++) {
        json_out_open(out, '[');
        for (int t = 0; t < k->round[r].tables; t++)
            out_bracket_table(out, ask, &k->round[r].table[t], t + 1, !r);
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
    json_out_key(out, "champion");
    if (k->champion)
        json_out_text(out, ask->event.player[k->champion - 1].id);
    else
        json_out_null(out);
    out_order(out, ask, k);
    json_out_close(out, '}');
}

bool ask_bracket(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at winners = json_member(top, "winners");
    struct knockout k = {.rounds = 0};
    int mode = BRACKET_FOLD;
    struct ask ask;
    ask_init(&ask);
    bool ok = read_ranked(top, &ask, err) && json_read_word(top, "mode", bracket_mode_word, &mode, err) &&
              json_allow_array(&winners, err) && bracket_first(&k.round[0], ask.event.players, err);
    if (ok) {
        k.rounds = 1;
        k.wins = mem_new(int, ask.event.players);
        ok = play(&winners, &ask, &k, (enum bracket_mode)mode, err);
    }
    if (ok)
        out_bracket(out, &ask, &k);
    for (int r = 0; r < k.rounds; r++)
        free(k.round[r].table);
    free(k.wins);
    ask_release(&ask);
    return ok;
}

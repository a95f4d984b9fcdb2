#include "io/ask/input.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "io/event/event_file.h"
#include "io/event/options_json.h"
#include "scoring/memory.h"

void ask_init(struct ask *ask)
{
    *ask = (struct ask){.ids = id_table_new()};
    event_init(&ask->event);
}

void ask_release(struct ask *ask)
{
    event_release(&ask->event);
    id_table_free(ask->ids);
}

bool ask_read_id(const struct json_at *at, const char **id, struct error *err)
{
    *id = json_word(at);
    if (!*id)
        return json_get_text(at, id, err);
    return **id || json_fail(at, err, "empty, must be an id");
}

bool ask_read_rules(const struct json_at *top, const char *preset, struct rules *rules, struct error *err)
{
    struct json_at name = json_member(top, "ruleset"), options_at = json_member(top, "options");
    struct rule_options options;
    const char *word = preset;
    if ((json_given(&name) || !preset) && !ask_read_id(&name, &word, err))
        return false;
    const struct ruleset *set = ruleset_find(word);
    if (!set)
        return json_fail(&name, err, "unknown rule set '%.40s', must be one of %s", word,
                         ALL_WORDS(ruleset_year));
    if (!options_json_read(&options_at, &options, false, err))
        return false;
    *rules = rules_resolve(set, &options);
    return true;
}

int ask_player(struct ask *ask, const char *id)
{
    int player = id_table_add(ask->ids, id);
    if (player == ask->event.players) {
        struct player *p = event_add_player(&ask->event);
        p->id = mem_copy_text(id);
        p->name = mem_copy_text(id);
    }
    return player;
}

/* The members of a player that some question looks at become attributes. */
static bool read_details(const struct json_at *at, struct player *player, struct error *err)
{
    static const char *const keys[][2] = {
        {"country", "country"}, {"group", "group"}, {"rating", "rating"}, {"tz", "tz"}, {"until", "until"}};
    int status = (int)player->status;
    const char *word;
    if (!json_read_word(at, "status", player_status_word, &status, err))
        return false;
    player->status = (enum player_status)status;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct json_at member = json_member(at, keys[i][0]);
        if (!json_given(&member))
            continue;
        if (!json_word(&member))
            return json_get_text(&member, &word, err);
        if (i >= 2 && !json_is_number(&member))
            return json_fail(&member, err, "must be a number");
        player_set(player, keys[i][1], json_word(&member));
    }
    return true;
}

bool ask_read_players(const struct json_at *top, struct ask *ask, struct error *err)
{
    struct json_at list = json_member(top, "players");
    const char *id;
    if (!json_allow_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct json_at id_at = json_is_object(&item) ? json_member(&item, "id") : item;
        if (item.index == PLAYERS_MAX)
            return json_fail(&list, err, "more than %d players", PLAYERS_MAX);
        if (!ask_read_id(&id_at, &id, err))
            return false;
        if (id_table_find(ask->ids, id) >= 0)
            return json_fail(&id_at, err, "player '%.40s' is named twice", id);
        int player = ask_player(ask, id);
        if (json_is_object(&item) && !read_details(&item, &ask->event.player[player], err))
            return false;
    }
    ask->listed = ask->event.players;
    return true;
}

bool ask_read_tables(const struct json_at *list, struct ask *ask, struct round *round, struct error *err)
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

bool ask_read_rounds(const struct json_at *top, const char *key, struct ask *ask, struct error *err)
{
    struct json_at list = json_member(top, key);
    if (!json_allow_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct round *round = event_add_round(&ask->event, STAGE_PRELIM, item.index + 1);
        if (!ask_read_tables(&item, ask, round, err))
            return false;
    }
    return true;
}

bool ask_read_lots(const struct json_at *top, struct ask *ask, struct error *err)
{
    struct json_at lots = json_member(top, "lots"), seed = json_member(top, "lot_seed");
    int64_t number = 0;
    if (json_given(&seed)) {
        const char *digits = json_word(&seed);
        if (digits && *digits == '-') { /* taken mod 2^64 */
            if (!json_get_integer(&seed, INT64_MIN, INT64_MAX, &number, err))
                return false;
            ask->event.lot_seed = (uint64_t)number;
        } else if (!json_get_unsigned(&seed, &ask->event.lot_seed, err)) {
            return false;
        }
    }
    if (!json_allow_object(&lots, err))
        return false;
    for (struct json_at item = json_first(&lots); item.node; json_next(&item)) {
        int player = id_table_find(ask->ids, item.key);
        if (!json_get_integer(&item, INT64_MIN, INT64_MAX, &number, err))
            return false;
        if (player < 0)
            continue;
        ask->event.player[player].has_lot = true;
        ask->event.player[player].lot = number;
    }
    return true;
}

static bool read_seat(const struct json_at *at, struct ask *ask, struct claim *claim, int seat,
                      struct error *err)
{
    struct json_at id_at = json_member(at, "p"), vp_at = json_member(at, "vp");
    struct result *result = claim->table.result;
    const char *id;
    int64_t vp = -1;
    bool left = false;
    if (!json_need_object(at, err) || !ask_read_id(&id_at, &id, err) ||
        !json_read_bool(at, "left", &left, err) ||
        !json_read_int(at, "place", 1, SEATS_MAX, &result->place[seat], err))
        return false;
    if (json_given(&vp_at) && !json_get_integer(&vp_at, -VP_MAX, VP_MAX, &vp, err))
        return false;
    claim->table.seat[seat] = ask_player(ask, id);
    if (claim->table.seat[seat] >= ask->listed)
        claim->unknown |= 1u << seat;
    if (left)
        result->left |= 1u << seat;
    result->vp[seat] = vp < 0 ? -1 : (int)vp;
    return true;
}

/* The seat of the winner named, or the unique highest VP. */
static bool read_winner(const struct json_at *at, const struct ask *ask, struct claim *claim,
                        struct error *err)
{
    struct json_at winner = json_member(at, "winner");
    struct result *result = claim->table.result;
    bool none = false;
    const char *id;
    result->winner = -1;
    if (!json_read_bool(at, "no_winner", &none, err))
        return false;
    claim->winner = none ? WINNER_NONE : WINNER_ELSEWHERE;
    if (none)
        return true;
    if (json_given(&winner)) {
        if (!ask_read_id(&winner, &id, err))
            return false;
        for (int i = 0; i < claim->table.seats; i++)
            if (!strcmp(ask->event.player[claim->table.seat[i]].id, id)) {
                result->winner = i;
                claim->winner = WINNER_GIVEN;
            }
        return true;
    }
    result->winner = result_likely_winner(&claim->table);
    if (result->winner >= 0)
        claim->winner = WINNER_INFERRED;
    return true;
}

bool ask_read_claim(const struct json_at *at, struct ask *ask, struct claim *claim, struct error *err)
{
    struct json_at seats = json_member(at, "seats"), variant = json_member(at, "variant"),
                   round = json_member(at, "round");
    const char *word = "base";
    struct result *result = claim->table.result;
    *claim = (struct claim){.table = {.number = 1, .result = result}};
    if (!json_need_object(at, err) || !json_need_array(&seats, err) ||
        !json_read_int(at, "table", 0, TABLE_NUMBER_MAX, &claim->table.number, err) ||
        !json_read_bool(at, "override", &claim->override, err))
        return false;
    if (json_is_number(&round) && !json_read_int(at, "round", 0, ROUNDS_MAX, &claim->round, err))
        return false;
    if (json_given(&variant) && !json_get_text(&variant, &word, err))
        return false;
    int known = word_find(variant_word, word);
    claim->known_variant = known >= 0;
    claim->table.variant = known >= 0 ? (enum variant)known : VARIANT_BASE;
    for (struct json_at item = json_first(&seats); item.node; json_next(&item)) {
        claim->seats_given++;
        if (claim->table.seats == SEATS_MAX)
            continue;
        if (!read_seat(&item, ask, claim, claim->table.seats, err))
            return false;
        claim->table.seats++;
    }
    return read_winner(at, ask, claim, err);
}

static bool all_placed(const struct table *table)
{
    for (int i = 0; i < table->seats; i++)
        if (!table->result->place[i])
            return false;
    return true;
}

/* Refuses what cannot be scored. */
static bool check_claim(const struct json_at *at, const struct rules *rules, const struct claim *claim,
                        bool placed, struct error *err)
{
    unsigned faults = result_faults(claim, rules);
    if (placed) /* R2021-11: places as reported go first */
        faults &= ~(result_bit(RESULT_VP) | result_bit(RESULT_WINNER));
    if (faults & result_bit(RESULT_SIZE))
        return json_fail(at, err, "%d players, a table has 3 or 4", claim->seats_given);
    if (faults & result_bit(RESULT_VARIANT))
        return json_fail(at, err, "unknown variant, must be one of %s", ALL_WORDS(variant_word));
    if (faults & result_bit(RESULT_TWICE))
        return json_fail(at, err, "a player sits twice at this table");
    if (faults & result_bit(RESULT_VP))
        return json_fail(at, err, "seats[%d].vp: must be a number from 0 to %d",
                         result_vp_missing(&claim->table), VP_MAX);
    if (faults & result_bit(RESULT_WINNER))
        return json_fail(at, err, "winner: must be one of the players at the table");
    if (faults & result_bit(RESULT_WINNER_LEFT))
        return json_fail(at, err, "winner: has left the game");
    return true;
}

bool ask_read_game(const struct json_at *at, struct ask *ask, enum stage stage, bool places,
                   struct error *err)
{
    struct result *result = mem_new(struct result, 1);
    struct claim claim = {.table = {.result = result}};
    bool read = ask_read_claim(at, ask, &claim, err), placed = read && places && all_placed(&claim.table);
    if (!read || !check_claim(at, &ask->rules, &claim, placed, err)) {
        free(result);
        return false;
    }
    if (!placed)
        memset(result->place, 0, sizeof result->place);
    result_clear_leavers(&claim.table);
    struct round *round = event_add_round(&ask->event, stage, claim.round);
    *round_add_table(round, claim.table.number) = claim.table;
    return true;
}

bool ask_read_games(const struct json_at *top, struct ask *ask, bool places, struct error *err)
{
    struct json_at list = json_member(top, "games");
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item))
        if (!ask_read_game(&item, ask, STAGE_PRELIM, places, err))
            return false;
    return true;
}

bool ask_read_all(const struct json_at *top, struct ask *ask, const char *preset, struct error *err)
{
    return json_need_object(top, err) && ask_read_rules(top, preset, &ask->rules, err) &&
           ask_read_players(top, ask, err) && ask_read_games(top, ask, false, err) &&
           ask_read_lots(top, ask, err);
}

bool ask_mark_players(const struct json_at *top, const char *key, const struct ask *ask, bool *mark,
                      struct error *err)
{
    struct json_at list = json_member(top, key);
    const char *id;
    if (!json_allow_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        if (!ask_read_id(&item, &id, err))
            return false;
        int player = id_table_find(ask->ids, id);
        if (player >= 0)
            mark[player] = true;
    }
    return true;
}

/* The rating qualifier: elo. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/json_ask_input.h"
#include "io/json_ask_questions.h"
#include "scoring/elo.h"
#include "scoring/memory.h"
#include "scoring/promotion.h"

static bool read_word(const struct json_at *top, const char *key, const char **word, struct error *err)
{
    struct json_at at = json_member(top, key);
    return !json_given(&at) || json_get_text(&at, word, err);
}

static bool read_options(const struct json_at *top, struct elo_options *options, struct error *err)
{
    struct json_at at = json_member(top, "rounding");
    const char *word = "none";
    *options = elo_defaults();
    if (!ask_read_real(top, "k", &options->k, err) || !ask_read_real(top, "start", &options->start, err) ||
        !ask_read_int(top, "min_games", 0, PLAYERS_MAX, &options->min_games, err) ||
        !ask_read_int(top, "max_games", 1, PLAYERS_MAX, &options->max_games, err) ||
        !read_word(top, "rounding", &word, err))
        return false;
    int rounding = elo_rounding_parse(word);
    if (rounding < 0)
        return json_fail(&at, err, "unknown word '%.40s', must be one of none, pair, game", word);
    options->rounding = (enum elo_rounding)rounding;
    return true;
}

static bool read_promotion(const struct json_at *top, const struct ask *ask,
                           struct promotion_options *options, bool *no_show, struct error *err)
{
    struct json_at list = json_member(top, "no_shows"), mode = json_member(top, "alternate_mode");
    const char *id, *word = "fill";
    *options = (struct promotion_options){.max_players = 256, .no_show = no_show};
    if (!ask_read_int(top, "promote", 0, PLAYERS_MAX, &options->promote, err) ||
        !ask_read_int(top, "alternates", 0, PLAYERS_MAX, &options->alternates, err) ||
        !ask_read_int(top, "max_players", 0, PLAYERS_MAX, &options->max_players, err) ||
        !read_word(top, "alternate_mode", &word, err))
        return false;
    options->reseed = !strcmp(word, "reseed");
    if (!options->reseed && strcmp(word, "fill"))
        return json_fail(&mode, err, "unknown word '%.40s', must be fill or reseed", word);
    if (!json_given(&list))
        return true;
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        if (!ask_read_id(&item, &id, err))
            return false;
        int player = id_table_find(ask->ids, id);
        if (player >= 0)
            no_show[player] = true;
    }
    return true;
}

static void out_group(struct json_out *out, const char *group)
{
    if (*group)
        json_out_text(out, group);
    else
        json_out_null(out);
}

static void out_row(struct json_out *out, const struct ask *ask, const struct elo_row *row)
{
    const struct player *player = &ask->event.player[row->player];
    char rating[ELO_TEXT_MAX];
    elo_text(row->micros, rating);
    json_out_open(out, '{');
    json_out_key_number(out, "place", row->place);
    json_out_key_text(out, "player", player->id);
    json_out_key_text(out, "elo", rating);
    json_out_key_number(out, "games", row->games);
    json_out_key_number(out, "vp", row->vp);
    json_out_key_fraction(out, "tiebreak", &row->tiebreak);
    json_out_key(out, "tiebreak4");
    json_out_decimal(out, &row->tiebreak, 4);
    json_out_key(out, "group");
    out_group(out, player_get(player, "group"));
    json_out_key_text(out, "by", elo_by_word(row->by));
    json_out_close(out, '}');
}

static void out_not_ranked(struct json_out *out, const struct ask *ask, const struct elo *elo)
{
    json_out_key(out, "not_ranked");
    json_out_open(out, '[');
    for (int i = 0; i < elo->unranked_count; i++) {
        const struct elo_unranked *u = &elo->unranked[i];
        json_out_open(out, '{');
        json_out_key_text(out, "player", ask->event.player[u->player].id);
        json_out_key_number(out, "games", u->games);
        json_out_key_text(out, "why", elo_why_word(u->why));
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void out_log(struct json_out *out, const struct ask *ask, const struct elo *elo)
{
    json_out_key(out, "log");
    json_out_open(out, '[');
    for (int g = 0; g < elo->games; g++) {
        json_out_open(out, '{');
        json_out_key_number(out, "game", g + 1);
        json_out_key(out, "delta");
        json_out_open(out, '{');
        for (int i = 0; i < elo->game[g]->seats; i++) {
            char delta[ELO_TEXT_MAX];
            elo_text(elo_micros(elo->delta[g][i]), delta);
            json_out_key_text(out, ask->event.player[elo->game[g]->seat[i]].id, delta);
        }
        json_out_close(out, '}');
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void out_warnings(struct json_out *out, const struct ask *ask, const struct elo *elo, int most)
{
    json_out_key(out, "warnings");
    json_out_open(out, '[');
    for (int i = 0; i < elo->excess_count; i++) {
        char *text = mem_format("game %d: %s has played %d games already, only the opponents' ratings change",
                                elo->excess[i].game + 1, ask->event.player[elo->excess[i].player].id, most);
        json_out_text(out, text);
        free(text);
    }
    json_out_close(out, ']');
}

static void out_list(struct json_out *out, const char *key, const struct ask *ask, const int *player,
                     int count)
{
    json_out_key(out, key);
    json_out_open(out, '[');
    for (int i = 0; i < count; i++)
        if (player[i] >= 0)
            json_out_text(out, ask->event.player[player[i]].id);
        else
            json_out_null(out);
    json_out_close(out, ']');
}

static void out_promotion(struct json_out *out, const struct ask *ask, const struct elo *elo,
                          const struct promotion *p)
{
    out_list(out, "promoted", ask, p->promoted, p->promoted_count);
    out_list(out, "alternates", ask, p->alternate, p->alternate_count);
    out_list(out, "seeds", ask, p->seed, p->seed_count);
    json_out_key(out, "unfilled");
    json_out_open(out, '[');
    for (int i = 0; i < p->seed_count; i++)
        if (p->seed[i] < 0)
            json_out_number(out, i + 1);
    json_out_close(out, ']');
    json_out_key(out, "groups");
    json_out_open(out, '{');
    for (int g = 0; g < p->groups; g++) {
        json_out_key(out, *p->group_name[g] ? p->group_name[g] : "null");
        json_out_open(out, '[');
        for (int i = 0; i < elo->rows; i++)
            if (p->group[i] == g)
                json_out_text(out, ask->event.player[elo->row[i].player].id);
        json_out_close(out, ']');
    }
    json_out_close(out, '}');
}

static bool answer(const struct json_at *top, const struct ask *ask, const struct elo *elo, int most,
                   struct json_out *out, struct error *err)
{
    struct json_at promote = json_member(top, "promote");
    bool *no_show = mem_new(bool, ask->event.players);
    struct promotion_options options;
    bool ok = read_promotion(top, ask, &options, no_show, err);
    if (ok) {
        json_out_open(out, '{');
        json_out_key(out, "standings");
        json_out_open(out, '[');
        for (int i = 0; i < elo->rows; i++)
            out_row(out, ask, &elo->row[i]);
        json_out_close(out, ']');
        out_not_ranked(out, ask, elo);
        out_log(out, ask, elo);
        out_warnings(out, ask, elo, most);
        if (json_given(&promote)) {
            struct promotion promotion;
            promotion_compute(&promotion, &ask->event, elo, &options);
            out_promotion(out, ask, elo, &promotion);
            promotion_release(&promotion);
        }
        json_out_close(out, '}');
    }
    free(no_show);
    return ok;
}

bool ask_elo(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct elo_options options;
    struct elo elo;
    struct ask ask;
    ask_init(&ask);
    bool ok = ask_read_rules(top, "2021", &ask.rules, err) && ask_read_players(top, &ask, err) &&
              ask_read_games(top, &ask, true, err) && ask_read_lots(top, &ask, err) &&
              read_options(top, &options, err) && elo_compute(&elo, &ask.event, &ask.rules, &options, err);
    if (ok) {
        ok = answer(top, &ask, &elo, options.max_games, out, err);
        elo_release(&elo);
    }
    ask_release(&ask);
    return ok;
}

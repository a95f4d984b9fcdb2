#include "io/print/elo_json.h"

#include <stdlib.h>

#include "scoring/memory.h"

static void out_group(struct json_out *out, const char *group)
{
    if (*group)
        json_out_text(out, group);
    else
        json_out_null(out);
}

static void out_row(struct json_out *out, const struct event *event, const struct elo_row *row)
{
    const struct player *player = &event->player[row->player];
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

static void out_not_ranked(struct json_out *out, const struct event *event, const struct elo *elo)
{
    json_out_key(out, "not_ranked");
    json_out_open(out, '[');
    for (int i = 0; i < elo->unranked_count; i++) {
        const struct elo_unranked *u = &elo->unranked[i];
        json_out_open(out, '{');
        json_out_key_text(out, "player", event->player[u->player].id);
        json_out_key_number(out, "games", u->games);
        json_out_key_text(out, "why", elo_why_word(u->why));
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void out_log(struct json_out *out, const struct event *event, const struct elo *elo)
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
            json_out_key_text(out, event->player[elo->game[g]->seat[i]].id, delta);
        }
        json_out_close(out, '}');
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void out_warnings(struct json_out *out, const struct event *event, const struct elo *elo, int most)
{
    json_out_key(out, "warnings");
    json_out_open(out, '[');
    for (int i = 0; i < elo->excess_count; i++) {
        char *text = mem_format("game %d: %s has played %d games already, only the opponents' ratings change",
                                elo->excess[i].game + 1, event->player[elo->excess[i].player].id, most);
        json_out_text(out, text);
        free(text);
    }
    json_out_close(out, ']');
}

static void out_list(struct json_out *out, const char *key, const struct event *event, const int *player,
                     int count)
{
    json_out_key(out, key);
    json_out_open(out, '[');
    for (int i = 0; i < count; i++)
        if (player[i] >= 0)
            json_out_text(out, event->player[player[i]].id);
        else
            json_out_null(out);
    json_out_close(out, ']');
}

static void out_promotion(struct json_out *out, const struct event *event, const struct elo *elo,
                          const struct promotion *p)
{
    out_list(out, "promoted", event, p->promoted, p->promoted_count);
    out_list(out, "alternates", event, p->alternate, p->alternate_count);
    out_list(out, "seeds", event, p->seed, p->seed_count);
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
                json_out_text(out, event->player[elo->row[i].player].id);
        json_out_close(out, ']');
    }
    json_out_close(out, '}');
}

void elo_json_put(struct json_out *out, const struct event *event, const struct elo *elo, int max_games,
                  const struct promotion *promotion)
{
    json_out_open(out, '{');
    json_out_key(out, "standings");
    json_out_open(out, '[');
    for (int i = 0; i < elo->rows; i++)
        out_row(out, event, &elo->row[i]);
    json_out_close(out, ']');
    out_not_ranked(out, event, elo);
    out_log(out, event, elo);
    out_warnings(out, event, elo, max_games);
    if (promotion)
        out_promotion(out, event, elo, promotion);
    json_out_close(out, '}');
}

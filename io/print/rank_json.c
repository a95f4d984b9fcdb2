#include "io/print/rank_json.h"

#include "io/print/standings_json.h"
#include "io/text/json_out.h"

static void out_player(struct json_out *out, const struct event *event, int player)
{
    json_out_key_text(out, "id", event->player[player].id);
    json_out_key_text(out, "name", event->player[player].name);
}

static void out_rated_row(struct json_out *out, const struct event *event, const struct elo_row *row,
                          const struct tally *tally)
{
    char rating[ELO_TEXT_MAX];
    elo_text(row->micros, rating);
    json_out_key_number(out, "place", row->place);
    out_player(out, event, row->player);
    json_out_key_number(out, "games", row->games);
    json_out_key_number(out, "wins", tally->wins);
    standings_json_put_points(out, tally->points);
    json_out_key_number(out, "vp", row->vp);
    json_out_key_fraction(out, "share", &tally->share);
    json_out_key_number(out, "n1", tally->n1);
    json_out_key_number(out, "n2", tally->n2);
    json_out_key_number(out, "n3", tally->n3);
    json_out_key_text(out, "elo", rating);
    json_out_key_fraction(out, "tiebreak", &row->tiebreak);
    json_out_key_text(out, "by", elo_by_word(row->by));
}

static void out_rows(struct json_out *out, const struct event *event, const struct outcome *outcome)
{
    json_out_key(out, "standings");
    json_out_open(out, '[');
    for (int i = 0; i < outcome->standings.rows; i++) {
        json_out_open(out, '{');
        standings_json_put_named_row(out, event, &outcome->standings.row[i]);
        json_out_close(out, '}');
    }
    for (int i = 0; i < outcome->elo.rows; i++) {
        const struct elo_row *row = &outcome->elo.row[i];
        json_out_open(out, '{');
        out_rated_row(out, event, row, &outcome->tally[row->player]);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
}

static void out_unranked_one(struct json_out *out, const struct event *event, int player, const char *why)
{
    json_out_open(out, '{');
    json_out_key_text(out, "id", event->player[player].id);
    json_out_key_text(out, "why", why);
    json_out_close(out, '}');
}

static void out_unranked(struct json_out *out, const struct event *event, const struct outcome *outcome)
{
    json_out_key(out, "unranked");
    json_out_open(out, '[');
    for (int i = 0; i < outcome->standings.unranked_count; i++)
        out_unranked_one(out, event, outcome->standings.unranked[i].player,
                         unranked_word(outcome->standings.unranked[i].why));
    for (int i = 0; i < outcome->elo.unranked_count; i++)
        out_unranked_one(out, event, outcome->elo.unranked[i].player,
                         elo_why_word(outcome->elo.unranked[i].why));
    json_out_close(out, ']');
}

static void out_placing(struct json_out *out, const struct event *event, const struct placing *placing)
{
    json_out_key(out, "placing");
    json_out_open(out, '[');
    for (int i = 0; i < placing->count; i++) {
        const struct placed *placed = &placing->placed[i];
        json_out_open(out, '{');
        json_out_key_number(out, "place", placed->place);
        json_out_key_text(out, "id", event->player[placed->player].id);
        json_out_key_text(out, "stage", stage_word(placed->stage));
        json_out_key_number(out, "prelim_rank", placed->prelim_rank);
        if (!placed->official)
            json_out_key_bool(out, "unofficial", true);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key_text(out, "champion", event->player[placing->champion].id);
}

void rank_print_json(const struct event *event, const struct outcome *outcome, struct text *text)
{
    struct json_out out = json_out_to(text);
    json_out_open(&out, '{');
    if (event->name)
        json_out_key_text(&out, "name", event->name);
    json_out_key_text(&out, "rules", outcome->rules.set->name);
    out_rows(&out, event, outcome);
    out_unranked(&out, event, outcome);
    json_out_key(&out, "qualifiers");
    json_out_open(&out, '[');
    for (int i = 0; i < outcome->qualify && i < outcome->standings.rows; i++)
        json_out_text(&out, event->player[outcome->standings.row[i].player].id);
    for (int i = 0; i < outcome->qualify && i < outcome->elo.rows; i++)
        json_out_text(&out, event->player[outcome->elo.row[i].player].id);
    json_out_close(&out, ']');
    if (outcome->final_played)
        out_placing(&out, event, &outcome->placing);
    json_out_close(&out, '}');
}

void rank_print_pooled_json(const struct event *pool, const struct pooled *pooled, int qualify,
                            const char *const *title, struct text *text)
{
    struct json_out out = json_out_to(text);
    json_out_open(&out, '{');
    json_out_key(&out, "standings");
    json_out_open(&out, '[');
    for (int i = 0; i < pooled->standings.rows; i++) {
        const struct standing *row = &pooled->standings.row[i];
        json_out_open(&out, '{');
        standings_json_put_named_row(&out, pool, row);
        json_out_key_number(&out, "event", row->event);
        json_out_key_text(&out, "event_title", title[row->event - 1]);
        json_out_close(&out, '}');
    }
    json_out_close(&out, ']');
    json_out_key_number(&out, "attendees", pooled->attendees);
    json_out_key_bool(&out, "enough", pooled->enough);
    json_out_key_bool(&out, "may_skip_semifinal", pooled->may_skip_semifinal);
    json_out_key(&out, "qualifiers");
    json_out_open(&out, '[');
    for (int i = 0; i < qualify && i < pooled->standings.rows; i++)
        json_out_text(&out, pool->player[pooled->standings.row[i].player].id);
    json_out_close(&out, ']');
    json_out_close(&out, '}');
}

#include "io/print/standings_json.h"

void standings_json_put_points(struct json_out *out, int64_t points)
{
    struct fraction value = fraction_of((uint64_t)points, POINT_UNIT);
    json_out_key_fraction(out, "points", &value);
}

static void out_collected(struct json_out *out, const struct tally *tally)
{
    json_out_key_number(out, "games", tally->games);
    json_out_key_number(out, "wins", tally->wins);
    standings_json_put_points(out, tally->points);
    json_out_key_number(out, "vp", tally->vp);
    json_out_key_fraction(out, "share", &tally->share);
}

static void out_places(struct json_out *out, const struct standing *row)
{
    json_out_key_number(out, "n1", row->tally.n1);
    json_out_key_number(out, "n2", row->tally.n2);
    json_out_key_number(out, "n3", row->tally.n3);
    json_out_key_text(out, "by", criterion_word(row->by));
}

void standings_json_put_row(struct json_out *out, const struct event *event, const struct standing *row)
{
    struct fraction avg = row->tally.share, percent = row->tally.share;
    fraction_scale(&avg, 1, row->tally.games ? (uint64_t)row->tally.games : 1);
    fraction_scale(&percent, 100, 1);
    json_out_key_number(out, "place", row->place);
    json_out_key_text(out, "player", event->player[row->player].id);
    out_collected(out, &row->tally);
    json_out_key_fraction(out, "avg", &avg);
    out_places(out, row);
    json_out_key(out, "pct");
    json_out_decimal(out, &percent, 6);
}

void standings_json_put_named_row(struct json_out *out, const struct event *event, const struct standing *row)
{
    json_out_key_number(out, "place", row->place);
    json_out_key_text(out, "id", event->player[row->player].id);
    json_out_key_text(out, "name", event->player[row->player].name);
    out_collected(out, &row->tally);
    out_places(out, row);
}

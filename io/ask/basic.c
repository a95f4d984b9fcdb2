/* The small questions: game, lots, groups, manual. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "io/print/standings_json.h"
#include "scoring/lots.h"
#include "scoring/memory.h"
#include "scoring/paper_figures.h"
#include "scoring/table_score.h"
#include "scoring/zone_groups.h"

static void out_seat(struct json_out *out, const char *id, const struct seat_score *seat,
                     const struct fraction *total)
{
    struct fraction percent = seat->share;
    fraction_scale(&percent, 100, 1);
    json_out_open(out, '{');
    json_out_key_text(out, "p", id);
    json_out_key_number(out, "place", seat->place);
    standings_json_put_points(out, seat->points);
    json_out_key_number(out, "vp", seat->vp);
    json_out_key_number(out, "win", seat->win);
    json_out_key_fraction(out, "share", &seat->share);
    json_out_key_fraction(out, "total", total);
    json_out_key(out, "pct2");
    json_out_decimal(out, &percent, 2);
    json_out_close(out, '}');
}

bool ask_game(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct ask ask;
    struct table_score score;
    struct json_at game = json_member(top, "game");
    ask_init(&ask);
    bool ok = ask_read_rules(top, NULL, &ask.rules, err) &&
              ask_read_game(&game, &ask, STAGE_PRELIM, false, err) &&
              table_score(&ask.rules, &ask.event.round[0].table[0], &score, err);
    if (ok) {
        const struct table *table = &ask.event.round[0].table[0];
        json_out_open(out, '{');
        json_out_key(out, "seats");
        json_out_open(out, '[');
        for (int i = 0; i < table->seats; i++)
            out_seat(out, ask.event.player[table->seat[i]].id, &score.seat[i], &score.total);
        json_out_close(out, ']');
        json_out_close(out, '}');
    }
    ask_release(&ask);
    return ok;
}

bool ask_lots(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct ask ask;
    ask_init(&ask);
    bool ok = ask_read_players(top, &ask, err) && ask_read_lots(top, &ask, err);
    int *order = mem_new(int, ask.event.players);
    if (ok) {
        lots_order(&ask.event, order);
        json_out_open(out, '{');
        json_out_key(out, "lots");
        json_out_open(out, '[');
        for (int i = 0; i < ask.event.players; i++) {
            struct lot lot = lot_of(&ask.event, order[i]);
            char key[24];
            snprintf(key, sizeof key, "%016" PRIx64, lot.key);
            json_out_open(out, '{');
            json_out_key_number(out, "order", i + 1);
            json_out_key_text(out, "player", lot.id);
            json_out_key_text(out, "key", key);
            json_out_key(out, "explicit");
            if (lot.drawn)
                json_out_number(out, lot.number);
            else
                json_out_null(out);
            json_out_close(out, '}');
        }
        json_out_close(out, ']');
        json_out_close(out, '}');
    }
    free(order);
    ask_release(&ask);
    return ok;
}

static void out_group(struct json_out *out, const struct ask *ask, const struct zone_groups *groups,
                      const int *offset, int number)
{
    char name[16];
    int size = 0, last = 0;
    snprintf(name, sizeof name, "G%d", number + 1);
    json_out_open(out, '{');
    json_out_key(out, "zones");
    json_out_open(out, '[');
    for (int i = 0; i < groups->players; i++) {
        if (groups->group[i] != number)
            continue;
        if (!size++ || offset[groups->player[i]] != last)
            json_out_number(out, offset[groups->player[i]]);
        last = offset[groups->player[i]];
    }
    json_out_close(out, ']');
    json_out_key(out, "players");
    json_out_open(out, '[');
    for (int i = 0; i < groups->players; i++)
        if (groups->group[i] == number)
            json_out_text(out, ask->event.player[groups->player[i]].id);
    json_out_close(out, ']');
    json_out_key_text(out, "group", name);
    json_out_key_number(out, "size", size);
    json_out_close(out, '}');
}

static bool read_offsets(const struct json_at *top, const struct ask *ask, int *offset, struct error *err)
{
    struct json_at list = json_member(top, "players");
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct json_at tz = json_member(&item, "tz");
        int64_t minutes = 0;
        if (!json_get_integer(&tz, -1440, 1440, &minutes, err))
            return false;
        if (item.index < ask->event.players)
            offset[item.index] = (int)minutes;
    }
    return true;
}

bool ask_groups(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct ask ask;
    int least = 100; /* R2021-2 */
    ask_init(&ask);
    bool ok = ask_read_players(top, &ask, err) && json_read_int(top, "min_size", 1, PLAYERS_MAX, &least, err);
    int *offset = mem_new(int, ask.event.players);
    ok = ok && read_offsets(top, &ask, offset, err);
    if (ok) {
        struct zone_groups groups;
        zone_groups_compute(&groups, offset, ask.event.players, least);
        json_out_open(out, '{');
        json_out_key(out, "groups");
        json_out_open(out, '[');
        for (int g = 0; g < groups.groups; g++)
            out_group(out, &ask, &groups, offset, g);
        json_out_close(out, ']');
        json_out_key_bool(out, "ok", groups.ok);
        json_out_close(out, '}');
        zone_groups_release(&groups);
    }
    free(offset);
    ask_release(&ask);
    return ok;
}

enum { MANUAL_GAMES_MAX = 1000 };

/* Pairs [vp, total]. */
static bool read_pairs(const struct json_at *top, int *vp, int *total, int *games, struct error *err)
{
    struct json_at list = json_member(top, "games");
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        struct json_at number = json_first(&item);
        int64_t value = 0, of = 0;
        if (item.index == MANUAL_GAMES_MAX)
            return json_fail(&list, err, "more than %d games", MANUAL_GAMES_MAX);
        if (!json_need_array(&item, err) || !json_get_integer(&number, 0, 1000000, &value, err))
            return false;
        json_next(&number);
        if (!json_get_integer(&number, 1, 1000000, &of, err))
            return false;
        vp[item.index] = (int)value;
        total[item.index] = (int)of;
        *games = item.index + 1;
    }
    return true;
}

static void out_manual(struct json_out *out, const struct paper_figures *manual,
                       const struct paper_games *input)
{
    json_out_open(out, '{');
    json_out_key(out, "per_game");
    json_out_open(out, '[');
    for (int i = 0; i < input->games; i++)
        json_out_decimal(out, &manual->per_game[i], input->digits);
    json_out_close(out, ']');
    json_out_key_fraction(out, "exact", &manual->exact);
    json_out_key(out, "exact_rounded");
    json_out_decimal(out, &manual->exact, input->digits);
    json_out_key(out, "manual");
    json_out_decimal(out, &manual->rounded, input->digits);
    json_out_close(out, '}');
}

static WORD_LIST(aggregate_word, "sum", "avg")

bool ask_manual(const struct json_at *top, struct json_out *out, struct error *err)
{
    int vp[MANUAL_GAMES_MAX], total[MANUAL_GAMES_MAX];
    struct paper_games input = {.vp = vp, .total = total, .digits = 2, .scale = 100};
    int average = 0;
    struct paper_figures manual;
    if (!read_pairs(top, vp, total, &input.games, err) ||
        !json_read_int(top, "digits", 0, 9, &input.digits, err) ||
        !json_read_int(top, "scale", 1, 1000, &input.scale, err) ||
        !json_read_int(top, "add", 0, 1000000, &input.add, err) ||
        !json_read_word(top, "agg", aggregate_word, &average, err))
        return false;
    input.average = average == 1;
    paper_figures_compute(&manual, &input);
    bool ok = !manual.exact.lost ||
              error_set(err, STATUS_INPUT, "games: the exact sum needs more than %d bits", FRACTION_BITS);
    if (ok)
        out_manual(out, &manual, &input);
    free(manual.per_game);
    return ok;
}

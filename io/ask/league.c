/* The season: league. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "scoring/league.h"
#include "scoring/memory.h"
#include "scoring/standings.h"

static bool read_avg(const struct json_at *at, struct fraction *avg, struct error *err)
{
    const char *word = json_word(at);
    *avg = fraction_of(0, 1);
    if (!json_given(at))
        return true;
    return (word && fraction_parse(avg, word)) || json_fail(at, err, "must be a fraction such as \"2/7\"");
}

static bool read_result(const struct json_at *at, struct ask *pool, struct league_result *result,
                        struct error *err)
{
    struct json_at player = json_member(at, "player"), avg = json_member(at, "avg");
    const char *id;
    if (!json_need_object(at, err) || !ask_read_id(&player, &id, err) ||
        !json_read_int(at, "place", 1, PLAYERS_MAX, &result->place, err) ||
        !read_avg(&avg, &result->avg, err))
        return false;
    result->player = ask_player(pool, id);
    return true;
}

static bool read_results(const struct json_at *list, struct ask *pool, struct league_tournament *t,
                         struct error *err)
{
    int room = 0;
    if (!json_need_array(list, err))
        return false;
    for (struct json_at item = json_first(list); item.node; json_next(&item))
        room++;
    t->result = mem_new(struct league_result, room);
    for (struct json_at item = json_first(list); item.node; json_next(&item)) {
        struct league_result *result = &t->result[t->results];
        if (!read_result(&item, pool, result, err))
            return false;
        for (int i = 0; i < t->results; i++)
            if (t->result[i].player == result->player)
                return json_fail(&item, err, "player '%.40s' has two results",
                                 pool->event.player[result->player].id);
        t->results++;
    }
    return true;
}

/* A tournament given by its games. */
static bool rank_games(const struct json_at *at, struct ask *pool, struct league_tournament *t,
                       struct error *err)
{
    struct ask ask;
    struct standings standings;
    ask_init(&ask);
    bool ok = ask_read_all(at, &ask, "2019", err) &&
              standings_compute(&standings, &ask.event, &ask.rules, 1u << STAGE_PRELIM, err);
    if (ok) {
        t->result = mem_new(struct league_result, ask.event.players);
        for (int i = 0; i < standings.rows; i++) {
            const struct standing *row = &standings.row[i];
            struct league_result *r = &t->result[t->results++];
            *r = (struct league_result){ask_player(pool, row->lot.id), row->place, row->tally.share};
            fraction_scale(&r->avg, 1, (uint64_t)row->tally.games);
        }
        for (int i = 0; i < standings.unranked_count; i++)
            if (standings.unranked[i].why != UNRANKED_NO_GAMES)
                t->result[t->results++] = (struct league_result){
                    ask_player(pool, ask.event.player[standings.unranked[i].player].id), 0,
                    fraction_of(0, 1)};
        standings_release(&standings);
    }
    ask_release(&ask);
    return ok;
}

static bool read_tournament(const struct json_at *at, struct ask *pool, struct league_tournament *t,
                            struct error *err)
{
    struct json_at id = json_member(at, "id"), results = json_member(at, "results");
    t->id = "";
    if (!json_need_object(at, err) || (json_given(&id) && !ask_read_id(&id, &t->id, err)) ||
        !json_read_bool(at, "online", &t->online, err))
        return false;
    return json_given(&results) ? read_results(&results, pool, t, err) : rank_games(at, pool, t, err);
}

static void out_row(struct json_out *out, const struct ask *pool, const struct league_tournament *tournament,
                    const struct league_row *row)
{
    json_out_open(out, '{');
    json_out_key_number(out, "place", row->place);
    json_out_key_text(out, "player", pool->event.player[row->player].id);
    json_out_key_fraction(out, "points", &row->points);
    json_out_key_number(out, "played", row->played);
    json_out_key_fraction(out, "avg", &row->avg);
    const int places[] = {row->best, row->worst};
    for (int i = 0; i < 2; i++) {
        json_out_key(out, i ? "worst" : "best");
        if (places[i])
            json_out_number(out, places[i]);
        else
            json_out_null(out);
    }
    json_out_key(out, "counted");
    json_out_open(out, '[');
    for (int i = 0; i < row->counted; i++)
        json_out_text(out, tournament[row->tournament[i]].id);
    json_out_close(out, ']');
    json_out_key_text(out, "by", league_by_word(row->by));
    json_out_close(out, '}');
}

static void out_league(struct json_out *out, const struct ask *pool,
                       const struct league_tournament *tournament, int tournaments,
                       const struct league *league)
{
    json_out_open(out, '{');
    json_out_key(out, "tournaments");
    json_out_open(out, '[');
    for (int i = 0; i < tournaments; i++) {
        json_out_open(out, '{');
        json_out_key_text(out, "id", tournament[i].id);
        json_out_key_number(out, "valid_results", tournament[i].valid_results);
        json_out_key_bool(out, "counts", tournament[i].counts);
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    json_out_key(out, "standings");
    json_out_open(out, '[');
    for (int i = 0; i < league->rows; i++)
        out_row(out, pool, tournament, &league->row[i]);
    json_out_close(out, ']');
    json_out_key(out, "finalists");
    json_out_open(out, '[');
    for (int i = 0; i < league->finalists; i++)
        json_out_text(out, pool->event.player[league->finalist[i]].id);
    json_out_close(out, ']');
    json_out_key_bool(out, "cut_decided_by_lot", league->cut_decided_by_lot);
    json_out_close(out, '}');
}

static WORD_LIST(shared_points_word, "full", "split")

static bool read_league_options(const struct json_at *top, struct league_options *options, struct error *err)
{
    int split = 0;
    *options = league_defaults();
    if (!json_read_int(top, "advance", 0, PLAYERS_MAX, &options->advance, err) ||
        !json_read_int(top, "best", 1, LEAGUE_BEST_MAX, &options->best, err) ||
        !json_read_int(top, "minimum", 0, PLAYERS_MAX, &options->minimum, err) ||
        !json_read_word(top, "shared_points", shared_points_word, &split, err))
        return false;
    options->split = split == 1;
    return true;
}

static bool answer(const struct json_at *top, struct ask *pool, struct league_tournament *tournament,
                   int count, struct json_out *out, struct error *err)
{
    struct league_options options;
    struct league league;
    bool *passed = mem_new(bool, pool->event.players);
    bool ok = ask_read_lots(top, pool, err) && read_league_options(top, &options, err) &&
              ask_mark_players(top, "direct_qualified", pool, passed, err) &&
              ask_mark_players(top, "ineligible", pool, passed, err);
    options.passed_over = passed;
    ok = ok && league_compute(&league, &pool->event, tournament, count, &options, err);
    if (ok) {
        out_league(out, pool, tournament, count, &league);
        league_release(&league);
    }
    free(passed);
    return ok;
}

bool ask_league(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct json_at list = json_member(top, "tournaments");
    struct ask pool;
    int room = 0;
    bool ok = true;
    if (!json_need_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item))
        room++;
    struct league_tournament *tournament = mem_new(struct league_tournament, room);
    ask_init(&pool);
    for (struct json_at item = json_first(&list); ok && item.node; json_next(&item))
        ok = read_tournament(&item, &pool, &tournament[item.index], err);
    ok = ok && answer(top, &pool, tournament, room, out, err);
    for (int i = 0; i < room; i++)
        free(tournament[i].result);
    free(tournament);
    ask_release(&pool);
    return ok;
}

#include "scoring/elo.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "scoring/tally.h"

WORD_LIST(elo_rounding_word, ELO_ROUNDINGS(WORD_OF_ROW))
WORD_LIST(elo_by_word, ELO_CRITERIA(WORD_OF_ROW))
WORD_LIST(elo_why_word, ELO_WHYS(WORD_OF_ROW))

struct elo_options elo_defaults(const struct ruleset *set)
{
    const struct rating *rating = &set->rating;
    return (struct elo_options){.k = rating->k,
                                .start = rating->start,
                                .min_games = rating->min_games,
                                .max_games = rating->max_games};
}

int64_t elo_micros(double value)
{
    return (int64_t)llround(value * 1e6);
}

void elo_text(int64_t micros, char *text)
{
    uint64_t size = micros < 0 ? 0 - (uint64_t)micros : (uint64_t)micros;
    snprintf(text, ELO_TEXT_MAX, "%s%llu.%06llu", micros < 0 ? "-" : "", (unsigned long long)(size / 1000000),
             (unsigned long long)(size % 1000000));
}

/* What is known of one player while the games are rated. */
struct rated {
    double rating;
    int games;
    int64_t vp;
    struct fraction share;
    bool left;
};

/* R2021-9: the change of the player in seat `a` from the duel with the one in seat `b`. */
static double duel(const struct elo_options *options, double a, double b, int place_a, int place_b)
{
    double result = place_a < place_b ? 1.0 : place_a > place_b ? 0.0 : 0.5;
    double change = options->k * (result - 1.0 / (1.0 + pow(10.0, (b - a) / 400.0)));
    return options->rounding == ELO_ROUND_PAIR ? round(change) : change;
}

/* R2021-10: all changes of a game use the ratings before it. */
static void rate_game(const struct elo_options *options, const struct table *table, const int *place,
                      const struct rated *rated, double *delta)
{
    for (int i = 0; i < table->seats; i++) {
        delta[i] = 0;
        for (int j = 0; j < table->seats; j++)
            if (j != i)
                delta[i] += duel(options, rated[table->seat[i]].rating, rated[table->seat[j]].rating,
                                 place[i], place[j]);
        if (options->rounding == ELO_ROUND_GAME)
            delta[i] = round(delta[i]);
    }
}

static bool has_vp(const struct table *table)
{
    for (int i = 0; i < table->seats; i++)
        if (table->result->vp[i] < 0)
            return false;
    return true;
}

static bool enter_game(struct elo *out, struct rated *rated, const struct rules *rules,
                       const struct elo_options *options, const struct table *table, struct error *err)
{
    int place[SEATS_MAX] = {0}, number = out->games++;
    struct table_score score;
    double *delta = out->delta[number];
    out->game[number] = table;
    table_places(rules, table, place);
    rate_game(options, table, place, rated, delta);
    bool scored = has_vp(table);
    if (scored && !table_score(rules, table, &score, err))
        return false;
    for (int i = 0; i < table->seats; i++) {
        struct rated *r = &rated[table->seat[i]];
        r->left |= table->result->left >> i & 1;
        if (r->games == options->max_games) { /* */
            out->excess[out->excess_count++] = (struct elo_excess){number, table->seat[i]};
            delta[i] = 0;
            continue;
        }
        r->games++;
        r->rating += delta[i];
        if (scored) {
            r->vp += score.seat[i].vp;
            fraction_add(&r->share, &score.seat[i].share);
        }
    }
    return true;
}

/* R2021-7, -12.  Negative when `a` is placed higher. */
static enum elo_by compare(const struct elo_row *a, const struct elo_row *b, int *order)
{
    if ((*order = (a->micros < b->micros) - (a->micros > b->micros)))
        return ELO_BY_ELO;
    if ((*order = fraction_compare(&b->tiebreak, &a->tiebreak)))
        return ELO_BY_TIEBREAK;
    *order = lot_compare(&a->lot, &b->lot);
    return ELO_BY_LOT;
}

static int compare_rows(const void *a, const void *b)
{
    int order;
    compare(a, b, &order);
    return order;
}

static void sort_rows(struct elo *elo)
{
    int order;
    qsort(elo->row, (size_t)elo->rows, sizeof *elo->row, compare_rows);
    for (int i = 0; i < elo->rows; i++) {
        elo->row[i].place = i + 1;
        elo->row[i].by = i ? compare(&elo->row[i - 1], &elo->row[i], &order) : ELO_BY_FIRST;
    }
}

static void collect(struct elo *out, const struct event *event, const struct elo_options *options,
                    const struct rated *rated)
{
    for (int p = 0; p < event->players; p++) {
        const struct rated *r = &rated[p];
        enum player_status status = event->player[p].status;
        int why = status == PLAYER_DQ || r->left  ? ELO_DQ
                  : status == PLAYER_WITHDRAWN    ? ELO_WITHDRAWN
                  : r->games < options->min_games ? ELO_TOO_FEW_GAMES
                                                  : -1;
        if (why >= 0) {
            out->unranked[out->unranked_count++] = (struct elo_unranked){p, r->games, (enum elo_why)why};
            continue;
        }
        struct elo_row *row = &out->row[out->rows++];
        *row = (struct elo_row){.player = p,
                                .micros = elo_micros(r->rating),
                                .games = r->games,
                                .vp = r->vp,
                                .tiebreak = fraction_of((uint64_t)r->vp, 1),
                                .lot = lot_of(event, p)};
        fraction_add(&row->tiebreak, &r->share);
    }
}

static double start_rating(const struct player *player, double start)
{
    const char *text = player_get(player, RATING_ATTRIBUTE);
    char *end;
    double rating = strtod(text, &end);
    return *text && !*end && isfinite(rating) && fabs(rating) < 1e9 ? rating : start;
}

/* R2021-6, or what the player brings along from a qualifier event. */
static struct rated start_player(const struct player *player, const struct elo_options *options)
{
    struct rated rated = {.rating = start_rating(player, options->start), .share = fraction_of(0, 1)};
    if (player->brought) {
        rated.games = player->brought->games;
        rated.vp = player->brought->vp;
        rated.share = player->brought->share;
    }
    return rated;
}

bool elo_compute(struct elo *out, const struct event *event, const struct rules *rules,
                 const struct elo_options *options, struct error *err)
{
    size_t games = 0;
    bool ok = true;
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        games += g.table->result != NULL;
    *out = (struct elo){.game = mem_new(const struct table *, games),
                        .delta = mem_get(games, sizeof *out->delta),
                        .excess = mem_new(struct elo_excess, games * SEATS_MAX),
                        .row = mem_new(struct elo_row, event->players),
                        .unranked = mem_new(struct elo_unranked, event->players)};
    struct rated *rated = mem_new(struct rated, event->players);
    for (int p = 0; p < event->players; p++)
        rated[p] = start_player(&event->player[p], options);
    for (struct game g = game_first(event, STAGE_PRELIM); ok && g.table; game_next(&g))
        if (g.table->result)
            ok = enter_game(out, rated, rules, options, g.table, err);
    if (ok) {
        collect(out, event, options, rated);
        sort_rows(out);
    }
    for (int i = 0; ok && i < out->rows; i++)
        if (out->row[i].tiebreak.lost)
            ok = error_set(err, STATUS_INPUT, "player %s: the exact tie-break number does not fit",
                           event->player[out->row[i].player].id);
    free(rated);
    if (!ok)
        elo_release(out);
    return ok;
}

void elo_release(struct elo *elo)
{
    free(elo->row);
    free(elo->unranked);
    free(elo->game);
    free(elo->delta);
    free(elo->excess);
    *elo = (struct elo){.rows = 0};
}

#include "scoring/standings.h"

#include <stdlib.h>

#include "scoring/memory.h"

static void add_seat(struct tally *tally, const struct seat_score *seat, bool left)
{
    tally->games++;
    tally->wins += seat->win;
    tally->n1 += seat->place == 1; /* R2019-14: a shared place counts as that place */
    tally->n2 += seat->place == 2;
    tally->n3 += seat->place == 3;
    tally->vp += seat->vp;
    tally->points += seat->points;
    tally->left |= left;
    fraction_add(&tally->share, &seat->share);
}

static bool add_stage(const struct event *event, const struct rules *rules, enum stage stage,
                      struct tally *tally, struct error *err)
{
    struct table_score score;
    for (struct game g = game_first(event, stage); g.table; game_next(&g)) {
        if (!g.table->result)
            continue;
        if (!table_score(rules, g.table, &score, err))
            return false;
        for (int i = 0; i < g.table->seats; i++)
            add_seat(&tally[g.table->seat[i]], &score.seat[i], g.table->result->left >> i & 1);
    }
    return true;
}

bool tally_event(const struct event *event, const struct rules *rules, unsigned stages, struct tally *tally,
                 struct error *err)
{
    for (int p = 0; p < event->players; p++) {
        const struct tally *brought = event->player[p].brought;
        tally[p] =
            brought && stages >> STAGE_PRELIM & 1 ? *brought : (struct tally){.share = fraction_of(0, 1)};
    }
    for (int stage = STAGE_PRELIM; stage <= STAGE_KNOCKOUT; stage++)
        if (stages >> stage & 1 && !add_stage(event, rules, (enum stage)stage, tally, err))
            return false;
    for (int p = 0; p < event->players; p++)
        if (tally[p].share.lost)
            return error_set(err, STATUS_INPUT,
                             "player %s: the exact sum of shares needs more than %d bits; set options.cap",
                             event->player[p].id, FRACTION_BITS);
    return true;
}

static int compare_numbers(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

/* Positive when `a` is better. */
static int compare_by(enum criterion by, const struct tally *a, const struct tally *b)
{
    struct fraction x, y;
    switch (by) {
    case BY_WINS:
        return compare_numbers(a->wins, b->wins);
    case BY_POINTS:
        return compare_numbers(a->points, b->points);
    case BY_VP:
        return compare_numbers(a->vp, b->vp);
    case BY_SHARE:
        return fraction_compare(&a->share, &b->share);
    case BY_N1:
        return compare_numbers(a->n1, b->n1);
    case BY_N2:
        return compare_numbers(a->n2, b->n2);
    case BY_N3:
        return compare_numbers(a->n3, b->n3);
    case BY_AVG: /* R2019-12, A-38: over the games of that player */
        x = a->share;
        y = b->share;
        fraction_scale(&x, 1, a->games ? (uint64_t)a->games : 1);
        fraction_scale(&y, 1, b->games ? (uint64_t)b->games : 1);
        return fraction_compare(&x, &y);
    case BY_TIEBREAK: /* R2021-12: one added number */
        x = fraction_of((uint64_t)a->vp, 1);
        y = fraction_of((uint64_t)b->vp, 1);
        fraction_add(&x, &a->share);
        fraction_add(&y, &b->share);
        return fraction_compare(&x, &y);
    case BY_LOT:
    case BY_SHARED:
    case BY_FIRST:
        break;
    }
    return 0;
}

enum criterion standing_compare(const struct standing *a, const struct standing *b, int *order)
{
    const struct rules *rules = a->rules;
    for (int i = 0; i < rules->parameter.criteria.count; i++) {
        int better = compare_by(rules->parameter.criteria.by[i], &a->tally, &b->tally);
        if (better) {
            *order = -better;
            return rules->parameter.criteria.by[i];
        }
    }
    *order = lot_compare(&a->lot, &b->lot);
    return rules->parameter.last == LAST_LOT ? BY_LOT : BY_SHARED;
}

static int compare_rows(const void *a, const void *b)
{
    int order;
    standing_compare(a, b, &order);
    return order;
}

void standings_sort(struct standing *row, int rows)
{
    int order;
    qsort(row, (size_t)rows, sizeof *row, compare_rows);
    for (int i = 0; i < rows; i++) {
        row[i].by = i ? standing_compare(&row[i - 1], &row[i], &order) : BY_FIRST;
        row[i].place = row[i].by == BY_SHARED ? row[i - 1].place : i + 1;
    }
}

/* G-51, A-23: who has no place, and why; -1 for those who have one. */
static int why_unranked(const struct rules *rules, const struct player *player, const struct tally *tally)
{
    if (player->status == PLAYER_DQ || tally->left)
        return UNRANKED_DQ;
    if (player->status == PLAYER_WITHDRAWN && !rules->parameter.rank_withdrawn)
        return UNRANKED_WITHDRAWN;
    return tally->games ? -1 : UNRANKED_NO_GAMES;
}

bool standings_compute(struct standings *out, const struct event *event, const struct rules *rules,
                       unsigned stages, struct error *err)
{
    struct tally *tally = mem_new(struct tally, event->players);
    *out = (struct standings){.rules = *rules};
    if (!tally_event(event, rules, stages, tally, err)) {
        free(tally);
        return false;
    }
    out->row = mem_new(struct standing, event->players);
    out->unranked = mem_new(struct unranked, event->players);
    for (int p = 0; p < event->players; p++) {
        int why = why_unranked(rules, &event->player[p], &tally[p]);
        if (why >= 0)
            out->unranked[out->unranked_count++] =
                (struct unranked){p, (enum unranked_why)why, tally[p].games};
        else
            out->row[out->rows++] = (struct standing){
                .player = p, .event = 1, .tally = tally[p], .lot = lot_of(event, p), .rules = rules};
    }
    standings_sort(out->row, out->rows);
    free(tally);
    return true;
}

void standings_release(struct standings *standings)
{
    free(standings->row);
    free(standings->unranked);
    *standings = (struct standings){.rows = 0};
}

WORD_LIST(unranked_word, UNRANKED_WHYS(WORD_OF_ROW))

int *standings_ranks(const struct standings *standings, int players)
{
    int *rank = mem_new(int, players);
    for (int i = 0; i < standings->rows; i++)
        rank[standings->row[i].player] = i + 1;
    return rank;
}

#include "scoring/league.h"

#include <stdlib.h>

#include "scoring/lots.h"
#include "scoring/memory.h"

/* R2019-17, A-17: places 1 to 16; later places have none. */
static const int place_points[] = {100, 60, 40, 30, 25, 20, 18, 16, 14, 12, 10, 9, 8, 7, 6, 5};
enum { PLACES_WITH_POINTS = sizeof place_points / sizeof *place_points };

WORD_LIST(league_by_word, LEAGUE_CRITERIA(WORD_OF_ROW))

struct league_options league_defaults(void)
{
    return (struct league_options){.advance = 30, .best = 3, .minimum = 16};
}

/* One result of one player, for sorting by player and then by worth. */
struct entry {
    int player, tournament, place;
    struct fraction points;
    const struct fraction *avg;
};

static int compare_entries(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    if (x->player != y->player)
        return x->player < y->player ? -1 : 1;
    if (!x->place != !y->place)
        return x->place ? -1 : 1;
    int order = fraction_compare(&y->points, &x->points);
    if (!order && x->place)
        order = fraction_compare(y->avg, x->avg); /* the higher share is taken */
    if (!order)
        order = (x->place > y->place) - (x->place < y->place);
    return order ? order : (x->tournament > y->tournament) - (x->tournament < y->tournament);
}

static int points_of(int place)
{
    return place >= 1 && place <= PLACES_WITH_POINTS ? place_points[place - 1] : 0;
}

/* the points of the place, or the mean of the places covered. */
static struct fraction result_points(int place, int sharing, bool split)
{
    int sum = 0;
    if (!split)
        return fraction_of((uint64_t)points_of(place), 1);
    for (int i = 0; i < sharing; i++)
        sum += points_of(place + i);
    return fraction_of((uint64_t)sum, (uint64_t)sharing);
}

static int list_entries(struct entry *entry, const struct league_tournament *t, int number, bool split)
{
    int most = 0, used = 0;
    for (int i = 0; i < t->results; i++)
        if (t->result[i].place > most)
            most = t->result[i].place;
    int *sharing = mem_new(int, most + 1);
    for (int i = 0; i < t->results; i++)
        sharing[t->result[i].place]++;
    for (int i = 0; i < t->results; i++) {
        const struct league_result *r = &t->result[i];
        struct entry *e = &entry[used++];
        *e = (struct entry){r->player, number, r->place, fraction_of(0, 1), &r->avg};
        if (r->place)
            e->points = result_points(r->place, sharing[r->place], split);
    }
    free(sharing);
    return used;
}

/* Makes the row of one player from the sorted entries. */
static void fill_row(struct league_row *row, const struct entry *entry, int entries, int best)
{
    *row = (struct league_row){.player = entry->player, .played = entries};
    row->points = row->avg = fraction_of(0, 1);
    for (int i = 0; i < entries && entry[i].place; i++) {
        if (!row->best || entry[i].place < row->best)
            row->best = entry[i].place;
        if (entry[i].place > row->worst)
            row->worst = entry[i].place;
        if (row->counted == best)
            continue;
        fraction_add(&row->points, &entry[i].points);
        fraction_add(&row->avg, entry[i].avg);
        row->tournament[row->counted++] = entry[i].tournament;
    }
    if (row->counted)
        fraction_scale(&row->avg, 1, (uint64_t)row->counted);
}

static int compare_places(int a, int b)
{
    if (!a != !b)
        return a ? -1 : 1; /* no valid result comes last */
    return (a > b) - (a < b);
}

/* R2019-19.  Negative when `a` is placed higher. */
static enum league_by compare(const struct league_row *a, const struct league_row *b, int *order)
{
    if ((*order = fraction_compare(&b->points, &a->points)))
        return LEAGUE_BY_POINTS;
    if ((*order = (a->played > b->played) - (a->played < b->played)))
        return LEAGUE_BY_FEWEST;
    if ((*order = fraction_compare(&b->avg, &a->avg)))
        return LEAGUE_BY_AVG;
    if ((*order = compare_places(a->best, b->best)))
        return LEAGUE_BY_BEST;
    if ((*order = compare_places(a->worst, b->worst)))
        return LEAGUE_BY_WORST;
    return LEAGUE_BY_SHARED;
}

struct sortable {
    struct league_row row;
    struct lot lot;
};

static int compare_rows(const void *a, const void *b)
{
    const struct sortable *x = a, *y = b;
    int order;
    compare(&x->row, &y->row, &order);
    return order ? order : lot_compare(&x->lot, &y->lot);
}

static void sort_rows(struct league *league, const struct event *pool)
{
    struct sortable *list = mem_new(struct sortable, league->rows);
    int order;
    for (int i = 0; i < league->rows; i++)
        list[i] = (struct sortable){league->row[i], lot_of(pool, league->row[i].player)};
    qsort(list, (size_t)league->rows, sizeof *list, compare_rows);
    for (int i = 0; i < league->rows; i++) {
        struct league_row *row = &league->row[i];
        *row = list[i].row;
        row->by = i ? compare(row - 1, row, &order) : LEAGUE_BY_FIRST;
        row->place = row->by == LEAGUE_BY_SHARED ? (row - 1)->place : i + 1;
    }
    free(list);
}

/* R2019-20, -23: the best who are not passed over; A-20: a tie across the cut goes to lots. */
static void pick_finalists(struct league *league, const struct league_options *options)
{
    int last_place = 0;
    league->finalist = mem_new(int, league->rows);
    for (int i = 0; i < league->rows; i++) {
        const struct league_row *row = &league->row[i];
        if (options->passed_over && options->passed_over[row->player])
            continue;
        if (league->finalists == options->advance) {
            league->cut_decided_by_lot = row->place == last_place;
            return;
        }
        league->finalist[league->finalists++] = row->player;
        last_place = row->place;
    }
}

/* R2019-1, -16: does the tournament count?  Returns the number of its results if so. */
static int judge(struct league_tournament *t, int minimum)
{
    t->valid_results = 0;
    for (int i = 0; i < t->results; i++)
        t->valid_results += t->result[i].place > 0;
    t->counts = !t->online && t->valid_results >= minimum;
    return t->counts ? t->results : 0;
}

bool league_compute(struct league *out, const struct event *pool, struct league_tournament *tournament,
                    int tournaments, const struct league_options *options, struct error *err)
{
    int room = 0, entries = 0;
    *out = (struct league){.rows = 0};
    if (options->best < 1 || options->best > LEAGUE_BEST_MAX)
        return error_set(err, STATUS_INPUT, "best: 1 to %d results can count", LEAGUE_BEST_MAX);
    for (int t = 0; t < tournaments; t++)
        room += judge(&tournament[t], options->minimum);
    struct entry *entry = mem_new(struct entry, room);
    for (int t = 0; t < tournaments; t++)
        if (tournament[t].counts)
            entries += list_entries(&entry[entries], &tournament[t], t, options->split);
    qsort(entry, (size_t)entries, sizeof *entry, compare_entries);
    out->row = mem_new(struct league_row, entries);
    for (int i = 0, j; i < entries; i = j) {
        for (j = i + 1; j < entries && entry[j].player == entry[i].player; j++)
            ;
        fill_row(&out->row[out->rows++], &entry[i], j - i, options->best);
    }
    free(entry);
    for (int i = 0; i < out->rows; i++)
        if (out->row[i].avg.lost || out->row[i].points.lost) {
            error_set(err, STATUS_INPUT, "player %s: the exact mean of shares needs more than %d bits",
                      pool->player[out->row[i].player].id, FRACTION_BITS);
            league_release(out);
            return false;
        }
    sort_rows(out, pool);
    pick_finalists(out, options);
    return true;
}

void league_release(struct league *league)
{
    free(league->row);
    free(league->finalist);
    *league = (struct league){.rows = 0};
}

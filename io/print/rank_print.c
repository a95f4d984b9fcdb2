#include "io/print/rank_print.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "io/text/csv.h"
#include "io/text/text_table.h"

void percent_text(const struct fraction *share, char *text)
{
    struct fraction percent = *share;
    fraction_scale(&percent, 100, 1);
    fraction_decimal(&percent, 2, text);
}

void points_text(int64_t points, char *text)
{
    struct fraction value = fraction_of((uint64_t)points, POINT_UNIT);
    fraction_decimal(&value, points % POINT_UNIT ? 2 : 0, text);
}

static bool uses(const struct rules *rules, enum criterion criterion)
{
    for (int i = 0; i < rules->parameter.criteria.count; i++)
        if (rules->parameter.criteria.by[i] == criterion)
            return true;
    return false;
}

static void add_head(struct text_table *table, const char *const *head, int columns, unsigned left)
{
    for (int i = 0; i < columns; i++) {
        table->right[i] = !(left >> i & 1);
        text_table_add(table, head[i]);
    }
}

/* One row of standings; the mean share where the rule set ranks by it, else the sum. */
static void add_row(struct text_table *table, const struct event *event, const struct standing *row,
                    bool points, bool average, bool through)
{
    const struct tally *tally = &row->tally;
    struct fraction share = tally->share;
    char text[FRACTION_TEXT_MAX];
    if (average)
        fraction_scale(&share, 1, (uint64_t)tally->games);
    text_table_addf(table, "%d%s", row->place, through ? "*" : " ");
    text_table_add(table, event->player[row->player].name);
    text_table_addf(table, "%d", tally->games);
    if (points) {
        points_text(tally->points, text);
        text_table_add(table, text);
    }
    text_table_addf(table, "%d", tally->wins);
    text_table_addf(table, "%lld", (long long)tally->vp);
    percent_text(&share, text);
    text_table_add(table, text);
    text_table_addf(table, "%d-%d-%d", tally->n1, tally->n2, tally->n3);
    text_table_add(table, criterion_word(row->by));
}

static void print_rows(const struct event *event, const struct standings *standings,
                       const struct rules *rules, int qualify, const char *const *title, struct text *out)
{
    bool points = uses(rules, BY_POINTS), average = uses(rules, BY_AVG);
    const char *head[10] = {"place", "name", "games"};
    int columns = 3;
    struct text_table table;
    if (points)
        head[columns++] = "points";
    head[columns++] = "wins";
    head[columns++] = "VP";
    head[columns++] = average ? "mean %" : "sum %";
    head[columns++] = "1-2-3";
    head[columns++] = "by";
    unsigned left = 1u << 1 | 1u << (columns - 1);
    if (title)
        head[columns++] = "event";
    left |= title ? 1u << (columns - 1) : 0;
    text_table_init(&table, columns);
    add_head(&table, head, columns, left);
    for (int i = 0; i < standings->rows; i++) {
        add_row(&table, event, &standings->row[i], points, average, i < qualify);
        if (title)
            text_table_add(&table, title[standings->row[i].event - 1]);
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
}

static void print_rated(const struct event *event, const struct elo *elo, int qualify, struct text *out)
{
    static const char *const head[] = {"place", "name", "games", "rating", "VP", "tie-break", "by"};
    struct text_table table;
    char text[FRACTION_TEXT_MAX];
    text_table_init(&table, 7);
    add_head(&table, head, 7, 1u << 1 | 1u << 6);
    for (int i = 0; i < elo->rows; i++) {
        const struct elo_row *row = &elo->row[i];
        text_table_addf(&table, "%d%s", row->place, i < qualify ? "*" : " ");
        text_table_add(&table, event->player[row->player].name);
        text_table_addf(&table, "%d", row->games);
        elo_text(row->micros, text);
        text_table_add(&table, text);
        text_table_addf(&table, "%lld", (long long)row->vp);
        fraction_decimal(&row->tiebreak, 4, text);
        text_table_add(&table, text);
        text_table_add(&table, elo_by_word(row->by));
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
}

static void print_unranked(const struct event *event, const struct outcome *outcome, struct text *out)
{
    static const char *const why[] = {
        [UNRANKED_DQ] = "disqualified", [UNRANKED_WITHDRAWN] = "withdrawn", [UNRANKED_NO_GAMES] = "no games"};
    static const char *const elo_why[] = {
        [ELO_TOO_FEW_GAMES] = "too few games", [ELO_DQ] = "disqualified", [ELO_WITHDRAWN] = "withdrawn"};
    static_assert(sizeof why / sizeof *why == UNRANKED_WHYS(COUNT_ROW), "a text for each");
    static_assert(sizeof elo_why / sizeof *elo_why == ELO_WHYS(COUNT_ROW), "a text for each");
    for (int i = 0; i < outcome->standings.unranked_count; i++) {
        const struct unranked *u = &outcome->standings.unranked[i];
        text_addf(out, "    -  %s (%s)\n", event->player[u->player].name, why[u->why]);
    }
    for (int i = 0; i < outcome->elo.unranked_count; i++) {
        const struct elo_unranked *u = &outcome->elo.unranked[i];
        text_addf(out, "    -  %s (%s)\n", event->player[u->player].name, elo_why[u->why]);
    }
}

static void print_placing(const struct event *event, const struct outcome *outcome, struct text *out)
{
    const struct placing *placing = &outcome->placing;
    static const char *const head[] = {"place", "name", "reached", "prelim rank", ""};
    struct text_table table;
    text_addf(out, "\nChampion: %s\n\n", event->player[placing->champion].name);
    text_table_init(&table, 5);
    add_head(&table, head, 5, 1u << 1 | 1u << 2 | 1u << 4);
    for (int i = 0; i < placing->count; i++) {
        const struct placed *placed = &placing->placed[i];
        text_table_addf(&table, "%d", placed->place);
        text_table_add(&table, event->player[placed->player].name);
        text_table_add(&table, stage_word(placed->stage));
        text_table_addf(&table, "%d", placed->prelim_rank);
        text_table_add(&table, placed->official ? "" : "unofficial");
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
}

void rank_print_text(const struct event *event, const struct outcome *outcome, struct text *out)
{
    int ranked = outcome->rated ? outcome->elo.rows : outcome->standings.rows;
    text_addf(out, "%s%s%s\n\n", event->name ? event->name : "", event->name ? ": " : "",
              outcome->rules.set->title);
    if (outcome->rated)
        print_rated(event, &outcome->elo, outcome->qualify, out);
    else
        print_rows(event, &outcome->standings, &outcome->rules, outcome->qualify, NULL, out);
    print_unranked(event, outcome, out);
    if (outcome->qualify)
        text_addf(out, "\n* the best %d go through\n", outcome->qualify < ranked ? outcome->qualify : ranked);
    if (outcome->final_played)
        print_placing(event, outcome, out);
}

enum { CSV_COLUMNS = 13 };

static void add_csv_row(const struct event *event, int place, int player, const struct tally *tally,
                        int games, const char *by, const char *last, struct text *out)
{
    char number[8][24], points[FRACTION_TEXT_MAX], share[FRACTION_TEXT_MAX];
    struct fraction value = fraction_of((uint64_t)tally->points, POINT_UNIT);
    const int numbers[] = {place, games, tally->wins, (int)tally->vp, tally->n1, tally->n2, tally->n3};
    for (int i = 0; i < 7; i++)
        snprintf(number[i], sizeof number[i], "%d", numbers[i]);
    fraction_text(&value, points);
    fraction_text(&tally->share, share);
    const char *row[CSV_COLUMNS] = {number[0],
                                    event->player[player].id,
                                    event->player[player].name,
                                    number[1],
                                    number[2],
                                    points,
                                    number[3],
                                    share,
                                    number[4],
                                    number[5],
                                    number[6],
                                    by,
                                    last};
    csv_add_row(out, row, last ? CSV_COLUMNS : CSV_COLUMNS - 1);
}

static void add_csv_head(const char *last, struct text *out)
{
    const char *head[CSV_COLUMNS] = {"place", "id", "name", "games", "wins", "points", "vp",
                                     "share", "n1", "n2",   "n3",    "by",   last};
    csv_add_row(out, head, last ? CSV_COLUMNS : CSV_COLUMNS - 1);
}

void rank_print_csv(const struct event *event, const struct outcome *outcome, struct text *out)
{
    char rating[ELO_TEXT_MAX];
    add_csv_head(outcome->rated ? "elo" : NULL, out);
    for (int i = 0; i < outcome->standings.rows; i++) {
        const struct standing *row = &outcome->standings.row[i];
        add_csv_row(event, row->place, row->player, &row->tally, row->tally.games, criterion_word(row->by),
                    NULL, out);
    }
    for (int i = 0; i < outcome->elo.rows; i++) {
        const struct elo_row *row = &outcome->elo.row[i];
        elo_text(row->micros, rating);
        add_csv_row(event, row->place, row->player, &outcome->tally[row->player], row->games,
                    elo_by_word(row->by), rating, out);
    }
}

void rank_print_pooled_text(const struct event *pool, const struct pooled *pooled, int qualify,
                            const char *const *title, struct text *out)
{
    print_rows(pool, &pooled->standings, &pooled->standings.rules, qualify, title, out);
    text_addf(out, "\n%d different players%s; the best %d go through\n", pooled->attendees,
              pooled->enough ? "" : ", fewer than the rules ask for",
              qualify < pooled->standings.rows ? qualify : pooled->standings.rows);
}

void rank_print_pooled_csv(const struct event *pool, const struct pooled *pooled, int qualify,
                           const char *const *title, struct text *out)
{
    (void)qualify; /* CSV has the ranking alone */
    add_csv_head("event", out);
    for (int i = 0; i < pooled->standings.rows; i++) {
        const struct standing *row = &pooled->standings.row[i];
        add_csv_row(pool, row->place, row->player, &row->tally, row->tally.games, criterion_word(row->by),
                    title[row->event - 1], out);
    }
}

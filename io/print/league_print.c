#include "io/print/league_print.h"

#include <stdio.h>
#include <stdlib.h>

#include "io/print/rank_print.h"
#include "io/text/csv.h"
#include "io/text/json_out.h"
#include "io/text/text_table.h"
#include "scoring/memory.h"

/* Which players go to the final. */
static bool *list_finalists(const struct season *season, const struct league *league)
{
    bool *in = mem_new(bool, season->pool.players);
    for (int i = 0; i < league->finalists; i++)
        in[league->finalist[i]] = true;
    return in;
}

static void print_rows(const struct season *season, const struct league *league, const bool *in,
                       struct text *out)
{
    static const char *const head[] = {"place", "name", "points", "played", "mean %", "best", "worst", "by"};
    struct text_table table;
    text_table_init(&table, 8);
    for (int i = 0; i < 8; i++) {
        table.right[i] = i != 1 && i != 7;
        text_table_add(&table, head[i]);
    }
    for (int i = 0; i < league->rows; i++) {
        const struct league_row *row = &league->row[i];
        char text[FRACTION_TEXT_MAX];
        bool whole = row->points.bottom_limbs == 1 && row->points.bottom[0] == 1;
        text_table_addf(&table, "%d%s", row->place, in[row->player] ? "*" : " ");
        text_table_add(&table, season->pool.player[row->player].name);
        fraction_decimal(&row->points, whole ? 0 : 2, text);
        text_table_add(&table, text);
        text_table_addf(&table, "%d", row->played);
        percent_text(&row->avg, text);
        text_table_add(&table, text);
        text_table_addf(&table, "%d", row->best);
        text_table_addf(&table, "%d", row->worst);
        text_table_add(&table, league_by_word(row->by));
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
}

void league_print_text(const struct season *season, const struct league *league,
                       const struct league_options *options, struct text *out)
{
    bool *in = list_finalists(season, league);
    int counting = 0;
    for (int i = 0; i < season->tournaments; i++) {
        const struct league_tournament *t = &season->tournament[i];
        counting += t->counts;
        if (!t->counts)
            text_addf(out, "%s does not count: %s\n", t->id,
                      t->online ? "played online (Deutsche Meisterschaft 2019, 1)"
                                : "too few valid results (Deutsche Meisterschaft 2019, 4)");
    }
    text_addf(out, "%d tournaments count, of each player the best %d\n\n", counting, options->best);
    print_rows(season, league, in, out);
    text_addf(out, "\n* %d go to the final%s\n", league->finalists,
              league->cut_decided_by_lot ? "; the last seat was drawn by lot" : "");
    free(in);
}

void league_print_csv(const struct season *season, const struct league *league, struct text *out)
{
    static const char *const head[] = {"place", "id",   "name",  "points", "played",
                                       "avg",   "best", "worst", "by",     "final"};
    bool *in = list_finalists(season, league);
    csv_add_row(out, head, 10);
    for (int i = 0; i < league->rows; i++) {
        const struct league_row *row = &league->row[i];
        const struct player *player = &season->pool.player[row->player];
        char number[4][16], points[FRACTION_TEXT_MAX], avg[FRACTION_TEXT_MAX];
        const int numbers[] = {row->place, row->played, row->best, row->worst};
        for (int n = 0; n < 4; n++)
            snprintf(number[n], sizeof number[n], "%d", numbers[n]);
        fraction_text(&row->points, points);
        fraction_text(&row->avg, avg);
        const char *fields[] = {number[0],
                                player->id,
                                player->name,
                                points,
                                number[1],
                                avg,
                                number[2],
                                number[3],
                                league_by_word(row->by),
                                in[row->player] ? "x" : ""};
        csv_add_row(out, fields, 10);
    }
    free(in);
}

static void out_row(struct json_out *out, const struct season *season, const struct league_row *row)
{
    json_out_open(out, '{');
    json_out_key_number(out, "place", row->place);
    json_out_key_text(out, "id", season->pool.player[row->player].id);
    json_out_key_text(out, "name", season->pool.player[row->player].name);
    json_out_key_fraction(out, "points", &row->points);
    json_out_key_number(out, "played", row->played);
    json_out_key_fraction(out, "avg", &row->avg);
    json_out_key_number(out, "best", row->best);
    json_out_key_number(out, "worst", row->worst);
    json_out_key(out, "counted");
    json_out_open(out, '[');
    for (int i = 0; i < row->counted; i++)
        json_out_text(out, season->tournament[row->tournament[i]].id);
    json_out_close(out, ']');
    json_out_key_text(out, "by", league_by_word(row->by));
    json_out_close(out, '}');
}

void league_print_json(const struct season *season, const struct league *league, struct text *text)
{
    struct json_out out = json_out_to(text);
    json_out_open(&out, '{');
    json_out_key(&out, "tournaments");
    json_out_open(&out, '[');
    for (int i = 0; i < season->tournaments; i++) {
        json_out_open(&out, '{');
        json_out_key_text(&out, "id", season->tournament[i].id);
        json_out_key_number(&out, "valid_results", season->tournament[i].valid_results);
        json_out_key_bool(&out, "counts", season->tournament[i].counts);
        json_out_close(&out, '}');
    }
    json_out_close(&out, ']');
    json_out_key(&out, "standings");
    json_out_open(&out, '[');
    for (int i = 0; i < league->rows; i++)
        out_row(&out, season, &league->row[i]);
    json_out_close(&out, ']');
    json_out_key(&out, "finalists");
    json_out_open(&out, '[');
    for (int i = 0; i < league->finalists; i++)
        json_out_text(&out, season->pool.player[league->finalist[i]].id);
    json_out_close(&out, ']');
    json_out_key_bool(&out, "cut_decided_by_lot", league->cut_decided_by_lot);
    json_out_close(&out, '}');
}

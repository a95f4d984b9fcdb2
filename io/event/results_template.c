#include "io/event/results_template.h"

#include <stdio.h>
#include <string.h>

#include "io/text/csv.h"
#include "io/text/xlsx_write.h"
#include "scoring/result_faults.h"
#include "scoring/ruleset.h"

enum { STAGE, ROUND, TABLE, POSITION, ID, NAME, VP, WINNER, LEFT, COLUMNS };
static const char *const titles[COLUMNS] = {"stage", "round", "table",  "position", "id",
                                            "name",  "vp",    "winner", "left"};

/* The texts of one row. */
struct row {
    const char *field[COLUMNS];
    char number[4][16];
};

static void fill_row(struct row *row, const struct event *event, const struct round *round,
                     const struct table *table, int seat)
{
    const struct player *player = &event->player[table->seat[seat]];
    const struct result *result = table->result;
    const int numbers[4] = {round->number, table->number, seat + 1, result ? result->vp[seat] : 0};
    for (int i = 0; i < 4; i++)
        snprintf(row->number[i], sizeof row->number[i], "%d", numbers[i]);
    row->field[STAGE] = stage_word(round->stage);
    row->field[ROUND] = row->number[0];
    row->field[TABLE] = row->number[1];
    row->field[POSITION] = row->number[2];
    row->field[ID] = player->id;
    row->field[NAME] = player->name;
    row->field[VP] = result ? row->number[3] : "";
    row->field[WINNER] = result && result->winner == seat ? "x" : "";
    row->field[LEFT] = result && result->left >> seat & 1 ? "x" : "";
}

static void add_csv(struct row *row, struct text *out)
{
    struct text id = {0}, name = {0};
    csv_add_guarded(&id, row->field[ID]);
    csv_add_guarded(&name, row->field[NAME]);
    row->field[ID] = id.at;
    row->field[NAME] = name.at;
    csv_add_row(out, row->field, COLUMNS);
    text_release(&id);
    text_release(&name);
}

static bool is_wanted(const struct round *round, const char *stage, int number)
{
    return (!stage || !strcmp(stage, stage_word(round->stage))) && (!number || round->number == number);
}

void results_template(const struct event *event, const char *stage, int round, struct text *out)
{
    csv_add_row(out, titles, COLUMNS);
    for (int r = 0; r < event->rounds; r++) {
        const struct round *at = &event->round[r];
        for (int t = 0; is_wanted(at, stage, round) && t < at->tables; t++)
            for (int i = 0; i < at->table[t].seats; i++) {
                struct row row;
                fill_row(&row, event, at, &at->table[t], i);
                add_csv(&row, out);
            }
    }
}

/* The most VP at any table of the round. */
static int most_vp(const struct round *round, const struct rules *rules)
{
    int most = 0;
    for (int t = 0; t < round->tables; t++) {
        int here = result_vp_most(rules, round->table[t].variant);
        most = here > most ? here : most;
    }
    return most;
}

static void add_sheet(struct xlsx_writer *writer, const struct event *event, const struct round *round)
{
    struct rules rules = event_rules(event);
    struct xlsx_column column[COLUMNS];
    char name[40];
    for (int c = 0; c < COLUMNS; c++)
        column[c] = (struct xlsx_column){titles[c], c == ROUND || c == TABLE || c == POSITION || c == VP};
    column[VP].input = XLSX_WHOLE;
    column[VP].most = most_vp(round, &rules);
    column[WINNER].input = column[LEFT].input = XLSX_MARK;
    if (round->stage == STAGE_PRELIM)
        snprintf(name, sizeof name, "Round %d", round->number);
    else
        snprintf(name, sizeof name, "%s %d", stage_word(round->stage), round->number);
    xlsx_add_sheet(writer, name, column, COLUMNS);
    for (int t = 0; t < round->tables; t++)
        for (int i = 0; i < round->table[t].seats; i++) {
            struct row row;
            fill_row(&row, event, round, &round->table[t], i);
            xlsx_add_row(writer, row.field);
        }
}

bool results_template_xlsx(const struct event *event, const char *stage, int round, struct text *out,
                           struct error *err)
{
    struct xlsx_writer *writer = xlsx_new();
    for (int r = 0; r < event->rounds; r++)
        if (is_wanted(&event->round[r], stage, round))
            add_sheet(writer, event, &event->round[r]);
    return xlsx_finish(writer, out, err);
}

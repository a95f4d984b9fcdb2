#include "io/sheet/list_text.h"

#include <string.h>

#include "io/sheet/list.h"
#include "io/text/csv.h"

enum { INDEX_ROUNDS_MOST = (TEXT_TABLE_COLUMNS_MAX - 2) / 2 };

static bool looks_like_formula(const char *cell)
{
    static const char *const wide[] = {"＝", "＋", "－", "＠"};
    if (*cell && strchr("=+-@\t\r\n", *cell))
        return true;
    for (int i = 0; i < 4; i++)
        if (!strncmp(cell, wide[i], strlen(wide[i])))
            return true;
    return false;
}

void csv_add_guarded(struct text *out, const char *cell)
{
    if (looks_like_formula(cell))
        text_add_char(out, '\'');
    text_add(out, cell);
}

static void print_csv(const struct list *list, struct text *out)
{
    int columns = list->table.columns;
    struct text cells[TEXT_TABLE_COLUMNS_MAX] = {0};
    const char *fields[TEXT_TABLE_COLUMNS_MAX];
    for (int row = 0; row <= list_rows(list); row++) {
        for (int c = 0; c < columns; c++) {
            text_clear(&cells[c]);
            csv_add_guarded(&cells[c], list_cell(list, row, c));
            fields[c] = cells[c].at;
        }
        csv_add_row(out, fields, columns);
    }
    for (int c = 0; c < columns; c++)
        text_release(&cells[c]);
}

static void print_text(const struct list *list, struct text *out)
{
    text_addf(out, "%s\n", list->title);
    text_table_print(&list->table, out, 2);
    if (list->note)
        text_addf(out, "  %s\n", list->note);
}

struct output {
    struct text *out;
    bool csv, several, begun;
};

/* Prints and releases the list; empty ones are left out. */
static void put(struct output *output, struct list *list)
{
    if (list_rows(list) > 0) {
        if (output->begun)
            text_add_char(output->out, '\n');
        output->begun = true;
        if (output->csv && output->several) {
            const char *title[] = {list->title};
            csv_add_row(output->out, title, 1);
        }
        if (output->csv)
            print_csv(list, output->out);
        else
            print_text(list, output->out);
    }
    list_release(list);
}

static void put_index(struct output *output, const struct view *view)
{
    struct list list;
    for (int first = 0; first < view->rounds; first += INDEX_ROUNDS_MOST) {
        int rounds = view->rounds - first < INDEX_ROUNDS_MOST ? view->rounds - first : INDEX_ROUNDS_MOST;
        list_index(&list, view, first, rounds);
        put(output, &list);
    }
}

static void put_standings(struct output *output, const struct view *view)
{
    struct list list;
    if (view->outcome.final_played) {
        list_placing(&list, view);
        put(output, &list);
    }
    list_standings(&list, view);
    put(output, &list);
    list_unranked(&list, view);
    put(output, &list);
}

static void put_kind(struct output *output, const struct view *view, enum sheet_kind kind)
{
    struct list list;
    switch (kind) {
    case SHEET_KIND_WALL:
        for (int i = 0; !output->csv && i < view->rounds; i++) {
            list_round(&list, view, view_round(view, i));
            put(output, &list);
        }
        if (!output->csv)
            return;
        list_seats(&list, view);
        break;
    case SHEET_KIND_TABLES:
        list_seats(&list, view);
        break;
    case SHEET_KIND_INDEX:
        put_index(output, view);
        return;
    case SHEET_KIND_PLAYERS:
        list_players(&list, view);
        break;
    case SHEET_KIND_RECORDS:
        list_records(&list, view);
        break;
    case SHEET_KIND_STANDINGS:
        put_standings(output, view);
        return;
    case SHEET_KIND_STAGE:
        list_stage(&list, view);
        break;
    default:
        list_meetings(&list, view);
    }
    put(output, &list);
}

void sheet_text_print(const struct view *view, unsigned kinds, bool csv, struct text *out)
{
    struct output output = {.out = out, .csv = csv, .several = (kinds & (kinds - 1)) != 0};
    if (!csv)
        text_addf(out, "%s · %s %s\n\n", view->title, view_word(view, WORD_PRINTED), view->options.time);
    for (int k = 0; k < SHEET_KIND_COUNT; k++)
        if (kinds >> k & 1)
            put_kind(&output, view, (enum sheet_kind)k);
}

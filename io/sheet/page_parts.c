#include "io/sheet/page_parts.h"

#include "io/sheet/list_rank.h"
#include "io/text/html.h"

void page_add_person(struct text *out, const struct view *view, int player)
{
    const char *country = view_country(view, player);
    text_add(out, "<a href=\"#p=");
    html_add_address(out, view->event->player[player].id);
    text_add(out, "\"><bdi>");
    html_add(out, view->event->player[player].name);
    text_add(out, "</bdi></a>");
    if (*country) {
        text_add(out, " <span class=\"c\">");
        html_add(out, country);
        text_add(out, "</span>");
    }
}

/* One table as a card; `result`: also scores, ranks and the winner. */
static void add_table(struct text *out, const struct view *view, const struct round *round,
                      const struct table *table, bool result)
{
    int order[SEATS_MAX];
    int seats = view_seats(view, round, table, order);
    text_addf(out, "<li class=\"card\"><h4>%s <b>%d</b></h4><ol%s>", view_word(view, WORD_TABLE),
              table->number, view_has_numbers(view, round) ? "" : " class=\"plain\"");
    for (int s = 0; s < seats; s++) {
        int player = table->seat[order[s]];
        bool won = result && table->result && table->result->winner == order[s];
        text_addf(out, "<li%s>", won ? " class=\"won\"" : "");
        if (result && view->rank[player])
            text_addf(out, "<span class=\"rank\" title=\"%s\">%d</span> ", view_word(view, WORD_PRELIM_RANK),
                      view->rank[player]);
        page_add_person(out, view, player);
        if (result && table->result)
            text_addf(out, " <b class=\"vp\">%d</b>", table->result->vp[order[s]]);
        if (won)
            text_addf(out,
                      " <span class=\"star\"><span aria-hidden=\"true\">&#9733;</span>"
                      "<span class=\"sr\">%s</span></span>",
                      view_word(view, WORD_WINNER));
        text_add(out, "</li>");
    }
    text_add(out, "</ol></li>\n");
}

static void add_round(struct text *out, const struct view *view, const struct round *round, int number,
                      bool result)
{
    char title[ROUND_TITLE_MAX], hint[STAGE_HINT_MAX];
    view_round_title(view, round, title);
    text_addf(out, "<section class=\"round\" data-round=\"%d\"><h3>", number);
    html_add(out, title);
    text_add(out, "</h3>");
    if (round_is_seeded(round)) {
        view_stage_hint(view, hint);
        text_add(out, "<p class=\"hint\">");
        html_add(out, hint);
        text_add(out, "</p>");
    }
    text_add(out, "<ul class=\"cards\">\n");
    for (int t = 0; t < round->tables; t++)
        add_table(out, view, round, &round->table[t], result);
    text_add(out, "</ul></section>\n");
}

void page_add_rounds(struct text *out, const struct view *view)
{
    for (int i = 0; i < view->rounds; i++)
        add_round(out, view, view_round(view, i), i, round_is_seeded(view_round(view, i)));
}

void page_add_stage(struct text *out, const struct view *view)
{
    text_add(out, "<div class=\"stage\">");
    for (int i = 0; i < view->rounds; i++)
        if (round_is_seeded(view_round(view, i)))
            add_round(out, view, view_round(view, i), i, true);
    text_add(out, "</div>");
    if (view->has_outcome && view->outcome.final_played && view->outcome.placing.champion >= 0) {
        text_addf(out, "<p class=\"champion\">%s: <b>", view_word(view, WORD_CHAMPION));
        page_add_person(out, view, view->outcome.placing.champion);
        text_add(out, "</b></p>");
    }
}

static void add_cell(struct text *out, const struct list *list, int row, int column)
{
    bool head = column == list->name_column;
    text_add(out, head ? "<th role=\"rowheader\" scope=\"row\"><bdi>" : "<td role=\"cell\"");
    if (!head) {
        text_addf(out, " class=\"%s\" data-label=\"", list->table.right[column] ? "n" : "t");
        html_add(out, list_cell(list, 0, column));
        text_add(out, "\">");
    }
    html_add(out, list_cell(list, row, column));
    text_add(out, head ? "</bdi></th>" : "</td>");
}

static void add_list(struct text *out, const struct list *list)
{
    int columns = list->table.columns;
    text_add(out, "<h3>");
    html_add(out, list->title);
    text_add(out, "</h3>\n<table class=\"list\" role=\"table\"><thead role=\"rowgroup\"><tr role=\"row\">");
    for (int c = 0; c < columns; c++) {
        text_addf(out, "<th role=\"columnheader\" scope=\"col\" class=\"%s\">",
                  list->table.right[c] ? "n" : "t");
        html_add(out, list_cell(list, 0, c));
        text_add(out, "</th>");
    }
    text_add(out, "</tr></thead><tbody role=\"rowgroup\">\n");
    for (int row = 1; row <= list_rows(list); row++) {
        text_addf(out, "<tr role=\"row\"%s>", row == list->cut ? " class=\"cut\"" : "");
        for (int c = 0; c < columns; c++)
            add_cell(out, list, row, c);
        text_add(out, "</tr>\n");
    }
    text_add(out, "</tbody></table>\n");
    if (list->note) {
        text_add(out, "<p class=\"hint\">");
        html_add(out, list->note);
        text_add(out, "</p>");
    }
}

void page_add_standings(struct text *out, const struct view *view)
{
    struct lists lists = {0};
    list_rank(&lists, view);
    for (int i = 0; i < lists.count; i++)
        add_list(out, &lists.list[i]);
    lists_release(&lists);
}

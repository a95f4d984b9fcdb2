#include "io/sheet/list_rank.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/print/rank_print.h"
#include "scoring/memory.h"
#include "scoring/word_list.h"

/* Column and reason of each criterion. */
static const struct {
    enum word title, by;
} criteria[] = {[BY_WINS] = {WORD_WINS, WORD_BY_WINS},
                [BY_POINTS] = {WORD_POINTS, WORD_BY_POINTS},
                [BY_VP] = {WORD_VP, WORD_BY_VP},
                [BY_SHARE] = {WORD_SHARE_SUM, WORD_BY_SHARE},
                [BY_AVG] = {WORD_SHARE_MEAN, WORD_BY_AVG},
                [BY_N1] = {WORD_N1, WORD_BY_N1},
                [BY_N2] = {WORD_N2, WORD_BY_N2},
                [BY_N3] = {WORD_N3, WORD_BY_N3},
                [BY_TIEBREAK] = {WORD_TIEBREAK, WORD_BY_TIEBREAK},
                [BY_LOT] = {WORD_BY_LOT, WORD_BY_LOT},
                [BY_SHARED] = {WORD_BY_SHARED, WORD_BY_SHARED},
                [BY_FIRST] = {0}}; /* nobody is above the first */
static_assert(sizeof criteria / sizeof *criteria == CRITERIA(COUNT_ROW), "a row for each criterion");

static void add_person(struct list *list, const struct view *view, int place, int player)
{
    text_table_addf(&list->table, "%d", place);
    list_add_player(list, view, player);
}

static struct list *begin(struct lists *lists, const struct view *view, enum word title, int columns)
{
    struct list *list = lists_open(lists, view_word(view, title), columns);
    list->name_column = 1;
    list_add_word(list, view, WORD_PLACE);
    list_add_word(list, view, WORD_NAME);
    list_add_word(list, view, WORD_COUNTRY);
    list->table.right[0] = true;
    return list;
}

static void add_figure(struct list *list, const struct tally *tally, enum criterion criterion)
{
    char text[FRACTION_TEXT_MAX];
    struct fraction mean = tally->share;
    const int counts[] = {[BY_N1] = tally->n1, [BY_N2] = tally->n2, [BY_N3] = tally->n3};
    switch (criterion) {
    case BY_WINS:
        snprintf(text, sizeof text, "%d", tally->wins);
        break;
    case BY_POINTS:
        points_text(tally->points, text);
        break;
    case BY_VP:
        snprintf(text, sizeof text, "%lld", (long long)tally->vp);
        break;
    case BY_SHARE:
        percent_text(&tally->share, text);
        break;
    case BY_AVG:
        if (tally->games)
            fraction_scale(&mean, 1, (uint64_t)tally->games);
        percent_text(&mean, text);
        break;
    case BY_N1:
    case BY_N2:
    case BY_N3:
        snprintf(text, sizeof text, "%d", counts[criterion]);
        break;
    case BY_TIEBREAK:
    case BY_LOT:
    case BY_SHARED:
    case BY_FIRST:
        text[0] = '\0';
        break;
    }
    text_table_add(&list->table, text);
}

static struct list *add_standings(struct lists *lists, const struct view *view)
{
    const struct standings *standings = &view->outcome.standings;
    const struct criteria *asked = &view->outcome.rules.parameter.criteria;
    struct list *list = begin(lists, view, WORD_STANDINGS, 5 + asked->count);
    list_add_word(list, view, WORD_GAMES);
    list->table.right[3] = true;
    for (int c = 0; c < asked->count; c++) {
        list_add_word(list, view, criteria[asked->by[c]].title);
        list->table.right[4 + c] = true;
    }
    list_add_word(list, view, WORD_DECIDED_BY);
    for (int i = 0; i < standings->rows; i++) {
        const struct standing *row = &standings->row[i];
        add_person(list, view, row->place, row->player);
        text_table_addf(&list->table, "%d", row->tally.games);
        for (int c = 0; c < asked->count; c++)
            add_figure(list, &row->tally, asked->by[c]);
        text_table_add(&list->table, row->by == BY_FIRST ? "" : view_word(view, criteria[row->by].by));
    }
    return list;
}

static struct list *add_ratings(struct lists *lists, const struct view *view)
{
    static const enum word titles[] = {WORD_GAMES, WORD_RATING, WORD_VP, WORD_TIEBREAK};
    static const enum word reasons[] = {[ELO_BY_ELO] = WORD_BY_RATING,
                                        [ELO_BY_TIEBREAK] = WORD_BY_TIEBREAK,
                                        [ELO_BY_LOT] = WORD_BY_LOT,
                                        [ELO_BY_FIRST] = WORD_COUNT};
    static_assert(sizeof reasons / sizeof *reasons == ELO_CRITERIA(COUNT_ROW), "a word for each");
    const struct elo *elo = &view->outcome.elo;
    char text[FRACTION_TEXT_MAX];
    struct list *list = begin(lists, view, WORD_STANDINGS, 8);
    for (int i = 0; i < 4; i++) {
        list_add_word(list, view, titles[i]);
        list->table.right[3 + i] = true;
    }
    list_add_word(list, view, WORD_DECIDED_BY);
    for (int i = 0; i < elo->rows; i++) {
        const struct elo_row *row = &elo->row[i];
        add_person(list, view, row->place, row->player);
        text_table_addf(&list->table, "%d", row->games);
        elo_text(row->micros, text);
        text_table_add(&list->table, text);
        text_table_addf(&list->table, "%lld", (long long)row->vp);
        fraction_decimal(&row->tiebreak, 4, text);
        text_table_add(&list->table, text);
        text_table_add(&list->table, row->by == ELO_BY_FIRST ? "" : view_word(view, reasons[row->by]));
    }
    return list;
}

/* The ranking, with the line below those who go through. */
static void add_ranking(struct lists *lists, const struct view *view)
{
    const struct outcome *outcome = &view->outcome;
    struct list *list = outcome->rated ? add_ratings(lists, view) : add_standings(lists, view);
    if (outcome->qualify > 0 && outcome->qualify < list_rows(list)) {
        list->cut = outcome->qualify;
        list->note = mem_new(char, 100);
        /* Both languages have the same %d; the table is ours. */
        const char *form = view_word(view, WORD_GO_THROUGH), *number = strstr(form, "%d");
        snprintf(list->note, 100, "%.*s%d%s", (int)(number - form), form, outcome->qualify, number + 2);
    }
}

static void add_placing(struct lists *lists, const struct view *view)
{
    static const enum word stages[] = {[STAGE_PRELIM] = WORD_PRELIM,
                                       [STAGE_SEMIFINAL] = WORD_SEMIFINAL,
                                       [STAGE_FINAL] = WORD_FINAL,
                                       [STAGE_KNOCKOUT] = WORD_KNOCKOUT};
    static_assert(sizeof stages / sizeof *stages == STAGES(COUNT_ROW), "a word for each");
    const struct placing *placing = &view->outcome.placing;
    bool official = true;
    struct list *list = begin(lists, view, WORD_PLACING, 5);
    list_add_word(list, view, WORD_REACHED);
    list_add_word(list, view, WORD_PRELIM_RANK);
    list->table.right[4] = true;
    for (int i = 0; i < placing->count; i++) {
        const struct placed *placed = &placing->placed[i];
        add_person(list, view, placed->place, placed->player);
        list_add_word(list, view, stages[placed->stage]);
        text_table_addf(&list->table, "%d", placed->prelim_rank);
        official = official && placed->official;
    }
    if (!official)
        list->note = mem_copy_text(view_word(view, WORD_UNOFFICIAL));
}

static void add_unranked(struct lists *lists, const struct view *view)
{
    static const enum word why[] = {[UNRANKED_DQ] = WORD_WHY_DQ,
                                    [UNRANKED_WITHDRAWN] = WORD_WHY_WITHDRAWN,
                                    [UNRANKED_NO_GAMES] = WORD_WHY_NO_GAMES};
    static const enum word elo_why[] = {[ELO_TOO_FEW_GAMES] = WORD_WHY_FEW_GAMES,
                                        [ELO_DQ] = WORD_WHY_DQ,
                                        [ELO_WITHDRAWN] = WORD_WHY_WITHDRAWN};
    static_assert(sizeof why / sizeof *why == UNRANKED_WHYS(COUNT_ROW), "a word for each");
    static_assert(sizeof elo_why / sizeof *elo_why == ELO_WHYS(COUNT_ROW), "a word for each");
    const struct outcome *outcome = &view->outcome;
    struct list *list = lists_open(lists, view_word(view, WORD_NOT_RANKED), 3);
    list_add_word(list, view, WORD_NAME);
    list_add_word(list, view, WORD_COUNTRY);
    list_add_word(list, view, WORD_NOT_RANKED);
    for (int i = 0; !outcome->rated && i < outcome->standings.unranked_count; i++) {
        const struct unranked *row = &outcome->standings.unranked[i];
        list_add_player(list, view, row->player);
        list_add_word(list, view, why[row->why]);
    }
    for (int i = 0; outcome->rated && i < outcome->elo.unranked_count; i++) {
        const struct elo_unranked *row = &outcome->elo.unranked[i];
        list_add_player(list, view, row->player);
        list_add_word(list, view, elo_why[row->why]);
    }
}

void list_rank(struct lists *lists, const struct view *view)
{
    const struct outcome *outcome = &view->outcome;
    if (outcome->final_played)
        add_placing(lists, view);
    add_ranking(lists, view);
    if (outcome->rated ? outcome->elo.unranked_count : outcome->standings.unranked_count)
        add_unranked(lists, view);
}

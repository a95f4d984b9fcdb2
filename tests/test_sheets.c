/* Pages of sheets: nothing leaves its box, in any script, language and on any paper. */
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "io/event/schedule_load.h"
#include "io/sheet/draw.h"
#include "io/sheet/sheets.h"
#include "io/sheet/stage_tree.h"
#include "scoring/advance.h"
#include "scoring/memory.h"
#include "scoring/simulate.h"

/* Names of 60 characters and more in Latin, Greek, Cyrillic, Arabic, Hebrew, Thai, Devanagari, Chinese,
 * Japanese and Korean, among others. */
static const char long_names[] = "tests/data/long-names.csv";

static const unsigned all_kinds = ~0u;

static bool load_played(struct event_file *file, const char *path, const char *rules_name,
                        const struct advance_options *wish, struct error *err)
{
    int played;
    if (!schedule_load(file, path, NULL, NULL, err))
        return false;
    free(file->event.rules);
    file->event.rules = mem_copy_text(rules_name);
    struct rules rules = event_rules(&file->event);
    bool ok = simulate_open(&file->event, &rules, 3, NULL, &played, err);
    while (ok && event_state(&file->event, &rules) == EVENT_STAGE_OVER) {
        struct advance_options now = *wish;
        if (!wish->skip_semifinal && !event_stage_rounds(&file->event, STAGE_SEMIFINAL))
            now.all_ranks = false;
        ok = event_advance(&file->event, &rules, &now, err) &&
             simulate_open(&file->event, &rules, 3, NULL, &played, err);
    }
    return ok;
}

static bool load_finished(struct event_file *file, const char *path, struct error *err)
{
    return load_played(file, path, "wc2025", &(struct advance_options){0}, err);
}

TEST texts_stay_in_their_boxes(bool letter, const struct language *language, bool wide_logo)
{
    static struct error err;
    struct event_file file;
    struct sheet sheet;
    struct draw_fit fit;
    struct view view;
    struct sheets_request request = {
        .view = {.language = language,
                 .letter = letter,
                 .time = "2026-05-01 10:00",
                 .url = "https://example.org/a",
                 .title = wide_logo ? "عربي 中文 ไทย Ünïcødé 한국어 a title that never ends, "
                                      "really never, and goes on and on for ever"
                                    : "T"}};
    ASSERTm(err.text, load_finished(&file, long_names, &err));
    ASSERT(view_init(&view, &file.event, &request.view, &err));
    sheet_kinds_lay_out(&sheet, &view, all_kinds, false);
    draw_measure(&sheet, &fit);
    ASSERT_EQ_FMTm(fit.first, 0, fit.outside, "%d");
    ASSERT_EQ_FMTm(fit.first, 0, fit.overlaps, "%d");
    ASSERT_EQ_FMTm(fit.first, 0, fit.missing, "%d");
    ASSERT(fit.texts > 1000 && fit.cut > 10 && fit.shrunk > 10);
    sheet_release(&sheet);
    view_release(&view);
    event_file_release(&file);
    PASS();
}

TEST usual_names_are_never_cut(void)
{
    static struct error err;
    struct event_file file;
    struct sheet sheet;
    struct draw_fit fit;
    struct view view;
    struct sheets_request request = {.view = {.time = "-"}};
    ASSERTm(err.text, load_finished(&file, "instances/schedule16.csv", &err));
    ASSERT(view_init(&view, &file.event, &request.view, &err));
    sheet_kinds_lay_out(&sheet, &view, all_kinds, false);
    draw_measure(&sheet, &fit);
    ASSERT_EQ_FMTm(fit.first, 0, fit.outside + fit.overlaps, "%d");
    ASSERT_EQ_FMTm(fit.first_cut, 0, fit.cut, "%d");
    sheet_release(&sheet);
    view_release(&view);
    event_file_release(&file);
    PASS();
}

/* Players with names of 60 letters, `size` at a table, many rounds: cards and columns are at their narrowest.
 */
static void fill_event(struct event *event, int players, int size, int rounds)
{
    event->table_size = size;
    for (int p = 0; p < players; p++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("%d", p + 1);
        player->name = mem_format("Wolfeschlegelsteinhausenbergerdorff von Hohenzollern-Sig %02d", p + 1);
        player_set(player, "country", "MMM");
    }
    for (int r = 0; r < rounds; r++) {
        struct round *round = event_add_round(event, STAGE_PRELIM, r + 1);
        for (int p = 0; p < players; p++) {
            if (p % size == 0)
                round_add_table(round, 900 + p / size);
            struct table *table = &round->table[round->tables - 1];
            table->seat[table->seats++] = p;
        }
    }
}

TEST narrow_places_hold_too(int players, int size, int rounds)
{
    static struct error err;
    struct event event;
    struct sheet sheet;
    struct draw_fit fit;
    struct view view;
    struct sheets_request request = {.view = {.time = "2026-05-01 10:00", .url = "https://example.org"}};
    event_init(&event);
    fill_event(&event, players, size, rounds);
    ASSERT(view_init(&view, &event, &request.view, &err));
    sheet_kinds_lay_out(&sheet, &view, all_kinds, false);
    draw_measure(&sheet, &fit);
    ASSERT_EQ_FMTm(fit.first, 0, fit.outside + fit.overlaps + fit.missing, "%d");
    sheet_release(&sheet);
    view_release(&view);
    event_release(&event);
    PASS();
}

TEST finals_for_all_ranks_are_drawn(const char *rules, bool skip, bool one_page, int pages)
{
    static struct error err;
    struct event_file file;
    struct sheet sheet = {0};
    struct draw_fit fit;
    struct view view;
    struct view_options options = {.time = "-"};
    struct advance_options wish = {.skip_semifinal = skip, .all_ranks = true};
    ASSERTm(err.text, load_played(&file, long_names, rules, &wish, &err));
    ASSERT(view_init(&view, &file.event, &options, &err));
    (one_page ? sheet_stage.draw : sheet_stage.lay_out)(&sheet, &view);
    ASSERT_EQ_FMT(pages, sheet.pages, "%d");
    draw_measure(&sheet, &fit);
    ASSERT_EQ_FMTm(fit.first, 0, fit.outside + fit.overlaps, "%d");
    sheet_release(&sheet);
    view_release(&view);
    event_file_release(&file);
    PASS();
}

TEST final_is_fed_by_all_semifinals(void)
{
    static struct error err;
    struct event_file file;
    struct view view;
    struct view_options options = {.time = "-"};
    struct stage_tree tree;
    ASSERTm(err.text, load_finished(&file, long_names, &err));
    ASSERT(view_init(&view, &file.event, &options, &err));
    stage_tree_init(&tree, &view);
    ASSERT_EQ(2, tree.columns);
    ASSERT_EQ(4, tree.column[0].nodes);
    ASSERT_EQ(4, tree.column[1].node[0].sources);
    stage_tree_place(&tree, 1, 0, 0);
    ASSERT_EQ(4, (int)tree.height);
    ASSERT_EQ(4, stage_tree_leaves(&tree, 1, 0));
    for (int i = 1; i < 4; i++)
        ASSERT(tree.column[0].node[i].y > tree.column[0].node[i - 1].y);
    stage_tree_release(&tree);
    view_release(&view);
    event_file_release(&file);
    PASS();
}

TEST seeded_stages_are_in_choice_order(void)
{
    static struct error err;
    struct event_file file;
    struct view view;
    struct view_options options = {.time = "-", .one_stage = true, .stage = STAGE_SEMIFINAL};
    ASSERTm(err.text, load_finished(&file, long_names, &err));
    ASSERT(view_init(&view, &file.event, &options, &err));
    ASSERT_EQ(1, view.rounds);
    const struct round *round = view_round(&view, 0);
    for (int t = 0; t < round->tables; t++) {
        struct table table = round->table[t];
        int swap = table.seat[0], order[SEATS_MAX];
        table.seat[0] = table.seat[3];
        table.seat[3] = swap;
        ASSERT_EQ(4, view_seats(&view, round, &table, order));
        for (int s = 1; s < 4; s++)
            ASSERT(view.rank[table.seat[order[s - 1]]] < view.rank[table.seat[order[s]]]);
        ASSERT_EQ(1, view_seat_number(&view, round, &table, 3));
    }
    view_release(&view);
    event_file_release(&file);
    PASS();
}

TEST same_event_same_bytes(const struct sheet_format *format)
{
    static struct error err;
    struct event_file file;
    struct text one = {0}, two = {0};
    struct sheets_request request = {.format = format, .view = {.time = "now", .url = "https://example.org"}};
    ASSERTm(err.text, load_finished(&file, long_names, &err));
    ASSERTm(err.text, sheets_make(&file.event, &request, &one, &err));
    ASSERTm(err.text, sheets_make(&file.event, &request, &two, &err));
    ASSERT_EQ(one.length, two.length);
    ASSERT(one.length > 500 && !memcmp(one.at, two.at, one.length));
    text_release(&one);
    text_release(&two);
    event_file_release(&file);
    PASS();
}

TEST kinds_and_endings_are_read(void)
{
    static struct error err;
    struct sheets_request request = {0};
    ASSERT(sheets_parse_kinds("wall,stage", &request, &err));
    ASSERT_EQ(sheet_kind_bit(&sheet_wall) | sheet_kind_bit(&sheet_stage), request.kinds);
    ASSERT(sheets_parse_kinds("all", &request, &err) && request.all);
    ASSERT_FALSE(sheets_parse_kinds("wall,", &request, &err));
    ASSERT_EQ(STATUS_USAGE, err.status);
    ASSERT_FALSE(sheets_parse_kinds("walls", &request, &err));
    ASSERT(sheet_format_of("a.b/c.PDF", &err) == &format_pdf);
    ASSERT_FALSE(sheet_format_of("a.pdf/c", &err));
    ASSERT_FALSE(sheet_format_of("pdf", &err));
    ASSERT_EQ(STATUS_USAGE, err.status);
    PASS();
}

TEST every_kind_and_format_is_a_whole_row(void)
{
    for (int k = 0; sheet_kind_at(k); k++) {
        const struct sheet_kind *kind = sheet_kind_at(k);
        ASSERT(kind->word && kind->about && kind->lay_out && kind->list);
        ASSERT_EQ(k, word_find(sheet_kind_word, kind->word));
        ASSERT_EQ(1u << k, sheet_kind_bit(kind));
    }
    for (int f = 0; sheet_format_at(f); f++) {
        const struct sheet_format *format = sheet_format_at(f);
        ASSERT(format->ending && format->ending[0] == '.' && format->write);
        ASSERT_EQ(f, word_find(sheet_format_ending, format->ending));
    }
    PASS();
}

SUITE(sheets)
{
    static const struct {
        const char *name;
        bool letter, title;
        const struct language *language;
    } rows[] = {{"a4", false, false, &language_en},
                {"a4_german", false, true, &language_de},
                {"letter", true, true, &language_en},
                {"letter_german", true, false, &language_de}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        greatest_set_test_suffix(rows[i].name);
        RUN_TESTp(texts_stay_in_their_boxes, rows[i].letter, rows[i].language, rows[i].title);
    }
    for (int f = 0; sheet_format_at(f); f++) {
        if (sheet_format_at(f) ==
            &format_svg) /* cairo numbers its elements on; tests/cli_sheets.sh compares two runs */
            continue;
        greatest_set_test_suffix(sheet_format_ending(f) + 1);
        RUN_TESTp(same_event_same_bytes, sheet_format_at(f));
    }
    static const struct {
        const char *name;
        int players, size, rounds;
    } narrow[] = {{"eight_at_a_table", 16, 8, 3}, {"many_rounds", 24, 4, 19}, {"two_at_a_table", 6, 2, 9}};
    for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++) {
        greatest_set_test_suffix(narrow[i].name);
        RUN_TESTp(narrow_places_hold_too, narrow[i].players, narrow[i].size, narrow[i].rounds);
    }
    greatest_set_test_suffix("after_semifinal");
    RUN_TESTp(finals_for_all_ranks_are_drawn, "wc2025", false, false, 2);
    greatest_set_test_suffix("alone");
    RUN_TESTp(finals_for_all_ranks_are_drawn, "nc2020", true, false, 1);
    greatest_set_test_suffix("alone_svg");
    RUN_TESTp(finals_for_all_ranks_are_drawn, "nc2020", true, true, 1);
    RUN_TEST(usual_names_are_never_cut);
    RUN_TEST(final_is_fed_by_all_semifinals);
    RUN_TEST(seeded_stages_are_in_choice_order);
    RUN_TEST(kinds_and_endings_are_read);
    RUN_TEST(every_kind_and_format_is_a_whole_row);
}

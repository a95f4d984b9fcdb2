/* Sheets entered into an event without a file: what is refused, what is replaced, what the log says (G-4). */
#include "scoring/enter_result.h"

#include "greatest.h"
#include "scoring/memory.h"

static struct event event;
static struct rules rules;
static struct entry_report report;
static struct error err;

/* One table of three, players a, b, c. */
static void set_up(const char *set)
{
    event_init(&event);
    for (int i = 0; i < 3; i++) {
        struct player *player = event_add_player(&event);
        player->id = mem_format("%c", 'a' + i);
        player->name = mem_format("%c", 'A' + i);
    }
    struct table *table = round_add_table(event_add_round(&event, STAGE_PRELIM, 1), 1);
    for (; table->seats < 3; table->seats++)
        table->seat[table->seats] = table->seats;
    rules = rules_resolve(ruleset_find(set), &event.options);
    report = (struct entry_report){0};
}

/* Hands in a sheet: VP by position, the winner's position or -1, bits of those who left. */
static bool enter(const struct entry_options *options, const int *vp, int winner, unsigned left)
{
    struct entry entry;
    entry_init(&entry, &event.round[0], &event.round[0].table[0], options);
    for (int i = 0; i < 3; i++) {
        entry.claim.table.seat[i] = i;
        entry.claim.seats_given++;
        entry.result.vp[i] = vp[i];
    }
    entry.result.winner = winner;
    entry.result.left = left;
    entry.claim.marked = winner < 0 ? 0 : 1u << winner;
    entry_settle(&entry, &rules);
    bool ok = event_enter_result(&event, &rules, &entry, &report, &err);
    entry_release(&entry);
    return ok;
}

TEST G4_closed_sheets_change_by_override_alone(void)
{
    static const struct entry_options sign = {.state = SHEET_SIGNED, .time = "t"},
                                      force = {.override = true, .state = SHEET_SIGNED, .time = "t"};
    static const int blank[] = {-1, -1, -1}, first[] = {10, 7, 6}, second[] = {11, 7, 6};
    set_up("wc2025");
    ASSERT(enter(&sign, blank, -1, 0));
    ASSERT_FALSE(event.round[0].table[0].result);
    ASSERT(enter(&sign, first, 0, 0));
    ASSERT(enter(&sign, first, 0, 0));
    ASSERT_FALSE(enter(&sign, second, 0, 0));
    ASSERT_STR_EQ("prelim round 1, table 1: table 1 is signed", err.text);
    ASSERT_EQ(10, event.round[0].table[0].result->vp[0]);
    ASSERT_EQ(0, event.log_entries);
    ASSERT(enter(&force, second, 0, 0));
    ASSERT_EQ(11, event.round[0].table[0].result->vp[0]);
    ASSERT_EQ_FMT(1, event.log_entries, "%d");
    ASSERT_STR_EQ("override of prelim round 1 table 1 (signed): a 10 won, b 7, c 6 -> a 11 won, b 7, c 6",
                  event.log[0].did);
    ASSERT_EQ_FMT(1, report.entered, "%d");
    ASSERT_EQ_FMT(1, report.changed, "%d");
    ASSERT_EQ_FMT(1, report.unchanged, "%d");
    event_release(&event);
    PASS();
}

TEST sheets_are_refused_in_words(const int *vp, int winner, unsigned left, const char *words)
{
    static const struct entry_options options = {.state = SHEET_SIGNED, .time = "t"};
    set_up("wc2025");
    ASSERT_FALSE(enter(&options, vp, winner, left));
    ASSERT_STR_EQ(words, err.text);
    ASSERT_FALSE(event.round[0].table[0].result);
    event_release(&event);
    PASS();
}

/* Only dm2019 says how a game goes on that somebody leaves. */
TEST A22_a_stand_in_may_end_the_game(const char *set, bool accepted)
{
    static const struct entry_options options = {.state = SHEET_SIGNED, .time = "t"};
    static const int vp[] = {-1, 9, 8};
    set_up(set);
    ASSERT_EQ(accepted, enter(&options, vp, -1, 1));
    if (accepted)
        ASSERT_EQ(0, event.round[0].table[0].result->vp[0]);
    event_release(&event);
    PASS();
}

SUITE(enter_result)
{
    static const struct {
        int vp[3], winner;
        unsigned left;
        const char *words;
    } rows[] = {
        {{10, -1, 6}, 0, 0, "prelim round 1, table 1: some seats of the table have VP and others have none"},
        {{-1, -1, -1}, 0, 0, "prelim round 1, table 1: a winner, but no VP"},
        {{10, 7, 6}, -1, 0, "prelim round 1, table 1: nobody is marked"},
        {{9, 7, 6}, 0, 0, "prelim round 1, table 1: the winner is below the winning score"},
        {{10, 11, 6}, 0, 0, "prelim round 1, table 1: the winner has fewer VP than another at the table"},
        {{21, 7, 6}, 0, 0, "prelim round 1, table 1: more VP than the winning score allows"},
        {{10, 7, 6}, 0, 1, "prelim round 1, table 1: who left the game cannot have won it"},
    };
    RUN_TEST(G4_closed_sheets_change_by_override_alone);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        RUN_TESTp(sheets_are_refused_in_words, rows[i].vp, rows[i].winner, rows[i].left, rows[i].words);
    RUN_TESTp(A22_a_stand_in_may_end_the_game, "dm2019", true);
    RUN_TESTp(A22_a_stand_in_may_end_the_game, "wc2025", false);
}

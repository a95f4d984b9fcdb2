#include "scoring/schedule_faults.h"

#include <string.h>

#include "greatest.h"
#include "io/text/text.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

static void collect(void *context, const char *line)
{
    text_addf(context, "%s\n", line);
}

/* Eight players a..h in two groups and two rounds: "abcd efgh/aebf cgdh" are the tables. */
static void build(struct event *event, const char *schedule)
{
    event_init(event);
    for (int i = 0; i < 8; i++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("%c", 'a' + i);
        player->name = mem_format("%c", 'A' + i);
        player_set(player, "group", i < 4 ? "x" : "y");
    }
    struct round *round = event_add_round(event, STAGE_PRELIM, 1);
    struct table *table = round_add_table(round, 1);
    for (; *schedule; schedule++) {
        if (*schedule == '/') {
            round = event_add_round(event, STAGE_PRELIM, event->rounds + 1);
            table = round_add_table(round, 1);
        } else if (*schedule == ' ') {
            table = round_add_table(round, round->tables + 1);
        } else {
            table->seat[table->seats++] = *schedule - 'a';
        }
    }
}

static int check(const struct event *event, struct text *found)
{
    text_clear(found);
    text_add(found, "");
    return schedule_faults_report(event, collect, found);
}

TEST faults_of(const char *schedule, const char *faults)
{
    struct event event;
    struct text found = {0};
    build(&event, schedule);
    int count = check(&event, &found);
    ASSERT_STR_EQ(faults, found.at);
    ASSERT_EQ(count == 0, !*faults);
    ASSERT_EQ_FMT(count, schedule_faults_report(&event, NULL, NULL), "%d");
    text_release(&found);
    event_release(&event);
    PASS();
}

TEST demands_are_checked(void)
{
    struct event event;
    struct text found = {0};
    build(&event, "abcd efgh/aceg bdfh");
    player_keep_apart(&event.player[0], 4);
    player_keep_apart(&event.player[4], 0);
    player_keep_apart(&event.player[4], 7);
    player_fix_table(&event.player[1], 1);
    ASSERT_EQ_FMT(3, check(&event, &found), "%d");
    ASSERT_STR_EQ("round 1: table 2 seats E and H, who are to be kept apart\n"
                  "round 2: table 1 seats A and E, who are to be kept apart\n"
                  "round 2: B sits at table 2, but has the fixed table 1\n",
                  found.at);
    text_release(&found);
    event_release(&event);
    PASS();
}

TEST only_the_absent_may_be_missing(void)
{
    struct event event;
    struct text found = {0};
    build(&event, "abcd efgh/abcd efg");
    event.player[7].status = PLAYER_WITHDRAWN;
    ASSERT_EQ_FMT(0, check(&event, &found), "%d");
    event.player[7].status = PLAYER_DQ;
    ASSERT_EQ_FMT(0, check(&event, &found), "%d");
    event.player[7].status = PLAYER_ACTIVE;
    ASSERT_EQ_FMT(1, check(&event, &found), "%d");
    text_release(&found);
    event_release(&event);
    PASS();
}

TEST table_numbers_differ_within_a_round(void)
{
    struct event event;
    struct text found = {0};
    build(&event, "abcd efgh");
    event.round[0].table[1].number = 1;
    ASSERT_EQ_FMT(1, check(&event, &found), "%d");
    ASSERT_STR_EQ("round 1: table number 1 is used more than once\n", found.at);
    text_release(&found);
    event_release(&event);
    PASS();
}

TEST groups_are_counted_apart(void)
{
    struct event event;
    struct text found = {0};
    /* 3 and 4 players by group; taken together 7 players need one short table as well. */
    build(&event, "abc efgh");
    event.player[3].status = PLAYER_WITHDRAWN;
    event.made_by.by = mem_copy_text("group");
    ASSERT_EQ_FMT(0, check(&event, &found), "%d");
    /* Two groups of three need two short tables; together six do so too, but tables must not mix. */
    event_release(&event);
    build(&event, "abce fgh");
    event.player[3].status = PLAYER_WITHDRAWN;
    event.made_by.by = mem_copy_text("group");
    ASSERT_EQ_FMT(1, check(&event, &found), "%d");
    ASSERT_STR_EQ("round 1: table 1 mixes group 'x' and 'y'\n", found.at);
    text_release(&found);
    event_release(&event);
    PASS();
}

TEST later_stages_are_not_looked_at(void)
{
    struct event event;
    struct text found = {0};
    build(&event, "abcd efgh");
    struct table *table = round_add_table(event_add_round(&event, STAGE_FINAL, 1), 1);
    table->seats = 2;
    table->seat[1] = 1;
    ASSERT_EQ_FMT(0, check(&event, &found), "%d");
    text_release(&found);
    event_release(&event);
    PASS();
}

/* Tables of two: a table of one is no game (G-10). */
TEST pairs_are_never_single(const char *schedule, const char *faults)
{
    struct event event;
    struct text found = {0};
    build(&event, schedule);
    event.table_size = 2;
    for (int p = 5; p < 8; p++)
        event.player[p].status = PLAYER_WITHDRAWN;
    check(&event, &found);
    ASSERT_STR_EQ(faults, found.at);
    text_release(&found);
    event_release(&event);
    PASS();
}

SUITE(schedule_faults)
{
    static const struct {
        const char *name, *schedule, *faults;
    } rows[] = {
        {"valid", "abcd efgh/aebf cgdh", ""},
        {"missing", "abcd efg", "round 1: H has no seat\n"},
        {"twice", "abcd efga", "round 1: A sits at table 1 and again at table 2\nround 1: H has no seat\n"},
        {"table_of_two", "abcd ef gh",
         "round 1: table 2 has 2 players, must have 4 or 3\nround 1: table 3 has 2 players, must have 4 or "
         "3\n"
         "round 1: 2 short tables, 0 would do for 8 players\n"},
        {"needless_short_tables", "abc def gh",
         "round 1: table 3 has 2 players, must have 4 or 3\nround 1: 3 short tables, 0 would do for 8 "
         "players\n"},
        {"table_of_five", "abcde fgh",
         "round 1: table 1 has 5 players, must have 4 or 3\n"
         "round 1: 1 short table, 0 would do for 8 players\n"},
        {"second_round", "abcd efgh/abcd efgg",
         "round 2: G sits at table 2 and again at table 2\nround 2: H has no seat\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        greatest_set_test_suffix(rows[i].name);
        RUN_TESTp(faults_of, rows[i].schedule, rows[i].faults);
    }
    RUN_TEST(demands_are_checked);
    RUN_TEST(only_the_absent_may_be_missing);
    RUN_TEST(table_numbers_differ_within_a_round);
    RUN_TEST(groups_are_counted_apart);
    RUN_TEST(later_stages_are_not_looked_at);
    RUN_TESTp(pairs_are_never_single, "ab cd e", "round 1: table 3 has 1 player, must have 2\n");
    RUN_TESTp(pairs_are_never_single, "ab cde", "round 1: table 2 has 3 players, must have 2\n");
    RUN_TESTp(pairs_are_never_single, "ab cd ef", "");
}

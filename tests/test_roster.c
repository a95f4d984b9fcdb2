#include "io/event/roster.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "io/bench/generate.h"
#include "io/event/event_file.h"
#include "scoring/player_columns.h"

static struct error err;

static bool parse(struct event *event, const char *text)
{
    event_init(event);
    return roster_parse(event, "f", text, strlen(text), NULL, &err);
}

TEST reads_all_columns(const char *text)
{
    struct event event;
    ASSERTm(err.text, parse(&event, text));
    ASSERT_EQ_FMT(3, event.players, "%d");
    ASSERT_STR_EQ("7", event.player[0].id);
    ASSERT_STR_EQ("Zoë, Jr", event.player[0].name);
    ASSERT_STR_EQ("FRA", player_get(&event.player[0], "country"));
    ASSERT_STR_EQ("1", event.player[1].id);
    ASSERT_STR_EQ("2", event.player[2].id);
    ASSERT_EQ(PLAYER_WITHDRAWN, event.player[1].status);
    ASSERT_EQ(PLAYER_ACTIVE, event.player[2].status);
    ASSERT_EQ_FMT(1, event.player[2].aparts, "%d");
    ASSERT_EQ_FMT(0, event.player[2].apart[0], "%d");
    ASSERT_EQ_FMT(12, event.player[2].table, "%d");
    ASSERT_STR_EQ("blue", player_get(&event.player[2], "Shirt"));
    event_release(&event);
    PASS();
}

TEST ids_are_numbered_when_missing(void)
{
    struct event event;
    ASSERTm(err.text, parse(&event, "name\nA\nB\n\nC\n"));
    ASSERT_STR_EQ("1", event.player[0].id);
    ASSERT_STR_EQ("3", event.player[2].id);
    event_release(&event);
    PASS();
}

TEST refuses(const char *text, const char *wanted)
{
    struct event event;
    ASSERT_FALSE(parse(&event, text));
    ASSERT_EQ(STATUS_INPUT, err.status);
    ASSERTm(err.text, !strncmp(err.text, wanted, strlen(wanted)));
    ASSERT_EQ(0, event.players);
    event_release(&event);
    PASS();
}

TEST apart_may_be_a_list(void)
{
    struct event event;
    ASSERTm(err.text,
            parse(&event, "[{\"id\": 1, \"name\": \"A\", \"apart\": [2, \"3\"]}, {\"id\": 2, \"name\": "
                          "\"B\", \"apart\": []}, {\"id\": \"3\", \"name\": \"C\"}]"));
    char *text = player_column_text(&event, &event.player[0], "apart");
    ASSERT_STR_EQ("2 3", text);
    free(text);
    ASSERT_EQ_FMT(0, event.player[1].aparts, "%d");
    event_release(&event);
    PASS();
}

TEST apart_is_split_at_blanks_and_tabs(void)
{
    struct event event;
    const char *column;
    ASSERTm(err.text, parse(&event, "name\nA\nB\nC\nD\n"));
    struct id_table *ids = event_ids(&event);
    player_set(&event.player[0], "apart", "  2\t3 \t 4 ");
    ASSERTm(err.text, player_columns_read(&event, ids, 0, &column, &err));
    id_table_free(ids);
    char *text = player_column_text(&event, &event.player[0], "apart");
    ASSERT_STR_EQ("2 3 4", text);
    free(text);
    event_release(&event);
    PASS();
}

/* tests/bad/roster-*: the same files that the command line is tried with. */
TEST broken_files_are_refused(void)
{
    static char path[300];
    int count = 0;
    DIR *folder = opendir("tests/bad");
    if (!folder)
        SKIPm("not run from the top of the source tree");
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (strncmp(entry->d_name, "roster-", 7))
            continue;
        struct event event;
        event_init(&event);
        snprintf(path, sizeof path, "tests/bad/%s", entry->d_name);
        bool accepted = roster_read(&event, path, NULL, &err);
        event_release(&event);
        ASSERT_FALSEm(path, accepted);
        ASSERT_EQm(path, STATUS_INPUT, err.status);
        ASSERTm(err.text, strstr(err.text, entry->d_name));
        count++;
    }
    closedir(folder);
    ASSERT_GT(count, 20);
    PASS();
}

TEST an_event_file_is_a_roster_too(void)
{
    struct event event;
    ASSERTm(err.text,
            parse(&event, " {\"rota\": 1, \"players\": [{\"id\": 5, \"name\": \"A\"}], \"rounds\": []}"));
    ASSERT_STR_EQ("5", event.player[0].id);
    event_release(&event);
    PASS();
}

TEST generated_rosters_read_back(int players, int countries)
{
    struct event made, back;
    struct text out = {0};
    event_init(&made);
    generate_roster(&made, &(struct generate_plan){
                               .players = players, .countries = countries, .clubs = 5, .skew = 1, .seed = 3});
    ASSERT_EQ_FMT(players, made.players, "%d");
    roster_print_csv(&made, &out);
    ASSERTm(err.text, parse(&back, out.at));
    ASSERT_EQ_FMT(players, back.players, "%d");
    for (int i = 0; i < players; i++) {
        ASSERT_STR_EQ(made.player[i].name, back.player[i].name);
        ASSERT_STR_EQ(player_get(&made.player[i], "club"), player_get(&back.player[i], "club"));
    }
    text_release(&out);
    event_release(&made);
    event_release(&back);
    PASS();
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(((const struct player *)a)->name, ((const struct player *)b)->name);
}

TEST generated_names_differ(void)
{
    struct event event;
    event_init(&event);
    generate_roster(&event, &(struct generate_plan){.players = 100000, .countries = 60, .seed = 1});
    qsort(event.player, (size_t)event.players, sizeof *event.player, compare_names);
    for (int i = 1; i < event.players; i++)
        ASSERTm(event.player[i].name, strcmp(event.player[i - 1].name, event.player[i].name));
    event_release(&event);
    PASS();
}

SUITE(roster)
{
    static const struct {
        const char *name, *text;
    } sound[] = {
        {"csv", "ID,Name,country,Status,APART,table,Shirt\n7,\"Zoë, "
                "Jr\",FRA,,,,\n,B,,Withdrawn,,,\n,C,,,7,12,blue\n"},
        {"order",
         "\xEF\xBB\xBFShirt;table;apart;status;country;name;id\r\n;;;;FRA;Zoë, Jr;7\r\n;;;withdrawn;;B;\r\n"
         ";;;;;;\r\nblue;12;7;active;;C;\r\n"},
        {"json_list",
         "[{\"id\": 7, \"name\": \"Zoë, Jr\", \"country\": \"FRA\"}, {\"name\": \"B\", \"status\": "
         "\"withdrawn\"}, {\"name\": \"C\", \"apart\": \"7\", \"table\": 12, \"Shirt\": \"blue\"}]"},
        {"json_object",
         "{\"players\": [{\"id\": \"7\", \"name\": \"Zoë, Jr\", \"country\": \"FRA\"}, {\"name\": \"B\", "
         "\"status\": \"withdrawn\"}, {\"name\": \"C\", \"apart\": \"7\", \"table\": \"12\", \"Shirt\": "
         "\"blue\"}]}"},
    };
    static const struct {
        const char *name, *text, *wanted;
    } broken[] = {
        {"duplicate_id", "id,name\n1,A\n2,B\n1,C\n", "f:4: column 'id': '1' is also the id in line 2"},
        {"empty_name", "id,name\n1,A\n2,\n", "f:3: column 'name': empty"},
        {"blank_name", "id,name\n1,A\n2,   \n", "f:3: column 'name': empty"},
        {"no_name_column", "id,nom\n1,A\n", "f:1: no column 'name'"},
        {"nobody", "id,name\n", "f: no players"},
        {"status", "name,status\nA,ill\n", "f:2: column 'status': 'ill', must be active, withdrawn or dq"},
        {"apart", "name,apart\nA,2\nB,1 3\n", "f:3: column 'apart': unknown player '3'"},
        {"apart_self", "name,apart\nA,2\nB,2\n", "f:3: column 'apart': '2' is the player's own id"},
        {"table", "name,table\nA,1.5\n", "f:2: column 'table': '1.5'"},
        {"line_end", "name\n\"A\nB\"\n", "f:2: column 'name': control character"},
        {"two_columns", "name,club,Club\nA,b,c\n", "f:1: column 3: 'club' stands twice"},
        {"json_duplicate", "[{\"id\": \"1\", \"name\": \"A\"},\n{\"id\": 1, \"name\": \"B\"}]",
         "f:2: [1].id: '1'"},
        {"json_empty", "[]", "f: no players"},
    };
    for (size_t i = 0; i < sizeof sound / sizeof *sound; i++) {
        greatest_set_test_suffix(sound[i].name);
        RUN_TESTp(reads_all_columns, sound[i].text);
    }
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        greatest_set_test_suffix(broken[i].name);
        RUN_TESTp(refuses, broken[i].text, broken[i].wanted);
    }
    RUN_TEST(ids_are_numbered_when_missing);
    RUN_TEST(apart_may_be_a_list);
    RUN_TEST(apart_is_split_at_blanks_and_tabs);
    RUN_TEST(broken_files_are_refused);
    RUN_TEST(an_event_file_is_a_roster_too);
    RUN_TESTp(generated_rosters_read_back, 1, 1);
    RUN_TESTp(generated_rosters_read_back, 77, 20);
    RUN_TESTp(generated_rosters_read_back, 500, 72);
    RUN_TEST(generated_names_differ);
}

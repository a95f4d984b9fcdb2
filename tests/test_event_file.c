#include "io/event/event_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "scoring/memory.h"
#include "tests/random.h"

/* An event with something unknown at every level, a seed beyond a double, and a number as an id. */
static const char unknown_everywhere[] =
    "{ \"rota\": 1, \"name\": \"Open\", \"rules\": \"wc2025\", \"seed\": 18446744073709551615, \"x\": [1, "
    "{\"y\": 2.50}],\n"
    "  \"options\": {\"cap\": null, \"new\": 1e3}, \"lots\": {\"2\": -7},\n"
    "  \"players\": [ {\"id\": 1, \"name\": \"Zoë\", \"elo\": 1500, \"club\": \"\", \"nested\": {\"a\": "
    "[1]}},\n"
    "    {\"id\": \"2\", \"name\": \"李\", \"country\": \"CHN\", \"flag\": true}, {\"id\": \"3\", \"name\": "
    "\"c\"} ],\n"
    "  \"rounds\": [ {\"stage\": \"prelim\", \"round\": 1, \"hall\": \"B\", \"tables\": [ {\"table\": 1, "
    "\"lamp\": null,\n"
    "    \"seats\": [1, \"2\", \"3\"], \"result\": {\"vp\": [10, 8, 7], \"winner\": \"1\", \"left\": "
    "[\"3\"], \"ref\": \"Q\"}} ]} ],\n"
    "  \"quality\": {\"repeat_pairs\": {\"value\": 0, \"bound\": 0, \"optimal\": true, \"why\": "
    "9007199254740993}},\n"
    "  \"made_by\": {\"version\": \"0\", \"seed\": 18446744073709551615, \"host\": \"h\"},\n"
    "  \"log\": [ {\"time\": \"t\", \"text\": \"a\\nb\", \"who\": \"w\"} ] }\n";

TEST rewriting_keeps_what_it_does_not_know(void)
{
    struct event_file file;
    static struct error err;
    struct text once = {0}, twice = {0};
    ASSERTm(err.text, event_file_parse(&file, "t", unknown_everywhere, sizeof unknown_everywhere - 1, &err));
    event_file_print(&file, &once);
    event_file_release(&file);
    ASSERTm(err.text, event_file_parse(&file, "t", once.at, once.length, &err));
    event_file_print(&file, &twice);
    ASSERT_STR_EQ(once.at, twice.at);
    ASSERT_EQ(UINT64_MAX, file.event.seed);
    ASSERT_EQ(UINT64_MAX, file.event.made_by.seed);
    static const char *const kept[] = {"\"y\": 2.50",
                                       "\"new\": 1e3",
                                       "\"cap\": null",
                                       "\"elo\": 1500",
                                       "\"club\": \"\"",
                                       "\"nested\": {\"a\": [1]}",
                                       "\"flag\": true",
                                       "\"hall\": \"B\"",
                                       "\"lamp\": null",
                                       "\"ref\": \"Q\"",
                                       "\"why\": 9007199254740993",
                                       "\"host\": \"h\"",
                                       "\"who\": \"w\"",
                                       "\"lots\": {\"2\": -7}",
                                       "18446744073709551615",
                                       "Zoë",
                                       "\"id\": \"1\""};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        ASSERTm(kept[i], strstr(once.at, kept[i]) != NULL);
    text_release(&once);
    text_release(&twice);
    event_file_release(&file);
    PASS();
}

/* A random event, built from nothing: names of any kind, results, lots, quality, a log. */
static void random_event(struct event *event, uint64_t *state)
{
    static const char *const names[] = {"A", "Zoë \"Z\"", "李\\", "نور", "b/c", "\xF0\x9F\x8E\xB2", " x "};
    event->rules = mem_copy_text("nc2020");
    event->table_size = 3 + random_below(state, 3);
    event->seed = random_next(state);
    event->lot_seed = random_next(state);
    int players = event->table_size * (1 + random_below(state, 9));
    for (int i = 0; i < players; i++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("p%d", i);
        player->name = mem_copy_text(names[random_below(state, 7)]);
        player->status = (enum player_status)random_below(state, 3);
        player->has_lot = random_below(state, 2);
        player->lot = player->has_lot ? (int64_t)random_next(state) : 0;
        player_set(player, names[random_below(state, 7)], names[random_below(state, 7)]);
    }
    for (int r = 1 + random_below(state, 4); r > 0; r--) {
        struct round *round = event_add_round(event, (enum stage)random_below(state, 4), r);
        for (int t = 0; t < players / event->table_size; t++) {
            struct table *table = round_add_table(round, t + 1);
            for (table->seats = 0; table->seats < event->table_size; table->seats++)
                table->seat[table->seats] = t * event->table_size + table->seats;
            table->variant = (enum variant)random_below(state, 5);
            if (random_below(state, 2)) {
                table->result = mem_new(struct result, 1);
                table->result->winner = random_below(state, table->seats + 1) - 1;
                table->result->left = (unsigned)random_below(state, 1 << table->seats);
                table->result->vp[0] = random_below(state, 20);
            }
        }
    }
    event->quality = mem_new(struct quality, 1);
    event->qualities = 1;
    event->quality[0] = (struct quality){.name = mem_copy_text("same_club"), .value = random_below(state, 9)};
    event_log(event, "2026-05-01T09:00:00Z", "a\tb");
}

TEST random_events_survive(uint64_t seed)
{
    static struct error err;
    struct event_file file, back;
    struct text once = {0}, twice = {0};
    uint64_t state = seed;
    event_file_init(&file);
    random_event(&file.event, &state);
    event_file_print(&file, &once);
    ASSERTm(err.text, event_file_parse(&back, "t", once.at, once.length, &err));
    event_file_print(&back, &twice);
    ASSERT_STR_EQ(once.at, twice.at);
    ASSERT_EQ(file.event.seed, back.event.seed);
    for (int i = 0; i < file.event.players; i++) {
        ASSERT_STR_EQ(file.event.player[i].name, back.event.player[i].name);
        ASSERT_EQ(file.event.player[i].lot, back.event.player[i].lot);
    }
    text_release(&once);
    text_release(&twice);
    event_file_release(&file);
    event_file_release(&back);
    PASS();
}

TEST unknown_members_follow_what_they_belong_to(void)
{
    static struct error err;
    struct event_file file;
    struct text out = {0};
    ASSERT(event_file_parse(&file, "t", unknown_everywhere, sizeof unknown_everywhere - 1, &err));
    /* Swap two players and two of their seats, drop an attribute, add a table and a round. */
    struct player keep = file.event.player[0];
    file.event.player[0] = file.event.player[1];
    file.event.player[1] = keep;
    player_set(&file.event.player[1], "elo", "");
    player_set(&file.event.player[0], "country", "TWN");
    round_add_table(event_add_round(&file.event, STAGE_PRELIM, 2), 1)->seats = 1;
    event_file_print(&file, &out);
    ASSERT(strstr(
        out.at,
        "{\"id\": \"2\", \"name\": \"李\", \"country\": \"TWN\", \"status\": \"active\", \"flag\": true}"));
    ASSERT(strstr(out.at, "{\"id\": \"1\", \"name\": \"Zoë\", \"status\": \"active\", \"club\": \"\", "
                          "\"nested\": {\"a\": [1]}}"));
    ASSERT(strstr(out.at, "{\"table\": 1, \"variant\": \"base\", \"seats\": [\"2\"]}\n"));
    text_release(&out);
    event_file_release(&file);
    PASS();
}

SUITE(event_file)
{
    RUN_TEST(rewriting_keeps_what_it_does_not_know);
    RUN_TEST(unknown_members_follow_what_they_belong_to);
    for (uint64_t seed = 1; seed <= 50; seed++) {
        char name[40];
        snprintf(name, sizeof name, "seed_%d", (int)seed);
        greatest_set_test_suffix(name);
        RUN_TESTp(random_events_survive, seed);
    }
}

#include "io/json_event.h"

#include <stdlib.h>
#include <string.h>

#include "greatest.h"

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
    "  \"made_by\": {\"version\": \"0\", \"seed\": -9223372036854775808, \"host\": \"h\"},\n"
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
    ASSERT_EQ(INT64_MIN, file.event.made_by.seed);
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

SUITE(json_event)
{
    RUN_TEST(rewriting_keeps_what_it_does_not_know);
}

/* Sound inputs with a few bytes flipped, cut or doubled: the readers must refuse or accept them, never
 * crash (run with MODE=asan), and what they accept must survive being written and read again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "io/event/event_file.h"
#include "io/event/roster.h"
#include "io/event/schedule_csv.h"
#include "io/print/check.h"
#include "io/text/json.h"
#include "tests/random.h"
#include "tests/sample.h"

enum { CHANGES = 1500 };

static struct error err;

static const char event_text[] =
    "{\"rota\": 1, \"name\": \"Öpen\", \"rules\": \"wc2025\", \"seed\": 12345678901234567890, "
    "\"table_size\": 3,\n"
    "\"options\": {\"cap\": null, \"criteria\": [\"wins\"]}, \"lots\": {\"2\": 5},\n"
    "\"players\": [{\"id\": \"1\", \"name\": \"Zoë\", \"country\": \"FRA\", \"apart\": \"4\"}, {\"id\": 2, "
    "\"name\": \"李\"},\n"
    "{\"id\": \"3\", \"name\": \"C\", \"status\": \"dq\", \"x\": {\"y\": [1.5e3, true]}}, {\"id\": \"4\", "
    "\"name\": \"D\", \"table\": 1}],\n"
    "\"rounds\": [{\"stage\": \"prelim\", \"round\": 1, \"tables\": [{\"table\": 1, \"variant\": \"ck\", "
    "\"seats\": [\"1\", 2, \"3\"],\n"
    "\"result\": {\"vp\": [10, 8, 7], \"winner\": \"1\", \"left\": [\"3\"], \"state\": \"signed\", \"note\": "
    "\"\\u00e9\\n\"}}]}],\n"
    "\"quality\": {\"same_country\": {\"value\": 0, \"bound\": 0, \"optimal\": true, \"proof\": \"p\"}},\n"
    "\"made_by\": {\"version\": \"1\", \"seed\": -5, \"avoid\": \"country,club\", \"by\": \"country\"}, "
    "\"log\": [{\"time\": \"t\", "
    "\"text\": \"x\"}]}\n";
static const char roster_text[] =
    "id,name,country,status,apart,table\n1,\"Zoë, \"\"Z\"\"\",FRA,,2,\n2,李伟,CHN,dq,,3\n,C,,,,\n";
static const char schedule_text[] =
    "round;table;position;id;name;country\r\n1;1;1;1;\"A;\";DEU\r\n1;1;2;2;B;FRA\r\n"
    "1;1;3;3;C;ITA\r\n2;1;1;3;C;\r\n2;1;2;1;\"A;\";\r\n2;1;3;2;B;\r\n";

/* One change in place; `room` is what the buffer holds.  Returns the new length. */
static size_t change(uint64_t *state, char *text, size_t length, size_t room)
{
    static const char likely[] = "\"{}[],:;0-9e.\\u\n\r\t \xFF\xC3";
    size_t at = (size_t)random_below(state, (int)length + 1);
    size_t size = (size_t)random_below(state, 12) + 1;
    if (at + size > length)
        size = length - at;
    switch (random_below(state, 5)) {
    case 0: /* flip bits */
        if (at < length)
            text[at] ^= (char)(1 << random_below(state, 8));
        return length;
    case 1: /* put in a byte that matters */
        if (at < length)
            text[at] = likely[random_below(state, (int)sizeof likely)];
        return length;
    case 2: /* take out */
        memmove(text + at, text + at + size, length - at - size);
        return length - size;
    case 3: /* double */
        if (length + size > room)
            return length;
        memmove(text + at + size, text + at, length - at);
        return length + size;
    default: /* cut off, seldom */
        return random_below(state, 8) ? length : at;
    }
}

static bool try_event(const char *text, size_t length)
{
    struct event_file file, again;
    if (!event_file_parse(&file, "f", text, length, &err))
        return err.status == STATUS_INPUT;
    struct text once = {0}, twice = {0}, report = {0};
    struct check check;
    event_file_print(&file, &once);
    bool same = event_file_parse(&again, "f", once.at, once.length, &err);
    if (same) {
        event_file_print(&again, &twice);
        same = !strcmp(once.at, twice.at);
        event_file_release(&again);
    }
    if (check_run(&check, &file.event, "f", &err)) {
        check_print_text(&check, &report);
        check_print_json(&check, &report);
        check_release(&check);
    }
    text_release(&once);
    text_release(&twice);
    text_release(&report);
    event_file_release(&file);
    return same;
}

static bool try_roster(const char *text, size_t length)
{
    struct event event, again;
    event_init(&event);
    event_init(&again);
    bool same = true;
    if (roster_parse(&event, "f", text, length, NULL, &err)) {
        struct text once = {0};
        roster_print_csv(&event, &once);
        /* JSON tells "Id" from "id", a header does not. */
        if (roster_parse(&again, "f", once.at, once.length, NULL, &err))
            same = again.players == event.players;
        else
            same = json_looks_like(text, length);
        text_release(&once);
    }
    event_release(&event);
    event_release(&again);
    return same;
}

static bool try_schedule(const char *text, size_t length)
{
    struct event event, again;
    event_init(&event);
    event_init(&again);
    bool same = true;
    if (sample_read_schedule(&event, text, length, &err)) {
        struct text once = {0}, twice = {0};
        schedule_csv_print(&event, &once);
        same = sample_read_schedule(&again, once.at, once.length, &err);
        schedule_csv_print(&again, &twice);
        same = same && !strcmp(once.at, twice.at);
        text_release(&once);
        text_release(&twice);
    }
    event_release(&event);
    event_release(&again);
    return same;
}

TEST changed_inputs_do_no_harm(const char *sound, bool (*attempt)(const char *, size_t), uint64_t seed)
{
    enum { ROOM = 4096 };
    static char message[300];
    size_t whole = strlen(sound);
    ASSERT(whole < ROOM / 2);
    ASSERT(attempt(sound, whole));
    for (int i = 0; i < CHANGES; i++) {
        /* A block of its own, exactly as long as the text, so that the sanitizer sees a read past it. */
        char buffer[ROOM];
        uint64_t state = seed + (uint64_t)i;
        size_t length = whole;
        memcpy(buffer, sound, whole);
        for (int n = 1 + random_below(&state, 3); n > 0; n--)
            length = change(&state, buffer, length, ROOM);
        char *text = malloc(length + 1);
        memcpy(text, buffer, length);
        text[length] = '\0';
        bool harmless = attempt(text, length);
        free(text);
        snprintf(message, sizeof message, "seed %llu: %.200s", (unsigned long long)(seed + (uint64_t)i),
                 err.text);
        ASSERTm(message, harmless);
    }
    PASS();
}

SUITE(fuzz)
{
    static const struct {
        const char *name, *text;
        bool (*attempt)(const char *, size_t);
    } rows[] = {{"event", event_text, try_event},
                {"roster_csv", roster_text, try_roster},
                {"roster_json", event_text, try_roster},
                {"schedule_csv", schedule_text, try_schedule}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        greatest_set_test_suffix(rows[i].name);
        RUN_TESTp(changed_inputs_do_no_harm, rows[i].text, rows[i].attempt, 1000u * i);
    }
}

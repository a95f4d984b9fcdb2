/* The one door: every change in the file and in the log, two at once lose nothing, and all can be taken back.
 */
#include "io/event/door.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "greatest.h"
#include "io/text/file.h"
#include "scoring/history.h"
#include "scoring/memory.h"
#include "tests/random.h"

static struct error err;
static char folder[] = "/tmp/rota-door-XXXXXX";
static char path[64];
static const struct door_note note = {"2026-05-01T10:00:00Z", "Ida", "late train", NULL};

/* Six players, one round of two tables, and a member that the program does not know. */
static const char start[] =
    "{\"rota\": 1, \"name\": \"Cup\", \"rules\": \"wc2025\", \"weather\": {\"sun\": [1, 2]}, \"players\": ["
    "{\"id\": \"1\", \"name\": \"A\"}, {\"id\": \"2\", \"name\": \"B\"}, {\"id\": \"3\", \"name\": \"C\"},"
    "{\"id\": \"4\", \"name\": \"D\"}, {\"id\": \"5\", \"name\": \"E\"}, {\"id\": \"6\", \"name\": \"F\"}],"
    "\"rounds\": [{\"stage\": \"prelim\", \"round\": 1, \"tables\": ["
    "{\"table\": 1, \"seats\": [\"1\", \"2\", \"3\"], \"chalk\": 7},"
    "{\"table\": 2, \"seats\": [\"4\", \"5\", \"6\"]}]}]}";

/* As the program writes it. */
static void write_start(void)
{
    struct event_file file;
    event_file_parse(&file, "start", start, strlen(start), &err);
    event_file_write(&file, path, true, &err);
    event_file_release(&file);
}

/* The file without its log; the caller frees it. */
static char *without_log(void)
{
    struct event_file file;
    struct text out = {0};
    if (!event_file_read(&file, path, &err))
        return mem_copy_text(err.text);
    for (int i = 0; i < file.event.log_entries; i++)
        log_entry_release(&file.event.log[i]);
    file.event.log_entries = 0;
    event_file_print(&file, &out);
    event_file_release(&file);
    return out.at;
}

/* One of several changes, by number: status, seats swapped, a round more, a round fewer, nothing. */
static bool act(struct event *event, void *context, struct error *error)
{
    int kind = *(const int *)context;
    char *did = mem_format("change %d", kind);
    struct round *round = &event->round[0];
    switch (kind % 5) {
    case 0:
        event->player[kind % 6].status = PLAYER_WITHDRAWN;
        break;
    case 1: {
        int seat = round->table[0].seat[0];
        round->table[0].seat[0] = round->table[1].seat[1];
        round->table[1].seat[1] = seat;
        break;
    }
    case 2: {
        struct round *more = event_add_round(event, STAGE_PRELIM, event->rounds + 1);
        struct table *table = round_add_table(more, 1 + kind % 3);
        table->seats = 3;
        table->seat[0] = kind % 6;
        table->seat[1] = (kind + 1) % 6;
        table->seat[2] = (kind + 2) % 6;
        break;
    }
    case 3:
        if (event->rounds > 1)
            event_drop_rounds(event, STAGE_PRELIM, event->rounds);
        break;
    default:
        free(did);
        return kind != 4 || error_set(error, STATUS_NEGATIVE, "not today");
    }
    event_log(event, "", did);
    free(did);
    return true;
}

static bool change(int kind)
{
    struct event_file file;
    if (!door_change(path, &note, act, &kind, &file, &err))
        return false;
    event_file_release(&file);
    return true;
}

TEST a_change_is_in_the_file_and_in_the_log(void)
{
    struct event_file file;
    write_start();
    ASSERTm(err.text, change(1));
    ASSERTm(err.text, event_file_read(&file, path, &err));
    ASSERT_EQ(1, file.event.log_entries);
    ASSERT_STR_EQ("change 1", file.event.log[0].did);
    ASSERT_STR_EQ("Ida", file.event.log[0].by);
    ASSERT_STR_EQ("late train", file.event.log[0].why);
    ASSERT_STR_EQ("2026-05-01T10:00:00Z", file.event.log[0].at);
    ASSERT(file.event.log[0].back);
    ASSERT(file.event.log[0].seats);
    ASSERT_EQ(2, history_plan_number(&file.event));
    event_file_release(&file);
    PASS();
}

TEST a_refusal_and_a_change_of_nothing_write_nothing(void)
{
    char *before = NULL, *after = NULL;
    size_t length;
    write_start();
    ASSERT(file_read(path, &before, &length, &err));
    ASSERT_FALSE(change(4));
    ASSERT_STR_EQ("not today", err.text);
    ASSERT(change(9));
    ASSERT(file_read(path, &after, &length, &err));
    ASSERT_STR_EQ(before, after);
    free(before);
    free(after);
    PASS();
}

/* Every state on the way is met again, byte for byte but for the log. */
TEST undo_and_redo_walk_the_whole_way(uint64_t seed)
{
    enum { STEPS = 12 };
    char *state[STEPS + 1], label[40];
    uint64_t random = seed;
    struct event_file file;
    struct text said = {0};
    snprintf(label, sizeof label, "seed %llu", (unsigned long long)seed);
    write_start();
    state[0] = without_log();
    for (int i = 0; i < STEPS; i++) {
        int kind = random_below(&random, 400) / 5 * 5 + random_below(&random, 4);
        ASSERTm(err.text, change(kind));
        state[i + 1] = without_log();
    }
    for (int at = STEPS, way = 0; way < 60; way++) {
        bool back = way < 5 || random_below(&random, 2);
        int target = back ? at - 1 : at + 1;
        bool ok = back ? door_undo(path, &note, 1, &file, &said, &err)
                       : door_redo(path, &note, 1, &file, &said, &err);
        ASSERT_EQm(label, target >= 0 && target <= STEPS, ok);
        if (!ok)
            continue;
        event_file_release(&file);
        at = target;
        char *now = without_log();
        ASSERT_STR_EQm(label, state[at], now);
        free(now);
    }
    for (int i = 0; i <= STEPS; i++)
        free(state[i]);
    text_release(&said);
    PASS();
}

TEST after_another_change_nothing_can_be_redone(void)
{
    struct event_file file;
    struct text said = {0};
    write_start();
    ASSERT(change(1));
    ASSERT(change(2));
    ASSERTm(err.text, door_undo(path, &note, 2, &file, &said, &err));
    ASSERT_STR_EQ("undone: change 2\nundone: change 1\n", said.at);
    event_file_release(&file);
    ASSERT(change(5));
    ASSERT_FALSE(door_redo(path, &note, 1, &file, &said, &err));
    ASSERT_EQ(STATUS_NEGATIVE, err.status);
    ASSERT_FALSEm("two can be undone at most", door_undo(path, &note, 2, &file, &said, &err));
    ASSERTm(err.text, strstr(err.text, "nothing to undo"));
    text_release(&said);
    PASS();
}

TEST an_entry_of_an_older_file_cannot_be_undone(void)
{
    struct event_file file;
    struct text said = {0};
    write_start();
    ASSERT(event_file_read(&file, path, &err));
    event_log(&file.event, "2020-01-01T00:00:00Z", "something old");
    ASSERT(event_file_write(&file, path, true, &err));
    event_file_release(&file);
    ASSERT_FALSE(door_undo(path, &note, 1, &file, &said, &err));
    ASSERTm(err.text, strstr(err.text, "\"something old\" was noted without what takes it back"));
    text_release(&said);
    PASS();
}

/* Each process adds its own rounds. */
TEST many_at_once_lose_nothing(void)
{
    enum { PROCESSES = 20, EACH = 5 };
    struct event_file file;
    write_start();
    for (int i = 0; i < PROCESSES; i++)
        if (!fork()) {
            bool ok = true;
            for (int k = 0; k < EACH; k++)
                ok = change(5 * (i * EACH + k) + 2) && ok;
            _exit(ok ? 0 : 1);
        }
    for (int i = 0; i < PROCESSES; i++) {
        int status = 0;
        wait(&status);
        ASSERT_EQ(0, status);
    }
    ASSERTm(err.text, event_file_read(&file, path, &err));
    ASSERT_EQ_FMT(1 + PROCESSES * EACH, file.event.rounds, "%d");
    ASSERT_EQ_FMT(PROCESSES * EACH, file.event.log_entries, "%d");
    event_file_release(&file);
    PASS();
}

SUITE(door)
{
    if (!mkdtemp(folder))
        abort();
    snprintf(path, sizeof path, "%s/cup.json", folder);
    RUN_TEST(a_change_is_in_the_file_and_in_the_log);
    RUN_TEST(a_refusal_and_a_change_of_nothing_write_nothing);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        char suffix[24];
        snprintf(suffix, sizeof suffix, "%llu", (unsigned long long)seed);
        greatest_set_test_suffix(suffix);
        RUN_TESTp(undo_and_redo_walk_the_whole_way, seed);
    }
    RUN_TEST(after_another_change_nothing_can_be_redone);
    RUN_TEST(an_entry_of_an_older_file_cannot_be_undone);
    RUN_TEST(many_at_once_lose_nothing);
    unlink(path);
    rmdir(folder);
}

/* The worked figures of tests/data/vectors.json (by id, with the rules they cite) and the whole answers of
 * tests/data/ask_examples.json, put to the answering function itself; own_cases.json has what the vectors
 * leave out, worked by hand in the same form. */
#include "io/ask/ask.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "io/text/file.h"
#include "io/text/json_out.h"
#include "io/text/json_read.h"
#include "random.h"

static char message[1200];

static const char *string_of(const struct json_at *at)
{
    return json_is_number(at) || !json_word(at) ? NULL : json_word(at);
}

static bool equal(const struct json_at *a, const struct json_at *b);

static int size_of(const struct json_at *at)
{
    int count = 0;
    for (struct json_at item = json_first(at); item.node; json_next(&item))
        count++;
    return count;
}

static bool equal_lists(const struct json_at *a, const struct json_at *b, bool objects)
{
    if (size_of(a) != size_of(b))
        return false;
    struct json_at other = json_first(b);
    for (struct json_at item = json_first(a); item.node; json_next(&item)) {
        struct json_at partner = objects ? json_member(b, item.key) : other;
        if (!partner.node || !equal(&item, &partner))
            return false;
        if (!objects)
            json_next(&other);
    }
    return true;
}

static bool equal(const struct json_at *a, const struct json_at *b)
{
    bool x, y;
    struct error err;
    if (json_is_object(a) || json_is_array(a))
        return json_is_object(a) == json_is_object(b) && json_is_array(a) == json_is_array(b) &&
               equal_lists(a, b, json_is_object(a));
    if (json_word(a))
        return json_word(b) && json_is_number(a) == json_is_number(b) && !strcmp(json_word(a), json_word(b));
    if (!json_given(a) || !json_given(b))
        return json_given(a) == json_given(b);
    return json_get_bool(a, &x, &err) && json_get_bool(b, &y, &err) && x == y;
}

static struct json_at element(const struct json_at *list, int index)
{
    struct json_at item = json_first(list);
    while (item.node && index-- > 0)
        json_next(&item);
    return item;
}

/* The row of a player in standings or lots. */
static bool find_row(const struct json_at *list, const char *player, int *index)
{
    for (struct json_at item = json_first(list); item.node; json_next(&item)) {
        struct json_at id = json_member(&item, "player");
        if (string_of(&id) && !strcmp(string_of(&id), player)) {
            *index = item.index;
            return true;
        }
    }
    return false;
}

/* [higher, lower, by]: the one stands above the other, whose row says why. */
static bool check_order(const struct json_at *answer, const struct json_at *want)
{
    struct json_at rows = json_member(answer, "standings"), a = element(want, 0), b = element(want, 1),
                   by = element(want, 2);
    int high, low;
    if (!find_row(&rows, string_of(&a), &high) || !find_row(&rows, string_of(&b), &low) || high >= low)
        return false;
    struct json_at row = element(&rows, low);
    struct json_at reason = json_member(&row, "by");
    return equal(&reason, &by);
}

/* [player, member, value] of a row of `list`. */
static bool check_row(const struct json_at *answer, const char *list, const struct json_at *want,
                      const char *key)
{
    struct json_at rows = json_member(answer, list), player = element(want, 0),
                   value = element(want, key ? 1 : 2), member = element(want, 1);
    int index;
    if (!find_row(&rows, string_of(&player), &index))
        return false;
    struct json_at row = element(&rows, index);
    struct json_at found = json_member(&row, key ? key : string_of(&member));
    return equal(&found, &value);
}

static bool check_places(const struct json_at *answer, const struct json_at *want)
{
    struct json_at rows = json_member(answer, "placing");
    if (size_of(&rows) != size_of(want))
        return false;
    for (struct json_at item = json_first(want); item.node; json_next(&item)) {
        struct json_at row = element(&rows, item.index);
        struct json_at player = json_member(&row, "player");
        if (!equal(&player, &item))
            return false;
    }
    return true;
}

/* A path such as standings.0.player, or standings# for a length. */
static bool check_path(const struct json_at *answer, const char *path, const struct json_at *want)
{
    struct json_at step[8];
    int depth = 0;
    step[0] = *answer;
    while (*path && *path != '#' && depth < 7) {
        char key[64];
        size_t length = strcspn(path, ".#");
        snprintf(key, sizeof key, "%.*s", (int)length, path);
        step[depth + 1] = json_is_array(&step[depth]) ? element(&step[depth], (int)strtol(key, NULL, 10))
                                                      : json_member(&step[depth], key);
        depth++;
        path += length + (path[length] == '.');
    }
    if (*path == '#')
        return json_word(want) && strtol(json_word(want), NULL, 10) == size_of(&step[depth]);
    return step[depth].node && equal(&step[depth], want);
}

static bool check(const struct json_at *answer, const char *path, const struct json_at *want)
{
    if (!strcmp(path, "@rel") || !strcmp(path, "@order") || !strcmp(path, "@pair19"))
        return check_order(answer, want);
    if (!strcmp(path, "@row"))
        return check_row(answer, "standings", want, NULL);
    if (!strcmp(path, "@lotkey"))
        return check_row(answer, "lots", want, "key");
    if (!strcmp(path, "@places"))
        return check_places(answer, want);
    return check_path(answer, path, want);
}

/* The answer to the question of one entry, as a document. */
static struct cJSON *put_question(const struct json_at *entry, struct text *answer, struct error *err)
{
    struct json_at question = json_member(entry, "question"), input = json_member(entry, "input");
    struct text text = {0};
    json_add_node(&text, input.node, 0);
    ask_answer(string_of(&question), text.at, text.length, answer, err);
    text_release(&text);
    return json_parse("answer", answer->at, answer->length, err);
}

static const char *title_of(const struct json_at *entry)
{
    struct json_at id = json_member(entry, "id");
    return string_of(&id) ? string_of(&id) : "?";
}

TEST figures_of(const struct json_at *entry)
{
    struct json_at checks = json_member(entry, "checks");
    struct text text = {0};
    struct error err = {.status = STATUS_OK};
    struct cJSON *document = put_question(entry, &text, &err);
    struct json_at answer = json_top("answer", document);
    const char *failed = document ? NULL : "no answer";
    for (struct json_at item = json_first(&checks); item.node && !failed; json_next(&item)) {
        struct json_at path = element(&item, 0), want = element(&item, 1);
        if (!check(&answer, string_of(&path), &want))
            failed = string_of(&path);
    }
    snprintf(message, sizeof message, "%s: %s: %.900s", title_of(entry), failed ? failed : "", text.at);
    json_free(document);
    text_release(&text);
    ASSERTm(message, !failed);
    PASS();
}

TEST whole_answer_of(const struct json_at *entry)
{
    struct json_at want = json_member(entry, "answer");
    struct text text = {0};
    struct error err = {.status = STATUS_OK};
    struct cJSON *document = put_question(entry, &text, &err);
    struct json_at answer = json_top("answer", document);
    bool same = document && equal(&want, &answer);
    snprintf(message, sizeof message, "%s: %.900s", title_of(entry), text.at);
    json_free(document);
    text_release(&text);
    ASSERTm(message, same);
    PASS();
}

/* Whatever stands in a question, the answer is JSON. */
TEST damaged_questions_are_answered(const struct json_at *entry, uint64_t seed)
{
    struct json_at question = json_member(entry, "question"), input = json_member(entry, "input");
    static const char bytes[] = "{}[],:\"0123456789-.eEabzAZ \\/nulltrue";
    struct text text = {0};
    json_add_node(&text, input.node, 0);
    for (int i = 0; i < 20; i++) {
        struct text damaged = {0}, answer = {0};
        struct error err = {.status = STATUS_OK};
        text_add_bytes(&damaged, text.at, text.length);
        for (int k = random_below(&seed, 3); k >= 0; k--)
            damaged.at[random_below(&seed, (int)text.length)] =
                bytes[random_below(&seed, (int)sizeof bytes - 1)];
        ask_answer(string_of(&question), damaged.at, damaged.length, &answer, &err);
        struct cJSON *document = json_parse("answer", answer.at, answer.length, &err);
        snprintf(message, sizeof message, "%s: %.500s", title_of(entry), document ? "" : answer.at);
        json_free(document);
        text_release(&damaged);
        text_release(&answer);
        if (!document)
            break;
    }
    text_release(&text);
    ASSERTm(message, !message[strlen(title_of(entry)) + 2]);
    PASS();
}

/* Tests every entry of a list in a file; returns how many there were. */
static int run_file(const char *path, bool whole)
{
    struct error err = {.status = STATUS_OK};
    char *text;
    size_t length;
    int count = 0;
    if (!file_read(path, &text, &length, &err))
        return 0;
    struct cJSON *document = json_parse(path, text, length, &err);
    struct json_at top = json_top(path, document);
    for (struct json_at item = json_first(&top); item.node; json_next(&item), count++) {
        greatest_set_test_suffix(title_of(&item));
        if (whole)
            RUN_TESTp(whole_answer_of, &item);
        else
            RUN_TESTp(figures_of, &item);
        greatest_set_test_suffix(title_of(&item));
        RUN_TESTp(damaged_questions_are_answered, &item, (uint64_t)item.index);
    }
    json_free(document);
    free(text);
    return count;
}

TEST all_were_there(int vectors, int own, int examples)
{
    ASSERT(own > 50);
    ASSERT_EQ_FMT(87, vectors, "%d");
    ASSERT_EQ_FMT(16, examples, "%d");
    PASS();
}

TEST bad_input_is_answered_with_an_error(void)
{
    static const char *const bad[][2] = {
        {"rank", "{"}, {"nothing", "{}"}, {"game", "{\"ruleset\": \"2025\"}"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct text text = {0};
        struct error err = {.status = STATUS_OK};
        bool ok = ask_answer(bad[i][0], bad[i][1], strlen(bad[i][1]), &text, &err);
        bool error = strstr(text.at, "\"error\"") != NULL;
        text_release(&text);
        ASSERT_FALSE(ok);
        ASSERT(error);
        ASSERT_EQ(STATUS_INPUT, err.status);
    }
    PASS();
}

SUITE(ask)
{
    int vectors = run_file("tests/data/vectors.json", false);
    int own = run_file("tests/data/own_cases.json", false);
    int examples = run_file("tests/data/ask_examples.json", true);
    RUN_TESTp(all_were_there, vectors, own, examples);
    RUN_TEST(bad_input_is_answered_with_an_error);
}

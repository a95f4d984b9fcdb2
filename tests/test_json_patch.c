/* JSON Patch: whatever two documents are, the patch between them turns the one into the other. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "io/text/json_out.h"
#include "io/text/json_patch.h"
#include "tests/random.h"

static struct cJSON *parse(const char *text)
{
    struct error err = {.status = STATUS_OK};
    return json_parse("test", text, strlen(text), &err);
}

static void make(const char *from, const char *to, const char *const *except, struct text *out)
{
    struct cJSON *a = parse(from), *b = parse(to);
    json_patch_make(out, a, b, except);
    json_free(a);
    json_free(b);
}

/* Applies a patch and writes the document on one line; false where it does not fit. */
static bool apply(const char *document, const char *patch, struct text *out)
{
    struct error err = {.status = STATUS_OK};
    struct cJSON *a = parse(document), *list = parse(patch);
    struct json_at top = json_top("patch", list);
    bool ok = json_patch_apply(a, &top, &err);
    if (ok)
        json_add_line(out, a);
    json_free(a);
    json_free(list);
    return ok;
}

TEST the_operations_are_as_few_as_a_reader_would_write(const char *from, const char *to, const char *wanted)
{
    struct text out = {0};
    make(from, to, NULL, &out);
    ASSERT_STR_EQ(wanted, out.at);
    text_release(&out);
    PASS();
}

TEST a_member_can_be_left_alone(void)
{
    struct text out = {0};
    make("{\"log\": [1], \"n\": 1}", "{\"log\": [1, 2], \"n\": 2}", (const char *const[]){"log", NULL}, &out);
    ASSERT_STR_EQ("[{\"op\": \"replace\", \"path\": \"/n\", \"value\": 2}]", out.at);
    text_release(&out);
    PASS();
}

TEST what_does_not_fit_is_refused(const char *document, const char *patch)
{
    struct text out = {0};
    ASSERT_FALSE(apply(document, patch, &out));
    text_release(&out);
    PASS();
}

/* A random value; small alphabets, so that documents have much in common. */
static void add_random(struct text *out, uint64_t *state, int depth)
{
    int kind = (int)(random_next(state) % (depth > 3 ? 4 : 7));
    int items = (int)(random_next(state) % 5);
    switch (kind) {
    case 0:
        text_add(out, items % 2 ? "true" : "null");
        return;
    case 1:
        text_addf(out, "%d", items);
        return;
    case 2:
        text_addf(out, "\"%.*s\"", items, "a/~b\xc3\xa9");
        return;
    case 3:
        text_add(out, "18446744073709551615");
        return;
    default:
        break;
    }
    bool object = kind == 6;
    text_add_char(out, object ? '{' : '[');
    for (int i = 0; i < items; i++) {
        text_add(out, i ? ", " : "");
        if (object)
            text_addf(out, "\"k/%d~\": ", i + (int)(random_next(state) % 2) * 10);
        add_random(out, state, depth + 1);
    }
    text_add_char(out, object ? '}' : ']');
}

/* Twice: there, and back to the beginning. */
TEST a_patch_turns_one_document_into_the_other(uint64_t seed)
{
    uint64_t state = seed;
    char label[64];
    snprintf(label, sizeof label, "seed %llu", (unsigned long long)seed);
    struct text from = {0}, to = {0}, patch = {0}, got = {0}, rest = {0};
    text_add(&from, "{\"x\": ");
    add_random(&from, &state, 0);
    text_add(&from, "}");
    text_add(&to, "{\"x\": ");
    add_random(&to, &state, 0);
    text_add(&to, "}");
    make(from.at, to.at, NULL, &patch);
    ASSERTm(label, apply(from.at, patch.at, &got));
    make(got.at, to.at, NULL, &rest);
    ASSERT_STR_EQm(label, "[]", rest.at);
    text_release(&from);
    text_release(&to);
    text_release(&patch);
    text_release(&got);
    text_release(&rest);
    PASS();
}

SUITE(json_patch)
{
    static const struct {
        const char *name, *from, *to, *patch;
    } rows[] = {
        {"nothing", "{\"a\": 1}", "{\"a\": 1}", "[]"},
        {"order of members", "{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}", "[]"},
        {"a round more", "{\"r\": [[1], [2]]}", "{\"r\": [[1], [2], [3]]}",
         "[{\"op\": \"add\", \"path\": \"/r/2\", \"value\": [3]}]"},
        {"a round fewer", "{\"r\": [[1], [2], [3]]}", "{\"r\": [[1], [3]]}",
         "[{\"op\": \"remove\", \"path\": \"/r/1\"}]"},
        {"a result", "{\"t\": [{\"n\": 1}, {\"n\": 2}]}", "{\"t\": [{\"n\": 1}, {\"n\": 2, \"vp\": [1]}]}",
         "[{\"op\": \"add\", \"path\": \"/t/1/vp\", \"value\": [1]}]"},
        {"strange names", "{\"a/b\": 1, \"~\": 2}", "{\"a/b\": 2}",
         "[{\"op\": \"replace\", \"path\": \"/a~1b\", \"value\": 2}, {\"op\": \"remove\", \"path\": "
         "\"/~0\"}]"},
        {"another type", "{\"a\": [1]}", "{\"a\": \"1\"}",
         "[{\"op\": \"replace\", \"path\": \"/a\", \"value\": \"1\"}]"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        greatest_set_test_suffix(rows[i].name);
        RUN_TESTp(the_operations_are_as_few_as_a_reader_would_write, rows[i].from, rows[i].to, rows[i].patch);
    }
    RUN_TEST(a_member_can_be_left_alone);
    static const struct {
        const char *name, *document, *patch;
    } bad[] = {
        {"no such member", "{}", "[{\"op\": \"remove\", \"path\": \"/a\"}]"},
        {"no such element", "{\"a\": []}", "[{\"op\": \"replace\", \"path\": \"/a/0\", \"value\": 1}]"},
        {"past the end", "{\"a\": []}", "[{\"op\": \"add\", \"path\": \"/a/1\", \"value\": 1}]"},
        {"no value", "{}", "[{\"op\": \"add\", \"path\": \"/a\"}]"},
        {"unknown operation", "{\"a\": 1}", "[{\"op\": \"blow\", \"path\": \"/a\", \"value\": 1}]"},
        {"no path", "{}", "[{\"op\": \"add\", \"path\": \"\", \"value\": 1}]"},
        {"through a number", "{\"a\": 1}", "[{\"op\": \"add\", \"path\": \"/a/b\", \"value\": 1}]"},
        {"not a list", "{}", "{}"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        greatest_set_test_suffix(bad[i].name);
        RUN_TESTp(what_does_not_fit_is_refused, bad[i].document, bad[i].patch);
    }
    for (uint64_t seed = 1; seed <= 300; seed++) {
        char suffix[24];
        snprintf(suffix, sizeof suffix, "%llu", (unsigned long long)seed);
        greatest_set_test_suffix(suffix);
        RUN_TESTp(a_patch_turns_one_document_into_the_other, seed);
    }
}

/* The small parts of the sheets: order, codes, escaping. */
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "io/text/csv.h"
#include "io/sheet/qr.h"
#include "io/sheet/sheet.h"
#include "io/text/collate.h"
#include "io/text/html.h"
#include "io/text/utf8.h"

TEST names_are_in_the_order_of_the_language(void)
{
    static const char *const names[] = {"Zoë",  "Äpfel", "apfel", "Ärger", "Straße", "Strasse", "Öl",
                                        "Olaf", "李伟",  "Анна",  "Ωmega", "Łukasz", "Lukas",   "Luther"};
    static const char *const wanted[] = {"apfel", "Äpfel",   "Ärger",  "Lukas", "Łukasz", "Luther", "Öl",
                                         "Olaf",  "Strasse", "Straße", "Zoë",   "Ωmega",  "Анна",   "李伟"};
    int count = sizeof names / sizeof *names;
    int *order = collate_order(names, count, "de");
    for (int i = 0; i < count; i++)
        ASSERT_STR_EQ(wanted[i], names[order[i]]);
    free(order);
    PASS();
}

TEST initial_of(const char *name, const char *wanted)
{
    char initial[UTF8_INITIAL_MAX];
    utf8_initial(name, initial);
    ASSERT_STR_EQ(wanted, initial);
    PASS();
}

TEST code_has_its_corners(void)
{
    static struct error err;
    struct qr qr;
    ASSERT(qr_make(&qr, "https://example.org/#p=17", &err));
    ASSERT_EQ_FMT(25, qr.size, "%d");
    for (int i = 0; i < 7; i++) /* the finder patterns begin with seven dark modules */
        ASSERT(qr.module[i] && qr.module[i * qr.size] && qr.module[qr.size - 1 - i]);
    ASSERT_FALSE(qr.module[7]);
    qr_release(&qr);
    char *long_text = malloc(5000);
    memset(long_text, 'x', 4999);
    long_text[4999] = '\0';
    ASSERT_FALSE(qr_make(&qr, long_text, &err));
    ASSERT_EQ(STATUS_INPUT, err.status);
    free(long_text);
    PASS();
}

TEST added(void (*add)(struct text *, const char *), const char *in, const char *wanted)
{
    struct text out = {0};
    add(&out, in);
    ASSERT_STR_EQ(wanted, out.at);
    text_release(&out);
    PASS();
}

TEST base64(const char *in, const char *wanted)
{
    struct text out = {0};
    text_add(&out, "");
    html_add_base64(&out, in, strlen(in));
    ASSERT_STR_EQ(wanted, out.at);
    text_release(&out);
    PASS();
}

TEST boxes_split_without_gaps(void)
{
    struct box box = {10, 20, 100, 50};
    struct box last = box_column(box, 3, 4, 4);
    ASSERT_EQ_FMT(110.0, last.x + last.w, "%g");
    struct box left = box_cut_left(&box, 30), right = box_cut_right(&box, 20);
    ASSERT_EQ_FMT(box.x, left.x + left.w, "%g");
    ASSERT_EQ_FMT(right.x, box.x + box.w, "%g");
    PASS();
}

TEST turned_items_are_mirrored(void)
{
    struct sheet sheet = {0};
    sheet_add_page(&sheet, 100, 200);
    sheet.turned = true;
    sheet_fill(&sheet, (struct box){10, 20, 30, 40}, INK_TEXT, 0);
    ASSERT_EQ_FMT(60.0, sheet.page[0].item[0].box.x, "%g");
    ASSERT_EQ_FMT(140.0, sheet.page[0].item[0].box.y, "%g");
    sheet_release(&sheet);
    PASS();
}

static const struct {
    const char *name;
    void (*add)(struct text *, const char *);
    const char *in, *wanted;
} escapes[] = {
    {"html", html_add, "<script>\"&'", "&lt;script&gt;&quot;&amp;&#39;"},
    {"html_plain", html_add, "Zoë 李", "Zoë 李"},
    {"json_script", html_add_json, "</script>", "\"\\u003c/script\\u003e\""},
    {"json_quotes", html_add_json, "a\"b\\c\n", "\"a\\u0022b\\u005cc\\u000a\""},
    {"json_separator", html_add_json, "a\xE2\x80\xA8z\xE2\x80\xA9", "\"a\\u2028z\\u2029\""},
    {"address", html_add_address, "a b/ü", "a%20b%2F%C3%BC"},
    {"guard_equals", csv_add_guarded, "=1+1", "'=1+1"},
    {"guard_plus", csv_add_guarded, "+49", "'+49"},
    {"guard_minus", csv_add_guarded, "-x", "'-x"},
    {"guard_at", csv_add_guarded, "@SUM(A1)", "'@SUM(A1)"},
    {"guard_tab", csv_add_guarded, "\t=1", "'\t=1"},
    {"guard_cr", csv_add_guarded, "\r=1", "'\r=1"},
    {"guard_full_width", csv_add_guarded, "＝1", "'＝1"},
    {"guard_inside", csv_add_guarded, "a=b+c", "a=b+c"},
    {"guard_empty", csv_add_guarded, "", ""},
};

SUITE(sheet_parts)
{
    static const char *const initials[][2] = {{"ärger", "A"}, {"Ødegård", "Ø"}, {"Анна", "А"}, {"Ωmega", "Ω"},
                                              {"李伟", ""},   {"3rd", ""},      {"", ""},      {"אבא", ""}};
    static const char *const codes[][2] = {
        {"", ""}, {"f", "Zg=="}, {"fo", "Zm8="}, {"foo", "Zm9v"}, {"foobar\xFF", "Zm9vYmFy/w=="}};
    for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++) {
        greatest_set_test_suffix(escapes[i].name);
        RUN_TESTp(added, escapes[i].add, escapes[i].in, escapes[i].wanted);
    }
    for (size_t i = 0; i < sizeof initials / sizeof *initials; i++) {
        greatest_set_test_suffix(initials[i][0]);
        RUN_TESTp(initial_of, initials[i][0], initials[i][1]);
    }
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        greatest_set_test_suffix(codes[i][1]);
        RUN_TESTp(base64, codes[i][0], codes[i][1]);
    }
    RUN_TEST(names_are_in_the_order_of_the_language);
    RUN_TEST(code_has_its_corners);
    RUN_TEST(boxes_split_without_gaps);
    RUN_TEST(turned_items_are_mirrored);
}

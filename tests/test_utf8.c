#include "io/text/utf8.h"

#include <string.h>

#include "greatest.h"

TEST width_of(const char *text, int width)
{
    ASSERT_EQ_FMT(width, utf8_width(text), "%d");
    PASS();
}

TEST padding_fills_to_the_width(void)
{
    struct text out = {0};
    utf8_pad(&out, "李伟", 6, false);
    text_add_char(&out, '|');
    utf8_pad(&out, "Zoe\xCC\x88", 5, true);
    text_add_char(&out, '|');
    utf8_pad(&out, "too long", 3, false);
    ASSERT_STR_EQ("李伟  |  Zoe\xCC\x88|too long", out.at);
    text_release(&out);
    PASS();
}

TEST names_are_found(const char *name, const char *part, bool found)
{
    ASSERT_EQ(found, utf8_contains(name, part));
    PASS();
}

TEST broken_text_is_refused(const char *text, size_t length, const char *wanted)
{
    static struct error err;
    ASSERT_FALSE(utf8_check("f", text, length, &err));
    ASSERT_EQ(STATUS_INPUT, err.status);
    ASSERTm(err.text, !strncmp(err.text, wanted, strlen(wanted)));
    PASS();
}

TEST control_characters_are_seen(void)
{
    ASSERT(utf8_has_control("a\tb"));
    ASSERT(utf8_has_control("a\nb"));
    ASSERT(utf8_has_control("a\x7F"));
    ASSERT(utf8_has_control("a\xC2\x85"));                            /* next line */
    ASSERT(utf8_has_control("a\xE2\x80\xA8"));                        /* line separator */
    ASSERT_FALSE(utf8_has_control("Zoë O’Brien 李 \xE2\x80\x8Fنور")); /* a direction mark is fine */
    PASS();
}

TEST messages_are_cleaned(void)
{
    struct text out = {0};
    utf8_add_clean(&out, "a\nb\xFFé\x1B[31m");
    ASSERT_STR_EQ("a?b?é?[31m", out.at);
    text_release(&out);
    PASS();
}

SUITE(utf8)
{
    static const struct {
        const char *name, *text;
        int width;
    } widths[] = {{"ascii", "abc", 3},
                  {"accents", "Žluťoučký", 9},
                  {"combining", "Zoe\xCC\x88", 3},
                  {"chinese", "李伟", 4},
                  {"korean", "김민준", 6},
                  {"mixed", "a李b", 4},
                  {"arabic", "أحمد", 4},
                  {"hebrew_points", "\xD7\xA9\xD6\xB8", 1},
                  {"thai_marks", "ดี", 1},
                  {"zero_width",
                   "a\xE2\x80\x8B\xE2\x80\x8D"
                   "b",
                   2},
                  {"empty", "", 0},
                  {"broken", "a\xFF", 2}};
    static const struct {
        const char *name, *in, *part;
        bool found;
    } searches[] = {{"case", "Jürgen Müller", "MÜLL", true},
                    {"no_accent_typed", "Jürgen Müller", "muller", true},
                    {"accent_typed", "Jurgen Muller", "müller", false},
                    {"decomposed", "Zoe\xCC\x88", "zoë", true},
                    {"sharp_s", "Weiß", "WEISS", true},
                    {"greek_sigma", "ΠΑΠΑΔΆΚΗΣ", "παπαδάκης", true},
                    {"cyrillic", "Шевчук", "шев", true},
                    {"thai_vowel", "ดี", "ดู", false},
                    {"absent", "Anna", "bob", false}};
    static const struct {
        const char *name, *text;
        size_t length;
        const char *wanted;
    } broken[] = {{"latin1", "a\nb\xE9z", 5, "f:2: byte 0xE9 at offset 3"},
                  {"overlong", "\xC0\x80", 2, "f:1: byte 0xC0"},
                  {"surrogate", "\xED\xA0\x80", 3, "f:1: byte 0xED"},
                  {"cut", "a\xE6\x9D", 3, "f:1: byte 0xE6 at offset 1"},
                  {"nul", "a\0b", 3, "f:1: NUL byte at offset 1"}};
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        greatest_set_test_suffix(widths[i].name);
        RUN_TESTp(width_of, widths[i].text, widths[i].width);
    }
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
        greatest_set_test_suffix(searches[i].name);
        RUN_TESTp(names_are_found, searches[i].in, searches[i].part, searches[i].found);
    }
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        greatest_set_test_suffix(broken[i].name);
        RUN_TESTp(broken_text_is_refused, broken[i].text, broken[i].length, broken[i].wanted);
    }
    RUN_TEST(padding_fills_to_the_width);
    RUN_TEST(control_characters_are_seen);
    RUN_TEST(messages_are_cleaned);
}

#include "io/cli/arguments.h"

#include <stdio.h>

#include "greatest.h"

static struct error err;
static const struct option_row rows[] = {
    {"seed", 's', "S", ""}, {"apart", 0, "A,B", ""}, {"json", 'j', NULL, ""}, {0}};

/* At most eight words after the command's name. */
static bool parse(struct arguments *arguments, const char *const *words)
{
    static char copy[9][40];
    static char *argv[10];
    int argc = 0;
    for (; words[argc]; argc++) {
        snprintf(copy[argc], sizeof copy[argc], "%s", words[argc]);
        argv[argc] = copy[argc];
    }
    argv[argc] = NULL;
    return arguments_parse(arguments, rows, argc, argv, &err);
}

TEST options_and_operands_mix(void)
{
    struct arguments arguments;
    uint64_t seed = 1;
    ASSERTm(err.text, parse(&arguments, (const char *const[]){"cmd", "a", "-s7", "--apart=1,2", "--json",
                                                              "--apart", "3,4", "b", NULL}));
    ASSERT_EQ_FMT(2, arguments.operands, "%d");
    ASSERT_STR_EQ("b", arguments.operand[1]);
    ASSERT(arguments_unsigned(&arguments, "seed", &seed, &err));
    ASSERT_EQ(7, seed);
    ASSERT(arguments_flag(&arguments, "json"));
    ASSERT_STR_EQ("1,2", arguments_each(&arguments, "apart", 0));
    ASSERT_STR_EQ("3,4", arguments_each(&arguments, "apart", 1));
    ASSERT_EQ(NULL, arguments_each(&arguments, "apart", 2));
    ASSERT_STR_EQ("3,4", arguments_text(&arguments, "apart"));
    arguments_release(&arguments);
    PASS();
}

TEST defaults_stay(void)
{
    struct arguments arguments;
    int64_t value = 5;
    double real = 0.5;
    ASSERT(parse(&arguments, (const char *const[]){"cmd", "--", "--json", NULL}));
    ASSERT_EQ_FMT(1, arguments.operands, "%d");
    ASSERT(arguments_integer(&arguments, "seed", 0, 9, &value, &err));
    ASSERT(arguments_real(&arguments, "seed", 0, 9, &real, &err));
    ASSERT_EQ(5, value);
    ASSERT_FALSE(arguments_flag(&arguments, "json"));
    arguments_release(&arguments);
    PASS();
}

TEST mistakes_are_named(void)
{
    static const struct {
        const char *word, *wanted;
    } mistakes[] = {{"--none", "cmd: unknown option '--none'; see: rota cmd --help"},
                    {"-z", "cmd: unknown option '-z'; see: rota cmd --help"},
                    {"--seed", "cmd: option '--seed' needs a value; see: rota cmd --help"},
                    {"-s", "cmd: option '-s' needs a value; see: rota cmd --help"}};
    struct arguments arguments;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        ASSERT_FALSE(parse(&arguments, (const char *const[]){"cmd", mistakes[i].word, NULL}));
        ASSERT_EQ(STATUS_USAGE, err.status);
        ASSERT_STR_EQ(mistakes[i].wanted, err.text);
    }
    PASS();
}

TEST numbers_are_whole_and_in_range(const char *value, bool sound)
{
    struct arguments arguments;
    int64_t number = 0;
    ASSERT(parse(&arguments, (const char *const[]){"cmd", "--seed", value, NULL}));
    ASSERT_EQ(sound, arguments_integer(&arguments, "seed", -5, 100, &number, &err));
    arguments_release(&arguments);
    PASS();
}

SUITE(arguments)
{
    RUN_TEST(options_and_operands_mix);
    RUN_TEST(defaults_stay);
    RUN_TEST(mistakes_are_named);
    static const struct {
        const char *value;
        bool sound;
    } numbers[] = {{"0", true},    {"-5", true},   {"100", true},
                   {"101", false}, {"", false},    {"x", false},
                   {"1x", false},  {"1.0", false}, {"99999999999999999999", false}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        RUN_TESTp(numbers_are_whole_and_in_range, numbers[i].value, numbers[i].sound);
}

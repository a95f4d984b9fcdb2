/* A small test header that speaks the language of *greatest* (https://github.com/silentbicycle/greatest)
 * as far as the tests here use it: the same macros, options and output lines, written anew.  The tests
 * compile unchanged with upstream's header: make test GREATEST=DIR.
 *
 *   TEST name(void) { ASSERT_EQ(4, 2 + 2); PASS(); }
 *   SUITE(arithmetic) { RUN_TEST(name); }
 *   GREATEST_MAIN_DEFS();
 *   int main(int argc, char **argv)
 *   { GREATEST_MAIN_BEGIN(); RUN_SUITE(arithmetic); GREATEST_MAIN_END(); }
 *
 * Options: -h help, -l list tests, -f stop after the first failure, -a abort at it, -v say more, -s SUITE,
 * -t TEST, -x TEST to exclude (each matches a part of the name), -e make these match whole names. */
#ifndef GREATEST_H
#define GREATEST_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define GREATEST_TESTNAME_BUF_SIZE 128
#define GREATEST_DEFAULT_WIDTH     72

enum greatest_test_res {
    GREATEST_TEST_RES_PASS = 0,
    GREATEST_TEST_RES_FAIL = -1,
    GREATEST_TEST_RES_SKIP = 1
};

typedef struct greatest_run_info {
    unsigned passed, failed, skipped, tests_run;
    unsigned suite_passed, suite_failed, suite_skipped, suite_tests;
    unsigned assertions;
    int verbosity, list_only, first_fail, abort_on_fail, exact, column;
    const char *suite_filter, *test_filter, *test_exclude;
    const char *message, *fail_file;
    unsigned fail_line;
    char suffix[GREATEST_TESTNAME_BUF_SIZE], name[2 * GREATEST_TESTNAME_BUF_SIZE];
    clock_t began, suite_began, test_began;
} greatest_run_info;

extern greatest_run_info greatest_info;

int greatest_test_pre(const char *name);
void greatest_test_post(int res);
void greatest_suite_pre(const char *name);
void greatest_suite_post(void);
int greatest_wants_suite(const char *name);
void greatest_set_test_suffix(const char *suffix);
void greatest_parse_options(int argc, char **argv);
void greatest_print_report(void);
int greatest_all_passed(void);
int greatest_str_differs(const char *exp, const char *got);
int greatest_mem_differs(const void *exp, const void *got, size_t size);

#define TEST static enum greatest_test_res
#define SUITE(NAME)  \
    void NAME(void); \
    void NAME(void)
#define SUITE_EXTERN(NAME) void NAME(void)

#define GREATEST_STOP_NOW() (greatest_info.first_fail && (greatest_info.suite_failed || greatest_info.failed))

#define RUN_TEST(TEST_FN)                  \
    do {                                   \
        if (greatest_test_pre(#TEST_FN))   \
            greatest_test_post(TEST_FN()); \
    } while (0)
#define RUN_TEST1(TEST_FN, ENV)               \
    do {                                      \
        if (greatest_test_pre(#TEST_FN))      \
            greatest_test_post(TEST_FN(ENV)); \
    } while (0)
#define RUN_TESTp(TEST_FN, ...)                       \
    do {                                              \
        if (greatest_test_pre(#TEST_FN))              \
            greatest_test_post(TEST_FN(__VA_ARGS__)); \
    } while (0)
#define RUN_SUITE(SUITE_FN)                                            \
    do {                                                               \
        if (greatest_wants_suite(#SUITE_FN) && !GREATEST_STOP_NOW()) { \
            greatest_suite_pre(#SUITE_FN);                             \
            SUITE_FN();                                                \
            greatest_suite_post();                                     \
        }                                                              \
    } while (0)

#define GREATEST_LEAVE(RES, MSG)            \
    do {                                    \
        greatest_info.fail_file = __FILE__; \
        greatest_info.fail_line = __LINE__; \
        greatest_info.message = (MSG);      \
        return (RES);                       \
    } while (0)
#define PASSm(MSG) GREATEST_LEAVE(GREATEST_TEST_RES_PASS, MSG)
#define FAILm(MSG)                                   \
    do {                                             \
        if (greatest_info.abort_on_fail)             \
            abort();                                 \
        GREATEST_LEAVE(GREATEST_TEST_RES_FAIL, MSG); \
    } while (0)
#define SKIPm(MSG) GREATEST_LEAVE(GREATEST_TEST_RES_SKIP, MSG)
#define PASS()     PASSm(NULL)
#define FAIL()     FAILm(NULL)
#define SKIP()     SKIPm(NULL)

#define ASSERTm(MSG, COND)          \
    do {                            \
        greatest_info.assertions++; \
        if (!(COND))                \
            FAILm(MSG);             \
    } while (0)
#define ASSERT_FALSEm(MSG, COND)   ASSERTm(MSG, !(COND))
#define ASSERT_EQm(MSG, EXP, GOT)  ASSERTm(MSG, (EXP) == (GOT))
#define ASSERT_NEQm(MSG, EXP, GOT) ASSERTm(MSG, (EXP) != (GOT))
#define ASSERT_GTm(MSG, EXP, GOT)  ASSERTm(MSG, (EXP) > (GOT))
#define ASSERT_GTEm(MSG, EXP, GOT) ASSERTm(MSG, (EXP) >= (GOT))
#define ASSERT_LTm(MSG, EXP, GOT)  ASSERTm(MSG, (EXP) < (GOT))
#define ASSERT_LTEm(MSG, EXP, GOT) ASSERTm(MSG, (EXP) <= (GOT))
#define ASSERT_MEM_EQm(MSG, EXP, GOT, SIZE)             \
    do {                                                \
        greatest_info.assertions++;                     \
        if (greatest_mem_differs((EXP), (GOT), (SIZE))) \
            FAILm(MSG);                                 \
    } while (0)
#define ASSERT_STR_EQm(MSG, EXP, GOT)           \
    do {                                        \
        greatest_info.assertions++;             \
        if (greatest_str_differs((EXP), (GOT))) \
            FAILm(MSG);                         \
    } while (0)
#define ASSERT_EQ_FMTm(MSG, EXP, GOT, FMT)   \
    do {                                     \
        greatest_info.assertions++;          \
        if ((EXP) != (GOT)) {                \
            fprintf(stdout, "\nExpected: "); \
            fprintf(stdout, FMT, EXP);       \
            fprintf(stdout, "\n     Got: "); \
            fprintf(stdout, FMT, GOT);       \
            fprintf(stdout, "\n");           \
            FAILm(MSG);                      \
        }                                    \
    } while (0)

#define ASSERT_IN_RANGEm(MSG, EXP, GOT, TOL)                                                           \
    do {                                                                                               \
        double range_exp = (EXP), range_got = (GOT), range_tol = (TOL);                                \
        greatest_info.assertions++;                                                                    \
        if (!(range_got >= range_exp - range_tol && range_got <= range_exp + range_tol)) {             \
            fprintf(stdout, "\nExpected: %g +/- %g\n     Got: %g\n", range_exp, range_tol, range_got); \
            FAILm(MSG);                                                                                \
        }                                                                                              \
    } while (0)

#define ASSERT(COND)                   ASSERTm(#COND, COND)
#define ASSERT_FALSE(COND)             ASSERT_FALSEm(#COND, COND)
#define ASSERT_EQ(EXP, GOT)            ASSERT_EQm(#EXP " != " #GOT, EXP, GOT)
#define ASSERT_NEQ(EXP, GOT)           ASSERT_NEQm(#EXP " == " #GOT, EXP, GOT)
#define ASSERT_GT(EXP, GOT)            ASSERT_GTm(#EXP " <= " #GOT, EXP, GOT)
#define ASSERT_GTE(EXP, GOT)           ASSERT_GTEm(#EXP " < " #GOT, EXP, GOT)
#define ASSERT_LT(EXP, GOT)            ASSERT_LTm(#EXP " >= " #GOT, EXP, GOT)
#define ASSERT_LTE(EXP, GOT)           ASSERT_LTEm(#EXP " > " #GOT, EXP, GOT)
#define ASSERT_MEM_EQ(EXP, GOT, SIZE)  ASSERT_MEM_EQm(#EXP " != " #GOT, EXP, GOT, SIZE)
#define ASSERT_STR_EQ(EXP, GOT)        ASSERT_STR_EQm(#EXP " != " #GOT, EXP, GOT)
#define ASSERT_EQ_FMT(EXP, GOT, FMT)   ASSERT_EQ_FMTm(#EXP " != " #GOT, EXP, GOT, FMT)
#define ASSERT_IN_RANGE(EXP, GOT, TOL) ASSERT_IN_RANGEm(#EXP " != " #GOT " +/- " #TOL, EXP, GOT, TOL)
#define CHECK_CALL(CALL)                           \
    do {                                           \
        enum greatest_test_res check_res = (CALL); \
        if (check_res != GREATEST_TEST_RES_PASS)   \
            return check_res;                      \
    } while (0)

#define GREATEST_MAIN_BEGIN() greatest_parse_options(argc, argv)
#define GREATEST_MAIN_END()                                         \
    do {                                                            \
        greatest_print_report();                                    \
        return greatest_all_passed() ? EXIT_SUCCESS : EXIT_FAILURE; \
    } while (0)

/* Defines the one set of data and functions; stands once, in the file with main(). */
#define GREATEST_MAIN_DEFS()                                                                                \
    greatest_run_info greatest_info;                                                                        \
                                                                                                            \
    static int greatest_matches(const char *name, const char *filter, int if_none)                          \
    {                                                                                                       \
        if (!filter || !*filter)                                                                            \
            return if_none;                                                                                 \
        return greatest_info.exact ? !strcmp(name, filter) : strstr(name, filter) != NULL;                  \
    }                                                                                                       \
    static void greatest_print_time(clock_t since)                                                          \
    {                                                                                                       \
        clock_t ticks = clock() - since;                                                                    \
        printf(" (%lu ticks, %.3f sec)", (unsigned long)ticks, (double)ticks / CLOCKS_PER_SEC);             \
    }                                                                                                       \
    void greatest_set_test_suffix(const char *suffix)                                                       \
    {                                                                                                       \
        snprintf(greatest_info.suffix, sizeof greatest_info.suffix, "_%s", suffix);                         \
    }                                                                                                       \
    int greatest_test_pre(const char *name)                                                                 \
    {                                                                                                       \
        greatest_run_info *g = &greatest_info;                                                              \
        snprintf(g->name, sizeof g->name, "%.127s%.127s", name, g->suffix);                                 \
        g->suffix[0] = '\0';                                                                                \
        if (!greatest_matches(g->name, g->test_filter, 1) || greatest_matches(g->name, g->test_exclude, 0)) \
            return 0;                                                                                       \
        if (g->list_only) {                                                                                 \
            printf("  %s\n", g->name);                                                                      \
            return 0;                                                                                       \
        }                                                                                                   \
        if (GREATEST_STOP_NOW())                                                                            \
            return 0;                                                                                       \
        g->test_began = clock();                                                                            \
        return 1;                                                                                           \
    }                                                                                                       \
    void greatest_test_post(int res)                                                                        \
    {                                                                                                       \
        greatest_run_info *g = &greatest_info;                                                              \
        const char *message = g->message ? g->message : "";                                                 \
        g->suite_tests++;                                                                                   \
        if (res == GREATEST_TEST_RES_PASS)                                                                  \
            g->suite_passed++;                                                                              \
        else if (res == GREATEST_TEST_RES_SKIP)                                                             \
            g->suite_skipped++;                                                                             \
        else                                                                                                \
            g->suite_failed++;                                                                              \
        if (res == GREATEST_TEST_RES_FAIL) {                                                                \
            printf("%sFAIL %s: %s (%s:%u)%s", g->verbosity ? "" : "F\n", g->name, message, g->fail_file,    \
                   g->fail_line, g->verbosity ? "" : "\n");                                                 \
            g->column = 0;                                                                                  \
        } else if (g->verbosity) {                                                                          \
            printf("%s %s: %s", res == GREATEST_TEST_RES_PASS ? "PASS" : "SKIP", g->name, message);         \
        } else {                                                                                            \
            putchar(res == GREATEST_TEST_RES_PASS ? '.' : 's');                                             \
        }                                                                                                   \
        g->column++;                                                                                        \
        if (g->verbosity) {                                                                                 \
            greatest_print_time(g->test_began);                                                             \
            putchar('\n');                                                                                  \
        } else if (g->column % GREATEST_DEFAULT_WIDTH == 0) {                                               \
            putchar('\n');                                                                                  \
            g->column = 0;                                                                                  \
        }                                                                                                   \
        fflush(stdout);                                                                                     \
    }                                                                                                       \
    int greatest_wants_suite(const char *name)                                                              \
    {                                                                                                       \
        return greatest_matches(name, greatest_info.suite_filter, 1);                                       \
    }                                                                                                       \
    void greatest_suite_pre(const char *name)                                                               \
    {                                                                                                       \
        greatest_run_info *g = &greatest_info;                                                              \
        g->suite_passed = g->suite_failed = g->suite_skipped = g->suite_tests = 0;                          \
        g->column = 0;                                                                                      \
        g->suite_began = clock();                                                                           \
        printf("\n* Suite %s:\n", name);                                                                    \
    }                                                                                                       \
    void greatest_suite_post(void)                                                                          \
    {                                                                                                       \
        greatest_run_info *g = &greatest_info;                                                              \
        if (g->suite_tests) {                                                                               \
            printf("\n%u test%s - %u passed, %u failed, %u skipped", g->suite_tests,                        \
                   g->suite_tests == 1 ? "" : "s", g->suite_passed, g->suite_failed, g->suite_skipped);     \
            greatest_print_time(g->suite_began);                                                            \
            putchar('\n');                                                                                  \
        }                                                                                                   \
        g->passed += g->suite_passed;                                                                       \
        g->failed += g->suite_failed;                                                                       \
        g->skipped += g->suite_skipped;                                                                     \
        g->tests_run += g->suite_tests;                                                                     \
    }                                                                                                       \
    static void greatest_usage(const char *program, int status)                                             \
    {                                                                                                       \
        printf("Usage: %s [-hlfave] [-s SUITE] [-t TEST] [-x EXCLUDE]\n", program);                         \
        exit(status);                                                                                       \
    }                                                                                                       \
    void greatest_parse_options(int argc, char **argv)                                                      \
    {                                                                                                       \
        greatest_run_info *g = &greatest_info;                                                              \
        memset(g, 0, sizeof *g);                                                                            \
        g->began = clock();                                                                                 \
        for (int i = 1; i < argc && strcmp(argv[i], "--"); i++) {                                           \
            char letter = argv[i][0] == '-' ? argv[i][1] : ' ';                                             \
            if (strchr("stx", letter) && i + 1 == argc)                                                     \
                greatest_usage(argv[0], EXIT_FAILURE);                                                      \
            switch (letter) {                                                                               \
            case ' ':                                                                                       \
                break; /* other words are left alone, as upstream does */                                   \
            case 'v':                                                                                       \
                g->verbosity++;                                                                             \
                break;                                                                                      \
            case 'l':                                                                                       \
                g->list_only = 1;                                                                           \
                break;                                                                                      \
            case 'f':                                                                                       \
                g->first_fail = 1;                                                                          \
                break;                                                                                      \
            case 'a':                                                                                       \
                g->abort_on_fail = 1;                                                                       \
                break;                                                                                      \
            case 'e':                                                                                       \
                g->exact = 1;                                                                               \
                break;                                                                                      \
            case 's':                                                                                       \
                g->suite_filter = argv[++i];                                                                \
                break;                                                                                      \
            case 't':                                                                                       \
                g->test_filter = argv[++i];                                                                 \
                break;                                                                                      \
            case 'x':                                                                                       \
                g->test_exclude = argv[++i];                                                                \
                break;                                                                                      \
            default:                                                                                        \
                if (letter == 'h' || !strcmp(argv[i], "--help"))                                            \
                    greatest_usage(argv[0], EXIT_SUCCESS);                                                  \
                printf("Unknown argument '%s'\n", argv[i]);                                                 \
                greatest_usage(argv[0], EXIT_FAILURE);                                                      \
            }                                                                                               \
        }                                                                                                   \
    }                                                                                                       \
    void greatest_print_report(void)                                                                        \
    {                                                                                                       \
        const greatest_run_info *g = &greatest_info;                                                        \
        if (g->list_only)                                                                                   \
            return;                                                                                         \
        printf("\nTotal: %u test%s", g->tests_run, g->tests_run == 1 ? "" : "s");                           \
        greatest_print_time(g->began);                                                                      \
        printf(", %u assertion%s\n", g->assertions, g->assertions == 1 ? "" : "s");                         \
        printf("Pass: %u, fail: %u, skip: %u.\n", g->passed, g->failed, g->skipped);                        \
    }                                                                                                       \
    int greatest_all_passed(void)                                                                           \
    {                                                                                                       \
        return greatest_info.failed == 0;                                                                   \
    }                                                                                                       \
    int greatest_str_differs(const char *exp, const char *got)                                              \
    {                                                                                                       \
        if (!strcmp(exp, got))                                                                              \
            return 0;                                                                                       \
        printf("\nExpected: %s\n     Got: %s\n", exp, got);                                                 \
        return 1;                                                                                           \
    }                                                                                                       \
    int greatest_mem_differs(const void *exp, const void *got, size_t size)                                 \
    {                                                                                                       \
        const unsigned char *e = exp, *g = got;                                                             \
        size_t at = 0;                                                                                      \
        while (at < size && e[at] == g[at])                                                                 \
            at++;                                                                                           \
        if (at == size)                                                                                     \
            return 0;                                                                                       \
        printf("\nExpected: %02x\n     Got: %02x (byte %zu of %zu)\n", e[at], g[at], at, size);             \
        return 1;                                                                                           \
    }                                                                                                       \
    typedef int greatest_main_defs_end

#endif

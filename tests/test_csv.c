#include "io/text/csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "tests/random.h"

static struct error err; /* static, because a failed assertion prints it after the test has returned */

static bool load(struct csv *csv, const char *text)
{
    return csv_load(csv, "f", text, strlen(text), &err);
}

TEST fields_and_delimiters(const char *text, char delimiter)
{
    struct csv csv;
    ASSERTm(err.text, load(&csv, text));
    ASSERT_EQ(delimiter, csv.delimiter);
    ASSERT_EQ_FMT(3, csv.rows, "%d");
    ASSERT_EQ_FMT(2, csv.row[0].fields, "%d");
    ASSERT_STR_EQ("name", csv_get(&csv, 0, 0));
    ASSERT_STR_EQ("a", csv_get(&csv, 1, 0));
    ASSERT_STR_EQ("b", csv_get(&csv, 1, 1));
    ASSERT_STR_EQ("c", csv_get(&csv, 2, 0));
    ASSERT_STR_EQ("", csv_get(&csv, 2, 1));
    ASSERT_EQ_FMT(1, csv_column(&csv, "CLUB"), "%d");
    ASSERT_EQ_FMT(-1, csv_column(&csv, "x"), "%d");
    csv_release(&csv);
    PASS();
}

TEST rows_know_the_line_where_they_begin(void)
{
    struct csv csv;
    ASSERTm(err.text, load(&csv, "a,b\n\n\"1\n\n2\",x\n  \n3,\"\"\"\"\n,\n4,\"z\n\"\r\n5,6"));
    static const int line[] = {1, 3, 7, 9, 11};
    ASSERT_EQ_FMT(5, csv.rows, "%d");
    for (int r = 0; r < csv.rows; r++)
        ASSERT_EQ_FMT(line[r], csv.row[r].line, "%d");
    ASSERT_STR_EQ("1\n\n2", csv_get(&csv, 1, 0));
    ASSERT_STR_EQ("\"", csv_get(&csv, 2, 1));
    csv_release(&csv);
    PASS();
}

TEST refuses(const char *text, const char *wanted)
{
    struct csv csv;
    ASSERT_FALSE(load(&csv, text));
    ASSERT_EQ(STATUS_INPUT, err.status);
    ASSERTm(err.text, strstr(err.text, wanted) == err.text);
    PASS();
}

/* A field of the bytes that matter. */
static char *nasty_field(uint64_t *state)
{
    static const char *const pieces[] = {"\"", ",", ";", "\t", "\n",   "\r",
                                         " ",  "a", "é", "李", "\"\"", "\r\n"};
    struct text text = {0};
    text_add(&text, "");
    for (int i = random_below(state, 8); i > 0; i--)
        text_add(&text, pieces[random_below(state, (int)(sizeof pieces / sizeof *pieces))]);
    return text.at;
}

TEST what_is_written_is_read_back(uint64_t seed)
{
    enum { ROWS = 20, COLUMNS = 4 };
    uint64_t state = seed;
    char *field[ROWS][COLUMNS];
    struct text out = {0};
    struct csv csv;
    csv_add_row(&out, (const char *const[]){"a", "b", "c", "d"}, COLUMNS);
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLUMNS; c++)
            field[r][c] = nasty_field(&state);
        free(field[r][0]); /* a row of nothing would be skipped */
        field[r][0] = calloc(2, 1);
        field[r][0][0] = 'x';
        csv_add_row(&out, (const char *const *)field[r], COLUMNS);
    }
    ASSERTm(err.text, csv_load(&csv, "f", out.at, out.length, &err));
    ASSERT_EQ_FMT(ROWS + 1, csv.rows, "%d");
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLUMNS; c++) {
            ASSERT_STR_EQ(field[r][c], csv_get(&csv, r + 1, c));
            free(field[r][c]);
        }
    csv_release(&csv);
    text_release(&out);
    PASS();
}

SUITE(csv)
{
    static const struct {
        const char *name, *text;
        char delimiter;
    } tables[] = {{"comma", "name,club\na,b\nc\n", ','},
                  {"semicolon", "name;club\na;b\nc;\n", ';'},
                  {"tab", "name\tclub\na\tb\nc\t\n", '\t'},
                  {"bom_crlf", "\xEF\xBB\xBFname,club\r\na,b\r\nc,\r\n", ','},
                  {"old_mac", "name,club\ra,b\rc,\r", ','},
                  {"no_end", "name,club\na,b\nc,", ','},
                  {"blanks", " name , club \n  a ,\tb\n c,\n", ','},
                  {"quoted", "\"name\";\"club\"\n\"a\";\"b\"\n\"c\";\n", ';'},
                  {"empty_rows", "name,club\n,\na,b\n\n,\nc,\n,\n", ','}};
    static const struct {
        const char *name, *text, *wanted;
    } broken[] = {{"empty", "", "f:1: empty"},
                  {"open_quote", "a,b\n1,2\n3,\"x\n\n", "f:3: quote never closed"},
                  {"stray_quote", "a,b\n1,x\"y\n", "f:2: byte 3"},
                  {"after_quote", "a,b\n\"1\"x,y\n", "f:2: byte 3"},
                  {"fields", "a,b\n1,2\n\"\n\",2,3\n", "f:3: column 3: too many fields, the header has 2"},
                  {"latin1", "a,b\n1,\xFC\n", "f:2: byte 0xFC at offset 6"}};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        greatest_set_test_suffix(tables[i].name);
        RUN_TESTp(fields_and_delimiters, tables[i].text, tables[i].delimiter);
    }
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        greatest_set_test_suffix(broken[i].name);
        RUN_TESTp(refuses, broken[i].text, broken[i].wanted);
    }
    RUN_TEST(rows_know_the_line_where_they_begin);
    for (uint64_t seed = 1; seed <= 100; seed++) {
        char name[40];
        snprintf(name, sizeof name, "seed_%d", (int)seed);
        greatest_set_test_suffix(name);
        RUN_TESTp(what_is_written_is_read_back, seed);
    }
}

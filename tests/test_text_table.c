#include "io/text/text_table.h"

#include "greatest.h"

TEST columns_line_up_by_display_width(void)
{
    struct text_table table;
    struct text out = {0};
    text_table_init(&table, 3);
    table.right[0] = true;
    static const char *const cells[] = {"n",  "name",        "club", "7", "李伟", "A",
                                        "10", "Zoe\xCC\x88", "",     "8", "Ann"};
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
        text_table_add(&table, cells[i]);
    text_table_print(&table, &out, 1);
    ASSERT_STR_EQ("  n  name  club\n"
                  "  7  李伟  A\n"
                  " 10  Zoe\xCC\x88\n"
                  "  8  Ann\n",
                  out.at);
    text_release(&out);
    text_table_release(&table);
    PASS();
}

TEST nothing_gives_nothing(void)
{
    struct text_table table;
    struct text out = {0};
    text_table_init(&table, 2);
    text_table_print(&table, &out, 0);
    ASSERT_EQ(0, out.length);
    text_table_release(&table);
    PASS();
}

SUITE(text_table)
{
    RUN_TEST(columns_line_up_by_display_width);
    RUN_TEST(nothing_gives_nothing);
}

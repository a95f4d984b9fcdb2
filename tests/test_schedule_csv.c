#include "io/event/schedule_csv.h"

#include <string.h>

#include "greatest.h"
#include "tests/sample.h"

static struct error err;

TEST columns_in_any_order(void)
{
    static const char text[] = "Country;NAME;table;round;position\nDEU;C;2;1;1\nFRA;A;1;1;2\nITA;B;1;1;1\n"
                               ";D;1;1;3\n;E;2;1;2\n;F;2;1;3\n;A;2;2;\n;B;2;2;\n;C;2;2;\n;D;1;2;\n";
    static const char wanted[] =
        "round,table,position,id,name,country\n1,1,1,B,B,ITA\n1,1,2,A,A,FRA\n1,1,3,D,D,\n"
        "1,2,1,C,C,DEU\n1,2,2,E,E,\n1,2,3,F,F,\n2,1,1,D,D,\n2,2,1,A,A,FRA\n"
        "2,2,2,B,B,ITA\n2,2,3,C,C,DEU\n";
    struct event event;
    struct text out = {0};
    event_init(&event);
    ASSERTm(err.text, sample_read_schedule(&event, text, sizeof text - 1, &err));
    ASSERT_EQ_FMT(3, event.table_size, "%d");
    ASSERT_EQ_FMT(6, event.players, "%d");
    schedule_csv_print(&event, &out);
    ASSERT_STR_EQ(wanted, out.at);
    text_release(&out);
    event_release(&event);
    PASS();
}

TEST the_largest_table_gives_the_size(void)
{
    static const char text[] =
        "round,table,id\n1,1,a\n1,1,b\n1,1,c\n1,1,d\n1,1,e\n1,2,f\n1,2,g\n1,2,h\n1,2,i\n";
    struct event event;
    event_init(&event);
    ASSERTm(err.text, sample_read_schedule(&event, text, sizeof text - 1, &err));
    ASSERT_EQ_FMT(5, event.table_size, "%d");
    ASSERT_STR_EQ("a", event.player[0].name);
    event_release(&event);
    PASS();
}

SUITE(schedule_csv)
{
    RUN_TEST(columns_in_any_order);
    RUN_TEST(the_largest_table_gives_the_size);
}

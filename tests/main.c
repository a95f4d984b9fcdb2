/* Runs every suite.  Build with another header of the same language: make test GREATEST=DIR. */
#include "greatest.h"

SUITE_EXTERN(arguments);
SUITE_EXTERN(csv);
SUITE_EXTERN(file);
SUITE_EXTERN(fuzz);
SUITE_EXTERN(json_event);
SUITE_EXTERN(measures);
SUITE_EXTERN(methods);
SUITE_EXTERN(roster);
SUITE_EXTERN(runs);
SUITE_EXTERN(schedule_csv);
SUITE_EXTERN(stats);
SUITE_EXTERN(text_table);
SUITE_EXTERN(utf8);
SUITE_EXTERN(validity);

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(arguments);
    RUN_SUITE(csv);
    RUN_SUITE(file);
    RUN_SUITE(fuzz);
    RUN_SUITE(json_event);
    RUN_SUITE(measures);
    RUN_SUITE(methods);
    RUN_SUITE(roster);
    RUN_SUITE(runs);
    RUN_SUITE(schedule_csv);
    RUN_SUITE(stats);
    RUN_SUITE(text_table);
    RUN_SUITE(utf8);
    RUN_SUITE(validity);
    GREATEST_MAIN_END();
}

/* Runs every suite.  Build with another header of the same language: make test GREATEST=DIR. */
#include "greatest.h"

SUITE_EXTERN(arguments);
SUITE_EXTERN(ask);
SUITE_EXTERN(bounds);
SUITE_EXTERN(colouring);
SUITE_EXTERN(csv);
SUITE_EXTERN(demands);
SUITE_EXTERN(exact);
SUITE_EXTERN(field);
SUITE_EXTERN(file);
SUITE_EXTERN(formula);
SUITE_EXTERN(fuzz);
SUITE_EXTERN(invariant);
SUITE_EXTERN(joint);
SUITE_EXTERN(json_event);
SUITE_EXTERN(matching);
SUITE_EXTERN(measures);
SUITE_EXTERN(methods);
SUITE_EXTERN(options);
SUITE_EXTERN(orbit);
SUITE_EXTERN(roster);
SUITE_EXTERN(schedule_csv);
SUITE_EXTERN(scoring);
SUITE_EXTERN(seating);
SUITE_EXTERN(standings);
SUITE_EXTERN(text_table);
SUITE_EXTERN(utf8);
SUITE_EXTERN(validity);
SUITE_EXTERN(walk);

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(arguments);
    RUN_SUITE(ask);
    RUN_SUITE(bounds);
    RUN_SUITE(colouring);
    RUN_SUITE(csv);
    RUN_SUITE(demands);
    RUN_SUITE(exact);
    RUN_SUITE(field);
    RUN_SUITE(file);
    RUN_SUITE(formula);
    RUN_SUITE(fuzz);
    RUN_SUITE(invariant);
    RUN_SUITE(joint);
    RUN_SUITE(json_event);
    RUN_SUITE(matching);
    RUN_SUITE(measures);
    RUN_SUITE(methods);
    RUN_SUITE(options);
    RUN_SUITE(orbit);
    RUN_SUITE(roster);
    RUN_SUITE(schedule_csv);
    RUN_SUITE(scoring);
    RUN_SUITE(seating);
    RUN_SUITE(standings);
    RUN_SUITE(text_table);
    RUN_SUITE(utf8);
    RUN_SUITE(validity);
    RUN_SUITE(walk);
    GREATEST_MAIN_END();
}

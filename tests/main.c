/* Runs every suite.  Build with another header of the same language: make test GREATEST=DIR. */
#include "greatest.h"

/* One a file. */
/* clang-format off */
#define SUITES(S) \
    S(arguments) \
    S(ask) \
    S(bounds) \
    S(colouring) \
    S(csv) \
    S(demands) \
    S(door) \
    S(enter_result) \
    S(event_file) \
    S(exact) \
    S(file) \
    S(finite_field) \
    S(formula) \
    S(fuzz) \
    S(golfers_8_4_10) \
    S(joint_bound) \
    S(json_patch) \
    S(matching) \
    S(measures) \
    S(methods) \
    S(options) \
    S(orbit) \
    S(people) \
    S(roster) \
    S(runs) \
    S(schedule_csv) \
    S(schedule_faults) \
    S(scoring) \
    S(seating) \
    S(settings) \
    S(sheet_parts) \
    S(sheets) \
    S(standings) \
    S(stats) \
    S(text_table) \
    S(utf8) \
    S(walk) \
    S(word_lists) \
    S(words)
/* clang-format on */

#define S(name) SUITE_EXTERN(name);
SUITES(S)
#undef S

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
#define S(name) RUN_SUITE(name);
    SUITES(S)
#undef S
    GREATEST_MAIN_END();
}

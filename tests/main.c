/* Runs every suite.  Build with another header of the same language: make test GREATEST=DIR. */
#include "greatest.h"

SUITE_EXTERN(json_event);
SUITE_EXTERN(measures);

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(json_event);
    RUN_SUITE(measures);
    GREATEST_MAIN_END();
}

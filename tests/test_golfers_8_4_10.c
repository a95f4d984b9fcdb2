#include "solver/golfers_8_4_10.h"

#include <stdio.h>

#include "greatest.h"
#include "tests/sample.h"

/* Ten rounds for 32 players, nobody meets twice: open until 2004 (SOLVER 1.4 c). */
TEST ten_rounds_for_32(uint64_t seed)
{
    struct problem problem;
    struct golfers_search *search = golfers_new(rng_stream(seed, 0));
    struct schedule *schedule = schedule_new(GOLFERS_ROUNDS, GOLFERS_POINTS / 4, 4);
    bool found = false;
    sample_plain(&problem, GOLFERS_POINTS, GOLFERS_ROUNDS, 4, "", "");
    for (int slice = 0; slice < 4000 && !found; slice++)
        golfers_run(search, 1000000, schedule, &found);
    ASSERT(found);
    ASSERT_EQ_FMT(0L, (long)schedule_broken(&problem, schedule), "%ld");
    ASSERT_EQ_FMT(0L, (long)sample_repeats(&problem, schedule), "%ld");
    golfers_free(search);
    schedule_free(schedule);
    problem_release(&problem);
    PASS();
}

SUITE(golfers_8_4_10)
{
    RUN_TESTp(ten_rounds_for_32, 1);
}

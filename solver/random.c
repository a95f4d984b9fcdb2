/* Random tables: the yardstick that every other method must beat. */
#include "solver/method.h"

static void run(struct lane *lane, int64_t moves)
{
    struct schedule *schedule = schedule_for(lane->problem);
    int64_t price_of_one = 20 * (int64_t)lane->problem->rounds * lane->problem->points; /* its positions */
    for (int64_t used = 0; used < moves && !control_stopped(lane->control); used += price_of_one) {
        schedule_shuffle(lane->problem, schedule, &lane->rng);
        candidate_offer(lane->problem, &lane->best, schedule, "random");
        lane->moves += price_of_one;
    }
    schedule_free(schedule);
}

const struct method method_random = {
    .name = "random", .summary = "random tables, the best of many", .run = run};

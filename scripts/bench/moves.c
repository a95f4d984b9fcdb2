/* Swap trials a second of the local search, on one thread and on two, in one run: make bench-moves. */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/descent.h"
#include "solver/objective.h"

enum { CHUNK = 200000 };

/* Trials a second over all threads for about `seconds`. */
static double measure(const struct problem *problem, int threads, double seconds)
{
    double total = 0;
#pragma omp parallel num_threads(threads) reduction(+ : total)
    {
        struct cost ideal;
        struct rng rng = rng_stream(1, (uint64_t)omp_get_thread_num());
        struct walk_weights weights = descent_weights(problem, 1, false);
        struct descent *descent = mem_new(struct descent, 1);
        objective_ideal(problem, &ideal);
        descent_open(descent, problem, &ideal, &weights);
        schedule_shuffle(problem, descent->scratch, &rng);
        descent_load(descent, descent->scratch);
        for (int i = 0; i < 10; i++) /* cool down first: most of a search is spent near the end */
            descent_run(descent, &rng, CHUNK, 0.42 - 0.02 * i, 0);
#pragma omp barrier
        double start = control_now();
        int64_t trials = 0;
        while (control_now() < start + seconds) {
            descent_run(descent, &rng, CHUNK, 0.25, 0);
            trials += CHUNK;
        }
        total += (double)trials / (control_now() - start);
        descent_close(descent);
        free(descent);
    }
    return total;
}

int main(void)
{
    static const struct {
        int players, rounds;
    } rows[] = {{32, 8}, {128, 10}, {1024, 4}};
    printf("%8s %7s %12s %12s %6s   million trials a second, median of 5\n", "players", "rounds", "1 thread",
           "2 threads", "ratio");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct problem problem;
        struct error err;
        double one[5], two[5];
        problem_init(&problem, rows[i].players, rows[i].rounds, 4);
        goals_parse(&problem.goals, "", "none", &err);
        for (int n = 0; n < 5; n++) { /* in turn, so that what else the machine does hits both */
            one[n] = measure(&problem, 1, 0.4);
            two[n] = measure(&problem, 2, 0.4);
            for (int k = n; k > 0; k--) { /* keep sorted */
                double a = one[k], b = two[k];
                if (a < one[k - 1])
                    one[k] = one[k - 1], one[k - 1] = a;
                if (b < two[k - 1])
                    two[k] = two[k - 1], two[k - 1] = b;
            }
        }
        printf("%8d %7d %12.1f %12.1f %6.2f\n", rows[i].players, rows[i].rounds, one[2] / 1e6, two[2] / 1e6,
               two[2] / one[2]);
        problem_release(&problem);
    }
    return 0;
}

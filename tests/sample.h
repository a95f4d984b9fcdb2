/* Problems and schedules for the tests of the solver, and the event that a schedule stands for, so that it
 * can be judged by scoring/ alone; and schedules as text. */
#ifndef ROTA_TESTS_SAMPLE_H
#define ROTA_TESTS_SAMPLE_H

#include "solver/portfolio.h"
#include "solver/problem.h"
#include "solver/schedule.h"

/* Sanitizers slow the code down by about this; loops of property tests are divided by it. */
#ifndef __has_feature
#define __has_feature(x) 0
#endif
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__ || __has_feature(address_sanitizer) || \
    __has_feature(thread_sanitizer)
enum { SLOWDOWN = 8 };
#else
enum { SLOWDOWN = 1 };
#endif

/* Sizes and goals, and nothing else; `avoid` lists columns ("" = none), whose groups are still to be set. */
void sample_plain(struct problem *problem, int players, int rounds, int table_size, const char *priority,
                  const char *avoid);

/* What a random problem may have. */
struct sample_limits {
    int size_least, size_most; /* of a table */
    int players_most, rounds_most;
    bool demands, history;
};
/* A random problem whose demands can be met. */
void sample_problem(struct problem *problem, const struct sample_limits *limits, uint64_t *state);

/* Random groups of players for every avoided column; some players are in none. */
void sample_groups(struct problem *problem, uint64_t *state);

/* A line that says what the problem is, for messages; static memory. */
const char *sample_text(const struct problem *problem, uint64_t seed);

/* The event: past rounds, then those of the schedule.  Whoever left since (-1) is there as withdrawn. */
void sample_event(const struct problem *problem, const struct schedule *schedule, struct event *event);

/* The values of the goals by scoring/measures, and the number of faults by scoring/validity. */
int sample_judge(const struct problem *problem, const struct schedule *schedule, int64_t *value);

/* Pairs of players who meet more than once in the schedule alone, each counted as often as beyond once. */
int64_t sample_repeats(const struct problem *problem, const struct schedule *schedule);

/* Fills an initialised event from the text of a schedule CSV called "f". */
bool sample_read_schedule(struct event *event, const char *text, size_t length, struct error *err);

#endif

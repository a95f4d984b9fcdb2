/* Runs of a comparison: one JSON object a line (runs.jsonl).
 *
 *   instance, family, players, table_size, rounds, countries, roster_seed   what was planned
 *   known, known_bound    fewest repeat pairs and bound of the instance list, absent = unknown
 *   content               a hash of what was planned: players, sizes, rounds, goals
 *   method, settings, seed, effort, time, threads, version                  how
 *   build                 a hash of the program's sources of rules and search, and of the flags it was built
 * by stopped_by            bound, effort, time, signal; none = found nothing; not run = the method does not
 * fit goals, value, bound, proved    names, values and bounds in order of importance; proved = all but the
 *                         table numbers are at their bounds
 *   seconds, moves        of the whole run
 *   trace                 improvements: [seconds, moves, values but those of the table numbers]
 *
 * Values and moves depend on what stands before them, seconds do not. */
#ifndef ROTA_IO_BENCH_RUNS_H
#define ROTA_IO_BENCH_RUNS_H

#include <stdbool.h>
#include <stdint.h>

#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/goals.h"

struct run_point {
    double seconds;
    int64_t moves;
    int64_t value[GOALS_MAX];
};

struct run {
    char *instance, *family, *countries, *content, *method, *settings, *version, *build, *stopped_by;
    int64_t players, table_size, rounds, known, known_bound; /* known: -1 = unknown */
    int64_t effort, threads;
    uint64_t roster_seed, seed;
    double time; /* the cap, 0 = none */
    int goals;   /* but the table numbers; 0 = no schedule found */
    char goal[GOALS_MAX][GOAL_NAME_MAX];
    int64_t value[GOALS_MAX], bound[GOALS_MAX], tables; /* tables: table_repeats, -1 = not counted */
    bool proved;
    double seconds;
    int64_t moves;
    int points;
    struct run_point *point;
};

struct runs {
    int count, room;
    struct run *list;
};

/* Appends a zeroed run. */
struct run *runs_add(struct runs *runs);
void runs_release(struct runs *runs);
void run_release(struct run *run);

/* The line of a run, without its end (runs_json.c), and back. */
void run_print(const struct run *run, struct text *out);
bool run_parse(struct run *run, const char *file, int line, const char *text, size_t length,
               struct error *err);

/* All that decides what a run gives: two runs of one key are the same run.  With `any_build` those of other
 * builds of the program are the same too.  Into fresh memory. */
char *run_key(const struct run *run, bool any_build);

/* How a run says that its method does not fit the instance. */
#define RUN_MISFIT "not run"
bool run_misfit(const struct run *run);

/* Reads a file of runs.  A last line without its end is what a killed writer left, and is not counted. */
bool runs_read(struct runs *runs, const char *path, struct error *err);

/* A file of runs being written, also by several processes at once: each line is one write at the end of the
 * file, under a lock. */
struct runs_file {
    char *path;
    int fd;
};

/* Opens or creates the file and cuts off a last line without its end. */
bool runs_file_open(struct runs_file *file, const char *path, struct error *err);
bool runs_file_add(struct runs_file *file, const struct run *run, struct error *err);
void runs_file_close(struct runs_file *file);

#endif

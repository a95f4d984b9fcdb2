/* What a set of runs says (io/bench/runs.h): for every instance and method the best and the median value, how
 * often and after what expected time the target was reached, and the comparison of the methods with each
 * other.
 *
 * Values are vectors, compared by their first `goals` goals in order of importance.  Where numbers are needed
 * (tests, effect sizes), the runs of an instance are ranked by their values; a run without a schedule is
 * last, and a method that does not fit an instance has not run on it.  Nothing depends on the order of the
 * files or lines. */
#ifndef ROTA_IO_BENCH_REPORT_H
#define ROTA_IO_BENCH_REPORT_H

#include "io/bench/runs.h"
#include "io/bench/stats.h"
#include "io/text/text_table.h"
#include "scoring/word_list.h"

/* Word and what it is; a new table is a line here and a function fill_WORD in report_tables.c. */
#define REPORT_TABLES(T)                                                  \
    T(summary, "The methods over all instances")                          \
    T(pairs, "Every two methods compared")                                \
    T(against, "One method against the best of all others")               \
    T(ratio, "Time to the same quality, as a ratio")                      \
    T(instances, "Every instance with every method")                      \
    T(runs, "Every run, without times: depends on seeds and effort only") \
    T(best, "The best run of each instance, in the columns of instances/best.csv")
enum report_table {
#define T(word, about) REPORT_##word,
    REPORT_TABLES(T)
#undef T
        REPORT_TABLE_KINDS
};

struct report_options {
    int goals;           /* compare so many leading goals; 0 = all */
    bool moves;          /* effort in moves instead of seconds */
    bool known;          /* the target is the fewest repeat pairs known, not the best value of these runs */
    const char *against; /* the method of the tables `against` and `ratio` */
    const char *machine; /* for the table of the best */
};

/* One method, with its settings where they differ. */
struct report_entry {
    char *label, *method;
    int order;
};

struct report_instance {
    const struct run *any; /* for what they all have in common */
    int goals;             /* compared */
    bool has_target;
    int64_t target[GOALS_MAX];
};

struct report_cell {
    int runs;               /* those of a method that does not fit the instance are not among them */
    int misfits;            /* but here */
    const struct run **run; /* by seed */
    double *rank;           /* of each run among all of the instance, from 1, ties share it */
    int best, median;       /* which run; -1 = none has a schedule */
    int hits;
    double expected; /* time to the target: all time spent / hits; infinite without */
};

struct report {
    struct report_options options;
    struct runs *runs;
    int entries, instances;
    struct report_entry *entry;
    struct report_instance *instance;
    struct report_cell *cell; /* [instance][entry] */
};

/* How many builds of the program the runs are of; those that do not say are of one. */
int report_builds(const struct report *report);

/* The runs must outlive the report; those of one key count once. */
void report_open(struct report *report, struct runs *runs, const struct report_options *options);
void report_close(struct report *report);

static inline struct report_cell *report_cell(const struct report *report, int instance, int entry)
{
    return &report->cell[(long)instance * report->entries + entry];
}

/* Negative, zero, positive as the values a are better than, equal to, worse than b. */
int report_compare(const struct report_instance *instance, const int64_t *a, const int64_t *b);
/* When the run reached the target, in the unit of the report; infinite when it did not. */
double report_hit(const struct report *report, const struct report_instance *instance, const struct run *run);
/* The same for any value instead of the target. */
double report_reach(const struct report *report, const struct report_instance *instance,
                    const struct run *run, const int64_t *value);
/* Seconds or moves of the whole run. */
double report_spent(const struct report *report, const struct run *run);

/* Methods a and b over all instances that both ran on. */
struct report_pair {
    int wins, ties, losses; /* instances where runs of a are better more often than worse */
    double sign;
    struct wilcoxon wilcoxon;
    double superiority; /* mean over the instances: a random run of a better than one of b */
};
void report_pair(const struct report *report, int a, int b, struct report_pair *pair);

/* Fills a table, which the caller releases (report_tables.c). */
void report_fill(const struct report *report, enum report_table kind, struct text_table *table);
word_list report_table_word, report_table_about;

#endif

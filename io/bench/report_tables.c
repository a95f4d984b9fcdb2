/* The tables of a report. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "io/bench/report.h"
#include "scoring/memory.h"

static void add_titles(struct text_table *table, const char *const *title, int count, const char *right)
{
    text_table_init(table, count);
    for (int i = 0; i < count; i++) {
        table->right[i] = right[i] == 'r';
        text_table_add(table, title[i]);
    }
}
#define TITLES(table, right, ...)                         \
    add_titles(table, (const char *const[]){__VA_ARGS__}, \
               (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *)), right)

/* "0/9/4/0"; "-" without a schedule. */
static void add_values(struct text_table *table, const int64_t *value, int count)
{
    struct text out = {0};
    for (int i = 0; i < count; i++)
        text_addf(&out, "%s%" PRId64, i ? "/" : "", value[i]);
    text_table_add(table, out.at ? out.at : "-");
    text_release(&out);
}

static void add_run_value(const struct report *report, struct text_table *table, int n,
                          const struct report_cell *cell, int run)
{
    if (run < 0)
        text_table_add(table, "-");
    else
        add_values(table, cell->run[run]->value, report->instance[n].goals);
}

static void add_time(const struct report *report, struct text_table *table, double time)
{
    if (!isfinite(time))
        text_table_add(table, "-");
    else if (report->options.moves)
        text_table_addf(table, "%.0f", time);
    else
        text_table_addf(table, "%.3g", time);
}

static const char *unit(const struct report *report)
{
    return report->options.moves ? "moves" : "s";
}

static void fill_instances(const struct report *report, struct text_table *table)
{
    char expected[40];
    snprintf(expected, sizeof expected, "expected %s", unit(report));
    TITLES(table, "lrlrllrr", "instance", "known", "method", "runs", "best", "median", "success", expected);
    for (int n = 0; n < report->instances; n++)
        for (int e = 0; e < report->entries; e++) {
            const struct report_cell *cell = report_cell(report, n, e);
            if (!cell->runs && !cell->misfits)
                continue;
            const struct run *any = report->instance[n].any;
            text_table_add(table, any->instance);
            if (any->known < 0)
                text_table_add(table, "-");
            else
                text_table_addf(table, "%" PRId64, any->known);
            text_table_add(table, report->entry[e].label);
            if (!cell->runs) {
                text_table_add(table, "not run");
                for (int i = 0; i < 4; i++)
                    text_table_add(table, "-");
                continue;
            }
            text_table_addf(table, "%d", cell->runs);
            add_run_value(report, table, n, cell, cell->best);
            add_run_value(report, table, n, cell, cell->median);
            text_table_addf(table, "%d%%", 100 * cell->hits / cell->runs);
            add_time(report, table, cell->expected);
        }
}

/* Mean over the instances of the mean rank of a method's runs, the ranks made shares from 0 to 1. */
static double mean_rank(const struct report *report, int e)
{
    double sum = 0;
    int count = 0;
    for (int n = 0; n < report->instances; n++) {
        const struct report_cell *cell = report_cell(report, n, e);
        double all = 0, mean = 0;
        for (int k = 0; k < report->entries; k++)
            all += report_cell(report, n, k)->runs;
        for (int i = 0; i < cell->runs; i++)
            mean += (cell->rank[i] - 0.5) / all / cell->runs;
        sum += mean;
        count += cell->runs > 0;
    }
    return count ? sum / count : 1;
}

static void fill_summary(const struct report *report, struct text_table *table)
{
    TITLES(table, "lrrrrrrr", "method", "instances", "runs", "no schedule", "target ever", "target always",
           "runs at target", "mean rank");
    for (int e = 0; e < report->entries; e++) {
        int instances = 0, runs = 0, none = 0, ever = 0, always = 0, hits = 0;
        for (int n = 0; n < report->instances; n++) {
            const struct report_cell *cell = report_cell(report, n, e);
            instances += cell->runs > 0;
            runs += cell->runs;
            none += cell->runs && cell->best < 0;
            ever += cell->hits > 0;
            always += cell->hits && cell->hits == cell->runs;
            hits += cell->hits;
        }
        text_table_add(table, report->entry[e].label);
        text_table_addf(table, "%d", instances);
        text_table_addf(table, "%d", runs);
        text_table_addf(table, "%d", none);
        text_table_addf(table, "%d", ever);
        text_table_addf(table, "%d", always);
        text_table_addf(table, "%d%%", runs ? 100 * hits / runs : 0);
        text_table_addf(table, "%.3f", mean_rank(report, e));
    }
}

struct named_pair {
    int a, b;
    struct report_pair pair;
};

/* Every two methods that ran on a common instance; returns how many. */
static int list_pairs(const struct report *report, struct named_pair *list)
{
    int count = 0;
    for (int a = 0; a < report->entries; a++)
        for (int b = a + 1; b < report->entries; b++) {
            struct named_pair *at = &list[count];
            *at = (struct named_pair){.a = a, .b = b};
            report_pair(report, a, b, &at->pair);
            count += at->pair.wins + at->pair.ties + at->pair.losses > 0;
        }
    return count;
}

static void fill_pairs(const struct report *report, struct text_table *table)
{
    int most = report->entries * (report->entries - 1) / 2;
    struct named_pair *list = mem_new(struct named_pair, most + 1);
    double *holm = mem_new(double, most);
    int count = list_pairs(report, list);
    TITLES(table, "llrrrrrrrr", "A", "B", "A better", "equal", "B better", "sign p", "Wilcoxon p", "Holm p",
           "effect r", "P(A better)");
    for (int i = 0; i < count; i++)
        holm[i] = list[i].pair.wilcoxon.p;
    stats_holm(holm, count);
    for (int i = 0; i < count; i++) {
        const struct report_pair *p = &list[i].pair;
        text_table_add(table, report->entry[list[i].a].label);
        text_table_add(table, report->entry[list[i].b].label);
        text_table_addf(table, "%d", p->wins);
        text_table_addf(table, "%d", p->ties);
        text_table_addf(table, "%d", p->losses);
        text_table_addf(table, "%.2g", p->sign);
        text_table_addf(table, "%.2g", p->wilcoxon.p);
        text_table_addf(table, "%.2g", holm[i]);
        text_table_addf(table, "%.2f", p->wilcoxon.effect);
        text_table_addf(table, "%.2f", p->superiority);
    }
    free(list);
    free(holm);
}

/* Of the other methods the one with the best median, the earlier target deciding ties; -1 = none. */
static int best_other(const struct report *report, int n, int e)
{
    int best = -1;
    for (int k = 0; k < report->entries; k++) {
        const struct report_cell *cell = report_cell(report, n, k);
        if (k == e || !cell->runs || cell->median < 0)
            continue;
        const struct report_cell *old = best < 0 ? NULL : report_cell(report, n, best);
        double rank = cell->rank[cell->median], least = old ? old->rank[old->median] : INFINITY;
        if (rank < least || (rank == least && cell->expected < old->expected))
            best = k;
    }
    return best;
}

/* Worse: all runs are worse than the other's median.  Within noise: only the median is. */
static const char *verdict(const struct report_cell *own, const struct report_cell *other)
{
    double own_rank = own->median < 0 ? INFINITY : own->rank[own->median];
    double rank = other->rank[other->median];
    if (own_rank <= rank)
        return own_rank < rank ? "better" : "equal";
    for (int i = 0; i < own->runs; i++)
        if (own->rank[i] <= rank)
            return "within noise";
    return "WORSE";
}

static void fill_against(const struct report *report, struct text_table *table)
{
    TITLES(table, "lllllrr", "instance", report->options.against, "best other", "its median", "verdict",
           "expected", "its");
    for (int e = 0; e < report->entries; e++)
        for (int n = 0; n < report->instances && !strcmp(report->entry[e].method, report->options.against);
             n++) {
            const struct report_cell *own = report_cell(report, n, e);
            int other = best_other(report, n, e);
            if (!own->runs || other < 0)
                continue;
            const struct report_cell *cell = report_cell(report, n, other);
            text_table_add(table, report->instance[n].any->instance);
            add_run_value(report, table, n, own, own->median);
            text_table_add(table, report->entry[other].label);
            add_run_value(report, table, n, cell, cell->median);
            text_table_add(table, verdict(own, cell));
            add_time(report, table, own->expected);
            add_time(report, table, cell->expected);
        }
}

/* Time that a cell's runs spent for each time that they reached a value; infinite when none did. */
static double expected_of(const struct report *report, int n, const struct report_cell *cell,
                          const int64_t *value)
{
    double spent = 0;
    int hits = 0;
    for (int i = 0; i < cell->runs; i++) {
        double reached = report_reach(report, &report->instance[n], cell->run[i], value);
        hits += isfinite(reached);
        spent += isfinite(reached) ? reached : report_spent(report, cell->run[i]);
    }
    return hits ? spent / hits : INFINITY;
}

static void add_ratio(const struct report *report, struct text_table *table, int n, int own, int other)
{
    const struct report_cell *cell = report_cell(report, n, other), *mine = report_cell(report, n, own);
    text_table_add(table, report->instance[n].any->instance);
    text_table_add(table, report->entry[other].label);
    add_run_value(report, table, n, cell, cell->best);
    add_run_value(report, table, n, mine, mine->best);
    if (cell->best < 0) {
        for (int i = 0; i < 3; i++)
            text_table_add(table, "-");
        return;
    }
    const int64_t *value = cell->run[cell->best]->value;
    double its = expected_of(report, n, cell, value), ours = expected_of(report, n, mine, value);
    add_time(report, table, its);
    add_time(report, table, ours);
    if (isfinite(ours))
        text_table_addf(table, "%.3g", its / (ours > 1e-9 ? ours : 1e-9));
    else
        text_table_add(table, "not reached");
}

/* For each other method and instance: the best value it found, the expected time it took to that, and the
 * time that the method of the table took to a value no worse. */
static void fill_ratio(const struct report *report, struct text_table *table)
{
    char *best = mem_format("best of %s", report->options.against);
    char *time = mem_format("%s to the same", report->options.against);
    TITLES(table, "llllrrr", "instance", "method", "its best", best, unit(report), time, "ratio");
    free(best);
    free(time);
    for (int e = 0; e < report->entries; e++)
        for (int n = 0; n < report->instances && !strcmp(report->entry[e].method, report->options.against);
             n++)
            for (int k = 0; k < report->entries; k++)
                if (k != e && report_cell(report, n, k)->runs && report_cell(report, n, e)->runs)
                    add_ratio(report, table, n, e, k);
}

static void fill_runs(const struct report *report, struct text_table *table)
{
    TITLES(table, "llrrllll", "instance", "method", "seed", "effort", "value", "bound", "proved",
           "stopped by");
    for (int n = 0; n < report->instances; n++)
        for (int e = 0; e < report->entries; e++) {
            const struct report_cell *cell = report_cell(report, n, e);
            for (int i = 0; i < cell->runs; i++) {
                const struct run *run = cell->run[i];
                text_table_add(table, run->instance);
                text_table_add(table, report->entry[e].label);
                text_table_addf(table, "%" PRIu64, run->seed);
                text_table_addf(table, "%" PRId64, run->effort);
                add_values(table, run->value, run->goals);
                add_values(table, run->bound, run->goals);
                text_table_add(table, run->proved ? "yes" : "no");
                text_table_add(table, run->stopped_by ? run->stopped_by : "-");
            }
        }
}

static int64_t value_of(const struct run *run, const char *goal)
{
    for (int i = 0; i < run->goals; i++)
        if (!strcmp(run->goal[i], goal))
            return run->value[i];
    return 0;
}

static void add_best(const struct report *report, struct text_table *table, const struct run *run,
                     const char *date)
{
    text_table_add(table, run->instance);
    text_table_addf(table, "%" PRId64, run->players);
    text_table_addf(table, "%" PRId64, run->table_size);
    text_table_addf(table, "%" PRId64, run->rounds);
    text_table_add(table, run->countries ? run->countries : "");
    text_table_addf(table, "%" PRId64, value_of(run, "repeat_pairs"));
    text_table_addf(table, "%" PRId64, value_of(run, "position_repeats"));
    text_table_addf(table, "%" PRId64, value_of(run, "same_country"));
    text_table_addf(table, "%" PRId64, value_of(run, "three_spread"));
    text_table_addf(table, "%" PRId64, run->bound[0]);
    text_table_add(table, run->proved ? "all" : run->value[0] == run->bound[0] ? "opponents" : "no");
    text_table_add(table, run->method);
    text_table_addf(table, "%" PRIu64, run->seed);
    text_table_addf(table, "%" PRId64, run->time > 0 ? (run->moves + 999999) / 1000000 : run->effort);
    text_table_addf(table, "%.3f", run->points ? run->point[run->points - 1].seconds : run->seconds);
    text_table_add(table, date);
    text_table_add(table, report->options.machine ? report->options.machine : "");
}

/* Of equal values a proved one, then the quickest, is taken. */
static void fill_best(const struct report *report, struct text_table *table)
{
    char date[32] = "";
    time_t now = time(NULL);
    struct tm day;
    if (gmtime_r(&now, &day))
        strftime(date, sizeof date, "%Y-%m-%d", &day);
    TITLES(table, "lrrrlrrrrrllrrrll", "instance", "players", "table_size", "rounds", "countries",
           "opponents", "positions", "same_country", "three_spread", "bound_opponents", "proved", "method",
           "seed", "effort", "seconds", "date", "machine");
    for (int n = 0; n < report->instances; n++) {
        const struct run *best = NULL;
        for (int e = 0; e < report->entries; e++) {
            const struct report_cell *cell = report_cell(report, n, e);
            for (int i = 0; i < cell->runs; i++) {
                const struct run *run = cell->run[i];
                int order = !run->goals ? 1
                            : !best     ? -1
                                        : report_compare(&report->instance[n], run->value, best->value);
                if (order < 0 || (order == 0 && best &&
                                  (run->proved > best->proved ||
                                   (run->proved == best->proved && run->seconds < best->seconds))))
                    best = run;
            }
        }
        if (best)
            add_best(report, table, best, date);
    }
}

void report_fill(const struct report *report, enum report_table kind, struct text_table *table)
{
    static void (*const fill[])(const struct report *, struct text_table *) = {
#define T(word, about) fill_##word,
        REPORT_TABLES(T)
#undef T
    };
    fill[kind](report, table);
}

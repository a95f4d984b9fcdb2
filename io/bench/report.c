#include "io/bench/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/method.h"

#define T(word, about) #word,
WORD_LIST(report_table_word, REPORT_TABLES(T))
#undef T
#define T(word, about) about,
WORD_LIST(report_table_about, REPORT_TABLES(T))
#undef T

int report_compare(const struct report_instance *instance, const int64_t *a, const int64_t *b)
{
    for (int i = 0; i < instance->goals; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

double report_spent(const struct report *report, const struct run *run)
{
    return report->options.moves ? (double)run->moves : run->seconds;
}

double report_reach(const struct report *report, const struct report_instance *instance,
                    const struct run *run, const int64_t *value)
{
    if (!run->goals || report_compare(instance, run->value, value) > 0)
        return INFINITY;
    for (int i = 0; i < run->points; i++)
        if (report_compare(instance, run->point[i].value, value) <= 0)
            return report->options.moves ? (double)run->point[i].moves : run->point[i].seconds;
    return report_spent(report, run);
}

double report_hit(const struct report *report, const struct report_instance *instance, const struct run *run)
{
    struct report_instance first = *instance;
    if (report->options.known && first.goals)
        first.goals = 1;
    return instance->has_target ? report_reach(report, &first, run, instance->target) : INFINITY;
}

/* The place of a method in listings: as in the table of methods, then the portfolio, then others. */
static int method_order(const char *name)
{
    int i = 0;
    while (method_at(i) && strcmp(method_at(i)->name, name))
        i++;
    return method_at(i) ? i : !strcmp(name, "portfolio") ? 1000 : 1001;
}

static char *label_of(const struct run *run, bool budgets)
{
    char *settings = run->settings && *run->settings ? mem_format(" %s", run->settings) : mem_copy_text("");
    char *budget = !budgets        ? mem_copy_text("")
                   : run->time > 0 ? mem_format(" %gs", run->time)
                                   : mem_format(" e%lld", (long long)run->effort);
    char *label = mem_format("%s%s%s", run->method, settings, budget);
    free(settings);
    free(budget);
    return label;
}

static int by_entry(const void *a, const void *b)
{
    const struct report_entry *x = a, *y = b;
    return x->order != y->order ? (x->order > y->order) - (x->order < y->order) : strcmp(x->label, y->label);
}

static int by_instance(const void *a, const void *b)
{
    const struct run *x = ((const struct report_instance *)a)->any;
    const struct run *y = ((const struct report_instance *)b)->any;
    int order = strcmp(x->family ? x->family : "", y->family ? y->family : "");
    if (order)
        return order;
    if (x->table_size != y->table_size)
        return x->table_size < y->table_size ? -1 : 1;
    if (x->players != y->players)
        return x->players < y->players ? -1 : 1;
    if (x->rounds != y->rounds)
        return x->rounds < y->rounds ? -1 : 1;
    return strcmp(x->instance, y->instance);
}

struct keyed {
    char *key;
    int index;
};

static int by_key(const void *a, const void *b)
{
    const struct keyed *x = a, *y = b;
    int order = strcmp(x->key, y->key);
    return order ? order : (x->index > y->index) - (x->index < y->index);
}

/* Leaves one run of each key: the first of the first file. */
static void drop_doubles(struct runs *runs)
{
    struct keyed *list = mem_new(struct keyed, runs->count);
    bool *drop = mem_new(bool, runs->count);
    int left = 0;
    for (int i = 0; i < runs->count; i++)
        list[i] = (struct keyed){run_key(&runs->list[i], false), i};
    qsort(list, (size_t)runs->count, sizeof *list, by_key);
    for (int i = 1; i < runs->count; i++)
        drop[list[i].index] = !strcmp(list[i].key, list[i - 1].key);
    for (int i = 0; i < runs->count; i++)
        free(list[i].key);
    free(list);
    for (int i = 0; i < runs->count; i++) {
        if (drop[i])
            run_release(&runs->list[i]);
        else
            runs->list[left++] = runs->list[i];
    }
    runs->count = left;
    free(drop);
}

static bool budgets_differ(const struct runs *runs)
{
    for (int i = 1; i < runs->count; i++)
        if (runs->list[i].effort != runs->list[0].effort || runs->list[i].time != runs->list[0].time)
            return true;
    return false;
}

static int find_entry(const struct report *report, const char *label)
{
    int e = 0;
    while (e < report->entries && strcmp(report->entry[e].label, label))
        e++;
    return e;
}

static int find_instance(const struct report *report, const struct run *run)
{
    int i = 0;
    while (i < report->instances && strcmp(report->instance[i].any->instance, run->instance))
        i++;
    return i;
}

static void list_names(struct report *report, bool budgets)
{
    struct runs *runs = report->runs;
    report->entry = mem_new(struct report_entry, runs->count + 1);
    report->instance = mem_new(struct report_instance, runs->count + 1);
    for (int i = 0; i < runs->count; i++) {
        struct run *run = &runs->list[i];
        char *label = label_of(run, budgets);
        int e = find_entry(report, label), n = find_instance(report, run);
        if (e == report->entries)
            report->entry[report->entries++] = (struct report_entry){
                mem_copy_text(label), mem_copy_text(run->method), method_order(run->method)};
        free(label);
        if (n == report->instances)
            report->instance[report->instances++] = (struct report_instance){.any = run};
    }
    qsort(report->entry, (size_t)report->entries, sizeof *report->entry, by_entry);
    qsort(report->instance, (size_t)report->instances, sizeof *report->instance, by_instance);
}

static int by_seed(const void *a, const void *b)
{
    const struct run *x = *(const struct run *const *)a, *y = *(const struct run *const *)b;
    return (x->seed > y->seed) - (x->seed < y->seed);
}

static void fill_cells(struct report *report, bool budgets)
{
    struct runs *runs = report->runs;
    report->cell = mem_new(struct report_cell, (size_t)report->instances * (size_t)report->entries);
    for (int i = 0; i < runs->count; i++) {
        char *label = label_of(&runs->list[i], budgets);
        struct report_cell *cell =
            report_cell(report, find_instance(report, &runs->list[i]), find_entry(report, label));
        free(label);
        if (run_misfit(&runs->list[i])) {
            cell->misfits++;
            continue;
        }
        cell->run = mem_grow(cell->run, (size_t)cell->runs, (size_t)cell->runs + 1, sizeof *cell->run);
        cell->run[cell->runs++] = &runs->list[i];
    }
    for (int i = 0; i < report->instances * report->entries; i++)
        if (report->cell[i].runs)
            qsort(report->cell[i].run, (size_t)report->cell[i].runs, sizeof *report->cell[i].run, by_seed);
}

/* The goals that all runs of the instance have. */
static int common_goals(const struct report *report, int n)
{
    int goals = report->options.goals ? report->options.goals : GOALS_MAX;
    bool any = false;
    for (int e = 0; e < report->entries; e++) {
        const struct report_cell *cell = report_cell(report, n, e);
        for (int i = 0; i < cell->runs; i++)
            if (cell->run[i]->goals) {
                goals = cell->run[i]->goals < goals ? cell->run[i]->goals : goals;
                any = true;
            }
    }
    return any ? goals : 0;
}

/* What is compared, and the target: the best of all runs, or what is known. */
static void set_target(struct report *report, int n)
{
    struct report_instance *instance = &report->instance[n];
    instance->goals = common_goals(report, n);
    for (int e = 0; e < report->entries; e++) {
        const struct report_cell *cell = report_cell(report, n, e);
        for (int i = 0; i < cell->runs; i++) {
            const struct run *run = cell->run[i];
            if (!run->goals)
                continue;
            if (!instance->has_target || report_compare(instance, run->value, instance->target) < 0)
                memcpy(instance->target, run->value, sizeof instance->target);
            instance->has_target = true;
        }
    }
    if (report->options.known) {
        instance->has_target = instance->any->known >= 0;
        instance->target[0] = instance->any->known;
    }
}

/* Those of all runs of the instance that are better, and half of those that are equal. */
static double rank_of(const struct report *report, int n, const struct run *run)
{
    const struct report_instance *instance = &report->instance[n];
    double better = 0, equal = 0;
    for (int e = 0; e < report->entries; e++) {
        const struct report_cell *cell = report_cell(report, n, e);
        for (int i = 0; i < cell->runs; i++) {
            const struct run *other = cell->run[i];
            int order = !run->goals || !other->goals ? (other->goals > 0) - (run->goals > 0)
                                                     : -report_compare(instance, other->value, run->value);
            better += order > 0;
            equal += order == 0;
        }
    }
    return better + (equal + 1) / 2;
}

static int find_median(const struct report_cell *cell)
{
    for (int i = 0; i < cell->runs; i++) {
        int below = 0, upto = 0, half = (cell->runs + 1) / 2;
        for (int k = 0; k < cell->runs; k++) {
            below += cell->rank[k] < cell->rank[i];
            upto += cell->rank[k] <= cell->rank[i];
        }
        if (below < half && upto >= half)
            return cell->run[i]->goals ? i : -1;
    }
    return -1;
}

static void sum_up(struct report *report, int n, struct report_cell *cell)
{
    double spent = 0;
    cell->best = -1;
    cell->rank = mem_new(double, cell->runs);
    for (int i = 0; i < cell->runs; i++) {
        double hit = report_hit(report, &report->instance[n], cell->run[i]);
        cell->rank[i] = rank_of(report, n, cell->run[i]);
        if (cell->run[i]->goals && (cell->best < 0 || cell->rank[i] < cell->rank[cell->best]))
            cell->best = i;
        cell->hits += isfinite(hit);
        spent += isfinite(hit) ? hit : report_spent(report, cell->run[i]);
    }
    cell->median = find_median(cell);
    cell->expected = cell->hits ? spent / cell->hits : INFINITY;
}

void report_open(struct report *report, struct runs *runs, const struct report_options *options)
{
    *report = (struct report){.options = *options, .runs = runs};
    drop_doubles(runs);
    bool budgets = budgets_differ(runs);
    list_names(report, budgets);
    fill_cells(report, budgets);
    for (int n = 0; n < report->instances; n++) {
        set_target(report, n);
        for (int e = 0; e < report->entries; e++)
            sum_up(report, n, report_cell(report, n, e));
    }
}

void report_close(struct report *report)
{
    for (int i = 0; i < report->instances * report->entries; i++) {
        free(report->cell[i].run);
        free(report->cell[i].rank);
    }
    for (int e = 0; e < report->entries; e++) {
        free(report->entry[e].label);
        free(report->entry[e].method);
    }
    free(report->cell);
    free(report->entry);
    free(report->instance);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

int report_builds(const struct report *report)
{
    const struct runs *runs = report->runs;
    const char **build = mem_new(const char *, runs->count);
    int builds = 0;
    for (int i = 0; i < runs->count; i++)
        build[i] = runs->list[i].build ? runs->list[i].build : "";
    qsort(build, (size_t)runs->count, sizeof *build, by_text);
    for (int i = 0; i < runs->count; i++)
        builds += !i || strcmp(build[i], build[i - 1]);
    free(build);
    return builds;
}

void report_pair(const struct report *report, int a, int b, struct report_pair *pair)
{
    double *difference = mem_new(double, report->instances), sum = 0;
    int count = 0;
    *pair = (struct report_pair){.superiority = 0.5};
    for (int n = 0; n < report->instances; n++) {
        const struct report_cell *x = report_cell(report, n, a), *y = report_cell(report, n, b);
        if (!x->runs || !y->runs)
            continue;
        /* a lower rank is better */
        double dominance = stats_dominance(y->rank, y->runs, x->rank, x->runs);
        pair->wins += dominance > 0;
        pair->ties += dominance == 0;
        pair->losses += dominance < 0;
        difference[count++] = dominance;
        sum += dominance;
    }
    pair->sign = stats_sign(pair->wins, pair->losses);
    stats_wilcoxon(difference, count, &pair->wilcoxon);
    if (count)
        pair->superiority = (1 + sum / count) / 2;
    free(difference);
}

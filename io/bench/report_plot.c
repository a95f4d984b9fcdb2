#include "io/bench/report_plot.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

enum { PANELS_MOST = 6, SAMPLES = 120 };
static const double least_seconds = 1e-4, least_moves = 1000;

#define P(name, file, title) file,
WORD_LIST(report_plot_word, REPORT_PLOTS(P))
#undef P
#define P(name, file, title) title,
WORD_LIST(report_plot_title, REPORT_PLOTS(P))
#undef P

static double least(const struct report *report)
{
    return report->options.moves ? least_moves : least_seconds;
}

static double at_least(double value, double low)
{
    return value < low ? low : value;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The longest run, where the axis of time ends. */
static double most_spent(const struct report *report)
{
    double most = 10 * least(report);
    for (int i = 0; i < report->runs->count; i++)
        most = at_least(report_spent(report, &report->runs->list[i]), most);
    return most;
}

/* A data block with the steps of a distribution: after the i-th of `total` values the share is i/total. */
static void add_steps(struct text *out, int block, double *value, int count, int total, double low,
                      double high)
{
    qsort(value, (size_t)count, sizeof *value, by_value);
    text_addf(out, "$d%d << EOD\n%g 0\n", block, low);
    for (int i = 0; i < count; i++)
        text_addf(out, "%.6g %.6g\n", at_least(value[i], low), (i + 1.0) / total);
    text_addf(out, "%.6g %.6g\nEOD\n", high, total ? (double)count / total : 0);
}

/* Single quotes are doubled in gnuplot's plain strings. */
static void add_quoted(struct text *out, const char *text)
{
    text_add_char(out, '\'');
    for (; *text; text++)
        text_add(out, *text == '\'' ? "''" : (char[]){*text, '\0'});
    text_add_char(out, '\'');
}

static void add_plot_line(const struct report *report, struct text *out, int e, int block, bool titles)
{
    static const char *const colours[] = {"#9e9e9e", "#8d6e63", "#1e88e5", "#43a047", "#fb8c00", "#e53935",
                                          "#8e24aa", "#00acc1", "#c0ca33", "#d81b60", "#3949ab", "#6d4c41"};
    bool whole = !strcmp(report->entry[e].method, "portfolio");
    text_addf(out, "$d%d using 1:2 with steps lw %s dt %d lc rgb '%s' ", block, whole ? "3" : "1.8",
              whole ? 1 : 1 + e / 6 % 3, whole ? "#000000" : colours[e % 12]);
    if (titles) {
        text_add(out, "title ");
        add_quoted(out, report->entry[e].label);
    } else {
        text_add(out, "notitle");
    }
}

static void add_target_data(const struct report *report, struct text *out)
{
    double *time = mem_new(double, report->runs->count), high = most_spent(report);
    for (int e = 0; e < report->entries; e++) {
        int count = 0, total = 0;
        for (int n = 0; n < report->instances; n++) {
            const struct report_cell *cell = report_cell(report, n, e);
            for (int i = 0; i < cell->runs; i++, total++) {
                double hit = report_hit(report, &report->instance[n], cell->run[i]);
                if (isfinite(hit))
                    time[count++] = hit;
            }
        }
        add_steps(out, e, time, count, total, least(report), high);
    }
    free(time);
    text_addf(out, "set logscale x\nset xrange [%g:%g]\nset yrange [0:1.02]\nset xlabel '%s'\n",
              least(report), high, report->options.moves ? "moves" : "seconds");
    text_add(out, "set ylabel 'share of runs at the target'\n");
}

static void add_profile_data(const struct report *report, struct text *out)
{
    double *ratio = mem_new(double, report->instances), high = 1000;
    for (int e = 0; e < report->entries; e++) {
        int count = 0, total = 0;
        for (int n = 0; n < report->instances; n++) {
            double best = INFINITY;
            for (int k = 0; k < report->entries; k++)
                if (report_cell(report, n, k)->runs)
                    best = fmin(best, report_cell(report, n, k)->expected);
            if (!isfinite(best))
                continue;
            total++;
            const struct report_cell *cell = report_cell(report, n, e);
            double own = at_least(cell->expected, least(report)) / at_least(best, least(report));
            if (cell->runs && isfinite(cell->expected) && own <= high)
                ratio[count++] = own;
        }
        add_steps(out, e, ratio, count, total, 1, high);
    }
    free(ratio);
    text_addf(out, "set logscale x\nset xrange [1:%g]\nset yrange [0:1.02]\n", high);
    text_addf(out, "set xlabel 'expected %s to target / that of the best method'\n",
              report->options.moves ? "moves" : "time");
    text_add(out, "set ylabel 'share of instances'\n");
}

/* The first goal in which the better half of the runs of the instance ends differently; how many values it
 * takes there. */
static int telling_goal(const struct report *report, int n, int *spread)
{
    int count = 0, all = 0;
    for (int e = 0; e < report->entries; e++)
        all += report_cell(report, n, e)->runs;
    const struct run **list = mem_new(const struct run *, report->runs->count);
    for (int e = 0; e < report->entries; e++)
        for (int i = 0; i < report_cell(report, n, e)->runs; i++)
            if (report_cell(report, n, e)->run[i]->goals &&
                report_cell(report, n, e)->rank[i] <= (all + 1) / 2)
                list[count++] = report_cell(report, n, e)->run[i];
    int found = 0;
    *spread = 0;
    for (int g = 0; g < report->instance[n].goals && !*spread; g++) {
        found = g;
        for (int i = 0; i < count; i++) {
            bool fresh = true;
            for (int k = 0; k < i && fresh; k++)
                fresh = list[k]->value[g] != list[i]->value[g];
            *spread += fresh;
        }
        *spread = *spread > 1 ? *spread : 0;
    }
    free(list);
    return found;
}

/* Whether the goals before this one are as good as in the target. */
static bool leads(const struct report *report, int n, const int64_t *value, int goal)
{
    struct report_instance before = report->instance[n];
    before.goals = goal;
    return report->options.known || report_compare(&before, value, before.target) <= 0;
}

/* The value of a goal that the run had at a time; infinite before its first schedule, and while it is worse
 * in a goal before this one. */
static double value_at(const struct report *report, int n, const struct run *run, int goal, double time)
{
    double value = INFINITY;
    for (int i = 0; i < run->points; i++) {
        double when = report->options.moves ? (double)run->point[i].moves : run->point[i].seconds;
        if (when > time)
            break;
        if (leads(report, n, run->point[i].value, goal))
            value = (double)run->point[i].value[goal];
    }
    return value;
}

static void add_curve(const struct report *report, struct text *out, int block, int n, int e, int goal,
                      double high)
{
    const struct report_cell *cell = report_cell(report, n, e);
    double low = least(report), *value = mem_new(double, cell->runs);
    text_addf(out, "$d%d << EOD\n", block);
    for (int s = 0; s <= SAMPLES; s++) {
        double time = low * pow(high / low, (double)s / SAMPLES);
        for (int i = 0; i < cell->runs; i++)
            value[i] = value_at(report, n, cell->run[i], goal, time);
        qsort(value, (size_t)cell->runs, sizeof *value, by_value);
        double median = cell->runs ? stats_quantile(value, cell->runs, 0.5) : INFINITY;
        if (isfinite(median))
            text_addf(out, "%.5g %.5g\n", time, median);
        else if (s == SAMPLES)
            text_addf(out, "%.5g NaN\n", time);
    }
    text_add(out, "EOD\n");
    free(value);
}

static const char *family_of(const struct report *report, int n)
{
    const char *family = report->instance[n].any->family;
    return family ? family : "";
}

/* The instances in which the methods differ most, of all families. */
static int choose_panels(const struct report *report, int *panel)
{
    int *spread = mem_new(int, report->instances), *taken = mem_new(int, report->instances), count = 0;
    for (int n = 0; n < report->instances; n++)
        telling_goal(report, n, &spread[n]);
    while (count < PANELS_MOST) {
        int best = -1;
        for (int n = 0; n < report->instances; n++)
            if (spread[n] > 1 &&
                (best < 0 || taken[n] < taken[best] || (taken[n] == taken[best] && spread[n] > spread[best])))
                best = n;
        if (best < 0)
            break;
        spread[best] = 0;
        for (int n = 0; n < report->instances; n++) /* other families first */
            taken[n] += !strcmp(family_of(report, n), family_of(report, best));
        panel[count++] = best;
    }
    if (!count && report->instances)
        panel[count++] = 0;
    free(spread);
    free(taken);
    return count;
}

/* In the units of the SVG file. */
static int panels_height(int rows)
{
    return 60 + 280 * rows;
}

static void add_convergence(const struct report *report, struct text *out)
{
    int panel[PANELS_MOST], count = choose_panels(report, panel), spread;
    double high = most_spent(report);
    for (int p = 0; p < count; p++)
        for (int e = 0; e < report->entries; e++)
            add_curve(report, out, p * report->entries + e, panel[p], e,
                      telling_goal(report, panel[p], &spread), high);
    text_addf(out,
              "set logscale x\nset xrange [%g:%g]\nset yrange [*:*]\nset autoscale yfix\nset offsets graph "
              "0, 0, 0.05, 0.05\nset "
              "format x '%%.0e'\n",
              least(report), high);
    int rows = (count + 1) / 2;
    double height = panels_height(rows);
    text_addf(out, "set multiplot layout %d,%d margins 0.07,0.80,%.4f,%.4f spacing 0.06,%.4f\n", rows,
              count > 1 ? 2 : 1, 65 / height, 1 - 45 / height, 95 / height);
    for (int p = 0; p < count; p++) {
        const struct run *any = report->instance[panel[p]].any;
        int goal = telling_goal(report, panel[p], &spread);
        const char *name = "";
        for (int e = 0; e < report->entries && !*name; e++)
            for (int i = 0; i < report_cell(report, panel[p], e)->runs && !*name; i++)
                name = report_cell(report, panel[p], e)->run[i]->goal[goal];
        char *title = mem_format("%s: %s", any->instance, name);
        text_add(out, "set title ");
        add_quoted(out, title);
        free(title);
        text_addf(out, "\nset xlabel '%s'\n",
                  p >= count - 2 ? report->options.moves ? "moves" : "seconds" : "");
        if (p == 1 || count == 1)
            text_add(out,
                     "set key at screen 0.985,0.94 right top vertical maxrows 40 maxcols 1 spacing 0.9\n");
        else
            text_add(out, "set key off\n");
        text_add(out, "plot ");
        for (int e = 0; e < report->entries; e++) {
            text_add(out, e ? ", \\\n  " : "");
            add_plot_line(report, out, e, p * report->entries + e, p == 1 || count == 1);
        }
        text_add(out, "\nset key on\n");
    }
    text_add(out, "unset multiplot\n");
}

void report_plot_script(const struct report *report, enum report_plot kind, const char *path,
                        struct text *out)
{
    size_t length = strlen(path);
    bool pdf = length > 4 && !strcmp(path + length - 4, ".pdf"), panels = kind == PLOT_CONVERGENCE;
    text_add(out, "set encoding utf8\n");
    int panel[PANELS_MOST], rows = panels ? (choose_panels(report, panel) + 1) / 2 : 1;
    if (pdf)
        text_addf(out, "set terminal pdfcairo enhanced font 'sans,10' size %dcm,%dcm\n", panels ? 22 : 20,
                  panels ? panels_height(rows) * 22 / 1000 : 11);
    else
        text_addf(out, "set terminal svg noenhanced font 'sans,13' size %d,%d background '#ffffff'\n",
                  panels ? 1000 : 900, panels ? panels_height(rows) : 480);
    text_add(out, "set output ");
    add_quoted(out, path);
    text_add(out, "\nset border 3\nset tics nomirror\nset grid lc rgb '#dddddd'\nset key noenhanced\n"
                  "set title noenhanced\nset key outside right top\n");
    switch (kind) {
    case PLOT_CONVERGENCE:
        add_convergence(report, out);
        return;
    case PLOT_TARGET:
        add_target_data(report, out);
        break;
    case PLOT_PROFILE:
        add_profile_data(report, out);
        break;
    case PLOT_KINDS:
        break;
    }
    text_add(out, "plot ");
    for (int e = 0; e < report->entries; e++) {
        text_add(out, e ? ", \\\n  " : "");
        add_plot_line(report, out, e, e, true);
    }
    text_add(out, "\n");
}

bool report_plot_draw(const struct report *report, enum report_plot kind, const char *path, struct error *err)
{
    struct text script = {0};
    report_plot_script(report, kind, path, &script);
    void (*old)(int) = signal(SIGPIPE, SIG_IGN); /* gnuplot may be missing or end early */
    FILE *pipe = popen("gnuplot", "w");
    bool ok = pipe && fwrite(script.at, 1, script.length, pipe) == script.length;
    ok = pipe && pclose(pipe) == 0 && ok;
    signal(SIGPIPE, old);
    text_release(&script);
    return ok ||
           error_set(err, STATUS_IO, "%.200s: gnuplot, which draws the plots, is missing or failed", path);
}

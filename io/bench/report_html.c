#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "io/bench/report_html.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "io/bench/report_plot.h"
#include "io/text/file.h"
#include "io/text/html.h"
#include "io/text/text_markup.h"
#include "scoring/memory.h"

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n"
    "body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 68rem; padding: 0 1rem; "
    "color: #222; background: #fff }\n"
    "h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2.2rem }\n"
    "p.note { color: #555; max-width: 48rem }\n"
    ".wide { overflow-x: auto }\n"
    "table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums }\n"
    "th { text-align: left; border-bottom: 2px solid #444; padding: 3px 10px }\n"
    "td { border-bottom: 1px solid #e4e4e4; padding: 2px 10px; white-space: nowrap }\n"
    ".r { text-align: right }\n"
    "figure { margin: 0 } svg { max-width: 100%; height: auto }\n"
    "summary { cursor: pointer; font-weight: 600 }\n"
    "</style>\n";

static const struct section {
    enum report_table table;
    const char *note;
    bool folded; /* long: closed until asked for */
} sections[] = {
    {REPORT_summary,
     "Target: see above. Mean rank: 0 would be better than all other runs of every instance, 0.5 is the "
     "middle, "
     "1 worse than all. No schedule: instances that the method does not fit or finds nothing for.",
     false},
    {REPORT_against,
     "Medians over the seeds. WORSE: every run is worse than the median of the best other method of that "
     "instance, chosen afterwards; within noise: only the median is. Expected: time to target.",
     false},
    {REPORT_ratio,
     "For each method and instance, the best value it found, the expected time it took, and the time that "
     "the "
     "method of the table above took to a value no worse.",
     true},
    {REPORT_pairs,
     "For each instance, the chance that a run of A is better than one of B (Vargha and Delaney's A, ties "
     "count "
     "half); over the instances, sign test and Wilcoxon's signed-rank test of these against one half, Holm's "
     "correction over all pairs, and the rank-biserial correlation r (1 = A better everywhere).",
     false},
    {REPORT_instances,
     "Values in order of importance. Known: fewest repeat pairs known. Expected: all time spent, divided by "
     "the number of runs that reached the target.",
     true},
};

static void add_overview(const struct report *report, struct text *out)
{
    const struct run *any = report->runs->count ? &report->runs->list[0] : NULL;
    for (int i = 0; i < report->runs->count && !any->goals; i++)
        any = &report->runs->list[i];
    text_addf(out, "<p>%d runs: %d methods on %d instances. ", report->runs->count, report->entries,
              report->instances);
    if (any && any->goals) {
        int goals = report->instances ? report->instance[0].goals : 0;
        text_add(out, "A value is ");
        for (int i = 0; i < goals && i < any->goals; i++) {
            text_add(out, i ? " / " : "");
            html_add(out, any->goal[i]);
        }
        text_add(out, ", compared from left to right, lower is better. ");
    }
    if (any && any->time > 0)
        text_addf(out, "Budget: %g s a run, %" PRId64 " thread%s. ", any->time, any->threads,
                  any->threads == 1 ? "" : "s");
    else if (any)
        text_addf(out, "Budget: %" PRId64 " million moves a run. ", any->effort);
    text_addf(out, "Target of an instance: %s.</p>\n",
              report->options.known ? "the fewest repeat pairs known" : "the best value of all runs here");
}

static void add_table(const struct report *report, const struct section *section, struct text *out)
{
    struct text_table table;
    report_fill(report, section->table, &table);
    if (table.cells > table.columns) {
        text_addf(out, "<h2>%s</h2>\n<p class=\"note\">%s</p>\n", report_table_about(section->table),
                  section->note);
        text_add(out, section->folded ? "<details><summary>show</summary>\n" : "");
        text_add(out, "<div class=\"wide\">\n");
        markup_html.print(&table, out);
        text_add(out, "</div>\n");
        text_add(out, section->folded ? "</details>\n" : "");
    }
    text_table_release(&table);
}

/* Draws into a file of the folder and takes over the <svg> element. */
static bool add_plot(const struct report *report, enum report_plot kind, const char *folder, struct text *out,
                     struct error *err)
{
    char *path = mem_format("%s/plot.svg", folder), *svg = NULL;
    size_t length;
    bool ok = report_plot_draw(report, kind, path, err) && file_read(path, &svg, &length, err);
    if (ok) {
        const char *from = strstr(svg, "<svg");
        text_addf(out, "<h2>%s</h2>\n<figure>\n%s</figure>\n", report_plot_title(kind), from ? from : "");
    }
    unlink(path);
    free(svg);
    free(path);
    return ok;
}

static bool add_plots(const struct report *report, struct text *out, struct error *err)
{
    const char *base = getenv("TMPDIR");
    char *folder = mem_format("%s/rota-XXXXXX", base && *base ? base : "/tmp");
    bool ok = mkdtemp(folder) != NULL;
    if (!ok)
        error_set(err, STATUS_IO, "%.200s: cannot create: %s", folder, strerror(errno));
    for (int i = 0; ok && i < PLOT_KINDS; i++)
        ok = add_plot(report, (enum report_plot)i, folder, out, err);
    rmdir(folder);
    free(folder);
    return ok;
}

bool report_html(const struct report *report, const char *title, struct text *out, struct error *err)
{
    enum { SECTIONS = sizeof sections / sizeof *sections };
    text_add(out, head);
    text_add(out, "<title>");
    html_add(out, title ? title : "Comparison of methods");
    text_add(out, "</title>\n</head>\n<body>\n<h1>");
    html_add(out, title ? title : "Comparison of methods");
    text_add(out, "</h1>\n");
    add_overview(report, out);
    add_table(report, &sections[0], out);
    if (!add_plots(report, out, err))
        return false;
    for (int i = 1; i < SECTIONS; i++)
        add_table(report, &sections[i], out);
    text_add(out, "</body>\n</html>\n");
    return true;
}

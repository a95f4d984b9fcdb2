#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "io/bench/report_html.h"
#include "io/bench/report_plot.h"
#include "io/cli/command.h"
#include "io/text/file.h"
#include "io/text/text_markup.h"
#include "scoring/memory.h"

#define DEFAULT_TABLES "summary,pairs,against,instances"

static WORD_LIST(target_word, "best", "known")
static WORD_LIST(axis_word, "seconds", "moves")

static const struct option_row options[] = {
    {"table", 't', "LIST", "which tables: %s (" DEFAULT_TABLES ")", report_table_word},
    {"format", 0, "NAME", "%s (text)", markup_word},
    {"output", 'o', "FILE", "write the tables to FILE"},
    {"html", 0, "FILE", "write one page with tables and plots to FILE"},
    {"plots", 0, "FOLDER", "write the plots to FOLDER, as SVG and PDF"},
    {"title", 0, "TEXT", "title of the page"},
    {"target", 0, "NAME", "best: the best value of these runs; known: the fewest repeats known (best)",
     target_word},
    {"axis", 0, "NAME", "what effort is counted in: %s (seconds)", axis_word},
    {"goals", 0, "N", "compare only the first N goals (all)"},
    {"against", 0, "METHOD", "which method the table `against` is about (portfolio)"},
    {"machine", 0, "TEXT", "where it ran, for the table of the best"},
    {"force", 'f', NULL, "replace files that exist"},
    {0}};

static bool read_options(const struct arguments *arguments, struct report_options *chosen,
                         const struct markup **markup, struct error *err)
{
    int64_t goals = 0;
    const char *against = arguments_text(arguments, "against");
    *chosen = (struct report_options){.against = against ? against : "portfolio",
                                      .machine = arguments_text(arguments, "machine")};
    int format = 0, target = 0, axis = 0;
    if (!arguments_integer(arguments, "goals", 1, GOALS_MAX, &goals, err) ||
        !arguments_word(arguments, "format", &format, err) ||
        !arguments_word(arguments, "target", &target, err) || !arguments_word(arguments, "axis", &axis, err))
        return false;
    *markup = markup_at(format);
    chosen->known = target == 1;
    chosen->moves = axis == 1;
    chosen->goals = (int)goals;
    return true;
}

static void add_table(const struct report *report, enum report_table kind, const struct markup *markup,
                      bool several, struct text *out)
{
    struct text_table table;
    report_fill(report, kind, &table);
    if (several && out->length)
        text_add_char(out, '\n');
    if (several && markup->title)
        text_addf(out, "%s%s\n\n", markup->title, report_table_about(kind));
    markup->print(&table, out);
    text_table_release(&table);
}

static bool add_tables(const struct report *report, const char *list, const struct markup *markup,
                       struct text *out, struct error *err)
{
    bool several = strchr(list, ',') != NULL;
    while (*(list += strspn(list, ", "))) {
        size_t length = strcspn(list, ", ");
        char *word = mem_format("%.*s", (int)length, list);
        int kind = word_find(report_table_word, word);
        if (kind < 0)
            error_set(err, STATUS_USAGE, "--table: '%.40s', must be of %s", word,
                      ALL_WORDS(report_table_word));
        else
            add_table(report, (enum report_table)kind, markup, several, out);
        free(word);
        if (kind < 0)
            return false;
        list += length;
    }
    return true;
}

static bool draw_plots(const struct report *report, const char *folder, struct error *err)
{
    static const char *const endings[] = {"svg", "pdf"};
    if (mkdir(folder, 0777) && errno != EEXIST)
        return error_set(err, STATUS_IO, "%.200s: cannot create: %s", folder, strerror(errno));
    bool ok = true;
    for (int i = 0; ok && i < 2 * PLOT_KINDS; i++) {
        char *path = mem_format("%s/%s.%s", folder, report_plot_word(i / 2), endings[i % 2]);
        ok = report_plot_draw(report, (enum report_plot)(i / 2), path, err);
        free(path);
    }
    return ok;
}

static bool write_html(const struct report *report, const struct arguments *arguments, const char *path,
                       struct error *err)
{
    struct text page = {0};
    bool ok = report_html(report, arguments_text(arguments, "title"), &page, err) &&
              file_write(path, page.at, page.length, arguments_flag(arguments, "force"), err);
    text_release(&page);
    return ok;
}

static bool print_report(const struct report *report, const struct arguments *arguments,
                         const struct markup *markup, struct error *err)
{
    const char *list = arguments_text(arguments, "table"), *path = arguments_text(arguments, "output");
    const char *html = arguments_text(arguments, "html"), *plots = arguments_text(arguments, "plots");
    struct text out = {0};
    bool ok =
        (!html || write_html(report, arguments, html, err)) && (!plots || draw_plots(report, plots, err));
    if (ok && (list || path || (!html && !plots)))
        ok = add_tables(report, list ? list : DEFAULT_TABLES, markup, &out, err);
    if (ok && out.at && path)
        ok = file_write(path, out.at, out.length, arguments_flag(arguments, "force"), err);
    else if (ok && out.at)
        fputs(out.at, stdout);
    text_release(&out);
    return ok;
}

static enum status report_command(const struct arguments *arguments, struct error *err)
{
    struct runs runs = {0};
    struct report_options chosen;
    const struct markup *markup = &markup_text;
    bool ok = read_options(arguments, &chosen, &markup, err);
    for (int i = 0; ok && i < arguments->operands; i++)
        ok = runs_read(&runs, arguments->operand[i], err);
    if (ok && !runs.count)
        ok = error_set(err, STATUS_INPUT, "%.200s: no runs in it", file_title(arguments->operand[0]));
    if (ok) {
        struct report report;
        report_open(&report, &runs, &chosen);
        if (report_builds(&report) > 1)
            fprintf(stderr, "rota: warning: the runs are of %d builds of the program\n",
                    report_builds(&report));
        ok = print_report(&report, arguments, markup, err);
        report_close(&report);
    }
    runs_release(&runs);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_report = {
    .name = "report",
    .usage = "RUNS... [--table LIST] [--format NAME] [--html FILE] [--plots FOLDER]",
    .summary = "tables, tests and plots of what `rota bench` has run",
    .about =
        "Reads files of runs, of one machine or many; the order of files and lines does not matter, and a\n"
        "run that stands twice counts once.  Plots are drawn by gnuplot.  Values are compared goal by\n"
        "goal in order of importance.\n",
    .example = "rota report instances/runs.jsonl --table summary",
    .options = options,
    .least = 1,
    .most = 10000,
    .run = report_command};

/* The plots of a report, drawn by gnuplot. */
#ifndef ROTA_IO_BENCH_REPORT_PLOT_H
#define ROTA_IO_BENCH_REPORT_PLOT_H

#include "io/bench/report.h"

/* Name, file, title. */
#define REPORT_PLOTS(P)                                                                          \
    P(TARGET, "time-to-target", "Time to target: share of all runs that have reached it")        \
    P(PROFILE, "profile", "Performance profile: share of instances within a factor of the best") \
    P(CONVERGENCE, "convergence", "Convergence: median over the runs")
enum report_plot {
#define P(name, file, title) PLOT_##name,
    REPORT_PLOTS(P)
#undef P
        PLOT_KINDS
};
word_list report_plot_word, report_plot_title;

/* The gnuplot script that draws it into a file, as SVG or PDF by its ending; data included. */
void report_plot_script(const struct report *report, enum report_plot kind, const char *path,
                        struct text *out);

/* Draws into a file.  Fails (STATUS_IO) when gnuplot is missing or complains. */
bool report_plot_draw(const struct report *report, enum report_plot kind, const char *path,
                      struct error *err);

#endif

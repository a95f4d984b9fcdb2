/* The report as one page that needs nothing else: tables and plots inside. */
#ifndef ROTA_IO_BENCH_REPORT_HTML_H
#define ROTA_IO_BENCH_REPORT_HTML_H

#include "io/bench/report.h"

/* `title` may be NULL.  Fails when the plots cannot be drawn. */
bool report_html(const struct report *report, const char *title, struct text *out, struct error *err);

#endif

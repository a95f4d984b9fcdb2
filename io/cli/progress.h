/* One line on a terminal's stderr while a search runs: best so far, bound, time. */
#ifndef ROTA_IO_CLI_PROGRESS_H
#define ROTA_IO_CLI_PROGRESS_H

#include "solver/portfolio.h"

struct progress_line {
    bool shown;
    double last;
};

/* Hooks the line into the search, unless `quiet` or stderr is not a terminal.  The line must stay where it
 * is until progress_close, which wipes it. */
void progress_open(struct progress_line *line, struct portfolio_options *options, bool quiet);
void progress_close(struct progress_line *line);

#endif

#include "io/cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Nothing is shown for what takes less than half a second. */
static const double first_after = 0.5, again_after = 0.2;

/* What fits on one line: a longer one would wrap, and \r could not take it back. */
static int terminal_width(void)
{
    struct winsize size;
    return !ioctl(STDERR_FILENO, TIOCGWINSZ, &size) && size.ws_col ? size.ws_col : 80;
}

static void on_progress(void *context, const struct progress *progress)
{
    struct progress_line *line = context;
    if (progress->seconds < first_after || (line->shown && progress->seconds < line->last + again_after))
        return;
    line->shown = true;
    line->last = progress->seconds;
    double part = progress->part > 0.001 ? progress->part : 0.001;
    char text[400];
    int used =
        snprintf(text, sizeof text, "%.0f s, at most %.0f more, Ctrl-C keeps the best:", progress->seconds,
                 progress->seconds * (1 / part - 1));
    for (int i = 0; i < progress->problem->goals.count && used < (int)sizeof text; i++) {
        char name[GOAL_NAME_MAX];
        goal_name(&progress->problem->goals.goal[i], name);
        if (progress->problem->goals.goal[i].measure != MEASURE_TABLES)
            used += snprintf(text + used, sizeof text - (size_t)used, " %s %" PRId64 "/%" PRId64, name,
                             progress->cost->value[i], progress->bound[i].value);
    }
    fprintf(stderr, "\r\033[K%.*s", terminal_width() - 1, text);
    fflush(stderr);
}

void progress_open(struct progress_line *line, struct portfolio_options *options, bool quiet)
{
    *line = (struct progress_line){.shown = false};
    if (quiet || !isatty(STDERR_FILENO))
        return;
    options->report = on_progress;
    options->context = line;
}

void progress_close(struct progress_line *line)
{
    if (line->shown)
        fputs("\r\033[K", stderr);
}

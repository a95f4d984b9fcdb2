#include "io/cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

/* Nothing is shown for what takes less than half a second (DESIGN 3). */
static const double first_after = 0.5, again_after = 0.2;

static void on_progress(void *context, const struct progress *progress)
{
    struct progress_line *line = context;
    if (progress->seconds < first_after || (line->shown && progress->seconds < line->last + again_after))
        return;
    line->shown = true;
    line->last = progress->seconds;
    fprintf(stderr, "\r\033[K%.0f s ", progress->seconds);
    for (int i = 0; i < progress->problem->goals.count; i++) {
        char name[GOAL_NAME_MAX];
        goal_name(&progress->problem->goals.goal[i], name);
        if (progress->problem->goals.goal[i].measure != MEASURE_TABLES)
            fprintf(stderr, " %s %" PRId64 "/%" PRId64, name, progress->cost->value[i],
                    progress->ideal->value[i]);
    }
    double part = progress->part > 0.001 ? progress->part : 0.001;
    fprintf(stderr, "  at most %.0f s more (Ctrl-C keeps the best)", progress->seconds * (1 / part - 1));
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

#include "io/bench/runs.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "io/text/file.h"
#include "scoring/memory.h"

struct run *runs_add(struct runs *runs)
{
    if (runs->count == runs->room) {
        int room = runs->room ? 2 * runs->room : 64;
        runs->list = mem_grow(runs->list, (size_t)runs->room, (size_t)room, sizeof *runs->list);
        runs->room = room;
    }
    struct run *run = &runs->list[runs->count++];
    *run = (struct run){.known = -1, .known_bound = -1, .tables = -1};
    return run;
}

void run_release(struct run *run)
{
    free(run->instance);
    free(run->family);
    free(run->countries);
    free(run->content);
    free(run->method);
    free(run->settings);
    free(run->version);
    free(run->build);
    free(run->stopped_by);
    free(run->point);
    *run = (struct run){.goals = 0};
}

void runs_release(struct runs *runs)
{
    for (int i = 0; i < runs->count; i++)
        run_release(&runs->list[i]);
    free(runs->list);
    *runs = (struct runs){.count = 0};
}

static const char *or_empty(const char *text)
{
    return text ? text : "";
}

char *run_key(const struct run *run, bool any_build)
{
    return mem_format("%s|%" PRId64 "|%" PRId64 "|%" PRId64 "|%s|%" PRIu64 "|%s|%s|%s|%" PRIu64 "|%" PRId64
                      "|%.6f|%" PRId64 "|%s|%s",
                      run->instance, run->players, run->table_size, run->rounds, or_empty(run->countries),
                      run->roster_seed, or_empty(run->content), run->method, or_empty(run->settings),
                      run->seed, run->effort, run->time, run->threads, or_empty(run->version),
                      any_build ? "" : or_empty(run->build));
}

bool run_misfit(const struct run *run)
{
    return run->stopped_by && !strcmp(run->stopped_by, RUN_MISFIT);
}

bool runs_read(struct runs *runs, const char *path, struct error *err)
{
    char *text;
    size_t length;
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = true;
    int line = 1;
    for (const char *at = text, *end; ok && (end = memchr(at, '\n', length - (size_t)(at - text)));
         at = end + 1, line++) {
        if (at + strspn(at, " \t\r") == end)
            continue;
        struct run *run = runs_add(runs);
        ok = run_parse(run, file_title(path), line, at, (size_t)(end - at), err);
    }
    free(text);
    return ok;
}

static bool fail(const struct runs_file *file, const char *what, struct error *err)
{
    return error_set(err, STATUS_IO, "%.200s: %s: %s", file->path, what, strerror(errno));
}

/* Waits for the lock of the whole file, or gives it up.  It goes with the process when that is killed. */
static bool lock(const struct runs_file *file, short type)
{
    struct flock whole = {.l_type = type, .l_whence = SEEK_SET};
    int done;
    while ((done = fcntl(file->fd, F_SETLKW, &whole)) < 0 && errno == EINTR)
        ;
    return !done;
}

/* Where the last whole line ends. */
static off_t whole_lines(const struct runs_file *file, off_t size)
{
    char block[4096];
    while (size > 0) {
        off_t from = size > (off_t)sizeof block ? size - (off_t)sizeof block : 0;
        ssize_t got = pread(file->fd, block, (size_t)(size - from), from);
        if (got != size - from)
            return -1;
        for (off_t i = size; i > from; i--)
            if (block[i - from - 1] == '\n')
                return i;
        size = from;
    }
    return 0;
}

static bool cut_tail(const struct runs_file *file, struct error *err)
{
    struct stat now;
    if (fstat(file->fd, &now))
        return fail(file, "cannot read", err);
    if (!S_ISREG(now.st_mode))
        return true;
    off_t end = whole_lines(file, now.st_size);
    if (end < 0)
        return fail(file, "cannot read", err);
    return end == now.st_size || !ftruncate(file->fd, end) || fail(file, "cannot cut the last line", err);
}

bool runs_file_open(struct runs_file *file, const char *path, struct error *err)
{
    *file = (struct runs_file){.path = mem_copy_text(path)};
    file->fd = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    if (file->fd < 0) {
        fail(file, "cannot open", err);
        runs_file_close(file);
        return false;
    }
    bool locked = lock(file, F_WRLCK);
    bool ok = cut_tail(file, err);
    if (locked)
        lock(file, F_UNLCK);
    if (!ok)
        runs_file_close(file);
    return ok;
}

bool runs_file_add(struct runs_file *file, const struct run *run, struct error *err)
{
    struct text line = {0};
    run_print(run, &line);
    text_add_char(&line, '\n');
    bool locked = lock(file, F_WRLCK);
    ssize_t done = write(file->fd, line.at, line.length);
    bool ok = done == (ssize_t)line.length;
    if (!ok) {
        fail(file, "cannot write", err);
        struct error ignored;
        cut_tail(file, &ignored);
    }
    if (locked)
        lock(file, F_UNLCK);
    text_release(&line);
    return ok;
}

void runs_file_close(struct runs_file *file)
{
    if (file->fd >= 0)
        close(file->fd);
    free(file->path);
    *file = (struct runs_file){.fd = -1};
}

/* flock comes with the BSD names. */
#define _DEFAULT_SOURCE
#include "io/text/file_lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

enum { PAUSE_MS = 20 };

static bool refuse(const char *path, const char *what, struct error *err)
{
    return error_set(err, STATUS_IO, "%s: %s", path, what);
}

static bool refuse_missing(const char *path, struct error *err)
{
    struct stat link;
    if (errno == ENOENT && !lstat(path, &link) && S_ISLNK(link.st_mode))
        return refuse(path, "is a link to a file that is not there", err);
    return error_set(err, STATUS_IO, "%s: cannot open: %s", path, strerror(errno));
}

/* Looked at before it is opened: opening a pipe waits for its other end. */
static bool check_kind(const char *path, struct error *err)
{
    struct stat found;
    if (stat(path, &found))
        return refuse_missing(path, err);
    if (S_ISDIR(found.st_mode))
        return refuse(path, "is a folder, must be an event file", err);
    if (!S_ISREG(found.st_mode))
        return refuse(path, "is a pipe or a device, must be an event file, which is written back", err);
    /* root may write everything; the organiser who took the right away still means it */
    if (!(found.st_mode & 0222) || access(path, W_OK))
        return refuse(path, "is read-only, nothing was changed", err);
    return true;
}

static bool same_file(int fd, const char *path)
{
    struct stat open, named;
    return !fstat(fd, &open) && !stat(path, &named) && open.st_dev == named.st_dev &&
           open.st_ino == named.st_ino;
}

/* The process that has the lock, from the kernel's list of locks; 0 when it cannot be told. */
static long find_holder(int fd)
{
    struct stat open;
    FILE *list = fopen("/proc/locks", "r");
    char line[256];
    long holder = 0;
    if (!list || fstat(fd, &open)) {
        if (list)
            fclose(list);
        return 0;
    }
    while (!holder && fgets(line, sizeof line, list)) {
        long process;
        unsigned major, minor;
        unsigned long long inode;
        if (sscanf(line, "%*d: FLOCK %*s WRITE %ld %x:%x:%llu", &process, &major, &minor, &inode) == 4 &&
            inode == open.st_ino && makedev(major, minor) == open.st_dev)
            holder = process;
    }
    fclose(list);
    return holder;
}

static bool refuse_busy(const char *path, int fd, double seconds, struct error *err)
{
    long holder = find_holder(fd);
    char name[64] = "another program", file[64];
    if (holder > 0) {
        snprintf(file, sizeof file, "/proc/%ld/comm", holder);
        FILE *comm = fopen(file, "r");
        if (comm) {
            if (fgets(name, sizeof name, comm))
                name[strcspn(name, "\n")] = '\0';
            fclose(comm);
        }
        return error_set(err, STATUS_IO, "%s: %s (process %ld) has been changing it for %.0f s; try again",
                         path, name, holder, seconds);
    }
    return error_set(err, STATUS_IO, "%s: another program has been changing it for %.0f s; try again", path,
                     seconds);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

bool file_lock_take(struct file_lock *lock, const char *path, double seconds, struct error *err)
{
    double end = now() + seconds;
    for (;;) {
        if (!check_kind(path, err))
            return false;
        int fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
        if (fd < 0)
            return refuse_missing(path, err);
        bool mine = !flock(fd, LOCK_EX | LOCK_NB);
        if (mine && same_file(fd, path)) {
            lock->fd = fd;
            return true;
        }
        if (!mine && errno != EWOULDBLOCK && errno != EINTR) {
            error_set(err, STATUS_IO, "%s: cannot be locked: %s", path, strerror(errno));
            close(fd);
            return false;
        }
        if (!mine && now() > end) {
            refuse_busy(path, fd, seconds, err);
            close(fd);
            return false;
        }
        close(fd);
        if (!mine)
            nanosleep(&(struct timespec){0, PAUSE_MS * 1000000L}, NULL);
    }
}

void file_lock_release(struct file_lock *lock)
{
    close(lock->fd);
    lock->fd = -1;
}

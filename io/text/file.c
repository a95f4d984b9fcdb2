/* realpath and fsync come with the X/Open names. */
#define _XOPEN_SOURCE 700
#include "io/text/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "scoring/memory.h"

const char *file_title(const char *path)
{
    return strcmp(path, "-") ? path : "standard input";
}

static bool fail(const char *path, const char *what, struct error *err)
{
    return error_set(err, STATUS_IO, "%s: %s: %s", file_title(path), what, strerror(errno));
}

static bool read_all(const char *path, int fd, char **text, size_t *length, struct error *err)
{
    size_t room = 1 << 16, used = 0;
    char *buffer = mem_new(char, room);
    for (;;) {
        ssize_t got = read(fd, buffer + used, room - used - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            fail(path, "cannot read", err);
            break;
        }
        if (got == 0) {
            buffer[used] = '\0';
            *text = buffer;
            *length = used;
            return true;
        }
        used += (size_t)got;
        if (used > FILE_BYTES_MAX) {
            error_set(err, STATUS_INPUT, "%s: larger than %d MB, not a file for this program",
                      file_title(path), FILE_BYTES_MAX / 1024 / 1024);
            break;
        }
        if (used + 1 == room) {
            buffer = mem_grow(buffer, room, 2 * room, 1);
            room *= 2;
        }
    }
    free(buffer);
    return false;
}

bool file_read(const char *path, char **text, size_t *length, struct error *err)
{
    if (!strcmp(path, "-"))
        return read_all(path, STDIN_FILENO, text, length, err);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return fail(path, "cannot open", err);
    bool ok = read_all(path, fd, text, length, err);
    close(fd);
    return ok;
}

static bool write_all(int fd, const char *text, size_t length)
{
    while (length) {
        ssize_t done = write(fd, text, length);
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return false;
        text += done;
        length -= (size_t)done;
    }
    return true;
}

static bool write_in_place(const char *path, const char *text, size_t length, struct error *err)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0)
        return fail(path, "cannot open", err);
    bool ok = write_all(fd, text, length);
    int saved = errno;
    ok = !close(fd) && ok;
    if (!ok && saved)
        errno = saved;
    return ok || fail(path, "cannot write", err);
}

/* The folder part of a path, with its slash; the caller frees it. */
static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? mem_format("%.*s", (int)(slash - path + 1), path) : mem_copy_text("./");
}

/* The process that a temporary file of this target belongs to (NAME.PROCESS-NUMBER.tmp), 0 for another file.
 */
static long owner_of(const char *entry, const char *name)
{
    long process;
    int number, end = 0;
    size_t length = strlen(name);
    if (strncmp(entry, name, length) ||
        sscanf(entry + length, ".%ld-%d.tmp%n", &process, &number, &end) != 2 || !end ||
        entry[length + (size_t)end])
        return 0;
    return process > 0 ? process : 0;
}

/* Removes what processes that died while writing this target have left behind. */
static void sweep(const char *target)
{
    char *folder = folder_of(target);
    const char *slash = strrchr(target, '/'), *name = slash ? slash + 1 : target;
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && (entry = readdir(entries));) {
        long process = owner_of(entry->d_name, name);
        if (!process || !kill((pid_t)process, 0) || errno != ESRCH)
            continue;
        char *left = mem_format("%s%s", folder, entry->d_name);
        unlink(left);
        free(left);
    }
    if (entries)
        closedir(entries);
    free(folder);
}

/* The new name is on the disk when its folder is.  Not all file systems can do that; then it comes by itself.
 */
static void sync_folder(const char *target)
{
    char *folder = folder_of(target);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    free(folder);
}

/* Opens a new file beside the target.  Not mkstemp, which ignores the umask. */
static int open_beside(const char *target, char **temporary)
{
    for (int i = 0; i < 100; i++) {
        *temporary = mem_format("%s.%ld-%d.tmp", target, (long)getpid(), i);
        int fd = open(*temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
        free(*temporary);
        *temporary = NULL;
    }
    return -1;
}

/* Owner and group as they were, as far as this user may give a file away; permissions in any case. */
static bool dress(int fd, const struct stat *old)
{
    if (fchown(fd, old->st_uid, old->st_gid) && fchown(fd, (uid_t)-1, old->st_gid))
        errno = 0;
    return !fchmod(fd, old->st_mode & 07777);
}

static bool fill(int fd, const char *text, size_t length, const struct stat *old)
{
    if (old && !dress(fd, old))
        return false;
    return write_all(fd, text, length) && !fsync(fd);
}

/* Gives the finished file its name.  link() fails where the target has appeared meanwhile; file systems
 * without hard links are left with the check that was made before. */
static bool put_in_place(const char *temporary, const char *target, bool replace)
{
    if (!replace) {
        if (!link(temporary, target))
            return !unlink(temporary);
        if (errno == EEXIST)
            return false;
    }
    return !rename(temporary, target);
}

static bool write_beside(const char *target, const char *text, size_t length, const struct stat *old,
                         struct error *err)
{
    char *temporary = NULL;
    bool ok = false;
    sweep(target);
    int fd = open_beside(target, &temporary);
    if (fd < 0) {
        fail(target, "cannot create", err);
        goto out;
    }
    ok = fill(fd, text, length, old);
    int saved = errno;
    if (close(fd) && ok) {
        ok = false;
        saved = errno;
    }
    if (ok && !put_in_place(temporary, target, old != NULL)) {
        ok = false;
        saved = errno;
    }
    if (ok) {
        sync_folder(target);
    } else {
        unlink(temporary);
        errno = saved;
        fail(target, "cannot write", err);
    }
out:
    free(temporary);
    return ok;
}

bool file_may_write(const char *path, bool replace, struct error *err)
{
    struct stat old;
    if (!stat(path, &old)) {
        if (S_ISDIR(old.st_mode))
            return error_set(err, STATUS_IO, "%s: is a directory", path);
        if (S_ISREG(old.st_mode) && !replace)
            return error_set(err, STATUS_IO, "%s: exists already; choose another name or add --force", path);
        return true;
    }
    char *folder = folder_of(path);
    bool ok = !access(folder, W_OK | X_OK) || fail(path, "cannot create", err);
    free(folder);
    return ok;
}

bool file_write(const char *path, const char *text, size_t length, bool replace, struct error *err)
{
    struct stat old;
    if (!file_may_write(path, replace, err))
        return false;
    bool exists = !stat(path, &old);
    if (exists && !S_ISREG(old.st_mode))
        return write_in_place(path, text, length, err);
    char *target = exists ? realpath(path, NULL) : NULL;
    bool ok = write_beside(target ? target : path, text, length, exists ? &old : NULL, err);
    free(target);
    return ok;
}

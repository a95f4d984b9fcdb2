#include "io/text/file.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "greatest.h"
#include "io/text/file_lock.h"

static struct error err;
static char folder[] = "/tmp/rota-test-XXXXXX";
static char path[64], link_path[64];

static bool holds(const char *text)
{
    char *got = NULL;
    size_t length = 0;
    bool same = file_read(path, &got, &length, &err) && length == strlen(text) && !strcmp(got, text);
    free(got);
    return same;
}

TEST writes_replaces_and_refuses(void)
{
    struct stat status;
    ASSERTm(err.text, file_write(path, "one", 3, false, &err));
    ASSERT(holds("one"));
    ASSERT_FALSE(file_write(path, "two", 3, false, &err));
    ASSERT_EQ(STATUS_IO, err.status);
    ASSERT(strstr(err.text, "--force"));
    ASSERT(holds("one"));
    ASSERT_EQ(0, chmod(path, 0640));
    ASSERTm(err.text, file_write(path, "two", 3, true, &err));
    ASSERT(holds("two"));
    ASSERT_EQ(0, stat(path, &status));
    ASSERT_EQ_FMT(0640u, (unsigned)(status.st_mode & 07777), "%o");
    PASS();
}

TEST a_link_stays_a_link(void)
{
    struct stat status;
    ASSERT_EQ(0, symlink(path, link_path));
    ASSERTm(err.text, file_write(link_path, "three", 5, true, &err));
    ASSERT(holds("three"));
    ASSERT_EQ(0, lstat(link_path, &status));
    ASSERT(S_ISLNK(status.st_mode));
    PASS();
}

/* A process that has ended, for a number that nobody has. */
static long dead_process(void)
{
    pid_t child = fork();
    if (!child)
        _exit(0);
    waitpid(child, NULL, 0);
    return (long)child;
}

static bool there(const char *name)
{
    struct stat status;
    return !stat(name, &status);
}

TEST what_a_killed_writer_left_goes_away_and_nothing_else(void)
{
    char dead[96], alive[96], other[96];
    snprintf(dead, sizeof dead, "%s.%ld-0.tmp", path, dead_process());
    snprintf(alive, sizeof alive, "%s.%ld-7.tmp", path, (long)getpid());
    snprintf(other, sizeof other, "%s.notes.tmp", path);
    const char *const files[] = {dead, alive, other};
    for (int i = 0; i < 3; i++)
        fclose(fopen(files[i], "w"));
    ASSERTm(err.text, file_write(path, "four", 4, true, &err));
    ASSERT_FALSE(there(dead));
    ASSERT(there(alive));
    ASSERT(there(other));
    unlink(alive);
    unlink(other);
    PASS();
}

TEST only_a_file_that_can_be_written_can_be_locked(void)
{
    struct file_lock lock;
    char pipe[96];
    snprintf(pipe, sizeof pipe, "%s.pipe", path);
    ASSERT_EQ(0, mkfifo(pipe, 0600));
    ASSERT_FALSE(file_lock_take(&lock, pipe, 0, &err));
    ASSERTm(err.text, strstr(err.text, "is a pipe or a device"));
    unlink(pipe);
    ASSERT_EQ(0, symlink("nowhere", pipe));
    ASSERT_FALSE(file_lock_take(&lock, pipe, 0, &err));
    ASSERTm(err.text, strstr(err.text, "is a link to a file that is not there"));
    unlink(pipe);
    ASSERT_FALSE(file_lock_take(&lock, folder, 0, &err));
    ASSERTm(err.text, strstr(err.text, "is a folder"));
    chmod(path, 0444);
    ASSERT_FALSE(file_lock_take(&lock, path, 0, &err));
    ASSERTm(err.text, strstr(err.text, "is read-only"));
    chmod(path, 0644);
    PASS();
}

TEST a_second_one_waits_and_then_says_who_has_it(void)
{
    struct file_lock lock, second;
    int ready[2];
    char byte;
    ASSERT_EQ(0, pipe(ready));
    pid_t child = fork();
    if (!child) {
        bool mine = file_lock_take(&lock, path, 0, &err);
        (void)!write(ready[1], mine ? "y" : "n", 1);
        pause();
        _exit(0);
    }
    ASSERT_EQ(1, read(ready[0], &byte, 1));
    ASSERT_EQ('y', byte);
    ASSERT_FALSE(file_lock_take(&second, path, 0.05, &err));
    char number[32];
    snprintf(number, sizeof number, "(process %ld)", (long)child);
    ASSERTm(err.text, strstr(err.text, number) || strstr(err.text, "another program")); /* without /proc */
    kill(child, SIGKILL); /* the lock dies with its process */
    waitpid(child, NULL, 0);
    ASSERTm(err.text, file_lock_take(&second, path, 5, &err));
    file_lock_release(&second);
    close(ready[0]);
    close(ready[1]);
    PASS();
}

TEST failures_leave_nothing(void)
{
    char deep[128], *text;
    size_t length;
    snprintf(deep, sizeof deep, "%s/none/file", folder);
    ASSERT_FALSE(file_write(deep, "x", 1, false, &err));
    ASSERT_EQ(STATUS_IO, err.status);
    ASSERT_FALSE(file_write(folder, "x", 1, true, &err));
    ASSERT_EQ(STATUS_IO, err.status);
    ASSERT_FALSE(file_read(folder, &text, &length, &err));
    ASSERT_EQ(STATUS_IO, err.status);
    ASSERT_FALSE(file_read(deep, &text, &length, &err));
    ASSERT_EQ(STATUS_IO, err.status);
    ASSERT_EQ(0, unlink(path));
    ASSERT_EQ(0, unlink(link_path));
    ASSERT_EQm("something is left in the folder", 0, rmdir(folder));
    PASS();
}

SUITE(file)
{
    if (!mkdtemp(folder))
        abort();
    snprintf(path, sizeof path, "%s/a", folder);
    snprintf(link_path, sizeof link_path, "%s/link", folder);
    RUN_TEST(writes_replaces_and_refuses);
    RUN_TEST(a_link_stays_a_link);
    RUN_TEST(what_a_killed_writer_left_goes_away_and_nothing_else);
    RUN_TEST(only_a_file_that_can_be_written_can_be_locked);
    RUN_TEST(a_second_one_waits_and_then_says_who_has_it);
    RUN_TEST(failures_leave_nothing);
}

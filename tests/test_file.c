#include "io/text/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "greatest.h"

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
    RUN_TEST(failures_leave_nothing);
}

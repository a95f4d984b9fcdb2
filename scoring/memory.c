#include "scoring/memory.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *check(void *block)
{
    if (!block) {
        fputs("rota: out of memory\n", stderr);
        exit(4);
    }
    return block;
}

void *mem_get(size_t count, size_t size)
{
    return check(calloc(count ? count : 1, size));
}

void *mem_grow(void *block, size_t old_count, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        check(NULL);
    char *grown = check(realloc(block, count ? count * size : 1));
    if (count > old_count)
        memset(grown + old_count * size, 0, (count - old_count) * size);
    return grown;
}

char *mem_copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(mem_get(size, 1), text, size);
}

char *mem_format(const char *fmt, ...)
{
    va_list args, again;
    va_start(args, fmt);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, fmt, args);
    va_end(args);
    char *text = mem_get((size_t)length + 1, 1);
    vsnprintf(text, (size_t)length + 1, fmt, again);
    va_end(again);
    return text;
}

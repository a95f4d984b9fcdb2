#include "io/text/reading.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "io/text/utf8.h"
#include "scoring/memory.h"

void reading_note(struct reading *reading, const char *fmt, ...)
{
    if (!reading)
        return;
    va_list list;
    va_start(list, fmt);
    int length = vsnprintf(NULL, 0, fmt, list);
    va_end(list);
    char *line = mem_new(char, length + 1);
    va_start(list, fmt);
    vsnprintf(line, (size_t)length + 1, fmt, list);
    va_end(list);
    utf8_add_clean(&reading->notes, line);
    text_add_char(&reading->notes, '\n');
    free(line);
}

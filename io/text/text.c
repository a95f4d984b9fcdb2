#include "io/text/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

void text_release(struct text *text)
{
    free(text->at);
    *text = (struct text){0};
}

void text_clear(struct text *text)
{
    text->length = 0;
    if (text->at)
        text->at[0] = '\0';
}

/* Room for `more` bytes and the NUL. */
static void reserve(struct text *text, size_t more)
{
    size_t need = text->length + more + 1;
    if (need <= text->room)
        return;
    size_t room = text->room ? 2 * text->room : 64;
    while (room < need)
        room *= 2;
    text->at = mem_grow(text->at, text->room, room, 1);
    text->room = room;
}

void text_add_bytes(struct text *text, const char *more, size_t length)
{
    reserve(text, length);
    memcpy(text->at + text->length, more, length);
    text->length += length;
    text->at[text->length] = '\0';
}

void text_cut(struct text *text, size_t length)
{
    text->length = length;
    if (text->at)
        text->at[length] = '\0';
}

void text_add(struct text *text, const char *more)
{
    text_add_bytes(text, more, strlen(more));
}

void text_add_char(struct text *text, char c)
{
    text_add_bytes(text, &c, 1);
}

void text_add_repeated(struct text *text, char c, int count)
{
    for (int i = 0; i < count; i++)
        text_add_char(text, c);
}

void text_addf(struct text *text, const char *fmt, ...)
{
    va_list args, again;
    va_start(args, fmt);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, fmt, args);
    va_end(args);
    reserve(text, (size_t)length);
    vsnprintf(text->at + text->length, (size_t)length + 1, fmt, again);
    va_end(again);
    text->length += (size_t)length;
}

/* A growing text, for everything that is put together before it is written or printed in one go. */
#ifndef ROTA_IO_TEXT_TEXT_H
#define ROTA_IO_TEXT_TEXT_H

#include <stddef.h>

/* `at` is always terminated by NUL once something was added; NULL before.  Start with {0}. */
struct text {
    char *at;
    size_t length, room;
};

void text_release(struct text *text);
void text_clear(struct text *text);
/* Takes away what was added beyond the first `length` bytes. */
void text_cut(struct text *text, size_t length);

void text_add(struct text *text, const char *more);
void text_add_bytes(struct text *text, const char *more, size_t length);
void text_add_char(struct text *text, char c);
/* `count` times the same character, none when count is negative. */
void text_add_repeated(struct text *text, char c, int count);
void text_addf(struct text *text, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif

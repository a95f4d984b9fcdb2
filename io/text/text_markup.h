/* A table (io/text/text_table.h) in the languages of papers and pages; its first row is the header. */
#ifndef ROTA_IO_TEXT_TEXT_MARKUP_H
#define ROTA_IO_TEXT_TEXT_MARKUP_H

#include "io/text/text_table.h"
#include "scoring/word_list.h"

/* A new markup is a row in text_markup.c and a line here. */
#define MARKUPS(M) \
    M(text)        \
    M(md)          \
    M(csv)         \
    M(latex)       \
    M(html)

struct markup {
    const char *word;
    const char *title; /* what stands before the title of a table; NULL where a title has no place */
    void (*print)(const struct text_table *table, struct text *out);
};

#define M(name) extern const struct markup markup_##name;
MARKUPS(M)
#undef M

/* The i-th, and its word; NULL past the last. */
const struct markup *markup_at(int i);
word_list markup_word;

#endif

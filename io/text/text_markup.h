/* A table (io/text/text_table.h) in the languages of papers and pages; its first row is the header. */
#ifndef ROTA_IO_TEXT_TEXT_MARKUP_H
#define ROTA_IO_TEXT_TEXT_MARKUP_H

#include "io/text/text_table.h"
#include "scoring/word_list.h"

/* Name, word. */
#define MARKUPS(M)    \
    M(TEXT, "text")   \
    M(MARKDOWN, "md") \
    M(CSV, "csv")     \
    M(LATEX, "latex") \
    M(HTML, "html")
enum markup {
#define M(name, word) MARKUP_##name,
    MARKUPS(M)
#undef M
        MARKUP_KINDS
};

word_list markup_word;
void markup_print(const struct text_table *table, enum markup markup, struct text *out);

#endif

/* Aligned text tables by display width, so that names in any script line up. */
#ifndef ROTA_IO_TEXT_TEXT_TABLE_H
#define ROTA_IO_TEXT_TEXT_TABLE_H

#include <stdbool.h>

#include "io/text/text.h"

enum { TEXT_TABLE_COLUMNS_MAX = 24 };

struct text_table {
    int columns, cells;
    bool right[TEXT_TABLE_COLUMNS_MAX]; /* align to the right; set after init */
    char **cell;                        /* row by row */
};

void text_table_init(struct text_table *table, int columns);
void text_table_release(struct text_table *table);

/* Adds the next cell, from left to right; a copy is kept. */
void text_table_add(struct text_table *table, const char *text);
void text_table_addf(struct text_table *table, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* The table, every line begun with `indent` blanks, two blanks between columns, none at line ends. */
void text_table_print(const struct text_table *table, struct text *out, int indent);

#endif

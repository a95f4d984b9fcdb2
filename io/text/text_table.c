#include "io/text/text_table.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "io/text/utf8.h"
#include "scoring/memory.h"

void text_table_init(struct text_table *table, int columns)
{
    assert(columns > 0 && columns <= TEXT_TABLE_COLUMNS_MAX);
    *table = (struct text_table){.columns = columns};
}

void text_table_release(struct text_table *table)
{
    for (int i = 0; i < table->cells; i++)
        free(table->cell[i]);
    free(table->cell);
    *table = (struct text_table){0};
}

static void add(struct text_table *table, char *text)
{
    if (!(table->cells & (table->cells - 1))) {
        size_t old = (size_t)table->cells;
        table->cell = mem_grow(table->cell, old, old ? 2 * old : 1, sizeof *table->cell);
    }
    table->cell[table->cells++] = text;
}

void text_table_add(struct text_table *table, const char *text)
{
    add(table, mem_copy_text(text));
}

void text_table_addf(struct text_table *table, const char *fmt, ...)
{
    va_list args, again;
    va_start(args, fmt);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, fmt, args);
    va_end(args);
    char *text = mem_new(char, length + 1);
    vsnprintf(text, (size_t)length + 1, fmt, again);
    va_end(again);
    add(table, text);
}

static void print_row(const struct text_table *table, int first, const int *width, struct text *out)
{
    int last = table->columns;
    while (last > 0 && (first + last > table->cells || !*table->cell[first + last - 1]))
        last--;
    for (int c = 0; c < last; c++) {
        const char *cell = table->cell[first + c];
        if (c)
            text_add(out, "  ");
        if (c == last - 1 && !table->right[c])
            text_add(out, cell);
        else
            utf8_pad(out, cell, width[c], table->right[c]);
    }
    text_add_char(out, '\n');
}

void text_table_print(const struct text_table *table, struct text *out, int indent)
{
    int width[TEXT_TABLE_COLUMNS_MAX] = {0};
    for (int i = 0; i < table->cells; i++) {
        int wide = utf8_width(table->cell[i]);
        if (wide > width[i % table->columns])
            width[i % table->columns] = wide;
    }
    for (int first = 0; first < table->cells; first += table->columns) {
        text_add_repeated(out, ' ', indent);
        print_row(table, first, width, out);
    }
}

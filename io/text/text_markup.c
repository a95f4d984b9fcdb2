#include "io/text/text_markup.h"

#include <string.h>

#include "io/text/csv.h"
#include "io/text/html.h"

static const struct markup *const markups[] = {
#define M(name) &markup_##name,
    MARKUPS(M)
#undef M
};

const struct markup *markup_at(int i)
{
    return i >= 0 && i < (int)(sizeof markups / sizeof *markups) ? markups[i] : NULL;
}

const char *markup_word(int i)
{
    return markup_at(i) ? markup_at(i)->word : NULL;
}

/* Each character that stands in `special` becomes its replacement. */
static void add_escaped(struct text *out, const char *text, const char *special, const char *const *escape)
{
    for (; *text; text++) {
        const char *found = strchr(special, *text);
        if (found)
            text_add(out, escape[found - special]);
        else
            text_add_char(out, *text);
    }
}

static const char *cell_at(const struct text_table *table, int row, int column)
{
    int i = row * table->columns + column;
    return i < table->cells ? table->cell[i] : "";
}

static int rows_of(const struct text_table *table)
{
    return (table->cells + table->columns - 1) / table->columns;
}

static void print_text(const struct text_table *table, struct text *out)
{
    text_table_print(table, out, 0);
}

const struct markup markup_text = {"text", "", print_text};

static void print_markdown(const struct text_table *table, struct text *out)
{
    static const char *const escape[] = {"\\|", "\\*", "\\_", "\\`"};
    for (int r = 0; r < rows_of(table); r++) {
        for (int c = 0; c < table->columns; c++) {
            text_add(out, "| ");
            add_escaped(out, cell_at(table, r, c), "|*_`", escape);
            text_add_char(out, ' ');
        }
        text_add(out, "|\n");
        for (int c = 0; r == 0 && c < table->columns; c++)
            text_add(out, table->right[c] ? "|---:" : "|---");
        if (r == 0)
            text_add(out, "|\n");
    }
}

const struct markup markup_md = {"md", "## ", print_markdown};

static void print_csv(const struct text_table *table, struct text *out)
{
    for (int r = 0; r < rows_of(table); r++) {
        const char *field[TEXT_TABLE_COLUMNS_MAX];
        for (int c = 0; c < table->columns; c++)
            field[c] = cell_at(table, r, c);
        csv_add_row(out, field, table->columns);
    }
}

const struct markup markup_csv = {"csv", NULL, print_csv};

/* A tabular of the booktabs package. */
static void print_latex(const struct text_table *table, struct text *out)
{
    static const char *const escape[] = {"\\&",
                                         "\\%",
                                         "\\$",
                                         "\\#",
                                         "\\_",
                                         "\\{",
                                         "\\}",
                                         "\\textasciitilde{}",
                                         "\\textasciicircum{}",
                                         "\\textbackslash{}"};
    text_add(out, "\\begin{tabular}{");
    for (int c = 0; c < table->columns; c++)
        text_add_char(out, table->right[c] ? 'r' : 'l');
    text_add(out, "}\n\\toprule\n");
    for (int r = 0; r < rows_of(table); r++) {
        for (int c = 0; c < table->columns; c++) {
            text_add(out, c ? " & " : "");
            add_escaped(out, cell_at(table, r, c), "&%$#_{}~^\\", escape);
        }
        text_add(out, r ? " \\\\\n" : " \\\\\n\\midrule\n");
    }
    text_add(out, "\\bottomrule\n\\end{tabular}\n");
}

const struct markup markup_latex = {"latex", "% ", print_latex};

static void print_html(const struct text_table *table, struct text *out)
{
    text_add(out, "<table>\n");
    for (int r = 0; r < rows_of(table); r++) {
        const char *tag = r ? "td" : "th";
        text_add(out, r == 0 ? "<thead><tr>" : r == 1 ? "<tbody><tr>" : "<tr>");
        for (int c = 0; c < table->columns; c++) {
            text_addf(out, "<%s%s>", tag, table->right[c] ? " class=\"r\"" : "");
            html_add(out, cell_at(table, r, c));
            text_addf(out, "</%s>", tag);
        }
        text_add(out, r == 0 ? "</tr></thead>\n" : "</tr>\n");
    }
    text_add(out, rows_of(table) > 1 ? "</tbody></table>\n" : "</table>\n");
}

const struct markup markup_html = {"html", "", print_html};

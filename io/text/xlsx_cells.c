#include "io/text/xlsx_cells.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "io/text/xlsx_values.h"
#include "scoring/memory.h"

/* What strings and table may take together, each piece counted with what it costs to keep it. */
enum { KEPT_BYTES_MAX = 40 << 20, KEPT_EXTRA = 32, LIST_MAX = 1 << 16, COLUMN_MAX = 1 << 14 };

bool xlsx_fail(struct xlsx_part *part, const char *fmt, ...)
{
    char what[240];
    va_list list;
    va_start(list, fmt);
    vsnprintf(what, sizeof what, fmt, list);
    va_end(list);
    part->failed = true;
    return error_set(part->err, STATUS_INPUT, "%s: no sound Excel file: its part %.60s %s", part->book->file,
                     part->name, what);
}

static void fail_cell(struct xlsx_part *part, const char *what)
{
    struct xlsx_book *book = part->book;
    part->failed = true;
    error_set(part->err, STATUS_INPUT, "%s:%d: column %d: %s%s%.31s%s", book->file, part->row, part->column,
              what, part->sheet_name ? " (sheet '" : "", part->sheet_name ? part->sheet_name : "",
              part->sheet_name ? "')" : "");
}

void xlsx_book_release(struct xlsx_book *book)
{
    for (int i = 0; i < book->sheets; i++) {
        free(book->sheet[i].name);
        free(book->sheet[i].relation);
        free(book->sheet[i].path);
    }
    for (int i = 0; i < book->strings; i++)
        free(book->string[i]);
    free(book->sheet);
    free(book->format);
    free(book->style_is_date);
    free(book->string);
}

/* Room for one more at the end of a list that has `count`; grows by doubling. */
static void *grow(void *list, int count, size_t size)
{
    if (count & (count - 1))
        return list;
    return mem_grow(list, (size_t)count, count ? 2 * (size_t)count : 1, size);
}

/* Counts what is to be kept; false when that is too much. */
static bool afford(struct xlsx_part *part, size_t bytes)
{
    part->book->bytes += bytes + KEPT_EXTRA;
    return part->book->bytes <= KEPT_BYTES_MAX ||
           xlsx_fail(part, "holds more than %d MB of text", KEPT_BYTES_MAX >> 20);
}

static const char *get(const char **attribute, const char *wanted)
{
    for (; *attribute; attribute += 2) {
        const char *colon = strrchr(*attribute, ':');
        if (!strcmp(colon ? colon + 1 : *attribute, wanted))
            return attribute[1];
    }
    return NULL;
}

static int get_number(const char **attribute, const char *wanted, int missing)
{
    const char *text = get(attribute, wanted);
    return text ? (int)strtol(text, NULL, 10) : missing;
}

void xlsx_workbook_start(struct xlsx_part *part, const char *name, const char **attribute)
{
    struct xlsx_book *book = part->book;
    if (!strcmp(name, "workbookPr")) {
        const char *from = get(attribute, "date1904");
        book->from_1904 = from && (!strcmp(from, "1") || !strcmp(from, "true"));
    }
    if (strcmp(name, "sheet"))
        return;
    const char *title = get(attribute, "name"), *relation = get(attribute, "id"),
               *state = get(attribute, "state");
    if (!title || !relation || book->sheets == LIST_MAX) {
        xlsx_fail(part, "has a sheet without a name, or too many of them");
        return;
    }
    book->sheet = grow(book->sheet, book->sheets, sizeof *book->sheet);
    book->sheet[book->sheets++] = (struct xlsx_sheet){.name = mem_copy_text(title),
                                                      .relation = mem_copy_text(relation),
                                                      .path = mem_copy_text(""),
                                                      .hidden = state && strcmp(state, "visible")};
}

/* Targets are paths from the folder of the workbook, or from the top with a slash. */
void xlsx_relations_start(struct xlsx_part *part, const char *name, const char **attribute)
{
    const char *id = get(attribute, "Id"), *target = get(attribute, "Target");
    if (strcmp(name, "Relationship") || !id || !target)
        return;
    for (int i = 0; i < part->book->sheets; i++) {
        struct xlsx_sheet *sheet = &part->book->sheet[i];
        if (strcmp(sheet->relation, id))
            continue;
        free(sheet->path);
        sheet->path = *target == '/' ? mem_copy_text(target + 1) : mem_format("xl/%s", target);
    }
}

static bool format_is_date(const struct xlsx_book *book, int id)
{
    for (int i = 0; i < book->formats; i++)
        if (book->format[i].id == id)
            return book->format[i].is_date;
    return xlsx_format_is_date(id);
}

void xlsx_styles_start(struct xlsx_part *part, const char *name, const char **attribute)
{
    struct xlsx_book *book = part->book;
    if (!strcmp(name, "cellXfs"))
        part->inside = true;
    if (!strcmp(name, "numFmt") && book->formats < 4096) {
        const char *code = get(attribute, "formatCode");
        book->format = grow(book->format, book->formats, sizeof *book->format);
        book->format[book->formats++] =
            (struct xlsx_format){get_number(attribute, "numFmtId", -1), code && xlsx_code_is_date(code)};
    }
    if (part->inside && !strcmp(name, "xf") && book->styles < LIST_MAX) {
        book->style_is_date = grow(book->style_is_date, book->styles, sizeof *book->style_is_date);
        book->style_is_date[book->styles++] = format_is_date(book, get_number(attribute, "numFmtId", 0));
    }
}

void xlsx_styles_end(struct xlsx_part *part, const char *name)
{
    if (!strcmp(name, "cellXfs"))
        part->inside = false;
}

static void collect(struct xlsx_part *part, const char *text, size_t length)
{
    if (part->inside && !part->skipped && part->collected.length <= CSV_FIELD_BYTES_MAX)
        text_add_bytes(&part->collected, text, length);
}

/* What is collected, in a form to keep; counted.  Excel allows longer texts than a field may be: what comes
 * out is too long then, and refused where it is used. */
static char *take_collected(struct xlsx_part *part)
{
    if (!afford(part, part->collected.length))
        return mem_copy_text("");
    char *text = mem_copy_text(part->collected.at ? part->collected.at : "");
    xlsx_unescape(text);
    xlsx_trim(text);
    return text;
}

void xlsx_strings_start(struct xlsx_part *part, const char *name, const char **attribute)
{
    (void)attribute;
    part->skipped += !strcmp(name, "rPh");
    if (!strcmp(name, "si"))
        text_clear(&part->collected);
    part->inside = !strcmp(name, "t");
}

void xlsx_strings_text(struct xlsx_part *part, const char *text, size_t length)
{
    collect(part, text, length);
}

void xlsx_strings_end(struct xlsx_part *part, const char *name)
{
    struct xlsx_book *book = part->book;
    part->inside = false;
    part->skipped -= !strcmp(name, "rPh");
    if (!strcmp(name, "si")) {
        book->string = grow(book->string, book->strings, sizeof *book->string);
        book->string[book->strings++] = take_collected(part);
    }
    if (!strcmp(name, "sst"))
        text_release(&part->collected);
}

/* From a reference like AB12; 0 when it is none. */
static int column_of(const char *reference)
{
    int column = 0;
    for (; *reference >= 'A' && *reference <= 'Z' && column < COLUMN_MAX; reference++)
        column = column * 26 + *reference - 'A' + 1;
    return column;
}

static void start_cell(struct xlsx_part *part, const char **attribute)
{
    const char *reference = get(attribute, "r"), *type = get(attribute, "t");
    part->column = reference ? column_of(reference) : part->column + 1;
    part->style = get_number(attribute, "s", 0);
    part->type = !type || !strcmp(type, "n") ? 'n'
                 : !strcmp(type, "s")        ? 's'
                 : !strcmp(type, "b")        ? 'b'
                                             : 't';
    text_clear(&part->collected);
    if (part->column < 1)
        xlsx_fail(part, "has a cell with the reference '%.20s'", reference);
}

static void sheet_start(struct xlsx_part *part, const char *name, const char **attribute)
{
    part->skipped += !strcmp(name, "rPh");
    if (!strcmp(name, "row")) {
        part->row = get_number(attribute, "r", part->row + 1);
        part->column = 0;
        part->fields = 0;
    } else if (!strcmp(name, "c")) {
        start_cell(part, attribute);
    }
    part->inside = !strcmp(name, "v") || !strcmp(name, "t");
}

/* The value of the cell that ends, the caller's to free. */
static char *cell_value(struct xlsx_part *part)
{
    const struct xlsx_book *book = part->book;
    const char *text = part->collected.at;
    char *end;
    if (part->type == 's') {
        long index = strtol(text, &end, 10);
        if (end == text || *end || index < 0 || index >= book->strings) {
            xlsx_fail(part, "names a text that is not there: '%.20s'", text);
            return mem_copy_text("");
        }
        return afford(part, strlen(book->string[index])) ? mem_copy_text(book->string[index])
                                                         : mem_copy_text("");
    }
    if (part->type == 'b')
        return mem_copy_text(*text == '1' ? "TRUE" : "FALSE");
    double value = part->type == 'n' ? strtod(text, &end) : 0;
    if (part->type == 'n' && end != text && !*end) {
        struct text out = {0};
        if (part->style >= 0 && part->style < book->styles && book->style_is_date[part->style])
            xlsx_add_date(&out, value, book->from_1904);
        else
            xlsx_add_number(&out, value);
        return afford(part, out.length) ? out.at : (text_release(&out), mem_copy_text(""));
    }
    return take_collected(part);
}

/* The cell that ends becomes a field of the row; cells without content may stand anywhere. */
static void end_cell(struct xlsx_part *part)
{
    const struct csv *csv = part->book->csv;
    if (!part->collected.length)
        return;
    char *value = cell_value(part);
    int most = csv->rows ? csv->row[0].fields : CSV_FIELDS_MAX;
    if (part->failed || !*value) {
        free(value);
        return;
    }
    if (strlen(value) > CSV_FIELD_BYTES_MAX)
        fail_cell(part, "the text is too long, at most 4096 bytes are allowed");
    else if (part->column > most)
        fail_cell(part, csv->rows ? "a field beyond the header" : "more than 256 columns");
    else if (part->column <= part->fields)
        xlsx_fail(part, "has cells out of order in row %d", part->row);
    if (part->failed) {
        free(value);
        return;
    }
    while (part->fields < part->column - 1)
        part->field[part->fields++] = mem_copy_text("");
    part->field[part->fields++] = value;
}

static void drop_row(struct xlsx_part *part)
{
    while (part->fields)
        free(part->field[--part->fields]);
}

static bool is_header(const struct xlsx_part *part)
{
    const struct csv_row *header = &part->book->csv->row[0];
    bool same = header->fields == part->fields;
    for (int i = 0; same && i < part->fields; i++)
        same = !strcmp(header->field[i], part->field[i]);
    return same;
}

static void end_row(struct xlsx_part *part)
{
    struct csv *csv = part->book->csv;
    if (!part->fields)
        return;
    bool first = !part->has_header;
    part->has_header = true;
    if (first && csv->rows) {
        if (!is_header(part))
            fail_cell(part, "another header than the first sheet has; choose with --sheet NAME");
        drop_row(part);
        return;
    }
    if (!afford(part, (size_t)part->fields * (sizeof *part->field + KEPT_EXTRA)))
        return;
    csv_append(csv, part->row, part->sheet_name, part->field, part->fields);
    part->fields = 0;
}

static void sheet_end(struct xlsx_part *part, const char *name)
{
    part->inside = false;
    part->skipped -= !strcmp(name, "rPh");
    if (!strcmp(name, "c"))
        end_cell(part);
    else if (!strcmp(name, "row"))
        end_row(part);
}

void xlsx_begin_sheet(struct xlsx_part *part, bool named)
{
    part->start = sheet_start;
    part->end = sheet_end;
    part->text = collect;
    if (named)
        part->sheet_name = csv_add_sheet(part->book->csv, part->book->sheet[part->sheet].name);
}

void xlsx_end_sheet(struct xlsx_part *part)
{
    drop_row(part);
    text_release(&part->collected);
}

#include "io/text/xlsx_read.h"

#include <expat.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zip.h>

#include "io/text/xlsx_cells.h"
#include "scoring/memory.h"

/* Ten times what a list of 10,000 players needs, and little enough for any machine. */
enum { PARTS_MAX = 10000, PACKED_BYTES_MAX = 24 << 20, PART_BYTES_MAX = 64 << 20, PIECE = 16 << 10 };

bool xlsx_looks_like(const char *bytes, size_t length)
{
    return length >= 4 && !memcmp(bytes, "PK\3\4", 4);
}

struct parser {
    XML_Parser xml;
    struct xlsx_part *part;
};

/* Names are compared without their namespace prefix, which is the writer's to choose. */
static const char *local(const char *name)
{
    const char *colon = strrchr(name, ':');
    return colon ? colon + 1 : name;
}

static void XMLCALL on_start(void *context, const char *name, const char **attribute)
{
    struct parser *parser = context;
    parser->part->start(parser->part, local(name), attribute);
    if (parser->part->failed)
        XML_StopParser(parser->xml, XML_FALSE);
}

static void XMLCALL on_end(void *context, const char *name)
{
    struct parser *parser = context;
    if (parser->part->end)
        parser->part->end(parser->part, local(name));
    if (parser->part->failed)
        XML_StopParser(parser->xml, XML_FALSE);
}

static void XMLCALL on_text(void *context, const char *text, int length)
{
    struct parser *parser = context;
    if (parser->part->text)
        parser->part->text(parser->part, text, (size_t)length);
    if (parser->part->failed)
        XML_StopParser(parser->xml, XML_FALSE);
}

/* Entities are declared in a document type; no spreadsheet has one. */
static void XMLCALL on_doctype(void *context, const char *name, const char *system, const char *public_id,
                               int internal)
{
    struct parser *parser = context;
    (void)name, (void)system, (void)public_id, (void)internal;
    xlsx_fail(parser->part, "has a document type, which no spreadsheet program writes");
    XML_StopParser(parser->xml, XML_FALSE);
}

/* Unpacks and parses piece by piece. */
static bool feed(struct parser *parser, zip_file_t *in)
{
    zip_uint64_t total = 0;
    for (;;) {
        char piece[PIECE];
        zip_int64_t size = zip_fread(in, piece, sizeof piece);
        if (size < 0)
            return xlsx_fail(parser->part, "is broken: %s", zip_file_strerror(in));
        total += (zip_uint64_t)size;
        if (total > PART_BYTES_MAX)
            return xlsx_fail(parser->part, "is larger than %d MB when unpacked", PART_BYTES_MAX >> 20);
        enum XML_Status status = XML_Parse(parser->xml, piece, (int)size, size == 0);
        if (parser->part->failed)
            return false;
        if (status != XML_STATUS_OK)
            return xlsx_fail(parser->part, "is broken: line %lu: %s",
                             (unsigned long)XML_GetCurrentLineNumber(parser->xml),
                             XML_ErrorString(XML_GetErrorCode(parser->xml)));
        if (size == 0)
            return true;
    }
}

/* Whether the workbook has the part; *ok tells whether it could be read. */
static bool parse_part(zip_t *zip, const char *name, struct xlsx_part *part, bool *ok)
{
    zip_int64_t index = zip_name_locate(zip, name, ZIP_FL_NOCASE);
    *ok = true;
    part->name = name;
    if (index < 0)
        return false;
    zip_file_t *in = zip_fopen_index(zip, (zip_uint64_t)index, 0);
    if (!in) {
        *ok = xlsx_fail(part, "cannot be unpacked: %s", zip_strerror(zip));
        return true;
    }
    struct parser parser = {XML_ParserCreate(NULL), part};
    XML_SetUserData(parser.xml, &parser);
    XML_SetElementHandler(parser.xml, on_start, on_end);
    XML_SetCharacterDataHandler(parser.xml, on_text);
    XML_SetStartDoctypeDeclHandler(parser.xml, on_doctype);
    *ok = feed(&parser, in);
    XML_ParserFree(parser.xml);
    zip_fclose(in);
    return true;
}

/* A part that may be missing. */
static bool parse_optional(zip_t *zip, const char *name, struct xlsx_part *part)
{
    bool ok;
    parse_part(zip, name, part, &ok);
    return ok;
}

static bool parse_needed(zip_t *zip, const char *name, struct xlsx_part *part)
{
    bool ok;
    return parse_part(zip, name, part, &ok) ? ok : xlsx_fail(part, "is missing");
}

/* The sheets to read, by number; false when there is no such sheet. */
static bool choose_sheets(const struct xlsx_book *book, const struct reading *reading, int *first, int *last)
{
    const char *wish = reading ? reading->sheet : NULL;
    *first = 0;
    while (*first < book->sheets &&
           (wish ? strcasecmp(book->sheet[*first].name, wish) != 0 : book->sheet[*first].hidden))
        ++*first;
    *last = !wish && reading && reading->all_sheets ? book->sheets - 1 : *first;
    return *first < book->sheets;
}

static bool fail_sheet(const struct xlsx_book *book, const char *file, const struct reading *reading,
                       struct error *err)
{
    struct text names = {0};
    text_add(&names, "");
    for (int i = 0; i < book->sheets && names.length < 200; i++)
        text_addf(&names, "%s%.31s", i ? ", " : "", book->sheet[i].name);
    if (reading && reading->sheet)
        error_set(err, STATUS_INPUT, "%s: no sheet '%.40s'; it has %.240s", file, reading->sheet, names.at);
    else
        error_set(err, STATUS_INPUT, "%s: has no visible sheet", file);
    text_release(&names);
    return false;
}

static bool read_sheets(zip_t *zip, struct xlsx_book *book, struct reading *reading, struct error *err)
{
    int first, last;
    if (!choose_sheets(book, reading, &first, &last))
        return fail_sheet(book, book->file, reading, err);
    for (int i = first; i <= last; i++) {
        if (book->sheet[i].hidden && i != first)
            continue;
        struct xlsx_part part = {.book = book, .sheet = i, .err = err};
        xlsx_begin_sheet(&part, first != last);
        bool ok = parse_needed(zip, book->sheet[i].path, &part);
        xlsx_end_sheet(&part);
        if (!ok)
            return false;
    }
    if (!book->csv->rows)
        return error_set(err, STATUS_INPUT, "%s: sheet '%.31s' is empty, must begin with a header line",
                         book->file, book->sheet[first].name);
    if (first == last && book->sheets > 1 && !(reading && reading->sheet))
        reading_note(reading, "%s: sheet '%s' read, of %d; another is chosen with --sheet NAME", book->file,
                     book->sheet[first].name, book->sheets);
    return true;
}

static bool read_book(zip_t *zip, struct xlsx_book *book, struct reading *reading, struct error *err)
{
    struct xlsx_part part = {.book = book, .err = err};
    if (zip_get_num_entries(zip, 0) > PARTS_MAX)
        return error_set(err, STATUS_INPUT, "%s: a ZIP file of more than %d parts, no Excel file", book->file,
                         PARTS_MAX);
    if (zip_name_locate(zip, "xl/workbook.xml", ZIP_FL_NOCASE) < 0)
        return error_set(err, STATUS_INPUT, "%s: %s", book->file,
                         zip_name_locate(zip, "content.xml", 0) >= 0
                             ? "an OpenDocument file (.ods); save it as .xlsx or as CSV"
                             : "a ZIP file, but no Excel workbook; give a .xlsx or CSV file");
    part.start = xlsx_workbook_start;
    if (!parse_needed(zip, "xl/workbook.xml", &part))
        return false;
    part.start = xlsx_relations_start;
    if (!parse_needed(zip, "xl/_rels/workbook.xml.rels", &part))
        return false;
    part.start = xlsx_styles_start;
    part.end = xlsx_styles_end;
    if (!parse_optional(zip, "xl/styles.xml", &part))
        return false;
    part.start = xlsx_strings_start;
    part.end = xlsx_strings_end;
    part.text = xlsx_strings_text;
    return parse_optional(zip, "xl/sharedStrings.xml", &part) && read_sheets(zip, book, reading, err);
}

bool xlsx_load(struct csv *csv, const char *file, const char *bytes, size_t length, struct reading *reading,
               struct error *err)
{
    *csv = (struct csv){0};
    if (length > PACKED_BYTES_MAX)
        return error_set(err, STATUS_INPUT, "%s: an Excel file of more than %d MB, give a smaller one", file,
                         PACKED_BYTES_MAX >> 20);
    zip_error_t fault;
    zip_error_init(&fault);
    zip_source_t *source = zip_source_buffer_create(bytes, length, 0, &fault);
    zip_t *zip = source ? zip_open_from_source(source, ZIP_RDONLY, &fault) : NULL;
    if (!zip) {
        error_set(err, STATUS_INPUT, "%s: a broken Excel file: %s", file, zip_error_strerror(&fault));
        zip_source_free(source);
        zip_error_fini(&fault);
        return false;
    }
    struct xlsx_book book = {.file = file, .csv = csv};
    bool ok = read_book(zip, &book, reading, err);
    xlsx_book_release(&book);
    zip_discard(zip);
    zip_error_fini(&fault);
    if (!ok)
        csv_release(csv);
    return ok;
}

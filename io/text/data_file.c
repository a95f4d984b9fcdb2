#include "io/text/data_file.h"

#include <stdlib.h>
#include <string.h>

#include "io/text/encoding.h"
#include "io/text/file.h"
#include "io/text/xlsx_read.h"

static bool is_ascii(const char *text)
{
    while (*text && (unsigned char)*text < 0x80)
        text++;
    return !*text;
}

/* What was assumed, with two fields to judge it by. */
static void note_encoding(const char *title, const char *encoding, const struct csv *csv,
                          struct reading *reading)
{
    const char *sample[2] = {NULL, NULL};
    int found = 0;
    for (int r = 0; r < csv->rows && found < 2; r++)
        for (int c = 0; c < csv->row[r].fields && found < 2; c++) {
            const char *field = csv_get(csv, r, c);
            if (!is_ascii(field) && (!found || strcmp(sample[0], field)))
                sample[found++] = field;
        }
    reading_note(reading,
                 "%s: read as %s, for example \"%s\"%s%s%s; if that looks wrong, choose with --encoding NAME",
                 title, encoding, found ? sample[0] : "", found > 1 ? " and \"" : "",
                 found > 1 ? sample[1] : "", found > 1 ? "\"" : "");
}

static bool load_text(struct data_file *file, const char *text, size_t length, struct reading *reading,
                      struct error *err)
{
    char *decoded;
    const char *assumed;
    if (!encoding_decode(file->title, reading ? reading->encoding : NULL, text, length, &decoded, &length,
                         &assumed, err))
        return false;
    bool ok = csv_load(&file->csv, file->title, decoded ? decoded : text, length, err);
    if (ok && assumed)
        note_encoding(file->title, assumed, &file->csv, reading);
    free(decoded);
    return ok;
}

bool data_file_parse(struct data_file *file, const char *title, const char *text, size_t length,
                     struct reading *reading, struct error *err)
{
    *file = (struct data_file){.title = title};
    if (xlsx_looks_like(text, length))
        return xlsx_load(&file->csv, title, text, length, reading, err);
    if (!json_looks_like(text, length))
        return load_text(file, text, length, reading, err);
    file->document = json_parse(title, text, length, err);
    return file->document != NULL;
}

bool data_file_read(struct data_file *file, const char *path, struct reading *reading, struct error *err)
{
    char *text;
    size_t length;
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = data_file_parse(file, file_title(path), text, length, reading, err);
    free(text);
    return ok;
}

void data_file_release(struct data_file *file)
{
    if (file->document)
        json_free(file->document);
    else
        csv_release(&file->csv);
    *file = (struct data_file){0};
}

struct cJSON *data_file_take(struct data_file *file)
{
    struct cJSON *document = file->document;
    file->document = NULL;
    return document;
}

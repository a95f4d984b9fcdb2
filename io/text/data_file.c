#include "io/text/data_file.h"

#include <stdlib.h>

#include "io/text/file.h"

bool data_file_parse(struct data_file *file, const char *title, const char *text, size_t length,
                     struct error *err)
{
    *file = (struct data_file){.title = title};
    if (!json_looks_like(text, length))
        return csv_load(&file->csv, title, text, length, err);
    file->document = json_parse(title, text, length, err);
    return file->document != NULL;
}

bool data_file_read(struct data_file *file, const char *path, struct error *err)
{
    char *text;
    size_t length;
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = data_file_parse(file, file_title(path), text, length, err);
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

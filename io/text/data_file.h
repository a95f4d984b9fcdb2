/* A file of data that may be JSON, CSV or an Excel workbook: which of them, what stands in it tells.  A text
 * that begins with { or [ after blanks is JSON.  CSV may be in an old encoding (see io/text/encoding.h). */
#ifndef ROTA_IO_TEXT_DATA_FILE_H
#define ROTA_IO_TEXT_DATA_FILE_H

#include "io/text/csv.h"
#include "io/text/json.h"
#include "io/text/reading.h"

struct data_file {
    const char *title;      /* for messages; not owned */
    struct cJSON *document; /* NULL = a table */
    struct csv csv;
};

/* From a text, and from a file ("-": standard input), whose path must outlive it.  `reading` may be NULL.
 * After a failure there is nothing to release. */
bool data_file_parse(struct data_file *file, const char *title, const char *text, size_t length,
                     struct reading *reading, struct error *err);
bool data_file_read(struct data_file *file, const char *path, struct reading *reading, struct error *err);
void data_file_release(struct data_file *file);

/* The document, which is the caller's from now on. */
struct cJSON *data_file_take(struct data_file *file);

#endif

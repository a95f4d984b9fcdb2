/* A file of data that may be JSON or CSV: which of them, what stands in it tells.  A text that begins with {
 * or [ after blanks is JSON. */
#ifndef ROTA_IO_TEXT_DATA_FILE_H
#define ROTA_IO_TEXT_DATA_FILE_H

#include "io/text/csv.h"
#include "io/text/json.h"

struct data_file {
    const char *title;      /* for messages; not owned */
    struct cJSON *document; /* NULL = CSV */
    struct csv csv;
};

/* From a text, and from a file ("-": standard input), whose path must outlive it.  After a failure there is
 * nothing to release. */
bool data_file_parse(struct data_file *file, const char *title, const char *text, size_t length,
                     struct error *err);
bool data_file_read(struct data_file *file, const char *path, struct error *err);
void data_file_release(struct data_file *file);

/* The document, which is the caller's from now on. */
struct cJSON *data_file_take(struct data_file *file);

#endif

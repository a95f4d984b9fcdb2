/* JSON documents (cJSON underneath); json_read.h walks them, json_out.h writes.
 *
 * cJSON keeps numbers as doubles and no positions.  json_parse therefore goes over the text once more,
 * beside the tree, and leaves in every node its line (in `valueint`, which is no use as a number: it
 * saturates) and in every number its digits (in `valuestring`).  So 64-bit seeds stay exact, and numbers
 * that we do not know are written back as they were. */
#ifndef ROTA_IO_TEXT_JSON_H
#define ROTA_IO_TEXT_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "scoring/error.h"

struct cJSON;
enum { JSON_DEPTH_MAX = 64 };

/* The parsed document, or NULL.  Refuses besides bad syntax: text that is not UTF-8, NUL, deep nesting,
 * members named twice, numbers beyond a double. */
struct cJSON *json_parse(const char *file, const char *text, size_t length, struct error *err);
void json_free(struct cJSON *node);
/* Whether a text begins like JSON, with { or [ after blanks. */
bool json_looks_like(const char *text, size_t length);

#endif

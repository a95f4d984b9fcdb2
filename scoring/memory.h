/* Memory.  Running out of it is not recovered from: a message and exit, so that callers need no error
 * paths for it.  Everything comes zeroed. */
#ifndef ROTA_SCORING_MEMORY_H
#define ROTA_SCORING_MEMORY_H

#include <stddef.h>

void *mem_get(size_t count, size_t size);
/* Like realloc; the part beyond `old_count` is zeroed. */
void *mem_grow(void *block, size_t old_count, size_t count, size_t size);
char *mem_copy_text(const char *text);
/* printf into fresh memory. */
char *mem_format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

#define mem_new(type, count)          ((type *)mem_get((size_t)(count), sizeof(type)))
/* rows x columns, in one piece */
#define mem_grid(type, rows, columns) ((type *)mem_get((size_t)(rows) * (size_t)(columns), sizeof(type)))

#endif

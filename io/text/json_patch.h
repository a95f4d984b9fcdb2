/* JSON Patch (RFC 6902): what turns one document into another, as a list of operations, and applying such a
 * list. The operations are `add`, `remove` and `replace`; numbers are compared and kept by their digits.
 * Members of an object have no order here: whoever writes the document decides it.  Lists are compared from
 * both ends, so that a round more or less is one operation, and the middle element by element. */
#ifndef ROTA_IO_TEXT_JSON_PATCH_H
#define ROTA_IO_TEXT_JSON_PATCH_H

#include "io/text/json_read.h"
#include "io/text/text.h"

/* Writes the list of operations that turns `from` into `to`, on one line ("[]" when they are alike).  The
 * members `except` of the whole (up to NULL) are left alone; NULL = none.  O(size of both), but for the
 * members of objects, which are looked up one by one. */
void json_patch_make(struct text *out, const struct cJSON *from, const struct cJSON *to,
                     const char *const *except);

/* Applies the operations to `document` in place.  STATUS_INPUT, naming the operation, when one does not fit;
 * the document is then to be thrown away. */
bool json_patch_apply(struct cJSON *document, const struct json_at *patch, struct error *err);

#endif

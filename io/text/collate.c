#include "io/text/collate.h"

#include <stdlib.h>
#include <string.h>

#include <unicode/ucol.h>
#include <unicode/ustring.h>

#include "scoring/memory.h"

struct entry {
    uint8_t *key; /* compares like the text, up to and including its closing 0 */
    int index;
};

static int by_key(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    int order = strcmp((const char *)x->key, (const char *)y->key);
    return order ? order : (x->index > y->index) - (x->index < y->index);
}

/* Without a collator (ICU lacks its data) bytes are the order. */
static uint8_t *make_key(UCollator *collator, const char *text)
{
    UErrorCode status = U_ZERO_ERROR;
    int32_t room = (int32_t)strlen(text) + 1, length = 0;
    UChar *wide = mem_new(UChar, room);
    u_strFromUTF8(wide, room, &length, text, -1, &status);
    uint8_t *key = NULL;
    if (collator && U_SUCCESS(status)) {
        int32_t size = ucol_getSortKey(collator, wide, length, NULL, 0);
        key = mem_new(uint8_t, size + 1);
        ucol_getSortKey(collator, wide, length, key, size);
    }
    free(wide);
    return key ? key : (uint8_t *)mem_copy_text(text);
}

int *collate_order(const char *const *text, int count, const char *locale)
{
    UErrorCode status = U_ZERO_ERROR;
    UCollator *collator = ucol_open(locale, &status);
    struct entry *entries = mem_new(struct entry, count + 1);
    int *order = mem_new(int, count + 1);
    if (U_FAILURE(status))
        collator = NULL;
    for (int i = 0; i < count; i++)
        entries[i] = (struct entry){make_key(collator, text[i]), i};
    qsort(entries, (size_t)count, sizeof *entries, by_key);
    for (int i = 0; i < count; i++) {
        order[i] = entries[i].index;
        free(entries[i].key);
    }
    free(entries);
    if (collator)
        ucol_close(collator);
    return order;
}

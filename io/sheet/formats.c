#include "io/sheet/formats.h"

#include <string.h>
#include <strings.h>

static const struct sheet_format *const formats[] = {
#define F(name) &format_##name,
    SHEET_FORMATS(F)
#undef F
};

const struct sheet_format *sheet_format_at(int i)
{
    return i >= 0 && i < (int)(sizeof formats / sizeof *formats) ? formats[i] : NULL;
}

const char *sheet_format_ending(int i)
{
    return sheet_format_at(i) ? sheet_format_at(i)->ending : NULL;
}

const struct sheet_format *sheet_format_of(const char *path, struct error *err)
{
    const char *dot = strrchr(path, '.'), *slash = strrchr(path, '/');
    for (int i = 0; dot && (!slash || dot > slash) && sheet_format_at(i); i++)
        if (!strcasecmp(dot, sheet_format_ending(i)))
            return sheet_format_at(i);
    error_set(err, STATUS_USAGE, "%.200s: unknown ending, must be %s", path, ANY_WORD(sheet_format_ending));
    return NULL;
}

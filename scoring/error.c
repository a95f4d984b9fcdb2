#include "scoring/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void set(struct error *err, enum status status, enum reason reason, const char *fmt, va_list args)
{
    err->status = status;
    err->reason = reason;
    vsnprintf(err->text, sizeof err->text, fmt, args);
}

bool error_set(struct error *err, enum status status, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    set(err, status, REASON_NONE, fmt, args);
    va_end(args);
    return false;
}

bool error_because(struct error *err, enum status status, enum reason reason, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    set(err, status, reason, fmt, args);
    va_end(args);
    return false;
}

bool error_prefix(struct error *err, const char *fmt, ...)
{
    char whole[2 * sizeof err->text];
    va_list args;
    va_start(args, fmt);
    vsnprintf(whole, sizeof err->text, fmt, args);
    va_end(args);
    size_t used = strlen(whole);
    snprintf(whole + used, sizeof whole - used, ": %s", err->text);
    memcpy(err->text, whole, sizeof err->text - 1);
    err->text[sizeof err->text - 1] = '\0';
    return false;
}

const char *status_headline(enum status status)
{
    switch (status) {
#define S(name, code, headline) \
    case STATUS_##name:         \
        return headline;
        STATUSES(S)
#undef S
    }
    return "unknown status";
}

#include "solver/settings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "solver/method.h"

static const struct setting *find_row(const struct method *method, const char *name)
{
    for (const struct setting *row = method ? method->settings : NULL; row && row->name; row++)
        if (!strcmp(row->name, name))
            return row;
    return NULL;
}

static bool set(struct settings *settings, const char *method, const struct setting *row, double value,
                struct error *err)
{
    int i = 0;
    while (i < settings->count && settings->given[i].row != row)
        i++;
    if (i == SETTINGS_MAX)
        return error_because(err, STATUS_USAGE, REASON_SETTINGS_FULL, "at most %d settings", SETTINGS_MAX);
    settings->count = i == settings->count ? i + 1 : settings->count;
    settings->given[i] = (struct setting_given){method, row, value};
    return true;
}

bool settings_parse(struct settings *settings, const char *text, struct error *err)
{
    char name[64];
    const char *dot = strchr(text, '.'), *equals = strchr(text, '=');
    if (!dot || !equals || dot > equals || equals - text >= (int)sizeof name)
        return error_because(err, STATUS_USAGE, REASON_SETTING,
                             "%.60s: must be METHOD.NAME=NUMBER, as in anneal.t0=0.4", text);
    snprintf(name, sizeof name, "%.*s", (int)(dot - text), text);
    const struct method *method = method_find(name);
    if (!method)
        return error_because(err, STATUS_USAGE, REASON_SETTING_UNKNOWN, "%.60s: there is no method '%s'",
                             text, name);
    snprintf(name, sizeof name, "%.*s", (int)(equals - dot - 1), dot + 1);
    const struct setting *row = find_row(method, name);
    if (!row)
        return error_because(err, STATUS_USAGE, REASON_SETTING_UNKNOWN,
                             "%.60s: method %s has no setting '%s'", text, method->name, name);
    char *end;
    double value = strtod(equals + 1, &end);
    if (end == equals + 1 || *end || !isfinite(value) || value < row->low || value > row->high)
        return error_because(err, STATUS_USAGE, REASON_SETTING, "%.60s: must be a number from %g to %g", text,
                             row->low, row->high);
    return set(settings, method->name, row, value, err);
}

double settings_get(const struct settings *settings, const struct setting *row)
{
    for (int i = 0; settings && i < settings->count; i++)
        if (settings->given[i].row == row)
            return settings->given[i].value;
    return row->value;
}

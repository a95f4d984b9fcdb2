/* Parameters of the methods.  A method lists its few in a table in its own file and reads them through the
 * lane; the command line changes them by name, `--set anneal.t0=0.4`, and every listing walks the tables. */
#ifndef ROTA_SOLVER_SETTINGS_H
#define ROTA_SOLVER_SETTINGS_H

#include "scoring/error.h"

/* One parameter; a table of them ends in a row without a name. */
struct setting {
    const char *name;
    double value, low, high; /* default and what is allowed */
    const char *help;
};

enum { SETTINGS_MAX = 32 };

/* What was changed; {0} = nothing. */
struct settings {
    int count;
    struct setting_given {
        const char *method;
        const struct setting *row;
        double value;
    } given[SETTINGS_MAX];
};

/* Takes over "METHOD.NAME=NUMBER"; STATUS_USAGE with what is allowed.  The last of a name counts. */
bool settings_parse(struct settings *settings, const char *text, struct error *err);

/* The value of a row of a method's table; `settings` may be NULL. */
double settings_get(const struct settings *settings, const struct setting *row);

#endif

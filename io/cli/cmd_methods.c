#include <stdio.h>

#include "io/cli/command.h"
#include "solver/method.h"
#include "solver/settings.h"

static void add_settings(struct text_table *table, const struct method *method)
{
    for (const struct setting *row = method->settings; row && row->name; row++) {
        text_table_addf(table, "  %s.%s", method->name, row->name);
        text_table_addf(table, "%g", row->value);
        text_table_addf(table, "%g to %g", row->low, row->high);
        text_table_add(table, row->help);
    }
}

static enum status methods_run(const struct arguments *arguments, struct error *err)
{
    struct text_table table;
    const char *only = arguments->operands ? arguments->operand[0] : NULL;
    if (only && !method_find(only)) {
        error_set(err, STATUS_USAGE, "unknown method '%.40s'; see: rota methods", only);
        return err->status;
    }
    text_table_init(&table, 4);
    text_table_add(&table, "method or setting");
    text_table_add(&table, "default");
    text_table_add(&table, "allowed");
    text_table_add(&table, "what it is");
    for (int i = 0; method_at(i); i++) {
        if (only && method_at(i) != method_find(only))
            continue;
        text_table_add(&table, method_at(i)->name);
        text_table_add(&table, "");
        text_table_add(&table, "");
        text_table_add(&table, method_at(i)->summary);
        add_settings(&table, method_at(i));
    }
    if (!only) {
        text_table_add(&table, "portfolio");
        text_table_add(&table, "");
        text_table_add(&table, "");
        text_table_add(&table, "several of these side by side, as `rota plan` does");
    }
    command_print_table(&table, 0);
    return STATUS_OK;
}

const struct command cmd_methods = {
    .name = "methods",
    .usage = "[NAME]",
    .summary = "the methods of the search and their settings",
    .about = "Settings are changed by --set METHOD.NAME=NUMBER, in plan and bench.\n",
    .example = "rota methods anneal",
    .most = 1,
    .run = methods_run};

/* The options of every command that reads tables of people, and the lines about how they were read. */
#ifndef ROTA_IO_CLI_READING_OPTIONS_H
#define ROTA_IO_CLI_READING_OPTIONS_H

#include "io/cli/arguments.h"
#include "io/event/event_file.h"
#include "io/text/reading.h"

#define READING_OPTIONS                                                                            \
    {"encoding", 0, "NAME", "encoding of a CSV file (told from its bytes), such as windows-1250"}, \
        {"sheet", 0, "NAME", "sheet of an Excel file (the first one)"},

/* What the options say. */
struct reading reading_options(const struct arguments *arguments);
/* Prints the notes to stderr, unless `quiet`, and releases them. */
void reading_close(struct reading *reading, bool quiet);

/* The event or schedule of the first operand; notes are printed. */
bool reading_schedule(const struct arguments *arguments, struct event_file *file, struct error *err);

#endif

/* The options of every command that changes an event: who does it and why, for the event's log. */
#ifndef ROTA_IO_CLI_CHANGE_OPTIONS_H
#define ROTA_IO_CLI_CHANGE_OPTIONS_H

#include "io/cli/arguments.h"
#include "io/cli/now.h"
#include "io/event/door.h"

/* Their rows in a table of options. */
#define CHANGE_OPTIONS                                                \
    {"as", 0, "NAME", "who does this, for the log (the login name)"}, \
        {"reason", 0, "TEXT", "why it is done, for the log"},

enum { CHANGE_BY_MAX = 256 };

/* What the log is to say.  The note points into it and into the arguments, so it stays where it is. */
struct change {
    char time[NOW_TEXT_MAX], login[CHANGE_BY_MAX];
    struct door_note note;
    struct actor actor; /* the same time, for acts */
};

bool change_read(const struct arguments *arguments, struct change *change, struct error *err);

/* Refuses standard input as an event that is to be written back; `command` for the message. */
bool change_in_file(const char *command, const char *path, struct error *err);

#endif

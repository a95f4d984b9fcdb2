/* Several event files at once. */
#ifndef ROTA_IO_CLI_EVENT_LIST_H
#define ROTA_IO_CLI_EVENT_LIST_H

#include "io/cli/arguments.h"
#include "io/event/event_file.h"

struct event_list {
    int count;
    struct event_file *file;
    struct event *event; /* the files' events side by side; not to be released by themselves */
};

/* Reads all operands; they must have the same rules.  Nothing to release after a failure. */
bool event_list_read(struct event_list *list, const struct arguments *arguments, struct error *err);
void event_list_release(struct event_list *list);

#endif

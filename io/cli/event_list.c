#include "io/cli/event_list.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

static bool read_next(struct event_list *list, const struct arguments *arguments, struct error *err)
{
    const char *path = arguments->operand[list->count];
    struct event_file *file = &list->file[list->count];
    if (!event_file_read(file, path, err))
        return false;
    list->event[list->count++] = file->event;
    return !strcmp(file->event.rules, list->event[0].rules) ||
           error_set(err, STATUS_INPUT, "%s: rules %s, but %s has %s", path, file->event.rules,
                     arguments->operand[0], list->event[0].rules);
}

bool event_list_read(struct event_list *list, const struct arguments *arguments, struct error *err)
{
    *list = (struct event_list){.file = mem_new(struct event_file, arguments->operands),
                                .event = mem_new(struct event, arguments->operands)};
    while (list->count < arguments->operands)
        if (!read_next(list, arguments, err)) {
            event_list_release(list);
            return false;
        }
    return true;
}

void event_list_release(struct event_list *list)
{
    for (int i = 0; i < list->count; i++)
        event_file_release(&list->file[i]);
    free(list->file);
    free(list->event);
    *list = (struct event_list){.count = 0};
}

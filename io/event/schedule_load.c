#include "io/event/schedule_load.h"

#include <stdlib.h>

#include "io/event/schedule_csv.h"
#include "io/text/file.h"
#include "io/text/json.h"

bool schedule_load(struct event_file *file, const char *path, bool *is_event, struct error *err)
{
    char *text;
    size_t length;
    if (!file_read(path, &text, &length, err))
        return false;
    bool json = json_looks_like(text, length), ok;
    if (is_event)
        *is_event = json;
    if (json) {
        ok = event_file_parse(file, file_title(path), text, length, err);
    } else {
        event_file_init(file);
        ok = schedule_csv_parse(&file->event, file_title(path), text, length, err);
        if (!ok)
            event_file_release(file);
    }
    free(text);
    return ok;
}

#include "io/event/schedule_load.h"

#include "io/event/schedule_csv.h"

bool schedule_load(struct event_file *file, const char *path, struct reading *reading, bool *is_event,
                   struct error *err)
{
    return event_file_load(file, path, reading, schedule_csv_read, is_event, err);
}

#include "io/event/schedule_load.h"

#include "io/event/schedule_csv.h"

bool schedule_load(struct event_file *file, const char *path, bool *is_event, struct error *err)
{
    return event_file_load(file, path, schedule_csv_read, is_event, err);
}

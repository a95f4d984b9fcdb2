#include "io/cli/now.h"

#include <stdlib.h>
#include <time.h>

void now_text(char *text)
{
    const char *fixed = getenv("SOURCE_DATE_EPOCH");
    time_t now = fixed ? (time_t)strtoll(fixed, NULL, 10) : time(NULL);
    struct tm parts;
    if (!gmtime_r(&now, &parts) || !strftime(text, NOW_TEXT_MAX, "%Y-%m-%dT%H:%M:%SZ", &parts))
        text[0] = '\0';
}

struct actor now_actor(char *time)
{
    now_text(time);
    return (struct actor){.time = time};
}

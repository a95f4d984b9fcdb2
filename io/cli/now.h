/* The time for log entries. */
#ifndef ROTA_IO_CLI_NOW_H
#define ROTA_IO_CLI_NOW_H

#include "scoring/event.h"

enum { NOW_TEXT_MAX = 32 };

/* "2026-05-01T10:20:30Z"; SOURCE_DATE_EPOCH in the environment sets the clock, for repeatable output. */
void now_text(char *text);

/* Whoever runs the program, now; `time` has room for NOW_TEXT_MAX bytes and must live as long. */
struct actor now_actor(char *time);

#endif

/* One function a question; the table is in ask.c.  Each reads `top` and writes one object to `out`, or
 * fails before it has written anything. */
#ifndef ROTA_IO_ASK_QUESTIONS_H
#define ROTA_IO_ASK_QUESTIONS_H

#include "io/text/json_out.h"
#include "io/text/json_read.h"

#define QUESTIONS(Q) \
    Q(game)          \
    Q(rank)          \
    Q(multi)         \
    Q(seed)          \
    Q(bracket)       \
    Q(final)         \
    Q(league)        \
    Q(elo)           \
    Q(groups)        \
    Q(checkschedule) \
    Q(repair)        \
    Q(validate)      \
    Q(lots)          \
    Q(manual)

#define Q(name) bool ask_##name(const struct json_at *top, struct json_out *out, struct error *err);
QUESTIONS(Q)
#undef Q

#endif

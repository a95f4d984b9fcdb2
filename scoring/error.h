/* Failures and how they travel.  A function that can fail for a reason in the outside world takes a
 * `struct error *`, returns false, and the caller passes it up; io/cli/main.c alone turns the status into
 * an exit code.  Our own bugs are assertions, "no solution" is a result; neither is an error. */
#ifndef ROTA_SCORING_ERROR_H
#define ROTA_SCORING_ERROR_H

#include <stdbool.h>

/* Name, exit code, headline. */
#define STATUSES(S)                    \
    S(OK, 0, "done")                   \
    S(NEGATIVE, 1, "the answer is no") \
    S(USAGE, 2, "usage")               \
    S(INPUT, 3, "bad input")           \
    S(IO, 4, "file or system error")   \
    S(INTERNAL, 5, "a bug")

enum status {
#define S(name, code, headline) STATUS_##name = (code),
    STATUSES(S)
#undef S
};

/* Why something was refused, where a caller has more to say about it, such as which option helps: the texts
 * below io/cli name none. */
#define REASONS(R)     \
    R(NONE)            \
    R(TOO_FEW_RANKED)  \
    R(ONE_STAGE)       \
    R(SEMIFINAL_FULL)  \
    R(PROMOTE)         \
    R(AVOID)           \
    R(PRIORITY)        \
    R(NO_GROUP)        \
    R(SEARCH_FAILED)   \
    R(SETTING)         \
    R(SETTING_UNKNOWN) \
    R(SETTINGS_FULL)   \
    R(NOT_ACTIVE)      \
    R(ID_TAKEN)        \
    R(ALL_PLAYED)      \
    R(SEATS_EMPTY)

enum reason {
#define R(name) REASON_##name,
    REASONS(R)
#undef R
        REASON_KINDS
};

struct error {
    enum status status;
    enum reason reason;
    char text[400];
};

/* Records the failure and returns false, so that one can write `return error_set(err, ...);`. */
bool error_set(struct error *err, enum status status, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* The same with a reason. */
bool error_because(struct error *err, enum status status, enum reason reason, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

/* Puts `where: ` before the recorded text (a file name, a line) and returns false. */
bool error_prefix(struct error *err, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* The headline of a status. */
const char *status_headline(enum status status);

#endif

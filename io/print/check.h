/* The verdict on a schedule: measures, faults and repeats counted anew, against what its file claims. */
#ifndef ROTA_IO_PRINT_CHECK_H
#define ROTA_IO_PRINT_CHECK_H

#include <stdbool.h>
#include <stdint.h>

#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/event.h"
#include "scoring/goals.h"
#include "scoring/measures.h"

struct check {
    const struct event *event;
    struct goals goals;
    int64_t value[GOALS_MAX];
    const struct quality *claim[GOALS_MAX]; /* of the file, NULL where it has none */
    int faults;
    char **fault; /* of the schedule, one line each */
    int false_claims;
    char **false_claim; /* of the file, one line each */
    int stales;
    char **stale;  /* seeded tables that no longer follow from the results, one line each */
    bool mendable; /* one of them is in a stage that has not started */
    int repeats;
    struct meeting *repeat;
};

/* Fills `check`; the event must outlive it.  Fails (STATUS_INPUT) only when the event's own priority or
 * avoid list makes no sense. */
bool check_run(struct check *check, const struct event *event, const char *file, struct error *err);
void check_release(struct check *check);

/* Nothing wrong: repeats alone are no fault, nor a stage that has started and stays as it is. */
bool check_passed(const struct check *check);

void check_print_text(const struct check *check, struct text *out);
void check_print_json(const struct check *check, struct text *out);
/* A line for each measure: its value counted anew, and what the file says of it (empty where it says
 * nothing). */
void check_print_csv(const struct check *check, struct text *out);

/* A line of plain words for a measure: "nobody meets twice". */
void check_describe(const struct goal *goal, int64_t value, struct text *out);

#endif

/* The act of entering a result sheet into an event (RULEBOOK G-4): what a sheet says is checked, takes the
 * place of what was there, and a change of a closed sheet goes to the log. */
#ifndef ROTA_SCORING_ENTER_RESULT_H
#define ROTA_SCORING_ENTER_RESULT_H

#include "scoring/error.h"
#include "scoring/result_faults.h"

struct entry_options {
    bool override;          /* change closed sheets, accept odd winners; goes to the log */
    enum sheet_state state; /* of sheets that do not say */
    const char *time;       /* for the log */
};

/* A sheet on its way into the event.  The claim has the seats by position, as they sat: in seeded stages
 * positions are chosen at the table (G-32).  Its result is `result` here, so an entry stays where it is. */
struct entry {
    const struct entry_options *options;
    const struct round *round;
    struct table *table; /* of the event */
    struct claim claim;
    struct result result; /* its note belongs to the event once entered */
    bool state_given;
};

struct entry_report {
    int entered, changed, unchanged; /* tables */
};

/* An empty sheet for a table of the event. */
void entry_init(struct entry *entry, const struct round *round, struct table *table,
                const struct entry_options *options);
void entry_release(struct entry *entry);

/* A sheet still to come: no VP, no winner, nobody who left. */
bool entry_is_blank(const struct entry *entry);

/* Takes the marks of winners for what they mean, once the sheet is read: without one there is no winner where
 * a stand-in may have ended the game, else it is missing. */
void entry_settle(struct entry *entry, const struct rules *rules);

/* The first fault out of the set `among` for which the sheet is not taken, RESULT_FINE when there is none.
 * Half a sheet may be asked about what it has. */
enum result_fault entry_refusal(const struct entry *entry, const struct rules *rules, unsigned among);
/* The same in words, in fresh memory. */
char *entry_refusal_text(const struct entry *entry, enum result_fault fault);

/* Enters a settled sheet and counts it in `report`; a blank one changes nothing.  Fails (STATUS_INPUT) for
 * the first refusal, with the event as it was. */
bool event_enter_result(struct event *event, const struct rules *rules, struct entry *entry,
                        struct entry_report *report, struct error *err);

/* The line in the log for sheets that came together; none when nothing changed. */
void event_log_results(struct event *event, const struct entry_report *report, const char *time);

#endif

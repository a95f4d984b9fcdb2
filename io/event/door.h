/* The one door: every change of an event file goes through here.  Lock, read, act, log, write to a temporary
 * file, sync, rename, unlock: two helpers at once take turns, a crash leaves the old file or the new one, and
 * every change can be taken back.
 *
 * The log entry holds the sentence that the act has left (event_log), when, who and why, and `back`: the JSON
 * Patch from the new document to the old one, made here from the two.  A search runs outside the door; its
 * act then compares what it was computed for with what it finds. */
#ifndef ROTA_IO_EVENT_DOOR_H
#define ROTA_IO_EVENT_DOOR_H

#include "io/event/event_file.h"

/* When, who and why; `why` and `request` may be NULL. */
struct door_note {
    const char *at, *by, *why;
    const char *request; /* the server's id of the request, by which a repeat is known */
};

/* Changes the event and leaves at least one sentence in its log, or refuses.  One that changes nothing leaves
 * none, and then nothing is written. */
typedef bool door_act(struct event *event, void *context, struct error *err);

/* Goes through the door.  After success `file` holds the event as it now is, for the caller to print and
 * release. Messages name the file. */
bool door_change(const char *path, const struct door_note *note, door_act *act, void *context,
                 struct event_file *file, struct error *err);

/* The same for a copy: changes the event that has been read from `name` and writes what becomes of it to
 * `output`, which is replaced only if `replace` is set; also when the act changes nothing.  The caller
 * releases `file`, also after a failure. */
bool door_change_copy(struct event_file *file, const char *name, const char *output, bool replace,
                      const struct door_note *note, door_act *act, void *context, struct error *err);

/* Takes back the newest change not yet taken back, or applies again what was taken back, so many times; each
 * is an entry of its own.  `done` gets a line for each change concerned.  STATUS_NEGATIVE, and nothing is
 * written, when there are fewer. */
bool door_undo(const char *path, const struct door_note *note, int times, struct event_file *file,
               struct text *done, struct error *err);
bool door_redo(const char *path, const struct door_note *note, int times, struct event_file *file,
               struct text *done, struct error *err);

#endif

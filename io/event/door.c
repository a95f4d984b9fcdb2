#include "io/event/door.h"

#include <stdlib.h>
#include <string.h>

#include "io/text/file_lock.h"
#include "io/text/json.h"
#include "io/text/json_out.h"
#include "io/text/json_patch.h"
#include "scoring/history.h"
#include "scoring/memory.h"

enum { WAIT_SECONDS = 20 };

/* What is no part of what a change takes back. */
static const char *const outside[] = {"log", "printed", NULL};

/* The document as the present program writes it. */
static struct cJSON *document_of(const struct event_file *file, const char *path, struct error *err)
{
    struct text text = {0};
    event_file_print(file, &text);
    struct cJSON *document = json_parse(path, text.at, text.length, err);
    text_release(&text);
    return document;
}

static void replace(char **text, const char *with)
{
    free(*text);
    *text = with ? mem_copy_text(with) : NULL;
}

/* Makes one entry of those from `first` on: one act, one change. */
static struct log_entry *join_entries(struct event *event, int first)
{
    struct log_entry *entry = &event->log[first];
    for (int i = first + 1; i < event->log_entries; i++) {
        char *joined = mem_format("%s; %s", entry->did, event->log[i].did);
        free(entry->did);
        entry->did = joined;
        log_entry_release(&event->log[i]);
    }
    event->log_entries = first + 1;
    return entry;
}

/* Fills the new entry from the documents before and after. */
static bool note_change(struct event_file *file, int first, const struct cJSON *before, uint64_t seats,
                        const char *path, const struct door_note *note, struct error *err)
{
    struct cJSON *after = document_of(file, path, err);
    if (!after)
        return false;
    struct text back = {0};
    json_patch_make(&back, after, before, outside);
    json_free(after);
    struct log_entry *entry = join_entries(&file->event, first);
    replace(&entry->at, note->at);
    replace(&entry->by, note->by);
    replace(&entry->why, note->why);
    replace(&entry->request, note->request);
    replace(&entry->back, back.at);
    entry->seats = history_seats(&file->event) != seats;
    text_release(&back);
    return true;
}

/* Lets the act do its work on what was read, and notes it. */
static bool run_act(struct event_file *file, const char *path, const struct door_note *note, door_act *act,
                    void *context, bool *changed, struct error *err)
{
    int first = file->event.log_entries;
    uint64_t seats = history_seats(&file->event);
    struct cJSON *before = document_of(file, path, err);
    bool ok = before && act(&file->event, context, err);
    *changed = ok && file->event.log_entries > first;
    if (*changed)
        ok = note_change(file, first, before, seats, path, note, err);
    json_free(before);
    return ok;
}

bool door_change(const char *path, const struct door_note *note, door_act *act, void *context,
                 struct event_file *file, struct error *err)
{
    struct file_lock lock;
    bool changed = false;
    if (!file_lock_take(&lock, path, WAIT_SECONDS, err))
        return false;
    bool read = event_file_read(file, path, err);
    bool ok = read && run_act(file, path, note, act, context, &changed, err);
    if (ok && changed)
        ok = event_file_write(file, path, true, err);
    file_lock_release(&lock);
    if (read && !ok)
        event_file_release(file);
    return ok;
}

bool door_change_copy(struct event_file *file, const char *name, const char *output, bool replace,
                      const struct door_note *note, door_act *act, void *context, struct error *err)
{
    bool changed = false;
    return run_act(file, name, note, act, context, &changed, err) &&
           event_file_write(file, output, replace, err);
}

/* One step back, or forth: the event of the patched document takes the place of the event. */
static bool step(struct event_file *file, const char *path, const struct door_note *note, enum log_kind kind,
                 struct text *done, struct error *err)
{
    struct event *event = &file->event;
    int entry = kind == LOG_UNDO ? history_undoable(event) : history_redoable(event);
    if (entry < 0)
        return error_set(err, STATUS_NEGATIVE, "%s: there is nothing to %s", path,
                         kind == LOG_UNDO ? "undo" : "redo");
    const char *sentence = event->log[history_change(event, entry)].did, *patch = event->log[entry].back;
    if (!patch)
        return error_set(err, STATUS_NEGATIVE,
                         "%s: \"%.120s\" was noted without what takes it back, by an older rota", path,
                         sentence);
    struct event_file next = {.document = NULL};
    struct text text = {0};
    uint64_t seats = history_seats(event);
    struct cJSON *before = document_of(file, path, err),
                 *document = before ? document_of(file, path, err) : NULL;
    struct cJSON *list = document ? json_parse(path, patch, strlen(patch), err) : NULL;
    struct json_at top = json_top(path, list);
    bool ok = list && json_patch_apply(document, &top, err);
    if (ok) {
        json_add_node(&text, document, 0);
        ok = event_file_parse(&next, path, text.at, text.length, err);
    }
    if (ok) {
        text_addf(done, "%s: %s\n", kind == LOG_UNDO ? "undone" : "done again", sentence);
        char *did = mem_format("%s: %s", kind == LOG_UNDO ? "undo" : "redo", sentence);
        event_log(&next.event, note->at, did);
        next.event.log[next.event.log_entries - 1].kind = kind;
        free(did);
        ok = note_change(&next, next.event.log_entries - 1, before, seats, path, note, err);
        event_file_release(file);
        *file = next;
    }
    text_release(&text);
    json_free(list);
    json_free(document);
    json_free(before);
    return ok;
}

static bool walk_history(const char *path, const struct door_note *note, int times, enum log_kind kind,
                         struct event_file *file, struct text *done, struct error *err)
{
    struct file_lock lock;
    if (!file_lock_take(&lock, path, WAIT_SECONDS, err))
        return false;
    bool read = event_file_read(file, path, err), ok = read;
    for (int i = 0; ok && i < times; i++)
        ok = step(file, path, note, kind, done, err);
    ok = ok && event_file_write(file, path, true, err);
    file_lock_release(&lock);
    if (read && !ok)
        event_file_release(file);
    return ok;
}

bool door_undo(const char *path, const struct door_note *note, int times, struct event_file *file,
               struct text *done, struct error *err)
{
    return walk_history(path, note, times, LOG_UNDO, file, done, err);
}

bool door_redo(const char *path, const struct door_note *note, int times, struct event_file *file,
               struct text *done, struct error *err)
{
    return walk_history(path, note, times, LOG_REDO, file, done, err);
}

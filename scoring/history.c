#include "scoring/history.h"

#include <stdio.h>
#include <stdlib.h>

#include "scoring/hash.h"
#include "scoring/memory.h"

/* Entries that can be undone, the newest last, and those that can be applied again. */
struct stacks {
    int *done, *undone;
    int done_count, undone_count;
};

/* `until`: how many entries to look at. */
static struct stacks replay(const struct event *event, int until)
{
    struct stacks stacks = {mem_new(int, event->log_entries + 1), mem_new(int, event->log_entries + 1), 0, 0};
    for (int i = 0; i < until; i++)
        switch (event->log[i].kind) {
        case LOG_CHANGE:
            stacks.undone_count = 0;
            stacks.done[stacks.done_count++] = i;
            break;
        case LOG_UNDO:
            stacks.done_count -= stacks.done_count > 0;
            stacks.undone[stacks.undone_count++] = i;
            break;
        case LOG_REDO:
            stacks.undone_count -= stacks.undone_count > 0;
            stacks.done[stacks.done_count++] = i;
            break;
        }
    return stacks;
}

static void release(struct stacks *stacks)
{
    free(stacks->done);
    free(stacks->undone);
}

static int top(const int *stack, int count)
{
    return count ? stack[count - 1] : -1;
}

int history_undoable(const struct event *event)
{
    struct stacks stacks = replay(event, event->log_entries);
    int entry = top(stacks.done, stacks.done_count);
    release(&stacks);
    return entry;
}

int history_redoable(const struct event *event)
{
    struct stacks stacks = replay(event, event->log_entries);
    int entry = top(stacks.undone, stacks.undone_count);
    release(&stacks);
    return entry;
}

int history_change(const struct event *event, int entry)
{
    while (entry >= 0 && event->log[entry].kind != LOG_CHANGE) {
        struct stacks stacks = replay(event, entry);
        entry = event->log[entry].kind == LOG_UNDO ? top(stacks.done, stacks.done_count)
                                                   : top(stacks.undone, stacks.undone_count);
        release(&stacks);
    }
    return entry;
}

static uint64_t hash_table(const struct event *event, const struct round *round, const struct table *table)
{
    uint64_t hash = hash_number(HASH_EMPTY, (uint64_t)table->number), anybody = 0;
    for (int i = 0; i < table->seats; i++) {
        uint64_t person = hash_text(HASH_EMPTY, event->player[table->seat[i]].id);
        if (round->stage == STAGE_PRELIM)
            hash = hash_number(hash, person);
        else
            anybody += person * 0x9E3779B97F4A7C15u;
    }
    return hash_number(hash, anybody);
}

uint64_t history_seats(const struct event *event)
{
    uint64_t hash = HASH_EMPTY;
    for (int r = 0; r < event->rounds; r++) {
        const struct round *round = &event->round[r];
        hash = hash_number(hash, (uint64_t)round->stage);
        for (int t = 0; t < round->tables; t++)
            hash = hash_number(hash, hash_table(event, round, &round->table[t]));
    }
    return hash;
}

int history_plan_number(const struct event *event)
{
    int number = 1;
    for (int i = 0; i < event->log_entries; i++)
        number += event->log[i].seats;
    return number;
}

void history_plan_name(const struct event *event, char *name)
{
    static const char letters[] = "BCDFGHJKLMNPQRSTVWXZ";
    uint64_t hash = history_seats(event);
    hash ^= hash >> 32;
    char word[5] = {0};
    for (int i = 0; i < 4; i++, hash /= sizeof letters - 1)
        word[i] = letters[hash % (sizeof letters - 1)];
    snprintf(name, PLAN_NAME_MAX, "plan %d · %s", history_plan_number(event), word);
}

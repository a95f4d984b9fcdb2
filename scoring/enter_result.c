#include "scoring/enter_result.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

void entry_init(struct entry *entry, const struct round *round, struct table *table,
                const struct entry_options *options)
{
    *entry = (struct entry){.options = options, .round = round, .table = table, .result = {.winner = -1}};
    entry->claim = (struct claim){.table = *table, .known_variant = true, .override = options->override};
    entry->claim.table.result = &entry->result;
    for (int i = 0; i < table->seats; i++)
        entry->claim.table.seat[i] = entry->result.vp[i] = -1;
}

void entry_release(struct entry *entry)
{
    free(entry->result.note);
    entry->result.note = NULL;
}

static bool has_vp(const struct entry *entry)
{
    bool any = entry->result.left;
    for (int i = 0; i < entry->table->seats; i++)
        any |= entry->result.vp[i] >= 0;
    return any;
}

bool entry_is_blank(const struct entry *entry)
{
    return !has_vp(entry) && !entry->claim.marked;
}

void entry_settle(struct entry *entry, const struct rules *rules)
{
    bool stand_in = entry->result.left && rules->set->leaving_defined;
    entry->claim.winner = entry->claim.marked ? WINNER_GIVEN : stand_in ? WINNER_NONE : WINNER_ELSEWHERE;
    result_clear_leavers(&entry->claim.table);
}

/* Whether the sheet says what the event has already. */
static bool is_same(const struct entry *entry)
{
    const struct table *table = entry->table;
    const struct result *old = table->result, *new = &entry->result;
    bool same = old && old->winner == new->winner && old->left == new->left;
    for (int i = 0; same && i < table->seats; i++)
        same = table->seat[i] == entry->claim.table.seat[i] && old->vp[i] == new->vp[i];
    return same;
}

/* G-4: a sheet that is not open any more changes by an explicit override alone. */
static bool is_closed(const struct entry *entry)
{
    const struct result *old = entry->table->result;
    if (!old || old->state == SHEET_OPEN || entry->claim.override)
        return false;
    return !is_same(entry) || (entry->state_given && entry->result.state < old->state);
}

static unsigned entry_faults(const struct entry *entry, const struct rules *rules)
{
    const struct table *table = entry->table;
    unsigned faults = result_faults(&entry->claim, rules);
    for (int i = 0; i < table->seats; i++) {
        int player = entry->claim.table.seat[i];
        if (player < 0)
            continue;
        if (table_seat_of(table, player) < 0)
            faults |= result_bit(RESULT_STRANGER);
        else if (entry->round->stage == STAGE_PRELIM && table->seat[i] != player)
            faults |= result_bit(RESULT_MOVED);
    }
    return is_closed(entry) ? faults | result_bit(RESULT_CLOSED) : faults;
}

/* In the order in which they are told.  NULL: the words depend on the sheet. */
static const struct {
    enum result_fault fault;
    const char *text;
} refusals[] = {
    {RESULT_STRANGER, "the player does not sit at this table"},
    {RESULT_TWICE, "the player is there twice"},
    {RESULT_MOVED, "another player has this position in the schedule"},
    {RESULT_SECOND_WINNER, "a second winner at this table"},
    {RESULT_WINNER_LEFT, "who left the game cannot have won it"},
    {RESULT_SEATS_MISSING, NULL},
    {RESULT_VP, NULL},
    {RESULT_WINNER, "nobody is marked"},
    {RESULT_NO_TARGET, "the variant ep has no winning score, set options.ep_target"},
    {RESULT_VP_TOO_HIGH, "more VP than the winning score allows"},
    {RESULT_WINNER_BELOW_TARGET, "the winner is below the winning score"},
    {RESULT_WINNER_OUTDONE, "the winner has fewer VP than another at the table"},
    {RESULT_CLOSED, NULL},
};
enum { REFUSALS = sizeof refusals / sizeof *refusals };

enum result_fault entry_refusal(const struct entry *entry, const struct rules *rules, unsigned among)
{
    unsigned faults = entry_faults(entry, rules) & among;
    for (int i = 0; i < REFUSALS; i++)
        if (faults & result_bit(refusals[i].fault))
            return refusals[i].fault;
    return RESULT_FINE;
}

char *entry_refusal_text(const struct entry *entry, enum result_fault fault)
{
    if (fault == RESULT_SEATS_MISSING)
        return mem_format("%d of %d seats are there", entry->claim.seats_given, entry->table->seats);
    if (fault == RESULT_VP)
        return mem_copy_text(has_vp(entry) ? "some seats of the table have VP and others have none"
                                           : "a winner, but no VP");
    if (fault == RESULT_CLOSED)
        return mem_format("table %d is %s", entry->table->number,
                          sheet_state_word(entry->table->result->state));
    for (int i = 0; i < REFUSALS; i++)
        if (refusals[i].fault == fault)
            return mem_copy_text(refusals[i].text);
    return mem_copy_text("");
}

/* "1 10 won, 4 7, 7 6" in fresh memory. */
static char *describe(const struct event *event, const struct table *table)
{
    const struct result *result = table->result;
    char *text = mem_copy_text("");
    for (int i = 0; i < table->seats; i++) {
        char *more =
            mem_format("%s%s%s %d%s%s", text, i ? ", " : "", event->player[table->seat[i]].id, result->vp[i],
                       result->winner == i ? " won" : "", result->left >> i & 1 ? " left" : "");
        free(text);
        text = more;
    }
    return text;
}

static void log_override(struct event *event, const struct entry *entry, enum sheet_state state, char *before)
{
    char *after = describe(event, entry->table);
    char *text =
        mem_format("override of %s round %d table %d (%s): %s -> %s", stage_word(entry->round->stage),
                   entry->round->number, entry->table->number, sheet_state_word(state), before, after);
    event_log(event, entry->options->time, text);
    free(text);
    free(after);
    free(before);
}

static void store(struct entry *entry)
{
    struct table *table = entry->table;
    enum sheet_state preset = entry->options->state;
    if (!table->result)
        table->result = mem_new(struct result, 1);
    const struct result old = *table->result; /* a new one: open, no note */
    *table->result = entry->result;
    if (!entry->state_given)
        table->result->state = old.state > preset ? old.state : preset;
    if (entry->result.note)
        free(old.note);
    else
        table->result->note = old.note;
    entry->result.note = NULL;
    memcpy(table->seat, entry->claim.table.seat, (size_t)table->seats * sizeof *table->seat);
}

bool event_enter_result(struct event *event, const struct rules *rules, struct entry *entry,
                        struct entry_report *report, struct error *err)
{
    struct table *table = entry->table;
    if (entry_is_blank(entry))
        return true;
    enum result_fault fault = entry_refusal(entry, rules, ~0u);
    if (fault != RESULT_FINE) {
        char *text = entry_refusal_text(entry, fault);
        error_set(err, STATUS_INPUT, "%s round %d, table %d: %s", stage_word(entry->round->stage),
                  entry->round->number, table->number, text);
        free(text);
        return false;
    }
    bool same = is_same(entry), is_new = !table->result;
    enum sheet_state state = is_new ? SHEET_OPEN : table->result->state;
    char *before = !same && state != SHEET_OPEN ? describe(event, table) : NULL;
    store(entry);
    if (before)
        log_override(event, entry, state, before);
    report->entered += is_new;
    report->changed += !is_new && !same;
    report->unchanged += same;
    return true;
}

void event_log_results(struct event *event, const struct entry_report *report, const char *time)
{
    if (!report->entered && !report->changed)
        return;
    char *text = mem_format("results: %d tables entered, %d changed, %d as they were", report->entered,
                            report->changed, report->unchanged);
    event_log(event, time, text);
    free(text);
}

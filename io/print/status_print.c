#include "io/print/status_print.h"

#include <string.h>

#include "io/print/show.h"
#include "io/text/text_table.h"

/* More tables than this are not drawn as marks, and more open ones not listed by name. */
enum { MARKS_MOST = 64, NAMES_MOST = 16 };

void round_name_add(struct text *out, const struct round *round)
{
    if (round->stage == STAGE_PRELIM)
        text_addf(out, "round %d", round->number);
    else if (round->stage == STAGE_KNOCKOUT)
        text_addf(out, "knock-out round %d", round->number);
    else
        text_add(out, stage_word(round->stage));
}

/* A file name as a shell takes it. */
static void add_path(struct text *out, const char *path)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-+,:@%";
    if (*path && strspn(path, plain) == strlen(path)) {
        text_add(out, path);
        return;
    }
    text_add_char(out, '\'');
    for (; *path; path++)
        if (*path == '\'')
            text_add(out, "'\\''");
        else
            text_add_char(out, *path);
    text_add_char(out, '\'');
}

static void add_command(struct text *out, const char *command, const char *path)
{
    text_addf(out, "rota %s ", command);
    add_path(out, path);
}

static void add_names(struct text *out, const struct event *event, const int *player, int count)
{
    for (int i = 0; i < count; i++)
        text_addf(out, "%s%s", i ? ", " : "", event->player[player[i]].name);
}

static void print_head(const struct event *event, const struct event_status *status, struct text *out)
{
    int active = 0, rounds = event_stage_rounds(event, STAGE_PRELIM);
    for (int p = 0; p < event->players; p++)
        active += event->player[p].status == PLAYER_ACTIVE;
    if (event->name)
        text_addf(out, "%s, ", event->name);
    if (event->date)
        text_addf(out, "%s, ", event->date);
    text_addf(out, "rules %s: %d player%s", status->rules.set->name, event->players,
              event->players == 1 ? "" : "s");
    if (active < event->players)
        text_addf(out, " (%d still in)", active);
    if (rounds)
        text_addf(out, ", %d preliminary round%s", rounds, rounds == 1 ? "" : "s");
    text_add(out, "\n\n");
}

static const char *round_state(const struct round *round, bool playing)
{
    int done = round_tables_done(round);
    return done == round->tables ? "done" : done || playing ? "playing" : "planned";
}

static void print_rounds(const struct event *event, const struct event_status *status, struct text *out)
{
    struct text_table table;
    struct text cell = {0};
    text_table_init(&table, 4);
    for (int r = 0; r < event->rounds; r++) {
        const struct round *round = &event->round[r];
        text_clear(&cell);
        round_name_add(&cell, round);
        text_table_add(&table, cell.at);
        text_clear(&cell);
        text_add(&cell, "");
        for (int t = 0; round->tables <= MARKS_MOST && t < round->tables; t++)
            text_add_char(&cell, round->table[t].result ? '#' : '.');
        text_table_add(&table, cell.at);
        text_table_addf(&table, "%d of %d", round_tables_done(round), round->tables);
        text_table_add(&table, round_state(round, r == status->playing));
    }
    text_table_print(&table, out, 2);
    text_table_release(&table);
    text_release(&cell);
}

/* What follows the preliminary rounds, while they last. */
static void print_course(const struct event *event, const struct event_status *status, struct text *out)
{
    const struct rules *rules = &status->rules;
    int rounds = event_stage_rounds(event, STAGE_PRELIM);
    int qualify = rules->parameter.skip_semifinal ? 4 : rules->parameter.qualify;
    if (!rounds || rounds < event->rounds || status->state != EVENT_PLAYING || !qualify)
        return;
    text_addf(out, "  then the best %d go to the %s, after round %d\n", qualify,
              rules->set->course == COURSE_KNOCKOUT ? "knock-out"
              : qualify <= 4                        ? "final"
                                                    : "semifinal",
              rounds);
}

static void print_open(const struct event *event, const struct event_status *status, struct text *out)
{
    if (status->playing < 0)
        return;
    const struct round *round = &event->round[status->playing];
    int open = round->tables - round_tables_done(round);
    const char *comma = "";
    text_add(out, "\nopen in ");
    round_name_add(out, round);
    text_add(out, open > NAMES_MOST ? "\n  tables " : "\n");
    for (int t = 0; t < round->tables; t++) {
        const struct table *table = &round->table[t];
        if (table->result)
            continue;
        if (open > NAMES_MOST) {
            text_addf(out, "%s%d", comma, table->number);
            comma = ", ";
            continue;
        }
        text_addf(out, "  table %2d   ", table->number);
        add_names(out, event, table->seat, table->seats);
        text_add_char(out, '\n');
    }
    if (open > NAMES_MOST)
        text_add_char(out, '\n');
}

static void print_leavers(const struct event *event, const struct event_status *status, struct text *out)
{
    if (status->leavers)
        text_add(out, "\nseated, but not in the event any more\n");
    for (int i = 0; i < status->leavers; i++) {
        const struct leaver *leaver = &status->leaver[i];
        const struct round *round = &event->round[leaver->round];
        const struct player *player = &event->player[leaver->player];
        text_add(out, "  ! ");
        round_name_add(out, round);
        text_addf(out, " table %d: %s (%s)\n", round->table[leaver->table].number, player->name,
                  player->status == PLAYER_DQ ? "disqualified" : "withdrawn");
    }
}

void stale_line_add(struct text *out, const struct event *event, const struct stale_table *stale)
{
    round_name_add(out, &event->round[stale->round]);
    text_addf(out, " table %d: ", stale->number);
    if (stale->order)
        text_add(out, "the order of choice is another now");
    if (stale->outs)
        add_names(out, event, stale->out, stale->outs);
    if (stale->outs)
        text_addf(out, stale->outs == 1 ? " does not belong there" : " do not belong there");
    if (stale->ins) {
        text_add(out, stale->outs ? ", but " : "missing: ");
        add_names(out, event, stale->in, stale->ins);
    }
    if (stale->started)
        text_add(out, " (it has started and stays)");
}

void stale_print(const struct event *event, const struct stale_seeding *stale, const char *indent,
                 struct text *out)
{
    for (int i = 0; i < stale->count; i++) {
        text_add(out, indent);
        stale_line_add(out, event, &stale->table[i]);
        text_add_char(out, '\n');
    }
}

void lot_ties_print(const struct event *event, const struct lot_ties *ties, const char *path,
                    struct text *out)
{
    if (ties->drawn || !ties->count)
        return;
    text_add(out, "\ndecided by lot, but nobody has drawn: the seed is 0, which everybody can know\n");
    for (int i = 0; i < ties->count; i++) {
        const struct lot_tie *tie = &ties->tie[i];
        text_addf(out, "  ? places %d and %d: %s before %s%s\n", tie->rank, tie->rank + 1,
                  event->player[tie->ahead].name, event->player[tie->behind].name,
                  tie->goes_through ? ", who does not go through" : "");
    }
    if (ties->over)
        return;
    text_add(out, "  to draw: ");
    add_command(out, "seed", path);
    text_addf(out, "%s --lot-seed random\n", ties->redo ? " --redo" : "");
}

void status_next_add(struct text *out, const struct event *event, const struct event_status *status,
                     const char *path)
{
    static const char *const command[] = {[NEXT_RESULTS] = "results",
                                          [NEXT_REPLAN] = "replan",
                                          [NEXT_SEED] = "seed",
                                          [NEXT_SEED_ANEW] = "seed",
                                          [NEXT_RANK] = "rank"};
    add_command(out, command[status->next], path);
    if (status->next == NEXT_RESULTS) {
        const struct round *round = &event->round[status->playing];
        text_add(out, " --template --round ");
        if (round->stage == STAGE_PRELIM)
            text_addf(out, "%d", round->number);
        else
            text_add(out, stage_word(round->stage));
    }
    if (status->next == NEXT_SEED_ANEW)
        text_add(out, " --redo");
    if (status->next == NEXT_SEED && status->how.skip_semifinal)
        text_add(out, " --skip-semifinal");
    if (status->next == NEXT_SEED && status->how.qualify)
        text_addf(out, " --qualify %d", status->how.qualify);
}

void status_print_text(const struct event *event, const struct event_status *status, const char *path,
                       struct text *out)
{
    static const char *const what[] = {[NEXT_RESULTS] = "enter results",
                                       [NEXT_REPLAN] = "plan the open rounds again",
                                       [NEXT_SEED] = "seed the next stage",
                                       [NEXT_SEED_ANEW] = "seed the stage anew",
                                       [NEXT_RANK] = "all is played"};
    print_head(event, status, out);
    print_rounds(event, status, out);
    print_course(event, status, out);
    if (status->champion >= 0)
        text_addf(out, "\nchampion: %s\n", event->player[status->champion].name);
    print_open(event, status, out);
    print_leavers(event, status, out);
    if (status->stale.count)
        text_add(out, "\nseeded seats that no longer follow from the results\n");
    stale_print(event, &status->stale, "  ! ", out);
    lot_ties_print(event, &status->lots, path, out);
    text_addf(out, "\nNext: %s.   ", what[status->next]);
    status_next_add(out, event, status, path);
    text_add_char(out, '\n');
}

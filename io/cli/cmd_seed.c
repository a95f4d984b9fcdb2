#include <stdio.h>
#include <string.h>

#include "io/cli/change_options.h"
#include "io/cli/command.h"
#include "io/cli/event_list.h"
#include "io/event/event_file.h"
#include "io/print/seed_print.h"
#include "io/text/file.h"
#include "scoring/act_seed.h"

static const struct option_row options[] = {
    {"skip-semifinal", 0, NULL, "the best four play the final at once (nc2020, 28 attendees or fewer)"},
    {"qualify", 0, "N", "how many go through, instead of the rule set's number"},
    {"all-ranks", 0, NULL, "finals for ranks 1-4, 5-8, 9-12, ..."},
    {"knockout", 0, NULL, "rounds of table winners, whatever the rule set"},
    {"mode", 0, "MODE", "how winners meet: %s (fold; block: neighbouring tables)", bracket_mode_word},
    {"redo", 0, NULL, "seed the last stage anew, as long as it has no result"},
    {"move-up", 0, NULL, "the next of the same table has the seat of a winner who left (empty otherwise)"},
    {"output", 'o', "FILE", "open the closing day as an event of its own"},
    {"promote", 0, "N", "dcwc2021: the best N (1 to 4) of each group, or of each event of a closing day"},
    {"force", 0, NULL, "replace an existing FILE"},
    CHANGE_OPTIONS{0}};

static bool read_wish(const struct arguments *arguments, struct advance_options *wish, struct error *err)
{
    int mode = BRACKET_FOLD;
    int64_t qualify = 0, promote = 0;
    *wish = (struct advance_options){.skip_semifinal = arguments_flag(arguments, "skip-semifinal"),
                                     .all_ranks = arguments_flag(arguments, "all-ranks"),
                                     .knockout = arguments_flag(arguments, "knockout"),
                                     .move_up = arguments_flag(arguments, "move-up"),
                                     .mode_given = arguments_text(arguments, "mode") != NULL};
    if (!arguments_word(arguments, "mode", &mode, err) ||
        !arguments_integer(arguments, "qualify", 3, PLAYERS_MAX, &qualify, err) ||
        !arguments_integer(arguments, "promote", 1, 4, &promote, err))
        return false;
    wish->mode = (enum bracket_mode)mode;
    wish->qualify = (int)qualify;
    wish->promote = (int)promote;
    return true;
}

/* The stage that was seeded last. */
static bool print_stage(const struct event *event, struct text *out, struct error *err)
{
    struct rules rules = event_rules(event);
    struct ranking ranking;
    if (!ranking_compute(&ranking, event, &rules, err))
        return false;
    seed_print(event, &rules, &event->round[event->rounds - 1], &ranking, out);
    ranking_release(&ranking);
    return true;
}

struct seeding {
    const char *path;
    const struct advance_options *wish;
    const struct actor *by;
    bool anew;
    struct text *out;
};

static bool seed_act(struct event *event, void *context, struct error *err)
{
    const struct seeding *seeding = context;
    bool ok = (seeding->anew ? act_seed_anew(event, seeding->wish, seeding->by, err)
                             : act_seed(event, seeding->wish, seeding->by, err)) &&
              print_stage(event, seeding->out, err);
    return ok || error_prefix(err, "%s", seeding->path);
}

static bool seed_in_place(const struct arguments *arguments, const struct advance_options *wish,
                          const struct change *change, struct text *out, struct error *err)
{
    struct seeding seeding = {arguments->operand[0], wish, &change->actor, arguments_flag(arguments, "redo"),
                              out};
    struct event_file file;
    if (!door_change(seeding.path, &change->note, seed_act, &seeding, &file, err))
        return false;
    event_file_release(&file);
    return true;
}

/* R2020-6: semifinal and final on a closing day. */
static bool open_closing_day(const struct arguments *arguments, const struct advance_options *wish,
                             const struct change *change, struct text *out, struct error *err)
{
    struct event_list list;
    struct event_file file;
    if (!event_list_read(&list, arguments, err))
        return false;
    event_file_init(&file);
    bool ok =
        act_open_closing_day(&file.event, list.event, list.count, wish, &change->actor, err) &&
        print_stage(&file.event, out, err) &&
        event_file_write(&file, arguments_text(arguments, "output"), arguments_flag(arguments, "force"), err);
    event_file_release(&file);
    event_list_release(&list);
    return ok;
}

static enum status seed_run(const struct arguments *arguments, struct error *err)
{
    bool closing = arguments_text(arguments, "output") != NULL;
    struct advance_options wish;
    struct change change;
    struct text out = {0};
    if (!read_wish(arguments, &wish, err) || !change_read(arguments, &change, err))
        return err->status;
    if (!closing && (arguments->operands > 1 || !strcmp(arguments->operand[0], "-"))) {
        error_set(err, STATUS_USAGE, "seed: give -o FILE for the closing day of several events");
        return STATUS_USAGE;
    }
    bool ok = closing ? open_closing_day(arguments, &wish, &change, &out, err)
                      : seed_in_place(arguments, &wish, &change, &out, err);
    if (ok)
        fputs(out.at, stdout);
    text_release(&out);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_seed = {
    .name = "seed",
    .usage = "EVENT [--skip-semifinal] [--all-ranks] [--mode MODE] | EVENT... -o FINALDAY",
    .summary = "append the next stage: semifinal, final, or knock-out round",
    .about = "Players are listed in the order in which they choose, best preliminary rank first; the event "
             "file has\n"
             "them in that order until the sheet says which positions they took.\n",
    .example = "rota seed instances/played18.json -o finalday.json",
    .options = options,
    .least = 1,
    .most = 1000,
    .run = seed_run};

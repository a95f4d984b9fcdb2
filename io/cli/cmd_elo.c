#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/command.h"
#include "io/event/event_file.h"
#include "io/event/games_csv.h"
#include "io/print/elo_json.h"
#include "io/text/file.h"
#include "io/text/text_table.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/promotion.h"
#include "scoring/ranking.h"

static const struct option_row options[] = {
    {"promote", 0, "N", "the best N of each group go through (1 to 4)"},
    {"alternates", 0, "N", "alternates of each group"},
    {"no-show", 0, "ID", "did not appear; may be repeated"},
    {"reseed", 0, NULL, "seed anew instead of filling the seats of those who did not appear"},
    {"max-players", 0, "N", "most who go through; 256"},
    {"min-games", 0, "N", "fewer games are not ranked; 5"},
    {"max-games", 0, "N", "later games change only the opponents' ratings; 7"},
    {"rounding", 0, "HOW", "of the changes: %s (none)", elo_rounding_word},
    {"json", 0, NULL, "as JSON, with the change of every game"},
    {0}};

struct wish {
    struct elo_options elo;
    struct promotion_options promotion;
    bool promoting;
};

static bool read_wish(const struct arguments *arguments, const struct ruleset *set, struct wish *wish,
                      struct error *err)
{
    *wish =
        (struct wish){.elo = elo_defaults(set), .promoting = arguments_text(arguments, "promote") != NULL};
    int64_t promote = 0, alternates = 0, most = 256, min_games = wish->elo.min_games,
            max_games = wish->elo.max_games;
    int how = ELO_ROUND_NONE;
    if (!arguments_word(arguments, "rounding", &how, err) ||
        !arguments_integer(arguments, "promote", 1, 4, &promote, err) ||
        !arguments_integer(arguments, "alternates", 0, PLAYERS_MAX, &alternates, err) ||
        !arguments_integer(arguments, "max-players", 1, PLAYERS_MAX, &most, err) ||
        !arguments_integer(arguments, "min-games", 0, ROUNDS_MAX, &min_games, err) ||
        !arguments_integer(arguments, "max-games", 1, ROUNDS_MAX, &max_games, err))
        return false;
    wish->elo.rounding = (enum elo_rounding)how;
    wish->elo.min_games = (int)min_games;
    wish->elo.max_games = (int)max_games;
    wish->promotion = (struct promotion_options){.promote = (int)promote,
                                                 .alternates = (int)alternates,
                                                 .max_players = (int)most,
                                                 .reseed = arguments_flag(arguments, "reseed")};
    return true;
}

static void print_names(const char *title, const struct event *event, const int *player, int count,
                        struct text *out)
{
    text_addf(out, "\n%s:", title);
    for (int i = 0; i < count; i++)
        text_addf(out, "%s %s", i ? "," : "", player[i] >= 0 ? event->player[player[i]].name : "-");
    text_add_char(out, '\n');
}

static void print_text(const struct event *event, const struct elo *elo, const struct promotion *promotion,
                       struct text *out)
{
    static const char *const head[] = {"place", "name", "group", "rating", "games", "VP", "tie-break", "by"};
    struct text_table table;
    char text[FRACTION_TEXT_MAX];
    text_table_init(&table, 8);
    for (int i = 0; i < 8; i++) {
        table.right[i] = i != 1 && i != 2 && i != 7;
        text_table_add(&table, head[i]);
    }
    for (int i = 0; i < elo->rows; i++) {
        const struct elo_row *row = &elo->row[i];
        text_table_addf(&table, "%d", row->place);
        text_table_add(&table, event->player[row->player].name);
        text_table_add(&table, player_get(&event->player[row->player], "group"));
        elo_text(row->micros, text);
        text_table_add(&table, text);
        text_table_addf(&table, "%d", row->games);
        text_table_addf(&table, "%lld", (long long)row->vp);
        fraction_decimal(&row->tiebreak, 4, text);
        text_table_add(&table, text);
        text_table_add(&table, elo_by_word(row->by));
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
    for (int i = 0; i < elo->unranked_count; i++)
        text_addf(out, "    -  %s (%s, %d played)\n", event->player[elo->unranked[i].player].name,
                  elo_why_word(elo->unranked[i].why), elo->unranked[i].games);
    for (int i = 0; i < elo->excess_count; i++)
        text_addf(out,
                  "game %d came after the last one allowed for %s and is rated for the others alone "
                  "(Digital World Championship 2021, 1.2.6)\n", /* */
                  elo->excess[i].game + 1, event->player[elo->excess[i].player].name);
    if (promotion) {
        print_names("go through, by seed", event, promotion->seed, promotion->seed_count, out);
        if (promotion->alternate_count)
            print_names("alternates", event, promotion->alternate, promotion->alternate_count, out);
    }
}

static bool *list_no_shows(const struct arguments *arguments, const struct event *event, struct error *err)
{
    bool *absent = mem_new(bool, event->players);
    struct id_table *index = event_ids(event);
    const char *id;
    for (int i = 0; absent && (id = arguments_each(arguments, "no-show", i)) != NULL; i++) {
        int player = id_table_find(index, id);
        if (player >= 0) {
            absent[player] = true;
            continue;
        }
        error_set(err, STATUS_USAGE, "--no-show: nobody has the id '%.60s'", id);
        free(absent);
        absent = NULL;
    }
    id_table_free(index);
    return absent;
}

static bool answer(const struct arguments *arguments, const struct event *event, struct wish *wish,
                   struct text *out, struct error *err)
{
    struct rules rules = event_rules(event);
    struct promotion promotion;
    struct elo elo;
    bool *absent = list_no_shows(arguments, event, err);
    if (!absent || !elo_compute(&elo, event, &rules, &wish->elo, err)) {
        free(absent);
        return false;
    }
    wish->promotion.no_show = absent;
    if (wish->promoting)
        promotion_compute(&promotion, event, &elo, &wish->promotion);
    const struct promotion *shown = wish->promoting ? &promotion : NULL;
    struct json_out json = json_out_to(out);
    if (arguments_flag(arguments, "json"))
        elo_json_put(&json, event, &elo, wish->elo.max_games, shown);
    else
        print_text(event, &elo, shown, out);
    if (wish->promoting)
        promotion_release(&promotion);
    elo_release(&elo);
    free(absent);
    return true;
}

static enum status elo_run(const struct arguments *arguments, struct error *err)
{
    struct event_file file;
    struct wish wish;
    struct text out = {0};
    /* Faults of the call are told before the file is opened, whose rule set then has the figures. */
    if (!read_wish(arguments, ruleset_ranked_by(RANKED_BY_RATING), &wish, err) ||
        !event_file_load(&file, arguments->operand[0], NULL, games_csv_read, NULL, err))
        return err->status;
    bool ok = read_wish(arguments, event_ruleset(&file.event), &wish, err) &&
              answer(arguments, &file.event, &wish, &out, err);
    if (ok)
        fputs(out.at, stdout);
    text_release(&out);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

const struct command cmd_elo = {
    .name = "elo",
    .usage = "EVENT|GAMES.csv [--promote N] [--alternates N] [--json]",
    .summary = "ratings, tie-break numbers, promotion (dcwc2021)",
    .about = "GAMES.csv has one row a seat, in playing order: game,id and vp or place; name, group, winner "
             "and left\n"
             "(marked by x) may be there. A results table of `rota results` will do too.\n",
    .example = "rota elo instances/games16.csv --promote 4 --alternates 2",
    .options = options,
    .least = 1,
    .most = 1,
    .run = elo_run};

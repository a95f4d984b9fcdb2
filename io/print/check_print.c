#include "io/print/check.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/text/csv.h"
#include "io/text/json_out.h"
#include "io/text/text_table.h"
#include "scoring/memory.h"

/* The words with the goal's column in the place of %s. */
static void add_words(struct text *out, const char *words, const char *column)
{
    const char *place = strstr(words, "%s");
    if (!place)
        text_add(out, words);
    else
        text_addf(out, "%.*s%s%s", (int)(place - words), words, column, place + 2);
}

void check_describe(const struct goal *goal, int64_t value, struct text *out)
{
    const struct measure_words *words = measure_words(goal->measure);
    if (value)
        text_addf(out, "%" PRId64 " ", value);
    add_words(out, !value ? words->none : value == 1 ? words->one : words->more, goal->column);
}

/* Who sat where: the games of player p are game[first[p]] up to game[first[p + 1] - 1], in file order. */
struct games {
    size_t *first;
    struct place {
        const struct round *round;
        const struct table *table;
    } * game;
};

static struct games list_games(const struct event *event)
{
    struct games games = {mem_new(size_t, event->players + 2), NULL};
    size_t *next = games.first + 1; /* shifted by one, so that filling leaves the beginnings */
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            next[g.table->seat[i] + 1]++;
    for (int p = 0; p <= event->players; p++)
        games.first[p + 1] += games.first[p];
    games.game = mem_new(struct place, games.first[event->players + 1]);
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            games.game[next[g.table->seat[i]]++] = (struct place){g.round, g.table};
    return games;
}

/* The numbers of the rounds in which the pair meets, pair->times of them; the caller frees the list. */
static int *list_rounds(const struct games *games, const struct meeting *pair)
{
    int *round = mem_new(int, pair->times), count = 0;
    for (size_t i = games->first[pair->a]; i < games->first[pair->a + 1]; i++)
        for (size_t j = games->first[pair->b]; j < games->first[pair->b + 1]; j++)
            if (games->game[i].table == games->game[j].table && count < pair->times)
                round[count++] = games->game[i].round->number;
    return round;
}

static void add_player(struct text *out, const struct player *player)
{
    const char *country = player_get(player, "country");
    text_add(out, player->name);
    if (*country)
        text_addf(out, " (%s)", country);
}

static void print_repeats(const struct check *check, struct text *out)
{
    const struct event *event = check->event;
    if (!check->repeats)
        return;
    struct games games = list_games(event);
    text_addf(out, "\n%d pair%s meet%s more than once:\n", check->repeats, check->repeats == 1 ? "" : "s",
              check->repeats == 1 ? "s" : "");
    for (int i = 0; i < check->repeats; i++) {
        const struct meeting *pair = &check->repeat[i];
        text_add(out, "  ");
        add_player(out, &event->player[pair->a]);
        text_add(out, " and ");
        add_player(out, &event->player[pair->b]);
        text_add(out, " in rounds ");
        int *round = list_rounds(&games, pair);
        for (int r = 0; r < pair->times; r++)
            text_addf(out, "%s%d", r ? ", " : "", round[r]);
        free(round);
        text_add_char(out, '\n');
    }
    free(games.first);
    free(games.game);
}

/* Whether there is anything to keep apart: a schedule of another program may come without countries. */
static bool is_given(const struct event *event, const struct goal *goal)
{
    if (goal->measure != MEASURE_COUNTRIES)
        return true;
    for (int p = 0; p < event->players; p++)
        if (*player_get(&event->player[p], goal->column))
            return true;
    return false;
}

static void print_measures(const struct check *check, struct text *out)
{
    struct text_table table;
    struct text words = {0};
    text_table_init(&table, 3);
    for (int g = 0; g < check->goals.count; g++) {
        char name[GOAL_NAME_MAX];
        const struct quality *claim = check->claim[g];
        goal_name(&check->goals.goal[g], name);
        text_clear(&words);
        if (is_given(check->event, &check->goals.goal[g]))
            check_describe(&check->goals.goal[g], check->value[g], &words);
        else
            text_addf(&words, "nobody has a %s", check->goals.goal[g].column);
        text_table_add(&table, name);
        text_table_add(&table, words.at);
        if (!claim)
            text_table_add(&table, "");
        else if (claim->value != check->value[g])
            text_table_addf(&table, "the file says %" PRId64, claim->value);
        else
            text_table_add(&table, "as the file says");
    }
    text_table_print(&table, out, 2);
    text_table_release(&table);
    text_release(&words);
}

static void print_lines(struct text *out, const char *title, char *const *line, int count)
{
    if (count)
        text_addf(out, "\n%s:\n", title);
    for (int i = 0; i < count; i++)
        text_addf(out, "  %s\n", line[i]);
}

/* Most tables in a round, for the headline. */
static int most_tables(const struct event *event)
{
    int most = 0;
    for (int r = 0; r < event->rounds; r++)
        if (event->round[r].stage == STAGE_PRELIM && event->round[r].tables > most)
            most = event->round[r].tables;
    return most;
}

void check_print_text(const struct check *check, struct text *out)
{
    const struct event *event = check->event;
    int rounds = event_stage_rounds(event, STAGE_PRELIM), tables = most_tables(event);
    text_addf(out, "%d players, %d round%s, %d table%s\n", event->players, rounds, rounds == 1 ? "" : "s",
              tables, tables == 1 ? "" : "s");
    if (!rounds) {
        text_add(out, "no preliminary rounds yet, nothing to check\n");
    } else if (check_passed(check)) {
        text_add(out, "valid: everybody sits once a round, and the tables are in order\n");
    } else {
        text_add(out, "NOT VALID: ");
        if (check->faults)
            text_addf(out, "%d fault%s", check->faults, check->faults == 1 ? "" : "s");
        if (check->false_claims)
            text_addf(out, "%s%d false claim%s in the file", check->faults ? ", " : "", check->false_claims,
                      check->false_claims == 1 ? "" : "s");
        if (check->mendable)
            text_addf(out, "%sa seeded stage does not follow from the results",
                      check->faults || check->false_claims ? ", " : "");
        text_add_char(out, '\n');
    }
    if (rounds) {
        text_add_char(out, '\n');
        print_measures(check, out);
    }
    print_lines(out, "Faults", check->fault, check->faults);
    print_lines(out, "False claims", check->false_claim, check->false_claims);
    print_lines(out,
                check->mendable ? "Seeded seats that no longer follow from the results; mend with seed --redo"
                                : "Seeded seats that no longer follow from the results",
                check->stale, check->stales);
    print_repeats(check, out);
}

static void json_lines(struct json_out *out, const char *key, char *const *line, int count)
{
    json_out_key(out, key);
    json_out_open_lines(out, '[');
    for (int i = 0; i < count; i++)
        json_out_text(out, line[i]);
    json_out_close(out, ']');
}

static void json_repeats(struct json_out *out, const struct check *check)
{
    struct games games = list_games(check->event);
    json_out_key(out, "repeats");
    json_out_open(out, '[');
    for (int i = 0; i < check->repeats; i++) {
        const struct meeting *pair = &check->repeat[i];
        json_out_open(out, '{');
        json_out_key_text(out, "a", check->event->player[pair->a].id);
        json_out_key_text(out, "b", check->event->player[pair->b].id);
        json_out_key_number(out, "times", pair->times);
        json_out_key(out, "rounds");
        json_out_open(out, '[');
        int *round = list_rounds(&games, pair);
        for (int r = 0; r < pair->times; r++)
            json_out_number(out, round[r]);
        free(round);
        json_out_close(out, ']');
        json_out_close(out, '}');
    }
    json_out_close(out, ']');
    free(games.first);
    free(games.game);
}

static void json_measures(struct json_out *out, const struct check *check)
{
    json_out_key(out, "measures");
    json_out_open_lines(out, '{');
    for (int g = 0; g < check->goals.count; g++) {
        char name[GOAL_NAME_MAX];
        goal_name(&check->goals.goal[g], name);
        json_out_key(out, name);
        json_out_open(out, '{');
        json_out_key_number(out, "value", check->value[g]);
        if (check->claim[g])
            json_out_key_number(out, "recorded", check->claim[g]->value);
        json_out_close(out, '}');
    }
    json_out_close(out, '}');
}

void check_print_json(const struct check *check, struct text *text)
{
    struct json_out out = json_out_to(text);
    json_out_open(&out, '{');
    json_out_key_bool(&out, "valid", check_passed(check));
    json_out_key_number(&out, "players", check->event->players);
    json_out_key_number(&out, "rounds", event_stage_rounds(check->event, STAGE_PRELIM));
    json_measures(&out, check);
    json_lines(&out, "faults", check->fault, check->faults);
    json_lines(&out, "false_claims", check->false_claim, check->false_claims);
    json_lines(&out, "stale", check->stale, check->stales);
    json_repeats(&out, check);
    json_out_close(&out, '}');
}

enum { CSV_COLUMNS = 6 };

static void csv_measure(const struct check *check, int g, struct text *out)
{
    const struct quality *claim = check->claim[g];
    const char *method = check->event->made_by.method;
    char name[GOAL_NAME_MAX], value[24], bound[24] = "";
    const char *optimal = "", *proof = "";
    goal_name(&check->goals.goal[g], name);
    snprintf(value, sizeof value, "%" PRId64, check->value[g]);
    if (claim) {
        snprintf(bound, sizeof bound, "%" PRId64, claim->bound);
        optimal = claim->optimal ? "true" : "false";
        proof = claim->proof ? claim->proof : "";
    }
    const char *row[CSV_COLUMNS] = {name, value, bound, optimal, method ? method : "", proof};
    csv_add_row(out, row, CSV_COLUMNS);
}

void check_print_csv(const struct check *check, struct text *out)
{
    static const char *const head[CSV_COLUMNS] = {"measure", "value", "bound", "optimal", "method", "proof"};
    csv_add_row(out, head, CSV_COLUMNS);
    for (int g = 0; g < check->goals.count; g++)
        csv_measure(check, g, out);
}

#include "io/bench/instance.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/bench/generate.h"
#include "io/bench/invented_names.h"
#include "io/event/roster.h"
#include "io/text/csv.h"
#include "io/text/file.h"
#include "scoring/hash.h"
#include "scoring/memory.h"
#include "scoring/ruleset.h"
#include "scoring/table_split.h"

static struct instance *append(struct instances *instances)
{
    instances->list = mem_grow(instances->list, (size_t)instances->count, (size_t)instances->count + 1,
                               sizeof *instances->list);
    struct instance *instance = &instances->list[instances->count++];
    *instance = (struct instance){.best = -1, .bound = -1, .seed = 1};
    return instance;
}

static void copy(char *to, const char *from)
{
    snprintf(to, INSTANCE_TEXT_MAX, "%s", from);
}

/* A field that must be a whole number; an empty one leaves *value. */
static bool read_number(const struct csv *csv, int row, const char *column, int64_t low, int64_t high,
                        int64_t *value, struct error *err)
{
    const char *text = csv_get(csv, row, csv_column(csv, column));
    char *end;
    if (!*text)
        return true;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (*end || errno || number < low || number > high)
        return error_set(err, STATUS_INPUT, "%s: '%.40s', must be a whole number from %lld to %lld", column,
                         text, (long long)low, (long long)high);
    *value = number;
    return true;
}

/* Splits "C@SKEW"; false when it is something else. */
static bool split_skew(const char *spec, int *count, double *skew)
{
    char *end;
    long number = strtol(spec, &end, 10);
    if (end == spec || *end != '@')
        return false;
    const char *rest = end + 1;
    *count = (int)number;
    *skew = strtod(rest, &end);
    return end != rest && !*end && number >= 1 && number <= invented_countries() && *skew >= 0 && *skew <= 2;
}

/* The next of the sizes "12+6+6", -1 when it is none; *at moves on. */
static int next_size(const char **at)
{
    char *end;
    long size = strtol(*at, &end, 10);
    if (end == *at || (*end && *end != '+') || size < 1 || size > PLAYERS_MAX)
        return -1;
    *at = *end ? end + 1 : end;
    return (int)size;
}

static bool countries_ok(const struct instance *instance)
{
    int count;
    double skew;
    if (!*instance->countries)
        return true;
    if (split_skew(instance->countries, &count, &skew))
        return count <= instance->players;
    int64_t sum = 0;
    for (const char *at = instance->countries; *at;) {
        int size = next_size(&at);
        if (size < 0)
            return false;
        sum += size;
    }
    return sum == instance->players;
}

static bool check(const struct instance *instance, struct error *err)
{
    char sizes[TABLE_SIZES_TEXT_MAX];
    if (!*instance->name)
        return error_set(err, STATUS_INPUT, "name: is empty");
    if (!*instance->roster && !table_split(instance->players, instance->table_size).possible)
        return error_set(err, STATUS_INPUT, "%.60s: %d players cannot be split into tables of %s",
                         instance->name, instance->players,
                         table_sizes_text(instance->table_size, " and ", sizes));
    if (!countries_ok(instance))
        return error_set(err, STATUS_INPUT,
                         "%.60s: countries '%.60s', must be COUNT@SKEW or sizes that add up to %d, as 12+6+6",
                         instance->name, instance->countries, instance->players);
    return true;
}

static bool read_row(const struct csv *csv, int row, struct instance *instance, struct error *err)
{
    int64_t players = 0, table_size = TABLE_SIZE_DEFAULT, rounds = 0, seed = 1;
    copy(instance->name, csv_get(csv, row, csv_column(csv, "name")));
    copy(instance->family, csv_get(csv, row, csv_column(csv, "family")));
    copy(instance->countries, csv_get(csv, row, csv_column(csv, "countries")));
    copy(instance->source, csv_get(csv, row, csv_column(csv, "source")));
    if (!read_number(csv, row, "players", 2, 5000, &players, err) ||
        !read_number(csv, row, "table_size", 2, SEATS_MAX, &table_size, err) ||
        !read_number(csv, row, "rounds", 1, ROUNDS_MAX, &rounds, err) ||
        !read_number(csv, row, "seed", 0, INT64_MAX, &seed, err) ||
        !read_number(csv, row, "best", 0, INT64_MAX, &instance->best, err) ||
        !read_number(csv, row, "bound", 0, INT64_MAX, &instance->bound, err))
        return false;
    if (!players || !rounds)
        return error_set(err, STATUS_INPUT, "players and rounds must be given");
    instance->players = (int)players;
    instance->table_size = (int)table_size;
    instance->rounds = (int)rounds;
    instance->seed = (uint64_t)seed;
    return check(instance, err);
}

bool instances_read(struct instances *instances, const char *path, struct error *err)
{
    char *text;
    size_t length;
    struct csv csv;
    *instances = (struct instances){.count = 0};
    if (!file_read(path, &text, &length, err))
        return false;
    bool ok = csv_load(&csv, path, text, length, err);
    free(text);
    if (!ok)
        return false;
    for (int row = 1; ok && row < csv.rows; row++) {
        ok = read_row(&csv, row, append(instances), err);
        if (!ok)
            error_prefix(err, "%.200s:%d", path, csv.row[row].line);
    }
    csv_release(&csv);
    if (!ok)
        instances_release(instances);
    return ok;
}

void instances_release(struct instances *instances)
{
    free(instances->list);
    *instances = (struct instances){.count = 0};
}

static void take(struct instances *chosen, const struct instance *instance)
{
    for (int i = 0; i < chosen->count; i++)
        if (!strcmp(chosen->list[i].name, instance->name))
            return;
    *append(chosen) = *instance;
}

/* "8-4-10". */
static bool take_golfer(struct instances *chosen, const char *word)
{
    int tables, size, rounds, used = 0;
    if (sscanf(word, "%4d-%1d-%3d%n", &tables, &size, &rounds, &used) != 3 || word[used] || tables < 1 ||
        tables > 1000 || size < 2 || size > SEATS_MAX || rounds < 1)
        return false;
    struct instance instance = {
        .players = tables * size, .table_size = size, .rounds = rounds, .seed = 1, .best = -1, .bound = -1};
    copy(instance.name, word);
    copy(instance.family, "golfer");
    take(chosen, &instance);
    return true;
}

/* "FILE:ROUNDS". */
static bool take_roster(struct instances *chosen, const char *word)
{
    const char *colon = strrchr(word, ':');
    char *end;
    long rounds = colon ? strtol(colon + 1, &end, 10) : 0;
    if (!colon || end == colon + 1 || *end || rounds < 1 || rounds > ROUNDS_MAX ||
        colon - word >= INSTANCE_TEXT_MAX)
        return false;
    struct instance instance = {
        .table_size = TABLE_SIZE_DEFAULT, .rounds = (int)rounds, .best = -1, .bound = -1};
    copy(instance.name, word);
    copy(instance.family, "roster");
    snprintf(instance.roster, sizeof instance.roster, "%.*s", (int)(colon - word), word);
    take(chosen, &instance);
    return true;
}

bool instances_choose(struct instances *chosen, const struct instances *from, const char *word,
                      struct error *err)
{
    bool found = false;
    for (int i = 0; i < from->count; i++)
        if (!fnmatch(word, from->list[i].name, 0) || !strcmp(word, from->list[i].family)) {
            take(chosen, &from->list[i]);
            found = true;
        }
    if (found || take_golfer(chosen, word) || take_roster(chosen, word))
        return true;
    return error_set(err, STATUS_USAGE,
                     "%.80s: no instance or family of that name; or give TABLES-SIZE-ROUNDS, or FILE:ROUNDS",
                     word);
}

/* Countries of given sizes, in order; without any, nobody has one. */
static void add_players(const struct instance *instance, struct event *event)
{
    const char *at = instance->countries;
    int left = 0, country = -1;
    for (int i = 0; i < instance->players; i++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("%d", i + 1);
        player->name = mem_format("Player %d", i + 1);
        if (!*instance->countries)
            continue;
        if (!left) {
            left = next_size(&at);
            country++;
        }
        left--;
        char *code = country < invented_countries() ? mem_copy_text(invented_country(country)->code)
                                                    : mem_format("C%d", country);
        player_set(player, "country", code);
        free(code);
    }
}

static uint64_t content_of(const struct event *event, int rounds)
{
    struct text roster = {0};
    roster_print_csv(event, &roster);
    uint64_t hash = hash_text(hash_text(HASH_EMPTY, roster.at), event->rules);
    text_release(&roster);
    return hash_number(hash_number(hash, (uint64_t)event->table_size), (uint64_t)rounds);
}

bool instance_open(struct instance *instance, struct event *event, struct plan_request *request,
                   struct error *err)
{
    const struct ruleset *rules = ruleset_at(0);
    int count;
    double skew;
    *request = (struct plan_request){.rounds = instance->rounds};
    event->rules = mem_copy_text(rules->name);
    event->table_size = instance->table_size;
    if (*instance->roster) {
        if (!roster_read(event, instance->roster, NULL, err))
            return false;
        instance->players = event->players;
    } else if (split_skew(instance->countries, &count, &skew)) {
        const struct generate_plan plan = {
            .players = instance->players, .countries = count, .skew = skew, .seed = instance->seed};
        generate_roster(event, &plan);
    } else {
        add_players(instance, event);
    }
    instance->content = content_of(event, instance->rounds);
    return goals_parse(&request->goals, rules->priority, rules->avoid, err);
}

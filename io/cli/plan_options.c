#include "io/cli/plan_options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/event/roster.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

/* The player with this id or, failing that, the only one with this name; -1 for none. */
static int find_player(const struct event *event, const struct id_table *index, const char *text)
{
    int found = id_table_find(index, text);
    if (found >= 0)
        return found;
    for (int p = 0; p < event->players; p++)
        if (!strcmp(event->player[p].name, text)) {
            if (found >= 0)
                return -1;
            found = p;
        }
    return found;
}

/* "A,B" or "ID:TABLE": the part before the last separator is a player, looked up; the rest is returned. */
static const char *split_player(const struct event *event, const struct id_table *index, const char *value,
                                char separator, int *player)
{
    const char *mark = strrchr(value, separator);
    if (!mark)
        return NULL;
    char *text = mem_format("%.*s", (int)(mark - value), value);
    *player = find_player(event, index, text);
    free(text);
    return mark + 1;
}

static bool apply_demands(const struct arguments *arguments, struct event *event, struct error *err)
{
    struct id_table *index = event_ids(event);
    const char *value;
    bool ok = true;
    for (int i = 0; ok && (value = arguments_each(arguments, "apart", i)); i++) {
        int a = -1, b = -1;
        const char *rest = split_player(event, index, value, ',', &a);
        if (rest)
            b = find_player(event, index, rest);
        if (!rest || a < 0 || b < 0 || a == b)
            ok = error_set(err, STATUS_USAGE,
                           "--apart %.60s: must be two ids of the roster, as in 3,17, or two names", value);
        else
            player_keep_apart(&event->player[a], b);
    }
    for (int i = 0; ok && (value = arguments_each(arguments, "fix", i)); i++) {
        int player = -1;
        const char *rest = split_player(event, index, value, ':', &player);
        char *end = NULL;
        long table = rest ? strtol(rest, &end, 10) : 0;
        if (!rest || player < 0 || table < 1 || table > PLAYERS_MAX || *end)
            ok = error_set(err, STATUS_USAGE,
                           "--fix %.60s: must be an id or name of the roster and a table, as in 17:3", value);
        else
            player_fix_table(&event->player[player], (int)table);
    }
    id_table_free(index);
    return ok;
}

/* The columns that a roster has besides id, name and status, as "country, club". */
static void list_columns(const struct event *event, char *list, size_t size)
{
    int columns;
    const char **names = roster_attributes(event, &columns);
    *list = '\0';
    for (int c = 0; c < columns; c++) {
        size_t used = strlen(list);
        snprintf(list + used, size - used, "%s%.30s", c ? ", " : "", names[c]);
    }
    free(names);
}

/* Every column that is named must exist, or a typing error would go unnoticed. */
static bool check_column(const struct event *event, const char *option, const char *column, struct error *err)
{
    for (int p = 0; p < event->players; p++)
        if (*player_get(&event->player[p], column))
            return true;
    char list[200];
    list_columns(event, list, sizeof list);
    return error_set(err, STATUS_INPUT, "%s: no player has anything in a column '%s'; the roster has %s",
                     option, column, *list ? list : "only names");
}

static bool read_goals(const struct arguments *arguments, struct event *event, const struct ruleset *rules,
                       struct plan_request *request, struct error *err)
{
    const char *priority = arguments_text(arguments, "priority"), *avoid = arguments_text(arguments, "avoid");
    if (!goals_parse(&request->goals, priority ? priority : rules->priority, avoid ? avoid : rules->avoid,
                     err))
        return false;
    for (int f = 0; avoid && f < request->goals.avoids; f++)
        if (!check_column(event, "--avoid", request->goals.avoid[f], err))
            return false;
    request->by = arguments_text(arguments, "by");
    if (request->by && !check_column(event, "--by", request->by, err))
        return false;
    event->made_by.priority = priority ? mem_copy_text(priority) : NULL;
    event->made_by.avoid = avoid ? mem_copy_text(avoid) : NULL;
    return true;
}

static bool read_roster(const struct arguments *arguments, bool quiet, struct event *event, struct error *err)
{
    struct reading reading = reading_options(arguments);
    bool ok = roster_read(event, arguments->operand[0], &reading, err);
    reading_close(&reading, !ok || quiet);
    return ok;
}

bool plan_options_read(const struct arguments *arguments, bool quiet, struct event *event,
                       struct plan_request *request, struct error *err)
{
    const char *name = arguments_text(arguments, "rules");
    const struct ruleset *rules = name ? ruleset_find(name) : ruleset_at(0);
    int64_t table_size = TABLE_SIZE_DEFAULT, rounds;
    *request = (struct plan_request){.rounds = 0};
    if (!rules)
        return error_set(err, STATUS_USAGE, "--rules %.40s: must be one of %s", name,
                         ALL_WORDS(ruleset_name));
    rounds = rules->rounds;
    if (!arguments_integer(arguments, "rounds", 1, ROUNDS_MAX, &rounds, err) ||
        !arguments_integer(arguments, "table-size", 2, SEATS_MAX, &table_size, err) ||
        !read_roster(arguments, quiet, event, err))
        return false;
    event->rules = mem_copy_text(rules->name);
    event->table_size = (int)table_size;
    request->rounds = (int)rounds;
    return read_goals(arguments, event, rules, request, err) && apply_demands(arguments, event, err);
}

#include "io/print/verdict.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "io/print/check.h"
#include "io/text/text_table.h"
#include "scoring/memory.h"

/* The first word of a line: what the row is about. */
static const char *topic_of(const struct goal *goal)
{
    if (goal->measure != MEASURE_COUNTRIES)
        return measure_words(goal->measure)->topic;
    return !strcmp(goal->column, "country") ? "countries"
           : !strcmp(goal->column, "club")  ? "clubs"
                                            : goal->column;
}

static int compare_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Different values of a column among the active players; empty ones do not count. */
static int count_values(const struct event *event, const char *column)
{
    const char **value = mem_new(const char *, event->players);
    int used = 0, different = 0;
    for (int p = 0; p < event->players; p++) {
        const char *text = player_get(&event->player[p], column);
        if (event->player[p].status == PLAYER_ACTIVE && *text)
            value[used++] = text;
    }
    qsort(value, (size_t)used, sizeof *value, compare_text);
    for (int i = 0; i < used; i++)
        different += !i || strcmp(value[i], value[i - 1]);
    free(value);
    return different;
}

/* What the value means, in the words of the play order where these can be plainer. */
static void describe(const struct event *event, const struct goal *goal, const struct plan_request *request,
                     int64_t value, struct text *out)
{
    if (goal->measure == MEASURE_POSITIONS && !value && event->table_size == 4 && request->rounds == 4)
        text_add(out, "everybody sits 1st, 2nd, 3rd and 4th once");
    else if (goal->measure == MEASURE_POSITIONS && !value && request->rounds < event->table_size)
        text_add(out, "nobody has a position twice");
    else if (goal->measure == MEASURE_COUNTRIES && !value && !strcmp(goal->column, "country"))
        text_add(out, "no table seats two from one country");
    else
        check_describe(goal, value, out);
}

/* A row that says nothing: no short tables, or nobody has anything in the column. */
static bool is_idle(const struct event *event, const struct goal *goal, const struct plan_outcome *outcome)
{
    return (goal->measure == MEASURE_THREES && !outcome->shorts) ||
           (goal->measure == MEASURE_COUNTRIES && !count_values(event, goal->column));
}

void verdict_print(const struct event *event, const struct plan_request *request,
                   const struct plan_outcome *outcome, struct text *out)
{
    struct text head = {0}, what = {0};
    struct text_table table;
    int countries = count_values(event, "country");
    text_addf(&head, "%d players", outcome->players);
    if (countries)
        text_addf(&head, " from %d countr%s", countries, countries == 1 ? "y" : "ies");
    text_addf(&head, ", %d table%s", outcome->tables, outcome->tables == 1 ? "" : "s");
    if (outcome->shorts)
        text_addf(&head, " (%d of %d)", outcome->shorts, event->table_size - 1);
    text_addf(&head, ", %d round%s", request->rounds, request->rounds == 1 ? "" : "s");
    text_addf(out, "%-58s %.2f s\n", head.at, outcome->seconds);
    text_table_init(&table, 3);
    for (int i = 0; i < request->goals.count; i++) {
        const struct goal *goal = &request->goals.goal[i];
        const struct quality *quality = &event->quality[i];
        if (is_idle(event, goal, outcome))
            continue;
        text_clear(&what);
        describe(event, goal, request, quality->value, &what);
        text_table_addf(&table, "%-11s", topic_of(goal));
        text_table_addf(&table, "%-44s", what.at);
        if (quality->optimal)
            text_table_add(&table, "optimal (proved)");
        else if (quality->value == quality->bound)
            text_table_add(&table, "least possible");
        else
            text_table_addf(&table, "best found (at least %" PRId64 ")", quality->bound);
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
    text_release(&head);
    text_release(&what);
}

void verdict_print_bounds(const struct event *event, const struct plan_request *request, struct text *out)
{
    struct text_table table;
    text_table_init(&table, 3);
    table.right[1] = true;
    for (int i = 0; i < request->goals.count; i++) {
        text_table_add(&table, event->quality[i].name);
        text_table_addf(&table, "%" PRId64, event->quality[i].bound);
        text_table_add(&table, event->quality[i].proof);
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
}

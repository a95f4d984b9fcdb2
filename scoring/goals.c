#include "scoring/goals.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

const struct measure_words *measure_words(enum measure measure)
{
    static const struct measure_words rows[MEASURE_KINDS] = {
#define M(name, word, ...) {#word, __VA_ARGS__},
        MEASURES(M)
#undef M
    };
    assert((unsigned)measure < MEASURE_KINDS);
    return &rows[measure];
}

/* Copies the next comma-separated word of *list into `word`, moves on; false at the end.  A word that is
 * too long is cut, which makes it an unknown word. */
static bool next_word(const char **list, char *word, size_t size)
{
    const char *at = *list + strspn(*list, ", ");
    if (!*at)
        return false;
    size_t length = strcspn(at, ", ");
    *list = at + length;
    snprintf(word, size, "%.*s", (int)(length < size ? length : size - 1), at);
    return true;
}

const char *measure_word(int i)
{
    return i >= 0 && i < MEASURE_KINDS ? measure_words((enum measure)i)->word : NULL;
}

static bool parse_avoid(struct goals *goals, const char *avoid, struct error *err)
{
    char word[COLUMN_MAX + 1];
    if (!strcmp(avoid, "none"))
        return true;
    while (next_word(&avoid, word, sizeof word)) {
        if (goals->avoids == AVOID_MAX)
            return error_because(err, STATUS_USAGE, REASON_AVOID, "at most %d fields", AVOID_MAX);
        for (int i = 0; i < goals->avoids; i++)
            if (!strcmp(goals->avoid[i], word))
                return error_because(err, STATUS_USAGE, REASON_AVOID, "'%s' is named twice", word);
        memcpy(goals->avoid[goals->avoids++], word, sizeof word);
    }
    return true;
}

static void add(struct goals *goals, enum measure measure)
{
    int copies = measure == MEASURE_COUNTRIES ? goals->avoids : 1;
    for (int i = 0; i < copies; i++) {
        struct goal *goal = &goals->goal[goals->count++];
        *goal = (struct goal){.measure = measure, .avoid = i};
        if (measure == MEASURE_COUNTRIES)
            memcpy(goal->column, goals->avoid[i], sizeof goal->column);
    }
}

bool goals_parse(struct goals *goals, const char *priority, const char *avoid, struct error *err)
{
    char word[COLUMN_MAX + 1];
    bool named[MEASURE_KINDS] = {false};
    *goals = (struct goals){.count = 0};
    if (!parse_avoid(goals, avoid, err))
        return false;
    while (next_word(&priority, word, sizeof word)) {
        int measure = word_find(measure_word, word);
        if (measure < 0)
            return error_because(err, STATUS_USAGE, REASON_PRIORITY, "'%s' is not one of %s", word,
                                 ALL_WORDS(measure_word));
        if (named[measure])
            return error_because(err, STATUS_USAGE, REASON_PRIORITY, "'%s' is named twice", word);
        named[measure] = true;
        add(goals, (enum measure)measure);
    }
    for (int m = 0; m < MEASURE_KINDS; m++)
        if (!named[m])
            add(goals, (enum measure)m);
    return true;
}

void goal_name(const struct goal *goal, char *name)
{
    if (goal->measure == MEASURE_COUNTRIES)
        snprintf(name, GOAL_NAME_MAX, "same_%s", goal->column);
    else
        snprintf(name, GOAL_NAME_MAX, "%s", measure_words(goal->measure)->file);
}

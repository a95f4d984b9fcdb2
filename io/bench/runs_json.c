/* A run as a line of JSON, and back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/bench/runs.h"
#include "io/text/json_out.h"
#include "io/text/json_read.h"
#include "scoring/memory.h"

static const double seconds_most = 1e9;

static void put_known(struct json_out *out, const char *key, int64_t value)
{
    if (value >= 0)
        json_out_key_number(out, key, value);
}

static void put_text(struct json_out *out, const char *key, const char *text)
{
    if (text)
        json_out_key_text(out, key, text);
}

static void put_values(struct json_out *out, const char *key, const int64_t *value, int count, int64_t last)
{
    json_out_key(out, key);
    json_out_open(out, '[');
    for (int i = 0; i < count; i++)
        json_out_number(out, value[i]);
    if (last >= 0)
        json_out_number(out, last);
    json_out_close(out, ']');
}

static void put_trace(struct json_out *out, const struct run *run)
{
    json_out_key(out, "trace");
    json_out_open(out, '[');
    for (int i = 0; i < run->points; i++) {
        json_out_open(out, '[');
        json_out_real(out, run->point[i].seconds, 6);
        json_out_number(out, run->point[i].moves);
        for (int g = 0; g < run->goals; g++)
            json_out_number(out, run->point[i].value[g]);
        json_out_close(out, ']');
    }
    json_out_close(out, ']');
}

static void put_result(struct json_out *out, const struct run *run)
{
    json_out_key(out, "goals");
    json_out_open(out, '[');
    for (int i = 0; i < run->goals; i++)
        json_out_text(out, run->goal[i]);
    if (run->tables >= 0)
        json_out_text(out, "table_repeats");
    json_out_close(out, ']');
    put_values(out, "value", run->value, run->goals, run->tables);
    put_values(out, "bound", run->bound, run->goals, -1);
    json_out_key_bool(out, "proved", run->proved);
}

void run_print(const struct run *run, struct text *text)
{
    struct json_out out = json_out_line(text);
    json_out_open(&out, '{');
    json_out_key_text(&out, "instance", run->instance);
    json_out_key_text(&out, "family", run->family);
    json_out_key_number(&out, "players", run->players);
    json_out_key_number(&out, "table_size", run->table_size);
    json_out_key_number(&out, "rounds", run->rounds);
    json_out_key_text(&out, "countries", run->countries);
    json_out_key_unsigned(&out, "roster_seed", run->roster_seed);
    put_known(&out, "known", run->known);
    put_known(&out, "known_bound", run->known_bound);
    put_text(&out, "content", run->content);
    json_out_key_text(&out, "method", run->method);
    json_out_key_text(&out, "settings", run->settings);
    json_out_key_unsigned(&out, "seed", run->seed);
    json_out_key_number(&out, "effort", run->effort);
    json_out_key_real(&out, "time", run->time, 6);
    json_out_key_number(&out, "threads", run->threads);
    json_out_key_text(&out, "version", run->version);
    put_text(&out, "build", run->build);
    json_out_key_text(&out, "stopped_by", run->stopped_by);
    if (run->goals)
        put_result(&out, run);
    json_out_key_real(&out, "seconds", run->seconds, 6);
    json_out_key_number(&out, "moves", run->moves);
    if (run->goals)
        put_trace(&out, run);
    json_out_close(&out, '}');
}

/* Names of the goals; the table numbers are kept apart, and must be last. */
static bool read_goals(const struct json_at *top, struct run *run, struct error *err)
{
    struct json_at list = json_member(top, "goals");
    bool tables = false;
    if (!json_allow_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        const char *name;
        if (!json_get_text(&item, &name, err))
            return false;
        if (tables || run->goals == GOALS_MAX || strlen(name) >= GOAL_NAME_MAX)
            return json_fail(&item, err, "too many goals, or one after table_repeats");
        tables = !strcmp(name, "table_repeats");
        if (!tables)
            snprintf(run->goal[run->goals++], GOAL_NAME_MAX, "%s", name);
    }
    return true;
}

/* A list of at least `count` numbers, the one after them into *last where wanted. */
static bool read_values(const struct json_at *list, int64_t *value, int count, int64_t *last,
                        struct error *err)
{
    int i = 0;
    if (!json_need_array(list, err))
        return false;
    for (struct json_at item = json_first(list); item.node && i <= count; json_next(&item), i++)
        if ((i < count || last) && !json_get_integer(&item, 0, INT64_MAX, i < count ? value + i : last, err))
            return false;
    return i >= count || json_fail(list, err, "has %d numbers, must have %d", i, count);
}

static bool read_point(const struct json_at *at, struct run *run, struct run_point *point, struct error *err)
{
    int i = 0;
    if (!json_need_array(at, err))
        return false;
    for (struct json_at item = json_first(at); item.node; json_next(&item), i++) {
        bool ok = i == 0               ? json_get_real(&item, 0, seconds_most, &point->seconds, err)
                  : i == 1             ? json_get_integer(&item, 0, INT64_MAX, &point->moves, err)
                  : i - 2 < run->goals ? json_get_integer(&item, 0, INT64_MAX, &point->value[i - 2], err)
                                       : json_fail(&item, err, "too many numbers");
        if (!ok)
            return false;
    }
    return i == run->goals + 2 || json_fail(at, err, "has %d numbers, must have %d", i, run->goals + 2);
}

static bool read_trace(const struct json_at *top, struct run *run, struct error *err)
{
    struct json_at list = json_member(top, "trace");
    if (!json_allow_array(&list, err))
        return false;
    for (struct json_at item = json_first(&list); item.node; json_next(&item)) {
        if (!(run->points & (run->points - 1)))
            run->point = mem_grow(run->point, (size_t)run->points, run->points ? 2 * (size_t)run->points : 1,
                                  sizeof *run->point);
        if (!read_point(&item, run, &run->point[run->points++], err))
            return false;
    }
    return true;
}

static bool read_result(const struct json_at *top, struct run *run, struct error *err)
{
    struct json_at value = json_member(top, "value"), bound = json_member(top, "bound"),
                   proved = json_member(top, "proved");
    return read_goals(top, run, err) &&
           (!run->goals || (read_values(&value, run->value, run->goals, &run->tables, err) &&
                            read_values(&bound, run->bound, run->goals, NULL, err) &&
                            json_get_bool(&proved, &run->proved, err))) &&
           read_trace(top, run, err);
}

static bool read_run(const struct json_at *top, struct run *run, struct error *err)
{
    if (!json_need_object(top, err) || !json_read_text(top, "instance", &run->instance, err) ||
        !json_read_text(top, "family", &run->family, err) ||
        !json_read_integer(top, "players", 0, INT32_MAX, &run->players, err) ||
        !json_read_integer(top, "table_size", 0, INT32_MAX, &run->table_size, err) ||
        !json_read_integer(top, "rounds", 0, INT32_MAX, &run->rounds, err) ||
        !json_read_text(top, "countries", &run->countries, err) ||
        !json_read_unsigned(top, "roster_seed", &run->roster_seed, err) ||
        !json_read_integer(top, "known", 0, INT64_MAX, &run->known, err) ||
        !json_read_integer(top, "known_bound", 0, INT64_MAX, &run->known_bound, err) ||
        !json_read_text(top, "content", &run->content, err) ||
        !json_read_text(top, "method", &run->method, err) ||
        !json_read_text(top, "settings", &run->settings, err) ||
        !json_read_unsigned(top, "seed", &run->seed, err) ||
        !json_read_integer(top, "effort", 0, INT64_MAX, &run->effort, err) ||
        !json_read_real(top, "time", 0, seconds_most, &run->time, err) ||
        !json_read_integer(top, "threads", 0, INT32_MAX, &run->threads, err) ||
        !json_read_text(top, "version", &run->version, err) ||
        !json_read_text(top, "build", &run->build, err) ||
        !json_read_text(top, "stopped_by", &run->stopped_by, err) ||
        !json_read_real(top, "seconds", 0, seconds_most, &run->seconds, err) ||
        !json_read_integer(top, "moves", 0, INT64_MAX, &run->moves, err))
        return false;
    if (!run->instance || !run->method)
        return json_fail(top, err, "instance and method must be given");
    return read_result(top, run, err);
}

bool run_parse(struct run *run, const char *file, int line, const char *text, size_t length,
               struct error *err)
{
    char *where = mem_format("%s:%d", file, line), *copy = mem_format("%.*s", (int)length, text);
    struct cJSON *document = json_parse(where, copy, strlen(copy), err);
    bool ok = document != NULL;
    if (ok) {
        struct json_at top = json_top(where, document);
        ok = read_run(&top, run, err);
    }
    json_free(document);
    free(copy);
    free(where);
    return ok;
}

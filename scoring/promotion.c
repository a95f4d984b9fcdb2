#include "scoring/promotion.h"

#include <stdlib.h>

#include "scoring/id_table.h"
#include "scoring/memory.h"

static void find_groups(struct promotion *out, const struct event *event, const struct elo *elo)
{
    struct id_table *ids = id_table_new();
    out->group = mem_new(int, elo->rows);
    out->group_name = mem_new(const char *, elo->rows);
    for (int i = 0; i < elo->rows; i++) {
        const char *name = player_get(&event->player[elo->row[i].player], "group");
        out->group[i] = id_table_add(ids, name);
        out->group_name[out->group[i]] = name;
    }
    out->groups = id_table_count(ids);
    id_table_free(ids);
}

static bool shows_up(const struct promotion_options *options, int player)
{
    return !options->no_show || !options->no_show[player];
}

/* the best alternate takes the best vacant seat. */
static void fill_seats(struct promotion *out, const struct promotion_options *options)
{
    int next = 0;
    for (int i = 0; i < out->promoted_count; i++) {
        int player = out->promoted[i];
        if (!shows_up(options, player)) {
            while (next < out->alternate_count && !shows_up(options, out->alternate[next]))
                next++;
            player = next < out->alternate_count ? out->alternate[next++] : -1;
        }
        out->seed[out->seed_count++] = player;
    }
}

/* A-29, option reseed: who is there, with as many alternates as are missing, by rating. */
static void seed_anew(struct promotion *out, const struct elo *elo, const struct promotion_options *options,
                      int players)
{
    bool *in = mem_new(bool, players);
    int missing = 0;
    for (int i = 0; i < out->promoted_count; i++) {
        in[out->promoted[i]] = shows_up(options, out->promoted[i]);
        missing += !in[out->promoted[i]];
    }
    for (int i = 0; i < out->alternate_count && missing; i++)
        if (shows_up(options, out->alternate[i])) {
            in[out->alternate[i]] = true;
            missing--;
        }
    for (int i = 0; i < elo->rows; i++)
        if (in[elo->row[i].player])
            out->seed[out->seed_count++] = elo->row[i].player;
    while (missing--)
        out->seed[out->seed_count++] = -1;
    free(in);
}

void promotion_compute(struct promotion *out, const struct event *event, const struct elo *elo,
                       const struct promotion_options *options)
{
    *out = (struct promotion){.promoted = mem_new(int, elo->rows),
                              .alternate = mem_new(int, elo->rows),
                              .seed = mem_new(int, elo->rows)};
    find_groups(out, event, elo);
    int *taken = mem_new(int, out->groups);
    for (int i = 0; i < elo->rows; i++) { /* R2021-14: together, by rating */
        int before = taken[out->group[i]]++;
        if (before < options->promote && out->promoted_count < options->max_players)
            out->promoted[out->promoted_count++] = elo->row[i].player;
        else if (before >= options->promote && before < options->promote + options->alternates)
            out->alternate[out->alternate_count++] = elo->row[i].player;
    }
    free(taken);
    if (options->reseed)
        seed_anew(out, elo, options, event->players);
    else
        fill_seats(out, options);
}

void promotion_release(struct promotion *promotion)
{
    free(promotion->promoted);
    free(promotion->alternate);
    free(promotion->seed);
    free(promotion->group);
    free(promotion->group_name);
}

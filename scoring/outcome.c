#include "scoring/outcome.h"

#include <stdlib.h>

#include "scoring/advance.h"
#include "scoring/leavers.h"
#include "scoring/memory.h"

struct reached {
    int player, round, rank;
};

static int compare_reached(const void *a, const void *b)
{
    const struct reached *x = a, *y = b;
    if (x->round != y->round)
        return x->round > y->round ? -1 : 1;
    return (x->rank > y->rank) - (x->rank < y->rank);
}

/* Knock-out: the champion, then by the last round that was reached, then by rank; who was
 * disqualified has none, who withdrew at most that of the preliminary games (G-51, A-23).  Only the champion
 * is official. */
static void place_knockout(struct placing *out, const struct event *event, const struct ranking *ranking)
{
    struct reached *list = mem_new(struct reached, ranking->count);
    int *reached = mem_new(int, event->players), champion = event_champion(event), count = 0;
    bool *left = leavers_find(event);
    for (struct game g = game_first(event, STAGE_KNOCKOUT); g.table; game_next(&g))
        for (int i = 0; i < g.table->seats; i++)
            reached[g.table->seat[i]] = left[g.table->seat[i]] ? 0 : g.round->number;
    if (champion >= 0)
        reached[champion]++;
    for (int i = 0; i < ranking->count; i++) {
        int player = ranking->player[i];
        if (!left[player] || leaver_status(event, player) != PLAYER_DQ)
            list[count++] = (struct reached){player, reached[player], i + 1};
    }
    qsort(list, (size_t)count, sizeof *list, compare_reached);
    *out = (struct placing){.count = count, .placed = mem_new(struct placed, count)};
    for (int i = 0; i < count; i++)
        out->placed[i] = (struct placed){i + 1, list[i].player, list[i].rank,
                                         list[i].round ? STAGE_KNOCKOUT : STAGE_PRELIM, !i};
    out->champion = champion;
    free(list);
    free(reached);
    free(left);
}

static bool compute_placing(struct outcome *out, const struct event *event, struct error *err)
{
    const struct round *last = event->rounds ? &event->round[event->rounds - 1] : NULL;
    struct ranking ranking;
    if (event_champion(event) < 0)
        return true;
    out->final_played = true;
    if (!ranking_compute(&ranking, event, &out->rules, err))
        return false;
    bool ok = true;
    if (last->stage == STAGE_FINAL)
        ok = placing_compute(&out->placing, event, &out->rules, ranking.rank, err);
    else
        place_knockout(&out->placing, event, &ranking);
    ranking_release(&ranking);
    return ok;
}

static bool compute_rated(struct outcome *out, const struct event *event, struct error *err)
{
    struct elo_options options = elo_defaults(out->rules.set);
    out->tally = mem_new(struct tally, event->players);
    return tally_event(event, &out->rules, 1u << STAGE_PRELIM, out->tally, err) &&
           elo_compute(&out->elo, event, &out->rules, &options, err);
}

bool outcome_compute(struct outcome *out, const struct event *event, struct error *err)
{
    *out = (struct outcome){.rules = event_rules(event), .placing = {.champion = -1}};
    out->rated = out->rules.set->ranked_by == RANKED_BY_RATING;
    out->qualify = out->rules.parameter.skip_semifinal ? 4 : out->rules.parameter.qualify;
    bool ok = out->rated ? compute_rated(out, event, err)
                         : standings_compute(&out->standings, event, &out->rules, 1u << STAGE_PRELIM, err);
    ok = ok && compute_placing(out, event, err);
    if (!ok)
        outcome_release(out);
    return ok;
}

void outcome_release(struct outcome *outcome)
{
    standings_release(&outcome->standings);
    elo_release(&outcome->elo);
    free(outcome->tally);
    placing_release(&outcome->placing);
    outcome->tally = NULL;
}

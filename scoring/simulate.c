#include "scoring/simulate.h"

#include "scoring/memory.h"

struct generator {
    uint64_t state;
};

static uint64_t next(struct generator *g) /* splitmix64 */
{
    uint64_t z = g->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static double next_unit(struct generator *g)
{
    return (double)(next(g) >> 11) / 9007199254740992.0;
}

static int next_below(struct generator *g, int limit)
{
    return (int)(next(g) % (uint64_t)limit);
}

static int pick_winner(struct generator *g, const struct table *table, const double *strength)
{
    double sum = 0, at;
    for (int i = 0; i < table->seats; i++)
        sum += strength ? strength[table->seat[i]] : 1.0;
    at = next_unit(g) * sum;
    for (int i = 0; i < table->seats - 1; i++) {
        at -= strength ? strength[table->seat[i]] : 1.0;
        if (at < 0)
            return i;
    }
    return table->seats - 1;
}

/* From 2 to one below the target, the middle more often. */
static int losing_vp(struct generator *g, int target)
{
    int spread = target - 2;
    return 2 + (next_below(g, spread) + next_below(g, spread) + 1) / 2;
}

bool simulate_table(struct table *table, const struct round *round, const struct rules *rules, uint64_t seed,
                    const double *strength, struct error *err)
{
    int target = rules_target(rules, table->variant);
    struct generator g = {seed};
    if (target < 3)
        return error_set(err, STATUS_INPUT, "no target known for variant %s (give options.ep_target)",
                         variant_word(table->variant));
    g.state =
        next(&g) ^ (uint64_t)round->stage << 48 ^ (uint64_t)round->number << 32 ^ (uint64_t)table->number;
    struct result *result = mem_new(struct result, 1);
    result->winner = pick_winner(&g, table, strength);
    for (int i = 0; i < table->seats; i++)
        result->vp[i] = losing_vp(&g, target);
    result->vp[result->winner] = target + (next_below(&g, 8) == 0); /* now and then one too many */
    result->state = SHEET_SUBMITTED;
    table->result = result;
    return true;
}

bool simulate_open(struct event *event, const struct rules *rules, uint64_t seed, const double *strength,
                   int *played, struct error *err)
{
    *played = 0;
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++) {
            struct table *table = &event->round[r].table[t];
            if (table->result)
                continue;
            if (!simulate_table(table, &event->round[r], rules, seed, strength, err))
                return false;
            ++*played;
        }
    return true;
}

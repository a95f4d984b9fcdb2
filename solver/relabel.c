#include "solver/relabel.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/ghosts.h"
#include "solver/checking.h"

struct relabel {
    const struct lane *lane;
    const struct problem *problem;
    struct schedule *core; /* of points */
    int *where;            /* [point][round]: table */
    int *who;              /* the player at each point */
    int *best_who;
    int *point; /* the points that are no ghosts */
    int weight[AVOID_MAX];
    struct apart_index apart;
    int64_t energy, best, least;
    bool unsaved;       /* `who` is the best so far and not copied yet */
    unsigned exchanges; /* since the last check of the energy, where checks are on */
    double heat;
};

enum { APART_WEIGHT = 1000 };

/* Weight of seating players a and b together; ghosts bother nobody. */
static int clash(const struct relabel *l, int a, int b)
{
    int sum = 0;
    if (a >= l->problem->players || b >= l->problem->players)
        return 0;
    for (int f = 0; f < l->problem->goals.avoids; f++)
        if (l->problem->group[f][a] >= 0 && l->problem->group[f][a] == l->problem->group[f][b])
            sum += l->weight[f];
    for (int i = l->apart.first[a]; i < l->apart.first[a + 1]; i++)
        sum += l->apart.other[i] == b ? APART_WEIGHT : 0;
    return sum;
}

/* What player p, seated at `point`, would clash with there in all rounds.  `other` is the point it is
 * being exchanged with: a table that both share does not change and is left out. */
static int64_t clashes_at(const struct relabel *l, int p, int point, int other)
{
    int rounds = l->core->rounds, size = l->core->size;
    const int *mine = l->where + (long)point * rounds, *theirs = l->where + (long)other * rounds;
    int64_t sum = 0;
    for (int r = 0; r < rounds; r++) {
        if (point != other && mine[r] == theirs[r])
            continue;
        const int *seat = schedule_table(l->core, r, mine[r]);
        for (int k = 0; k < size; k++)
            if (seat[k] != point)
                sum += clash(l, p, l->who[seat[k]]);
    }
    return sum;
}

static bool interchangeable(const struct problem *problem, int a, int b)
{
    for (int f = 0; f < problem->goals.avoids; f++)
        if (problem->group[f][a] != problem->group[f][b])
            return false;
    return !problem->aparts;
}

static int64_t count_energy(const struct relabel *l)
{
    int64_t sum = 0;
    for (int i = 0; i < l->problem->players; i++)
        sum += clashes_at(l, l->who[l->point[i]], l->point[i], l->point[i]);
    return sum / 2;
}

/* Weights fall with importance, and the least energy follows from the bounds. */
static void set_weights(struct relabel *l)
{
    const struct goals *goals = &l->problem->goals;
    int weight = 1;
    for (int f = goals->avoids - 1; f >= 0; f--, weight *= 4)
        l->weight[f] = weight;
    l->least = 0;
    for (int i = 0; i < goals->count; i++)
        if (goals->goal[i].measure == MEASURE_COUNTRIES)
            l->least += l->lane->ideal.value[i] * l->weight[goals->goal[i].avoid];
}

static struct relabel *open(const struct lane *lane, const struct schedule *core)
{
    struct relabel *l = mem_new(struct relabel, 1);
    const struct problem *problem = lane->problem;
    l->lane = lane;
    l->problem = problem;
    l->core = schedule_for(problem);
    assert(core->rounds == problem->rounds && core->tables == problem->tables);
    schedule_copy(l->core, core);
    l->where = mem_grid(int, problem->points, problem->rounds);
    for (int r = 0; r < problem->rounds; r++)
        for (int i = 0; i < problem->points; i++)
            l->where[(long)schedule_round(core, r)[i] * problem->rounds + r] = i / problem->table_size;
    l->who = mem_new(int, problem->points);
    l->best_who = mem_new(int, problem->points);
    l->point = mem_new(int, problem->players);
    apart_index_init(&l->apart, problem);
    set_weights(l);
    return l;
}

void relabel_free(struct relabel *l)
{
    if (!l)
        return;
    schedule_free(l->core);
    free(l->where);
    free(l->who);
    free(l->best_who);
    free(l->point);
    apart_index_release(&l->apart);
    free(l);
}

/* Whether every player and every ghost is at one point. */
static bool is_labelling(const struct relabel *l)
{
    bool *seen = mem_new(bool, l->problem->points);
    bool ok = true;
    for (int p = 0; p < l->problem->points && ok; p++) {
        ok = l->best_who[p] >= 0 && l->best_who[p] < l->problem->points && !seen[l->best_who[p]];
        if (ok)
            seen[l->best_who[p]] = true;
    }
    free(seen);
    return ok;
}

static void start(struct relabel *l)
{
    l->energy = l->best = count_energy(l);
    memcpy(l->best_who, l->who, (size_t)l->problem->points * sizeof *l->who);
    assert(!CHECKING || is_labelling(l));
}

struct grouped {
    int player, group, size;
};

static int by_group(const void *a, const void *b)
{
    const struct grouped *x = a, *y = b;
    if (x->size != y->size)
        return x->size > y->size ? -1 : 1;
    if (x->group != y->group)
        return x->group < y->group ? -1 : 1;
    return x->player < y->player ? -1 : 1;
}

/* Players ordered by the size of their first group, large ones first, at points in their order. */
static void label_by_group(struct relabel *l)
{
    const struct problem *problem = l->problem;
    struct grouped *list = mem_new(struct grouped, problem->players);
    int *sizes = mem_new(int, problem->groups[0] + 2);
    for (int p = 0; p < problem->players; p++)
        if (problem->goals.avoids)
            sizes[problem->group[0][p] + 1]++;
    for (int p = 0; p < problem->players; p++) {
        int group = problem->goals.avoids ? problem->group[0][p] : -1;
        list[p] = (struct grouped){p, group, group < 0 ? 0 : sizes[group + 1]};
    }
    qsort(list, (size_t)problem->players, sizeof *list, by_group);
    for (int i = 0; i < problem->players; i++)
        l->who[l->point[i]] = list[i].player;
    free(sizes);
    free(list);
}

struct relabel *relabel_new(const struct lane *lane, const struct schedule *core, struct rng *rng)
{
    const struct problem *problem = lane->problem;
    struct relabel *l = open(lane, core);
    int *ghost = mem_new(int, problem->ghosts + 1);
    if (!ghosts_choose(problem, l->core, l->where, rng, ghost)) {
        free(ghost);
        relabel_free(l);
        return NULL;
    }
    memset(l->who, 0, (size_t)problem->points * sizeof *l->who);
    for (int i = 0; i < problem->ghosts; i++)
        l->who[ghost[i]] = problem->players + i;
    int count = 0;
    for (int p = 0; p < problem->points; p++)
        if (l->who[p] < problem->players)
            l->point[count++] = p;
    assert(count == problem->players); /* the ghosts are at different points */
    free(ghost);
    label_by_group(l);
    start(l);
    return l;
}

struct relabel *relabel_keep(const struct lane *lane, const struct schedule *schedule)
{
    struct relabel *l = open(lane, schedule);
    for (int p = 0; p < lane->problem->points; p++)
        l->who[p] = p;
    for (int p = 0; p < lane->problem->players; p++)
        l->point[p] = p;
    start(l);
    return l;
}

static bool finished(const struct relabel *l)
{
    return l->best <= l->least || (!l->problem->goals.avoids && !l->problem->aparts);
}

static void save(struct relabel *l)
{
    if (l->unsaved)
        memcpy(l->best_who, l->who, (size_t)l->problem->points * sizeof *l->who);
    l->unsaved = false;
}

/* The players at two points change places.  The best labelling is copied only when it is about to be left,
 * so that a long descent does not copy at each step. */
static void exchange(struct relabel *l, int u, int v, int64_t change)
{
    if (change > 0)
        save(l);
    int keep = l->who[u];
    l->who[u] = l->who[v];
    l->who[v] = keep;
    l->energy += change;
    assert(l->energy >= 0);
    assert(!CHECK_DUE(l->exchanges, 64) || l->energy == count_energy(l));
    if (l->energy < l->best) {
        l->best = l->energy;
        l->unsaved = true;
    }
}

static int64_t change_of(const struct relabel *l, int u, int v)
{
    int p = l->who[u], q = l->who[v];
    return clashes_at(l, q, u, v) + clashes_at(l, p, v, u) - clashes_at(l, p, u, v) - clashes_at(l, q, v, u);
}

/* One trial: two players change places if chance and heat allow it. */
static void trial(struct relabel *l, struct rng *rng)
{
    uint32_t players = (uint32_t)l->problem->players;
    int u = l->point[rng_below(rng, players)], v = l->point[rng_below(rng, players)];
    if (u == v || interchangeable(l->problem, l->who[u], l->who[v]))
        return;
    int64_t change = change_of(l, u, v);
    if (change > 0 && (l->heat <= 0 || (double)change > -l->heat * log(rng_unit(rng))))
        return;
    exchange(l, u, v, change);
}

/* Mends what is wrong, table by table: for large events, where most players have no clash at all. */
static int64_t mend(struct relabel *l, struct rng *rng, int64_t moves)
{
    int64_t used = 0;
    uint32_t players = (uint32_t)l->problem->players;
    for (int i = 0; i < l->problem->players && used < moves && l->energy > l->least; i++) {
        int u = l->point[i];
        for (int tries = 0; tries < 40; tries++) {
            int64_t bad = clashes_at(l, l->who[u], u, u);
            if (!bad)
                break;
            int v = l->point[rng_below(rng, players)];
            used++;
            if (u == v || interchangeable(l->problem, l->who[u], l->who[v]))
                continue;
            int64_t change = change_of(l, u, v);
            if (change >= 0)
                continue;
            exchange(l, u, v, change);
        }
    }
    return used;
}

int64_t relabel_run(struct relabel *l, struct rng *rng, int64_t moves)
{
    enum { CHUNK = 2000 };
    static const double hot = 1.0, cold = 0.2;
    int64_t used = 0;
    if (finished(l))
        return 0;
    used += mend(l, rng, moves);
    for (; used < moves && !finished(l) && !control_stopped(l->lane->control); used += CHUNK) {
        l->heat = hot * pow(cold / hot, (double)used / (double)moves);
        for (int i = 0; i < CHUNK && !finished(l); i++)
            trial(l, rng);
    }
    save(l);
    assert(l->best <= l->energy);
    assert(!CHECKING || is_labelling(l));
    return used;
}

void relabel_store(const struct relabel *l, struct schedule *schedule)
{
    assert(!l->unsaved && schedule->rounds == l->core->rounds);
    long count = (long)l->core->rounds * l->problem->points;
    for (long i = 0; i < count; i++)
        schedule->seat[i] = l->best_who[l->core->seat[i]];
}

/* A large neighbourhood by integer programming: one round, or two, are taken out and seated anew as well as
 * possible, by set partitioning over a list of promising tables (SOLVER 5).  Slow a move, but each move is
 * the best of astronomically many; good for the last steps, and for repairs. */
#include "solver/method.h"
#include "solver/settings.h"

#include <assert.h>
#include <float.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "solver/descent.h"
#include "solver/ilp.h"

enum { PLAYERS_MOST = 200, MOVES_A_COLUMN = 1500, WARM_UP = 400000 };

enum { ONE, TWO, NODES };
static const struct setting settings[] = {
    [ONE] = {"one", 900, 1, 100000, "tables listed for one round"},
    [TWO] = {"two", 250, 1, 100000, "tables listed for each of two rounds"},
    [NODES] = {"nodes", 100, 1, 1e6, "nodes of the branch and bound of a neighbourhood"},
    {0}};

struct lns {
    struct descent descent; /* holds the seats, the prices and the best */
    bool warm;              /* has been annealed once to begin with */
    int fails;
    int one, two, nodes;
    double *price; /* [player][player]: of meeting, without the rounds taken out */
};

static bool fits(const struct problem *problem)
{
    return problem->players <= PLAYERS_MOST && problem->tables > 1 && !problem->fixed;
}

static void open(struct lane *lane)
{
    struct lns *l = mem_new(struct lns, 1);
    l->one = (int)settings_get(lane->settings, &settings[ONE]);
    l->two = (int)settings_get(lane->settings, &settings[TWO]);
    l->nodes = (int)settings_get(lane->settings, &settings[NODES]);
    struct walk_weights weights = descent_weights(lane->problem, 4, false);
    descent_open(&l->descent, lane->problem, &lane->ideal, &weights);
    l->price = mem_new(double, (size_t)(lane->problem->players + 1) * (size_t)(lane->problem->players + 1));
    lane->state = l;
}

static void close(struct lane *lane)
{
    struct lns *l = lane->state;
    descent_close(&l->descent);
    free(l->price);
    free(l);
}

/* Prices as if the given rounds had not been seated. */
static void set_prices(struct lns *l, const int *rounds, int count)
{
    const struct walk *walk = &l->descent.walk;
    int n = walk->problem->players + 1;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            l->price[a * n + b] = walk->price[(long)a * walk->stride + b];
    for (int r = 0; r < count; r++)
        for (int i = 0; i < walk->points; i++)
            for (int k = i / walk->size * walk->size; k < (i / walk->size + 1) * walk->size; k++) {
                const uint16_t *seat = walk->seat + (long)rounds[r] * walk->points;
                if (k != i)
                    l->price[seat[i] * n + seat[k]] -= walk->weights.step;
            }
}

static double table_price(const struct lns *l, const int *member, int count)
{
    int n = l->descent.walk.problem->players + 1;
    double sum = 0;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < i; j++)
            sum += l->price[member[i] * n + member[j]];
        if (count < l->descent.walk.size) /* a game at a short table */
            sum += l->price[member[i] * n + n - 1];
    }
    return sum;
}

/* The program for the rounds taken out: rows for the players and the number of short tables of each round,
 * and, with two rounds, for the pairs that might meet in both. */
struct model {
    struct ilp *ilp;
    int rounds;
    int first_row[2], short_row[2];
    int *pair_row; /* [player][player], -1 = none */
    int columns;
    struct column {
        int round, count, member[SEATS_MAX];
    } * column;
};

static void add_table(struct model *m, const struct lns *l, int round, const int *member, int count)
{
    const struct walk *walk = &l->descent.walk;
    int row[64], used = 0, n = walk->problem->players;
    for (int i = 0; i < count; i++)
        row[used++] = m->first_row[round] + member[i];
    if (count < walk->size)
        row[used++] = m->short_row[round];
    for (int i = 0; m->rounds == 2 && i < count; i++)
        for (int j = 0; j < count; j++)
            if (member[j] < member[i])
                row[used++] = m->pair_row[member[j] * n + member[i]];
    assert(used <= (int)(sizeof row / sizeof *row));
    ilp_add_column(m->ilp, table_price(l, member, count), 1, used, row, NULL);
    struct column *column = &m->column[m->columns++];
    *column = (struct column){.round = round, .count = count};
    memcpy(column->member, member, (size_t)count * sizeof *member);
}

/* A table around a random player: each further one is the cheapest of a few drawn at random. */
static void draw_table(const struct lns *l, struct rng *rng, int count, int *member)
{
    int players = l->descent.walk.problem->players, n = players + 1;
    assert(count > 1 && count <= players);
    member[0] = (int)rng_below(rng, (uint32_t)players);
    for (int k = 1; k < count; k++) {
        double least = DBL_MAX;
        for (int tries = 0; tries < 6 || least == DBL_MAX; tries++) {
            int candidate = (int)rng_below(rng, (uint32_t)players);
            double price = 0;
            for (int i = 0; i < k; i++)
                price += candidate == member[i] ? 1e9 : l->price[candidate * n + member[i]];
            if (price < least && price < 1e9) {
                least = price;
                member[k] = candidate;
            }
        }
    }
}

static void open_model(struct model *m, const struct lns *l, int rounds, int tables)
{
    const struct problem *problem = l->descent.walk.problem;
    *m = (struct model){.ilp = ilp_new(), .rounds = rounds};
    m->column = mem_new(struct column, rounds * (tables + problem->tables));
    for (int r = 0; r < rounds; r++) {
        for (int p = 0; p < problem->players; p++) {
            int row = ilp_add_row(m->ilp, 1, 1);
            m->first_row[r] = p ? m->first_row[r] : row;
        }
        m->short_row[r] = ilp_add_row(m->ilp, problem->ghosts, problem->ghosts);
    }
    if (rounds < 2)
        return;
    m->pair_row = mem_new(int, problem->players * problem->players);
    for (int a = 0; a < problem->players; a++)
        for (int b = a + 1; b < problem->players; b++)
            m->pair_row[a * problem->players + b] = ilp_add_row(m->ilp, -DBL_MAX, 1);
}

static void close_model(struct model *m)
{
    ilp_free(m->ilp);
    free(m->pair_row);
    free(m->column);
}

static double list_tables(struct model *m, const struct lns *l, struct rng *rng, const int *rounds,
                          int tables)
{
    const struct walk *walk = &l->descent.walk;
    const struct problem *problem = walk->problem;
    double present = 0;
    for (int r = 0; r < m->rounds; r++) {
        const uint16_t *seat = walk->seat + (long)rounds[r] * walk->points;
        for (int t = 0; t < problem->tables; t++) { /* the tables that are there now */
            int member[SEATS_MAX], count = 0;
            for (int k = 0; k < walk->size; k++)
                if (seat[t * walk->size + k] < problem->players)
                    member[count++] = seat[t * walk->size + k];
            present += table_price(l, member, count);
            add_table(m, l, r, member, count);
        }
        for (int i = 0; i < tables; i++) {
            int member[SEATS_MAX];
            int count = walk->size - ((int)rng_below(rng, (uint32_t)problem->tables) < problem->ghosts);
            draw_table(l, rng, count, member);
            if (table_price(l, member, count) < WALK_APART)
                add_table(m, l, r, member, count);
        }
    }
    /* Two rounds that repeat a pair between them could not be written down: allow it at its price. */
    for (int a = 0; m->rounds == 2 && a < problem->players; a++)
        for (int b = a + 1; b < problem->players; b++)
            ilp_add_column(m->ilp, walk->weights.step, 1, 1, &m->pair_row[a * problem->players + b],
                           (const double[]){-1});
    return present;
}

/* Seats the rounds as the program says. */
static void take_over(const struct model *m, struct lns *l, const int *rounds)
{
    struct walk *walk = &l->descent.walk;
    struct schedule *scratch = l->descent.scratch;
    int filled[2] = {0, 0}, ghosts[2] = {walk->problem->players, walk->problem->players};
    walk_store(walk, scratch);
    for (int c = 0; c < m->columns; c++) {
        if (!ilp_value(m->ilp, c))
            continue;
        const struct column *column = &m->column[c];
        int *seat = schedule_table(scratch, rounds[column->round], filled[column->round]++);
        memcpy(seat, column->member, (size_t)column->count * sizeof *seat);
        if (column->count < walk->size)
            seat[column->count] = ghosts[column->round]++;
    }
    for (int r = 0; r < m->rounds;
         r++) /* the program covers everybody, with the right number of short tables */
        assert(filled[r] == walk->problem->tables && ghosts[r] == walk->points);
    descent_load(&l->descent, scratch);
}

/* One neighbourhood; returns what it cost in moves. */
static int64_t improve(struct lane *lane, struct lns *l)
{
    int all = lane->problem->rounds, count = all > 1 && l->fails % 3 == 2 ? 2 : 1;
    int tables = count == 1 ? l->one : l->two;
    int rounds[2] = {(int)rng_below(&lane->rng, (uint32_t)all), 0};
    if (all > 1)
        rounds[1] = (rounds[0] + 1 + (int)rng_below(&lane->rng, (uint32_t)all - 1)) % all;
    struct model model;
    set_prices(l, rounds, count);
    open_model(&model, l, count, tables);
    double present = list_tables(&model, l, &lane->rng, rounds, tables);
    int64_t used = (int64_t)ilp_columns(model.ilp) * MOVES_A_COLUMN;
    int64_t before = l->descent.walk.energy;
    enum ilp_result result = ilp_solve(model.ilp, lane->control, l->nodes, present + 0.5);
    if (result == ILP_OPTIMAL || result == ILP_FEASIBLE)
        take_over(&model, l, rounds);
    l->fails = l->descent.walk.energy < before ? 0 : l->fails + 1;
    close_model(&model);
    return used;
}

static void run(struct lane *lane, int64_t moves)
{
    struct lns *l = lane->state;
    int64_t end = lane->moves + moves;
    while (lane->moves < end && !lane->done && !control_stopped(lane->control)) {
        if (!l->warm || l->fails > 40) { /* a new place to begin: the best known, or a quick descent */
            if (!l->warm && lane->core.schedule) {
                descent_load(&l->descent, lane->core.schedule);
            } else {
                schedule_shuffle(lane->problem, l->descent.scratch, &lane->rng);
                descent_load(&l->descent, l->descent.scratch);
                for (int i = 0; i < 20; i++)
                    descent_run(&l->descent, &lane->rng, WARM_UP / 20, 0.5 - 0.02 * i, 0);
                lane->moves += WARM_UP;
            }
            l->warm = true;
            l->fails = 0;
        }
        lane->moves += improve(lane, l);
        lane->done = descent_ideal(&l->descent);
        descent_offer_on_the_way(&l->descent, lane, "lns");
    }
    descent_offer(&l->descent, lane, "lns");
}

const struct method method_lns = {.name = "lns",
                                  .summary = "one or two rounds at a time anew, by integer programming",
                                  .serial = true,
                                  .fits = fits,
                                  .open = open,
                                  .run = run,
                                  .close = close,
                                  .settings = settings};

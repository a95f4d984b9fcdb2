/* Positions are solved exactly, whatever the tables are (SOLVER 1.2).  Three judges: the bound where it can
 * always be reached, a certificate that no chain of exchanges helps, and an ILP. */
#include "solver/seating.h"

#include <glpk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "scoring/measures.h"
#include "scoring/memory.h"
#include "scoring/table_split.h"
#include "solver/objective.h"
#include "tests/random.h"
#include "tests/sample.h"

enum { PLAYERS_MOST = 40, ROUNDS_MOST = 12 };

/* Uses of each position by each player. */
static void count_uses(const struct problem *problem, const struct schedule *schedule, int uses[][SEATS_MAX])
{
    memset(uses, 0, (size_t)problem->players * sizeof *uses);
    for (int r = 0; r < schedule->rounds; r++)
        for (int i = 0; i < problem->points; i++)
            if (schedule_round(schedule, r)[i] < problem->players)
                uses[schedule_round(schedule, r)[i]][i % problem->table_size]++;
}

static int compare_int(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

/* Whether two schedules seat the same people at the same tables, in whatever order, ghosts last. */
static bool same_tables(const struct problem *problem, const struct schedule *a, const struct schedule *b)
{
    int size = a->size;
    for (long i = 0; i < (long)a->rounds * a->tables; i++) {
        int x[SEATS_MAX], y[SEATS_MAX];
        memcpy(x, a->seat + i * size, (size_t)size * sizeof *x);
        memcpy(y, b->seat + i * size, (size_t)size * sizeof *y);
        for (int k = 0; k + 1 < size; k++)
            if (y[k] >= problem->players)
                return false;
        qsort(x, (size_t)size, sizeof *x, compare_int);
        qsort(y, (size_t)size, sizeof *y, compare_int);
        if (memcmp(x, y, (size_t)size * sizeof *x))
            return false;
    }
    return true;
}

/* Least faults with `last` games at the last position, the others in turn. */
static int least_faults(int games, int last, int size)
{
    int uses[SEATS_MAX] = {0};
    for (int i = 0; i < games - last; i++)
        uses[i % (size - 1)]++;
    uses[size - 1] = last;
    return position_faults(uses, size);
}

/* Whether some chain p -> ... -> q of exchanges at full tables, each handing on the last position, lowers
 * the faults.  They are convex in the number of last positions, so that none means optimal. */
static bool chain_helps(const struct problem *problem, const struct schedule *schedule, int uses[][SEATS_MAX])
{
    int size = problem->table_size, games = schedule->rounds, last = size - 1;
    for (int start = 0; start < problem->players; start++) {
        bool seen[PLAYERS_MOST] = {false};
        int queue[PLAYERS_MOST], head = 0, tail = 0, load = uses[start][last];
        if (!load)
            continue;
        int gain = least_faults(games, load, size) - least_faults(games, load - 1, size);
        queue[tail++] = start;
        seen[start] = true;
        while (head < tail) {
            int p = queue[head++];
            for (long i = 0; i < (long)games * schedule->tables; i++) {
                const int *seat = schedule->seat + i * size;
                if (seat[last] != p)
                    continue;
                for (int k = 0; k < last; k++) {
                    int q = seat[k], more = uses[q][last];
                    if (seen[q])
                        continue;
                    seen[q] = true;
                    queue[tail++] = q;
                    if (least_faults(games, more + 1, size) - least_faults(games, more, size) < gain)
                        return true;
                }
            }
        }
    }
    return false;
}

static int64_t sum_faults(const struct problem *problem, int uses[][SEATS_MAX])
{
    int64_t sum = 0;
    for (int p = 0; p < problem->players; p++)
        sum += position_faults(uses[p], problem->table_size);
    return sum;
}

static int64_t position_bound(const struct problem *problem)
{
    struct bound bound;
    for (int i = 0; i < problem->goals.count; i++)
        if (problem->goals.goal[i].measure == MEASURE_POSITIONS) {
            objective_bound(problem, i, NULL, &bound);
            return bound.value;
        }
    return -1;
}

static enum greatest_test_res balance_one(const struct problem *problem, uint64_t seed)
{
    static int uses[PLAYERS_MOST][SEATS_MAX];
    static char message[160];
    struct rng rng = {seed};
    struct schedule *schedule = schedule_for(problem), *before = schedule_for(problem);
    snprintf(message, sizeof message, "%s", sample_text(problem, seed));
    schedule_shuffle(problem, schedule, &rng);
    schedule_copy(before, schedule);
    seating_balance(problem, schedule);
    bool kept = same_tables(problem, before, schedule);
    count_uses(problem, schedule, uses);
    int64_t faults = sum_faults(problem, uses), bound = position_bound(problem), spread = 0;
    for (int p = 0; p < problem->players; p++)
        spread += least_faults(problem->rounds, uses[p][problem->table_size - 1], problem->table_size);
    bool helps = problem->ghosts && chain_helps(problem, schedule, uses);
    schedule_free(schedule);
    schedule_free(before);
    ASSERTm(message, kept);
    ASSERTm(message, faults >= bound);
    /* With all tables full, up to K rounds and for multiples of K every plan of tables reaches the bound. */
    if (!problem->ghosts || problem->rounds <= problem->table_size ||
        problem->rounds % problem->table_size == 0)
        ASSERT_EQ_FMTm(message, (long)bound, (long)faults, "%ld");
    if (problem->ghosts)
        ASSERT_EQ_FMTm(message, (long)spread, (long)faults, "%ld");
    ASSERT_FALSEm(message, helps);
    PASS();
}

TEST positions_are_exact(int size)
{
    uint64_t seed = (uint64_t)size * 10000;
    for (int players = size; players <= PLAYERS_MOST; players++)
        for (int rounds = 1; rounds <= ROUNDS_MOST; rounds += 1 + (SLOWDOWN > 1)) {
            struct problem problem;
            if (!table_split(players, size).possible)
                continue;
            sample_plain(&problem, players, rounds, size, "", "");
            CHECK_CALL(balance_one(&problem, seed++));
            problem_release(&problem);
        }
    PASS();
}

/* A small model builder: rows and columns are added one at a time. */
struct model {
    glp_prob *lp;
    int index[64];
    double value[64];
};

static int add_column(struct model *model, int kind, double cost)
{
    int column = glp_add_cols(model->lp, 1);
    glp_set_col_kind(model->lp, column, kind);
    if (kind != GLP_BV)
        glp_set_col_bnds(model->lp, column, GLP_LO, 0, 0);
    glp_set_obj_coef(model->lp, column, cost);
    return column;
}

static void add_row(struct model *model, int entries, int kind, double bound)
{
    int row = glp_add_rows(model->lp, 1);
    glp_set_row_bnds(model->lp, row, kind, bound, bound);
    glp_set_mat_row(model->lp, row, entries, model->index, model->value);
}

/* Columns x[round][chair of the player's table][position]; the row of a chair: exactly one position; of a
 * position at a table: exactly one player. */
static void add_games(struct model *model, const struct problem *problem, const struct schedule *schedule,
                      int *column)
{
    int size = problem->table_size;
    for (long i = 0; i < (long)schedule->rounds * schedule->tables; i++) {
        const int *seat = schedule->seat + i * size;
        int width = seat[size - 1] < problem->players ? size : size - 1;
        for (int k = 0; k < width; k++)
            for (int j = 0; j < width; j++)
                column[(i * size + k) * size + j] = add_column(model, GLP_BV, 0);
        for (int way = 0; way < 2; way++)
            for (int k = 0; k < width; k++) {
                for (int j = 0; j < width; j++) {
                    model->index[j + 1] = column[way ? (i * size + j) * size + k : (i * size + k) * size + j];
                    model->value[j + 1] = 1;
                }
                add_row(model, width, GLP_FX, 1);
            }
    }
}

/* Uses of each position, less those that a balanced set has room for, are faults: floor of games/K, and one
 * more at as many positions as are left over. */
static void add_player(struct model *model, const struct problem *problem, const struct schedule *schedule,
                       const int *column, int player)
{
    int size = problem->table_size, games = schedule->rounds, higher[SEATS_MAX];
    for (int j = 0; j < size; j++) {
        int entries = 0;
        for (long i = 0; i < (long)games * problem->points; i++)
            if (schedule->seat[i] == player && column[i * size + j]) {
                model->index[++entries] = column[i * size + j];
                model->value[entries] = 1;
            }
        model->index[++entries] = higher[j] = add_column(model, GLP_BV, 0);
        model->value[entries] = -1;
        model->index[++entries] = add_column(model, GLP_CV, 1);
        model->value[entries] = -1;
        add_row(model, entries, GLP_UP, games / size);
    }
    for (int j = 0; j < size; j++) {
        model->index[j + 1] = higher[j];
        model->value[j + 1] = 1;
    }
    add_row(model, size, GLP_UP, games % size);
}

/* The fewest position repeats by ILP, or -1. */
static int64_t solve_ilp(const struct problem *problem, const struct schedule *schedule)
{
    struct model model = {.lp = glp_create_prob()};
    int size = problem->table_size;
    int *column = mem_grid(int, schedule->rounds * problem->points, size);
    glp_iocp options;
    int64_t faults = -1;
    glp_init_iocp(&options);
    options.presolve = GLP_ON;
    options.msg_lev = GLP_MSG_OFF;
    options.tm_lim = 20000;
    glp_set_obj_dir(model.lp, GLP_MIN);
    add_games(&model, problem, schedule, column);
    for (int p = 0; p < problem->players; p++)
        add_player(&model, problem, schedule, column, p);
    if (!glp_intopt(model.lp, &options) && glp_mip_status(model.lp) == GLP_OPT)
        faults = (int64_t)(glp_mip_obj_val(model.lp) + 0.5);
    free(column);
    glp_delete_prob(model.lp);
    return faults;
}

TEST as_good_as_the_ilp(int players, int rounds, int size, uint64_t seed)
{
    static int uses[PLAYERS_MOST][SEATS_MAX];
    struct problem problem;
    struct rng rng = {seed};
    sample_plain(&problem, players, rounds, size, "", "");
    struct schedule *schedule = schedule_for(&problem);
    schedule_shuffle(&problem, schedule, &rng);
    seating_balance(&problem, schedule);
    count_uses(&problem, schedule, uses);
    int64_t least = solve_ilp(&problem, schedule), faults = sum_faults(&problem, uses);
    schedule_free(schedule);
    problem_release(&problem);
    ASSERT_EQ_FMT((long)least, (long)faults, "%ld");
    PASS();
}

/* SOLVER 1.2: with four rounds exactly 3b players repeat a position; with three rounds nobody. */
TEST g13_three_for_each_short_table(void)
{
    for (int players = 9; players <= 60; players++) {
        struct problem problem;
        sample_plain(&problem, players, 4, 4, "", "");
        ASSERT_EQ_FMT(3L * problem.ghosts, (long)position_bound(&problem), "%ld");
        problem.rounds = 3;
        ASSERT_EQ_FMT(0L, (long)position_bound(&problem), "%ld");
        problem_release(&problem);
    }
    PASS();
}

SUITE(seating)
{
    static const struct {
        int players, size, rounds_most;
    } rows[] = {{8, 4, 5},  {7, 4, 7},  {6, 4, 6}, {9, 4, 6}, {10, 4, 6}, {11, 4, 6}, {13, 4, 5},
                {14, 4, 5}, {15, 4, 5}, {5, 3, 7}, {7, 3, 6}, {8, 3, 6},  {9, 5, 6},  {4, 2, 5}};
    for (int size = 2; size <= SEATS_MAX; size++) {
        char name[16];
        snprintf(name, sizeof name, "%d", size);
        greatest_set_test_suffix(name);
        RUN_TESTp(positions_are_exact, size);
    }
    glp_term_out(GLP_OFF);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int rounds = 2; rounds <= rows[i].rounds_most; rounds += 1 + (SLOWDOWN > 1)) {
            char name[32];
            snprintf(name, sizeof name, "%d_%d_at_%d", rows[i].players, rounds, rows[i].size);
            greatest_set_test_suffix(name);
            RUN_TESTp(as_good_as_the_ilp, rows[i].players, rounds, rows[i].size, (uint64_t)i + 1);
        }
    glp_free_env();
    RUN_TEST(g13_three_for_each_short_table);
}

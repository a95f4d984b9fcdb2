/* Schedules without repeats by formula (SOLVER 1.5), in O(N*R):
 *   rows    K rows of T columns; round r seats column c of row g at table c + r*g mod T
 *   latin   the same over a product of finite fields: T rounds when T is a prime power (orthogonal Latin
 *           squares); the players of a row never meet, so that, where K divides T, further rounds can be
 *           played inside the rows by the same formulas (affine planes and spaces: 16-5, 64-21)
 *   bose    N = 3q+1, q = 4t+1 a prime power: q rounds from one base round
 * Fewer rounds: drop some.  Fewer players: points that never meet become the ghosts. */
#include "solver/method.h"

#include <assert.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/finite_field.h"
#include "solver/relabel.h"

/* A formula fills `schedule` (points in rows: row g, column c is point first + g*T + c) or says no. */
typedef bool formula_fn(struct schedule *schedule, int first_round, int rounds, int first_point, int points,
                        int first_table);

static bool fill_rows(struct schedule *s, int first_round, int rounds, int first_point, int points,
                      int first_table)
{
    int size = s->size, tables = points / size;
    for (int d = 1; d < rounds; d++)
        for (int e = 1; e < size; e++)
            if ((long)d * e % tables == 0)
                return false;
    for (int r = 0; r < rounds; r++)
        for (int g = 0; g < size; g++)
            for (int c = 0; c < tables; c++) {
                int table = (int)((c + (long)r * g) % tables);
                schedule_table(s, first_round + r, first_table + table)[g] = first_point + g * tables + c;
            }
    return true;
}

static bool fill_any(struct schedule *s, int first_round, int rounds, int first_point, int points,
                     int first_table);

static bool fill_latin(struct schedule *s, int first_round, int rounds, int first_point, int points,
                       int first_table)
{
    struct ring ring;
    int size = s->size, tables = points / size;
    if (tables < size || !ring_init(&ring, tables) || ring.least < size)
        return false;
    assert(first_round + rounds <= s->rounds && first_table + tables <= s->tables);
    int across = rounds < ring.least ? rounds : ring.least, inside = rounds - across;
    for (int r = 0; r < across; r++)
        for (int g = 0; g < size; g++) {
            int shift = ring_multiply(&ring, ring_diagonal(&ring, r), ring_diagonal(&ring, g));
            for (int c = 0; c < tables; c++)
                schedule_table(s, first_round + r, first_table + ring_add(&ring, c, shift))[g] =
                    first_point + g * tables + c;
        }
    if (!inside)
        return true;
    if (tables % size)
        return false;
    for (int g = 0; g < size; g++)
        if (!fill_any(s, first_round + across, inside, first_point + g * tables, tables,
                      first_table + g * (tables / size)))
            return false;
    return true;
}

/* Bose's base round; points: j*q + x for element x of row j, and 3q for the point at infinity. */
static bool fill_bose(struct schedule *s, int first_round, int rounds, int first_point, int points,
                      int first_table)
{
    struct finite_field f;
    int q = (points - 1) / 3;
    if (s->size != 4 || points % 3 != 1 || q % 4 != 1 || rounds > q || !finite_field_init(&f, q))
        return false;
    assert(first_round + rounds <= s->rounds && first_table + points / 4 <= s->tables);
    int x = finite_field_generator(&f), t = (q - 1) / 4, e = 0;
    int *log = mem_new(int, q), *power = mem_new(int, q);
    for (int i = 0, a = 1; i < q - 1; i++, a = finite_field_multiply(&f, a, x)) {
        log[a] = i;
        power[i] = a;
    }
    for (int i = 1; i < q - 1 && !e; i += 2) { /* (x^e + 1) / (x^e - 1) an odd power of x */
        int above = finite_field_add(&f, power[i], 1),
            below = finite_field_add(&f, power[i], power[(q - 1) / 2]);
        if (above && below && (log[above] - log[below]) % 2)
            e = i;
    }
    for (int r = 0; e && r < rounds; r++) {
        int *seat = schedule_table(s, first_round + r, first_table);
        seat[0] = first_point + 3 * q;
        for (int j = 0; j < 3; j++)
            seat[1 + j] = first_point + j * q + r;
        seat += 4;
        for (int i = 0; i < t; i++)
            for (int j = 0; j < 3; j++, seat += 4) {
                const int exponent[4] = {2 * i, 2 * t + 2 * i, e + 2 * i, e + 2 * t + 2 * i};
                for (int k = 0; k < 4; k++)
                    seat[k] = first_point + (j + k / 2) % 3 * q +
                              finite_field_add(&f, power[exponent[k] % (q - 1)], r);
            }
    }
    free(log);
    free(power);
    return e > 0;
}

static bool fill_one(struct schedule *s, int first_round, int rounds, int first_point, int points,
                     int first_table)
{
    if (rounds != 1)
        return false;
    for (int i = 0; i < points; i++)
        schedule_table(s, first_round, first_table)[i] = first_point + i;
    return true;
}

static bool fill_any(struct schedule *s, int first_round, int rounds, int first_point, int points,
                     int first_table)
{
    static formula_fn *const formulas[] = {fill_one, fill_rows, fill_latin, fill_bose};
    for (size_t i = 0; i < sizeof formulas / sizeof *formulas; i++)
        if (formulas[i](s, first_round, rounds, first_point, points, first_table))
            return true;
    return false;
}

static bool fits(const struct problem *problem)
{
    if (problem->fixed || problem->past_tables)
        return false;
    struct schedule *core = schedule_for(problem);
    bool known = fill_any(core, 0, problem->rounds, 0, problem->points, 0);
    schedule_free(core);
    return known;
}

static void run(struct lane *lane, int64_t moves)
{
    const struct problem *problem = lane->problem;
    struct schedule *core = schedule_for(problem), *out = schedule_for(problem);
    lane->done = true;
    if (fill_any(core, 0, problem->rounds, 0, problem->points, 0)) {
        struct relabel *relabel = relabel_new(lane, core, &lane->rng);
        if (relabel) {
            lane->moves +=
                relabel_run(relabel, &lane->rng, moves) + (int64_t)problem->rounds * problem->points;
            relabel_store(relabel, out);
            candidate_offer(problem, &lane->best, out, "formula");
            lane->done = lane_ideal(lane);
        }
        relabel_free(relabel);
    }
    schedule_free(core);
    schedule_free(out);
}

const struct method method_formula = {.name = "formula",
                                      .summary = "rows, Latin squares, affine spaces, Bose's base round",
                                      .fits = fits,
                                      .run = run};

/* Hard demands that clash: each kind, and random ones against trying every seating. */
#include "solver/demands.h"

#include <stdio.h>
#include <stdlib.h>

#include "greatest.h"
#include "scoring/memory.h"
#include "scoring/table_split.h"
#include "tests/random.h"
#include "tests/sample.h"

enum { PLAYERS_MOST = 9 };

/* Tries every table for every player; `ask` marks the players whose demands count. */
static bool can_sit(const struct problem *problem, unsigned ask, int player, int *table, int *filled)
{
    int size = problem->table_size, fulls = 0;
    for (int t = 0; t < problem->tables; t++)
        fulls += filled[t] == size;
    if (fulls > problem->tables - problem->ghosts)
        return false;
    if (player == problem->players)
        return true; /* all seated, not too many at full tables: so the others have one fewer */
    for (int t = 0; t < problem->tables; t++) {
        bool ok = filled[t] < size;
        if (ask >> player & 1 && problem->fixed && problem->fixed[player] >= 0)
            ok = ok && problem->fixed[player] == t;
        for (int i = 0; i < problem->aparts; i++) {
            int a = problem->apart[i].a, b = problem->apart[i].b;
            if ((a == player || b == player) && ask >> a & 1 && ask >> b & 1) {
                int other = a == player ? b : a;
                ok = ok && (other >= player || table[other] != t);
            }
        }
        if (!ok)
            continue;
        table[player] = t;
        filled[t]++;
        bool rest = can_sit(problem, ask, player + 1, table, filled);
        filled[t]--;
        if (rest)
            return true;
    }
    return false;
}

static bool feasible(const struct problem *problem, unsigned ask)
{
    int table[PLAYERS_MOST] = {0}, filled[PLAYERS_MOST] = {0};
    return can_sit(problem, ask, 0, table, filled);
}

static void random_demands(struct problem *problem, uint64_t *state)
{
    int pairs = random_below(state, 10), fixed = random_below(state, 6);
    problem->apart = mem_new(struct pair, pairs);
    for (int i = 0; i < pairs; i++) {
        int a = random_below(state, problem->players), b = random_below(state, problem->players);
        if (a != b)
            problem->apart[problem->aparts++] = (struct pair){a, b};
    }
    if (!fixed)
        return;
    problem->fixed = mem_new(int, problem->players);
    for (int p = 0; p < problem->players; p++)
        problem->fixed[p] = -1;
    for (int i = 0; i < fixed; i++)
        problem->fixed[random_below(state, problem->players)] =
            random_below(state, problem->tables + (random_below(state, 20) == 0));
}

TEST a_clash_exactly_when_no_seating_exists(uint64_t seed)
{
    static char message[300];
    uint64_t state = seed;
    int clashes = 0, rounds = 3000 / SLOWDOWN;
    for (int n = 0; n < rounds; n++) {
        struct problem problem;
        struct clash clash;
        int size, players;
        do {
            size = 2 + random_below(&state, 4);
            players = 3 + random_below(&state, PLAYERS_MOST - 2);
        } while (!table_split(players, size).possible || players <= size);
        sample_plain(&problem, players, 1, size, "", "");
        random_demands(&problem, &state);
        demands_check(&problem, &clash);
        bool possible = feasible(&problem, ~0u), smallest = true;
        unsigned ask = 0;
        for (int i = 0; i < clash.players; i++)
            ask |= 1u << clash.player[i];
        bool enough = clash.kind == CLASH_NONE || !feasible(&problem, ask);
        for (int i = 0; clash.kind == CLASH_NO_ROOM && i < clash.players; i++)
            smallest = smallest && feasible(&problem, ask & ~(1u << clash.player[i]));
        snprintf(message, sizeof message, "kind %d, problem %d, %s", (int)clash.kind, n,
                 sample_text(&problem, seed));
        ASSERT_EQ_FMTm(message, possible, clash.kind == CLASH_NONE, "%d");
        ASSERTm(message, enough);
        ASSERTm(message, smallest);
        clashes += !possible;
        clash_release(&clash);
        problem_release(&problem);
    }
    ASSERT(clashes > rounds / 20 && clashes < rounds * 19 / 20); /* or the test would say little */
    PASS();
}

/* Demands as text: "0=1" fixes player 0 to table 1, "2-3" keeps 2 and 3 apart. */
static void read_demands(struct problem *problem, const char *text)
{
    problem->apart = mem_new(struct pair, 50);
    problem->fixed = mem_new(int, problem->players);
    for (int p = 0; p < problem->players; p++)
        problem->fixed[p] = -1;
    while (*text) {
        char *end;
        int a = (int)strtol(text, &end, 10), mark = *end;
        int b = (int)strtol(end + 1, &end, 10);
        if (mark == '=')
            problem->fixed[a] = b;
        else
            problem->apart[problem->aparts++] = (struct pair){a, b};
        text = *end ? end + 1 : end;
    }
}

TEST clash_of(int players, const char *demands, enum clash_kind kind, int table, const char *who)
{
    struct problem problem;
    struct clash clash;
    char list[64] = "";
    size_t used = 0;
    sample_plain(&problem, players, 1, 4, "", "");
    read_demands(&problem, demands);
    demands_check(&problem, &clash);
    for (int i = 0; i < clash.players; i++)
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%d", i ? " " : "", clash.player[i]);
    ASSERT_EQ_FMT((int)kind, (int)clash.kind, "%d");
    ASSERT_STR_EQ(who, list);
    if (kind != CLASH_NONE && kind != CLASH_NO_ROOM)
        ASSERT_EQ_FMT(table, clash.table, "%d");
    clash_release(&clash);
    problem_release(&problem);
    PASS();
}

SUITE(demands)
{
    static const struct {
        const char *name;
        int players;
        const char *demands;
        enum clash_kind kind;
        int table;
        const char *who;
    } rows[] = {
        {"none", 16, "", CLASH_NONE, 0, ""},
        {"full_table", 16, "0=1 1=1 2=1 3=1", CLASH_NONE, 0, ""},
        {"no_such_table", 16, "5=4", CLASH_NO_SUCH_TABLE, 4, "5"},
        {"last_table", 16, "5=3", CLASH_NONE, 0, ""},
        {"five_at_a_table", 16, "0=1 1=1 2=1 3=1 9=1", CLASH_TABLE_FULL, 1, "0 1 2 3 9"},
        {"four_where_all_are_short", 9, "0=1 1=1 2=1 3=1", CLASH_TABLE_FULL, 1, "0 1 2 3"},
        {"apart_and_fixed", 16, "0=1 1=1 1-0", CLASH_APART_AND_FIXED, 1, "1 0"},
        {"three_apart_at_two_tables", 8, "0-1 1-2 0-2", CLASH_NO_ROOM, 0, "0 1 2"},
        {"two_full_of_one", 10, "0=0 1=0 2=0 3=0 4=1 5=1 6=1", CLASH_NONE, 0, ""},
        {"pair_apart_beside_full_tables", 8, "0=0 1=0 2=0 3=1 4=1 5=1 6-7", CLASH_NONE, 0, ""},
        {"apart_from_everybody_there", 8, "0=0 1=1 2-0 2-1", CLASH_NO_ROOM, 0, "0 1 2"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        greatest_set_test_suffix(rows[i].name);
        RUN_TESTp(clash_of, rows[i].players, rows[i].demands, rows[i].kind, rows[i].table, rows[i].who);
    }
    RUN_TESTp(a_clash_exactly_when_no_seating_exists, 1);
    RUN_TESTp(a_clash_exactly_when_no_seating_exists, 2);
}

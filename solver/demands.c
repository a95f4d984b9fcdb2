#include "solver/demands.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

enum { NODES_MOST = 300000 };

/* The seating of the players who have demands, one after the other. */
struct seating {
    const struct problem *problem;
    int count;
    int *player;  /* those to be seated */
    int *table;   /* of each player of the problem, -1 = not seated */
    int *filled;  /* of each table */
    int full;     /* tables with all K chairs taken */
    bool *pinned; /* tables that are somebody's fixed one: they are not interchangeable */
    struct apart_index apart;
    long nodes;
};

static int degree(const struct seating *s, int player)
{
    return s->apart.first[player + 1] - s->apart.first[player];
}

static int fixed_table(const struct seating *s, int player)
{
    return s->problem->fixed ? s->problem->fixed[player] : -1;
}

/* Whether a chair is left at the table, with enough short tables left over. */
static bool has_room(const struct seating *s, int table)
{
    int size = s->problem->table_size;
    if (s->filled[table] + 1 < size)
        return true;
    return s->filled[table] < size && s->full < s->problem->tables - s->problem->ghosts;
}

static bool may_sit(const struct seating *s, int player, int table)
{
    if (!has_room(s, table))
        return false;
    for (int i = s->apart.first[player]; i < s->apart.first[player + 1]; i++)
        if (s->table[s->apart.other[i]] == table)
            return false;
    return true;
}

static void sit(struct seating *s, int player, int table)
{
    assert(s->table[player] < 0 && s->filled[table] < s->problem->table_size);
    s->table[player] = table;
    s->full += ++s->filled[table] == s->problem->table_size;
}

static void rise(struct seating *s, int player)
{
    int table = s->table[player];
    assert(table >= 0 && s->filled[table] > 0);
    s->full -= s->filled[table]-- == s->problem->table_size;
    s->table[player] = -1;
}

/* Seats players from number i on.  Gives up, saying yes, past the limit of nodes. */
static bool seat_from(struct seating *s, int i)
{
    if (i == s->count || ++s->nodes > NODES_MOST)
        return true;
    int player = s->player[i], own = fixed_table(s, player);
    bool tried_empty = false;
    for (int t = own >= 0 ? own : 0; t < (own >= 0 ? own + 1 : s->problem->tables); t++) {
        bool empty = !s->filled[t] && !s->pinned[t];
        if ((empty && tried_empty && own < 0) || !may_sit(s, player, t))
            continue;
        tried_empty |= empty;
        sit(s, player, t);
        bool ok = seat_from(s, i + 1);
        rise(s, player);
        if (ok)
            return true;
    }
    return false;
}

static bool feasible(struct seating *s)
{
    s->nodes = 0;
    bool ok = seat_from(s, 0);
    assert(s->full == 0); /* everybody has risen again */
    return ok;
}

/* Those with a demand: fixed ones first, then by the number of others they are kept apart from. */
static void list_players(struct seating *s)
{
    const struct problem *problem = s->problem;
    for (int p = 0; p < problem->players; p++) {
        s->table[p] = -1;
        if (fixed_table(s, p) >= 0)
            s->pinned[fixed_table(s, p)] = true;
        if (fixed_table(s, p) >= 0 || degree(s, p) > 0)
            s->player[s->count++] = p;
    }
    for (int i = 1; i < s->count; i++) { /* insertion sort: demands are few */
        int player = s->player[i], at = i;
        long key = fixed_table(s, player) >= 0 ? INT32_MAX : degree(s, player);
        while (at > 0) {
            int before = s->player[at - 1];
            if ((fixed_table(s, before) >= 0 ? INT32_MAX : degree(s, before)) >= key)
                break;
            s->player[at--] = before;
        }
        s->player[at] = player;
    }
}

/* Leaves out players as long as the rest still cannot be seated. */
static void shrink(struct seating *s)
{
    for (int i = s->count - 1; i >= 0; i--) {
        int player = s->player[i];
        s->count--;
        memmove(s->player + i, s->player + i + 1, (size_t)(s->count - i) * sizeof *s->player);
        if (!feasible(s))
            continue;
        memmove(s->player + i + 1, s->player + i, (size_t)(s->count - i) * sizeof *s->player);
        s->player[i] = player;
        s->count++;
    }
}

static void set_clash(struct clash *clash, enum clash_kind kind, int table, const int *player, int players)
{
    clash->kind = kind;
    clash->table = table;
    clash->players = players;
    clash->player = mem_new(int, players);
    memcpy(clash->player, player, (size_t)players * sizeof *player);
}

/* What can be said without a search. */
static bool check_fixed(const struct problem *problem, struct clash *clash)
{
    int *sitting = mem_new(int, problem->tables *SEATS_MAX), *count = mem_new(int, problem->tables);
    for (int p = 0; problem->fixed && p < problem->players && !clash->kind; p++) {
        int table = problem->fixed[p];
        if (table < 0)
            continue;
        if (table >= problem->tables) {
            set_clash(clash, CLASH_NO_SUCH_TABLE, table, &p, 1);
        } else if (count[table] == problem->table_size ||
                   (count[table] == problem->table_size - 1 && problem->ghosts == problem->tables)) {
            int all[SEATS_MAX + 1];
            memcpy(all, sitting + table * SEATS_MAX, (size_t)count[table] * sizeof *all);
            all[count[table]] = p;
            set_clash(clash, CLASH_TABLE_FULL, table, all, count[table] + 1);
        } else {
            sitting[table * SEATS_MAX + count[table]++] = p;
        }
    }
    for (int i = 0; i < problem->aparts && problem->fixed && !clash->kind; i++) {
        const int both[2] = {problem->apart[i].a, problem->apart[i].b};
        if (problem->fixed[both[0]] >= 0 && problem->fixed[both[0]] == problem->fixed[both[1]])
            set_clash(clash, CLASH_APART_AND_FIXED, problem->fixed[both[0]], both, 2);
    }
    free(sitting);
    free(count);
    return clash->kind == CLASH_NONE;
}

void demands_check(const struct problem *problem, struct clash *clash)
{
    *clash = (struct clash){.kind = CLASH_NONE};
    if ((!problem->fixed && !problem->aparts) || !check_fixed(problem, clash))
        return;
    struct seating s = {.problem = problem};
    s.player = mem_new(int, problem->players);
    s.table = mem_new(int, problem->players);
    s.filled = mem_new(int, problem->tables);
    s.pinned = mem_new(bool, problem->tables);
    apart_index_init(&s.apart, problem);
    list_players(&s);
    if (!feasible(&s)) {
        shrink(&s);
        assert(s.count > 0);
        set_clash(clash, CLASH_NO_ROOM, -1, s.player, s.count);
    }
    free(s.player);
    free(s.table);
    free(s.filled);
    free(s.pinned);
    apart_index_release(&s.apart);
}

void clash_release(struct clash *clash)
{
    free(clash->player);
    *clash = (struct clash){.kind = CLASH_NONE};
}

/* Matching of games to players with capacities: each game takes one of its players, no player is taken
 * more often than the capacity.  Hopcroft-Karp phases, O(E sqrt V).  The capacity can be raised and the
 * matching grown further: players once taken stay taken as often, so a low capacity is used up first. */
#ifndef ROTA_SOLVER_MATCHING_H
#define ROTA_SOLVER_MATCHING_H

struct matching {
    int games, players, width;
    int unmatched; /* games that may be matched and are not yet */
    int *match;    /* of each game: its player, or -1 */
    int *choices;  /* of each game: how many players it may take */
    int *choice;   /* [game][width] */
    int *load;     /* of each player */
};

void matching_init(struct matching *matching, int games, int players, int width);
void matching_release(struct matching *matching);
void matching_allow(struct matching *matching, int game, int player);
/* Matches as many games as possible with at most `capacity` games a player. */
void matching_grow(struct matching *matching, int capacity);

#endif

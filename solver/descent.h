/* Metropolis steps on a walk at a given heat, with the best state on the way kept: what annealing and its
 * relatives share.  Acceptance comes from a table; nothing is allocated while running. */
#ifndef ROTA_SOLVER_DESCENT_H
#define ROTA_SOLVER_DESCENT_H

#include "solver/method.h"
#include "solver/walk.h"

enum { DESCENT_DRAWS = 4096 };

struct descent {
    struct walk walk;
    struct schedule *scratch;
    uint16_t *best_seat;
    struct walk_key best, ideal, offered;
    int64_t offered_at; /* the lane's moves at the last offer */
    bool unsaved;       /* the present seats are the best and not copied yet */
    double heat;
    double draw[DESCENT_DRAWS];   /* -log of the equally likely draws */
    int16_t limit[DESCENT_DRAWS]; /* largest change that is accepted, for each draw, at the present heat */
};

/* `ideal` holds the bounds, which descent_ideal asks for. */
void descent_open(struct descent *descent, const struct problem *problem, const struct cost *ideal,
                  const struct walk_weights *weights);
void descent_close(struct descent *descent);

/* Goes on from the tables of this schedule. */
void descent_load(struct descent *descent, const struct schedule *schedule);

/* `count` trials at this heat (in units of a repeat) in rounds from `first_round` on. */
void descent_run(struct descent *descent, struct rng *rng, int count, double heat, int first_round);

/* Makes one swap and notes the best. */
void descent_swap(struct descent *descent, int round, int i, int j);

/* Whether the best has reached the bounds. */
bool descent_ideal(const struct descent *descent);
/* Offers the best to the lane, if it is new. */
void descent_offer(struct descent *descent, struct lane *lane, const char *method);
/* The same while the search goes on, so that an improvement is noted when it happens; not more often than an
 * offer is small beside the moves since the last. */
void descent_offer_on_the_way(struct descent *descent, struct lane *lane, const char *method);

/* Weights by importance: each goal weighs `ratio` times the one after it. */
struct walk_weights descent_weights(const struct problem *problem, int ratio, bool loose);

#endif

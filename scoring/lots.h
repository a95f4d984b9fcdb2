/* Lots (RULEBOOK 2.5).  Each player has one lot for the whole event: drawn by hand, or computed from the
 * event's seed and the player's id alone, so that roster order, drawing time and other players do not matter
 * (G-40). */
#ifndef ROTA_SCORING_LOTS_H
#define ROTA_SCORING_LOTS_H

#include "scoring/event.h"

struct lot {
    bool drawn; /* by hand: goes before every computed lot (G-42) */
    int64_t number;
    uint64_t key;
    const char *id;
};

/* The computed key; the smaller one is placed higher. */
uint64_t lot_key(uint64_t seed, const char *id);
struct lot lot_of(const struct event *event, int player);
/* Negative when `a` is placed higher; 0 only for the same id. */
int lot_compare(const struct lot *a, const struct lot *b);
/* The players in the order of their lots; `order` has room for all of them. */
void lots_order(const struct event *event, int *order);
/* Whether two players have drawn the same number by hand, and who. */
bool lots_equal(const struct event *event, int *first, int *second);
/* Lots of several draws put together: of equal numbers the later one in the order becomes the next higher. */
void lots_separate(struct event *event);
/* Writes the computed lots down as numbers after those drawn by hand, so that the draw itself is kept and not
 * only its seed (G-41).  The order stays as it was. */
void lots_store(struct event *event);

#endif

/* The joint bound on several avoided columns (SOLVER 3, 5).  Two columns can always be spread evenly over the
 * tables at once (an equitable colouring of countries x clubs); three sometimes cannot.  An integer program
 * over the kinds of tables (which players of which country and club sit there) tells how few pairs of the
 * later column a round must have when the earlier ones are spread as evenly as possible. */
#ifndef ROTA_SOLVER_JOINT_BOUND_H
#define ROTA_SOLVER_JOINT_BOUND_H

#include "solver/problem.h"

/* Fills problem->joint_least for every avoided column but the first; 0 where the program would be too large.
 * To be called once, outside parallel regions, when the groups are there. */
void joint_bound_fill(struct problem *problem);

/* Least number of pairs at one table when `count` people are spread over `tables` tables. */
int64_t spread_pairs(int64_t count, int64_t tables);
/* The sum of it over the groups of a column. */
int64_t spread_column(const struct problem *problem, int f);

#endif

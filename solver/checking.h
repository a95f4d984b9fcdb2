/* Dear checks.  An assertion that costs more than the step it watches stands behind CHECKING, as in
 *     assert(!CHECKING || recount(state) == state->sum);
 * and is compiled away but for MODE=debug and MODE=asan, which define ROTA_CHECK.  Cheap ones are always on.
 */
#ifndef ROTA_SOLVER_CHECKING_H
#define ROTA_SOLVER_CHECKING_H

#ifdef ROTA_CHECK
enum { CHECKING = 1 };
#else
enum { CHECKING = 0 };
#endif

/* Whether a check that goes over everything is due: at every so many calls with the same counter. */
#define CHECK_DUE(counter, every) (CHECKING && ++(counter) % (every) == 0)

#endif

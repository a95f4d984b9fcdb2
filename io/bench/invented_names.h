/* Invented names of people, in the scripts of their countries, for rehearsals and tests. */
#ifndef ROTA_IO_BENCH_INVENTED_NAMES_H
#define ROTA_IO_BENCH_INVENTED_NAMES_H

#include "io/text/text.h"

struct country {
    const char *code; /* ISO 3166-1 alpha-3 */
    int culture;
};

/* Number of countries, and the i-th. */
int invented_countries(void);
const struct country *invented_country(int i);
int invented_cultures(void);

/* Adds the k-th name of a culture; `start` chooses where the list begins.  For one culture and start all
 * names differ, and no two cultures share a family name. */
void invented_add_person(struct text *out, int culture, unsigned start, unsigned k);

/* Adds the k-th club name; they differ for k below NAMES_CLUBS_MAX. */
enum { NAMES_CLUBS_MAX = 144 };
void invented_add_club(struct text *out, unsigned k);

#endif

#include "scoring/ruleset.h"

#include <stddef.h>
#include <string.h>

static const struct ruleset rulesets[] = {
    {.name = "wc2025",
     .year = "2025",
     .title = "World Championship 2025",
     .rounds = 4, /* R2025-2 */
     .rounds_least = 4,
     .rounds_most = 4,
     .priority = "opponents,positions,countries,threes,tables", /* R2025-4, G-12 */
     .avoid = "country"},
    {.name = "dcwc2021",
     .year = "2021",
     .title = "Digital World Championship 2021",
     .rounds = 5, /* R2021-4 */
     .rounds_least = 5,
     .rounds_most = 7,
     .least_players = 100, /* R2021-2 */
     .priority = "opponents,positions,threes,tables",
     .avoid = "none"}, /* R2021-5: the platform draws */
    {.name = "nc2020",
     .year = "2020",
     .title = "National Championship 2020",
     .rounds = 3, /* R2020-4 */
     .rounds_least = 3,
     .rounds_most = 3,
     .least_players = 16,                             /* R2020-2 */
     .priority = "opponents,positions,threes,tables", /* G-12 */
     .avoid = "none"},
    {.name = "dm2019",
     .year = "2019",
     .title = "Deutsche Meisterschaft 2019",
     .rounds = 3, /* R2019-2 */
     .rounds_least = 3,
     .rounds_most = 4,
     .least_players = 16,                             /* R2019-16, to count for the league */
     .priority = "opponents,positions,threes,tables", /* G-12 */
     .avoid = "none"},
    {.name = "wc2004",
     .year = "2004",
     .title = "World Championship 2004",
     .rounds = 4, /* R2004-1 */
     .rounds_least = 4,
     .rounds_most = 4,
     .priority = "positions,opponents,threes,tables", /* R2004-8, G-12 */
     .avoid = "none"},
};

const struct ruleset *ruleset_at(int i)
{
    return i >= 0 && i < (int)(sizeof rulesets / sizeof *rulesets) ? &rulesets[i] : NULL;
}

const struct ruleset *ruleset_find(const char *name)
{
    for (int i = 0; ruleset_at(i); i++)
        if (!strcmp(rulesets[i].name, name))
            return &rulesets[i];
    return NULL;
}

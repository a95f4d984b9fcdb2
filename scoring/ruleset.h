/* The rule sets (RULEBOOK section 1): each official document is one row. */
#ifndef ROTA_SCORING_RULESET_H
#define ROTA_SCORING_RULESET_H

struct ruleset {
    const char *name, *year, *title;
    int rounds;                    /* preliminary games (the usual number) */
    int rounds_least, rounds_most; /* what the document allows */
    int least_players;             /* stated least attendance, 0 = none stated */
    const char *priority;          /* order of the measures, RULEBOOK G-12 */
    const char *avoid;             /* fields kept apart */
};

/* The rule set of this name ("wc2025"), or NULL. */
const struct ruleset *ruleset_find(const char *name);
/* All of them, for listings: NULL past the last. */
const struct ruleset *ruleset_at(int i);

#endif

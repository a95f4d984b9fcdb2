/* Words that were perhaps meant: for messages about a mistyped command or option. */
#ifndef ROTA_IO_CLI_NEAREST_H
#define ROTA_IO_CLI_NEAREST_H

struct nearest {
    const char *word, *best;
    int distance;
};

/* Start with what was typed, offer every candidate, then read `best`: the candidate that the fewest changed
 * letters lead to (two at most), or NULL. */
void nearest_init(struct nearest *nearest, const char *word);
void nearest_offer(struct nearest *nearest, const char *candidate);

#endif

/* Gives every different text a number, in order of first appearance.  Expected O(1) a look-up. */
#ifndef ROTA_SCORING_NAMES_H
#define ROTA_SCORING_NAMES_H

struct names;
struct names *names_new(void);
void names_free(struct names *names);
/* The number of `name`, from 0; a new one is copied. */
int names_add(struct names *names, const char *name);
/* The number of `name`, or -1. */
int names_find(const struct names *names, const char *name);
int names_count(const struct names *names);
const char *names_at(const struct names *names, int i);

#endif

/* Gives every different text a number, in order of first appearance.  Expected O(1) a look-up. */
#ifndef ROTA_SCORING_ID_TABLE_H
#define ROTA_SCORING_ID_TABLE_H

struct id_table;
struct id_table *id_table_new(void);
void id_table_free(struct id_table *ids);
/* The number of `name`, from 0; a new one is copied. */
int id_table_add(struct id_table *ids, const char *name);
/* The number of `name`, or -1. */
int id_table_find(const struct id_table *ids, const char *name);
int id_table_count(const struct id_table *ids);

#endif

/* Alphabetical order as readers of a language expect it (ICU). */
#ifndef ROTA_IO_TEXT_COLLATE_H
#define ROTA_IO_TEXT_COLLATE_H

/* Indices 0..count-1 in the order of their texts, equal ones by index; the caller frees the list.  `locale`
 * is a language code ("de"); one that ICU does not know falls back to its general order. */
int *collate_order(const char *const *text, int count, const char *locale);

#endif

/* Lists of words: what files, the command line and messages call the members of an enumeration or the rows of
 * a table.  Such a list is a function that gives the i-th word, and NULL for any other i, so that whatever is
 * kept in a table can be one; it is found in, named and told in messages by the functions below. */
#ifndef ROTA_SCORING_WORD_LIST_H
#define ROTA_SCORING_WORD_LIST_H

#include <stddef.h>

typedef const char *word_list(int i);

/* Defines the function from the words, usually those of an X-macro of names and words:
 *     WORD_LIST(stage_word, STAGES(WORD_OF_ROW)) */
#define WORD_LIST(function, ...)                                                    \
    const char *function(int i)                                                     \
    {                                                                               \
        static const char *const words[] = {__VA_ARGS__};                           \
        return i >= 0 && i < (int)(sizeof words / sizeof *words) ? words[i] : NULL; \
    }
#define WORD_OF_ROW(name, word) word,
/* How many rows such a macro has: STAGES(COUNT_ROW), for asserts on arrays with an entry for each. */
#define COUNT_ROW(name, word)   +1

/* Which word of the list this is, -1 for none of them. */
int word_find(word_list *list, const char *word);

/* For messages: "a, b, c" and "a, b or c".  The text lives as long as the block that it is asked for in. */
#define ALL_WORDS(list) words_join(list, ", ", (char[WORDS_ROOM]){0})
#define ANY_WORD(list)  words_join(list, " or ", (char[WORDS_ROOM]){0})
enum { WORDS_ROOM = 240 };
/* `last` stands before the last word; writes to `room` and returns it. */
const char *words_join(word_list *list, const char *last, char *room);

#endif

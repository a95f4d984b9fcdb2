#include "scoring/word_list.h"

#include <stdio.h>
#include <string.h>

int word_find(word_list *list, const char *word)
{
    for (int i = 0; list(i); i++)
        if (!strcmp(list(i), word))
            return i;
    return -1;
}

const char *words_join(word_list *list, const char *last, char *room)
{
    int used = 0;
    *room = '\0';
    for (int i = 0; list(i) && used < WORDS_ROOM; i++)
        used += snprintf(room + used, (size_t)(WORDS_ROOM - used), "%s%s",
                         !i            ? ""
                         : list(i + 1) ? ", "
                                       : last,
                         list(i));
    return room;
}

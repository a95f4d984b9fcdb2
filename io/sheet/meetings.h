/* Who meets whom in the preliminary rounds of a view: a matrix of counts.  Players are ordered by country,
 * then by name, so that those of one country stand together. */
#ifndef ROTA_IO_SHEET_MEETINGS_H
#define ROTA_IO_SHEET_MEETINGS_H

#include "io/sheet/view.h"

enum { MEETINGS_PLAYERS_MAX = 3000 };

struct meetings {
    int players;
    int *player;          /* of the event, in the order of rows and columns */
    unsigned char *times; /* players x players */
    int once, more;       /* pairs */
};

void meetings_count(struct meetings *meetings, const struct view *view);
void meetings_release(struct meetings *meetings);
int meetings_of(const struct meetings *meetings, int a, int b);

#endif

#include "scoring/tally.h"

#include <stdio.h>

void brought_text(const struct tally *tally, char *text)
{
    char share[FRACTION_TEXT_MAX];
    fraction_text(&tally->share, share);
    snprintf(text, BROUGHT_TEXT_MAX, "games %d wins %d vp %lld points %lld places %d %d %d share %s",
             tally->games, tally->wins, (long long)tally->vp, (long long)tally->points, tally->n1, tally->n2,
             tally->n3, share);
}

bool brought_parse(const char *text, struct tally *tally)
{
    long long vp = 0, points = 0;
    int used = 0;
    *tally = (struct tally){.games = 0};
    int found = sscanf(text, "games %6d wins %6d vp %9lld points %12lld places %6d %6d %6d share %n",
                       &tally->games, &tally->wins, &vp, &points, &tally->n1, &tally->n2, &tally->n3, &used);
    tally->vp = vp;
    tally->points = points;
    return found == 7 && used && tally->games > 0 && tally->wins >= 0 && vp >= 0 && points >= 0 &&
           tally->n1 >= 0 && tally->n2 >= 0 && tally->n3 >= 0 && fraction_parse(&tally->share, text + used);
}

#include "scoring/trial.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

struct event trial_open(const struct event *event, int rounds)
{
    struct event trial = *event;
    trial.rounds = 0;
    trial.round = NULL;
    for (int r = 0; r < rounds; r++)
        *event_add_round(&trial, event->round[r].stage, event->round[r].number) = event->round[r];
    trial.player = mem_new(struct player, event->players);
    if (event->players)
        memcpy(trial.player, event->player, (size_t)event->players * sizeof *event->player);
    return trial;
}

void trial_close(struct event *trial, int rounds)
{
    for (int r = rounds; r < trial->rounds; r++)
        free(trial->round[r].table);
    free(trial->round);
    free(trial->player);
}

#include "io/bench/generate.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "io/bench/invented_names.h"
#include "io/text/text.h"
#include "scoring/memory.h"

/* splitmix64 */
static uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* A whole number below n; the bias is far below anything that a roster could show. */
static int random_below(uint64_t *state, int n)
{
    return (int)(random_next(state) % (uint64_t)n);
}

static void shuffle(uint64_t *state, int *list, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = random_below(state, i + 1), keep = list[i];
        list[i] = list[j];
        list[j] = keep;
    }
}

/* How many players each country has: one each, the rest by weight, the largest remainders rounded up (here
 * simply: always to the country that lacks most). */
static int *share_out(const struct generate_plan *plan)
{
    int *count = mem_new(int, plan->countries);
    double *weight = mem_new(double, plan->countries), sum = 0;
    int given = 0;
    for (int i = 0; i < plan->countries; i++)
        sum += weight[i] = pow(i + 1, -plan->skew);
    for (int i = 0; i < plan->countries; i++) {
        count[i] = 1 + (int)((plan->players - plan->countries) * weight[i] / sum);
        given += count[i];
    }
    for (; given < plan->players; given++) {
        int best = 0;
        for (int i = 1; i < plan->countries; i++)
            if (plan->players * weight[i] / sum - count[i] > plan->players * weight[best] / sum - count[best])
                best = i;
        count[best]++;
    }
    free(weight);
    return count;
}

/* The country of every player, in random order of countries and players; the caller frees it. */
static int *draw_countries(const struct generate_plan *plan, uint64_t *state)
{
    /* The list begins with the larger countries: take from the front, but not always the same ones. */
    int pool = plan->countries + plan->countries / 2 + 3, next = 0;
    int all = pool < invented_countries() ? pool : invented_countries();
    int *order = mem_new(int, all), *count = share_out(plan), *country_of = mem_new(int, plan->players);
    for (int i = 0; i < all; i++)
        order[i] = i;
    shuffle(state, order, all);
    for (int i = 0; i < plan->countries; i++)
        for (int j = 0; j < count[i]; j++)
            country_of[next++] = order[i];
    assert(next == plan->players);
    shuffle(state, country_of, plan->players);
    free(order);
    free(count);
    return country_of;
}

void generate_roster(struct event *event, const struct generate_plan *plan)
{
    assert(plan->countries >= 1 && plan->countries <= plan->players);
    assert(plan->countries <= invented_countries() && plan->clubs <= NAMES_CLUBS_MAX);
    uint64_t state = plan->seed;
    int *country_of = draw_countries(plan, &state);
    unsigned *used = mem_new(unsigned, invented_cultures()), *start = mem_new(unsigned, invented_cultures());
    struct text text = {0};
    for (int i = 0; i < invented_cultures(); i++)
        start[i] = (unsigned)random_below(&state, 1000);
    for (int i = 0; i < plan->players; i++) {
        const struct country *country = invented_country(country_of[i]);
        struct player *player = event_add_player(event);
        text_clear(&text);
        invented_add_person(&text, country->culture, start[country->culture], used[country->culture]++);
        player->id = mem_format("%d", i + 1);
        player->name = mem_copy_text(text.at);
        player_set(player, "country", country->code);
        if (!plan->clubs)
            continue;
        text_clear(&text);
        invented_add_club(&text, (unsigned)random_below(&state, plan->clubs));
        player_set(player, "club", text.at);
    }
    text_release(&text);
    free(start);
    free(used);
    free(country_of);
}

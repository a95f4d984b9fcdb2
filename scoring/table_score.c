#include "scoring/table_score.h"

#include <limits.h>

static bool has_left(const struct table *table, int seat)
{
    return table->result->left >> seat & 1;
}

/* The most VP that count at this table; -1 when it is not known. */
static int find_cap(const struct rules *rules, enum variant variant)
{
    if (rules->parameter.cap.kind == CAP_NONE)
        return INT_MAX;
    if (rules->parameter.cap.kind == CAP_FIXED)
        return rules->parameter.cap.value;
    int target = rules_target(rules, variant);
    return target > 0 ? target : -1;
}

static int counted_vp(const struct table *table, int seat, int cap)
{
    int vp = table->result->vp[seat];
    if (has_left(table, seat))
        return 0; /* R2019-21, A-22: whatever the stand-in achieves */
    return vp < cap ? vp : cap;
}

/* What the places follow: the winner, then the others by VP, then those who left (R2019-21: last). */
static int strength(const struct table *table, int seat, int vp)
{
    if (has_left(table, seat))
        return -1;
    return table->result->winner == seat ? INT_MAX : vp;
}

static void place_all(const struct table *table, const int *vp, int *place)
{
    for (int i = 0; i < table->seats; i++) {
        place[i] = table->result->place[i];
        if (place[i])
            continue;
        if (has_left(table, i)) { /* R2019-21, A-21: the last place, also for two */
            place[i] = table->seats;
            continue;
        }
        place[i] = 1;
        for (int j = 0; j < table->seats; j++)
            place[i] += strength(table, j, vp[j]) > strength(table, i, vp[i]);
    }
}

void table_places(const struct rules *rules, const struct table *table, int *place)
{
    int vp[SEATS_MAX] = {0}, cap = find_cap(rules, table->variant);
    for (int i = 0; i < table->seats; i++)
        vp[i] = counted_vp(table, i, cap < 0 ? INT_MAX : cap);
    place_all(table, vp, place);
}

/* R2019-9: the points of the places covered, divided equally. */
static int split_points(const struct place_points *all, const struct table *table, const int *place, int seat)
{
    const int *points = table->seats == 3 ? all->of_three : all->usual;
    int sharing = 0, sum = 0;
    if (has_left(table, seat)) /* */
        return place[seat] <= SEATS_MAX ? POINT_UNIT * points[place[seat] - 1] : 0;
    for (int i = 0; i < table->seats; i++)
        if (place[i] == place[seat] && !has_left(table, i)) {
            int covered = place[seat] + sharing++;
            sum += covered <= SEATS_MAX ? points[covered - 1] : 0;
        }
    return POINT_UNIT * sum / sharing;
}

/* G-22: the sum of the counted VP, raised by a fourth score at a table of three. */
static struct fraction table_total(const struct rules *rules, int seats, uint64_t sum)
{
    if (seats != 3 || rules->parameter.phantom == PHANTOM_NONE)
        return fraction_of(sum, 1);
    if (rules->parameter.phantom == PHANTOM_ROUND)
        return fraction_of(sum + (sum + 1) / 3, 1);
    return fraction_of(4 * sum, 3);
}

static struct fraction share_of(const struct rules *rules, int seats, uint64_t sum, uint64_t vp)
{
    if (!sum)
        return fraction_of(0, 1); /* nobody has a point: nothing to share */
    if (seats != 3 || rules->parameter.phantom == PHANTOM_NONE)
        return fraction_of(vp, sum);
    if (rules->parameter.phantom == PHANTOM_ROUND)
        return fraction_of(vp, sum + (sum + 1) / 3);
    return fraction_of(3 * vp, 4 * sum);
}

bool table_score(const struct rules *rules, const struct table *table, struct table_score *score,
                 struct error *err)
{
    int vp[SEATS_MAX] = {0}, place[SEATS_MAX], cap = find_cap(rules, table->variant);
    uint64_t sum = 0;
    if (cap < 0)
        return error_set(err, STATUS_INPUT, "no target known for variant %s (give options.ep_target)",
                         variant_word(table->variant));
    score->seats = table->seats;
    for (int i = 0; i < table->seats; i++) {
        vp[i] = counted_vp(table, i, cap);
        sum += (uint64_t)vp[i];
    }
    place_all(table, vp, place);
    score->total = table_total(rules, table->seats, sum);
    for (int i = 0; i < table->seats; i++) {
        struct seat_score *seat = &score->seat[i];
        seat->place = place[i];
        seat->points = split_points(&rules->set->points, table, place, i);
        seat->vp = vp[i];
        seat->win = table->result->winner == i && !has_left(table, i);
        seat->share = share_of(rules, table->seats, sum, (uint64_t)vp[i]);
    }
    return true;
}

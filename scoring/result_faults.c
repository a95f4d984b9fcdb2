#include "scoring/result_faults.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "scoring/table_split.h"

#define F(name, code) code,
WORD_LIST(result_fault_code, RESULT_FAULTS(F))
#undef F

enum { VP_ABOVE_TARGET = 10 }; /* more than that over the winning score is a slip of the pen */

static bool has_left(const struct table *table, int seat)
{
    return table->result->left >> seat & 1;
}

static bool someone_twice(const struct table *table)
{
    for (int i = 0; i < table->seats; i++)
        for (int j = i + 1; j < table->seats; j++)
            if (table->seat[i] >= 0 && table->seat[i] == table->seat[j])
                return true;
    return false;
}

int result_vp_most(const struct rules *rules, enum variant variant)
{
    int target = rules_target(rules, variant);
    return target ? target + VP_ABOVE_TARGET : 0;
}

int result_vp_missing(const struct table *table)
{
    for (int i = 0; i < table->seats; i++)
        if (table->result->vp[i] < 0 && !has_left(table, i))
            return i;
    return -1;
}

int result_likely_winner(const struct table *table)
{
    const int *vp = table->result->vp;
    int best = -1, ties = 0;
    for (int i = 0; i < table->seats; i++) {
        if (has_left(table, i))
            continue;
        if (best >= 0 && vp[i] == vp[best])
            ties++;
        if (best < 0 || vp[i] > vp[best]) {
            best = i;
            ties = 0;
        }
    }
    return best >= 0 && !ties && vp[best] >= 0 ? best : -1;
}

void result_clear_leavers(struct table *table)
{
    for (int i = 0; i < table->seats; i++)
        if (has_left(table, i) && table->result->vp[i] < 0)
            table->result->vp[i] = 0;
}

static unsigned when(bool found, enum result_fault fault)
{
    return found ? result_bit(fault) : 0;
}

/* The VP of those who stayed, beside those of the winner and the winning score; 0 = it is not known. */
static unsigned vp_faults(const struct claim *claim, int target)
{
    const struct table *table = &claim->table;
    int winner = table->result->winner, won = winner >= 0 ? table->result->vp[winner] : -1;
    unsigned faults =
        when(target && won >= 0 && won < target && !claim->override, RESULT_WINNER_BELOW_TARGET) |
        when(result_vp_missing(table) >= 0, RESULT_VP);
    for (int i = 0; i < table->seats; i++) {
        int vp = table->result->vp[i];
        faults |= when(target && vp > target + VP_ABOVE_TARGET, RESULT_VP_TOO_HIGH);
        if (has_left(table, i) || vp < 0)
            continue;
        faults |= when(target && vp >= target && i != winner, RESULT_LOSER_AT_TARGET) /* G-23, A-4 */
                  | when(vp < 2, RESULT_VP_BELOW_2) /* everybody starts with two */
                  | when(won >= 0 && vp > won && !claim->override, RESULT_WINNER_OUTDONE);
    }
    return faults;
}

static unsigned winner_faults(const struct claim *claim)
{
    const struct table *table = &claim->table;
    int winner = table->result->winner;
    return when(claim->winner == WINNER_ELSEWHERE, RESULT_WINNER) |
           when(claim->winner == WINNER_INFERRED, RESULT_WINNER_INFERRED) |
           when(claim->marked & (claim->marked - 1), RESULT_SECOND_WINNER) |
           when(winner >= 0 && has_left(table, winner), RESULT_WINNER_LEFT);
}

unsigned result_faults(const struct claim *claim, const struct rules *rules)
{
    const struct table *table = &claim->table;
    int target = claim->known_variant ? rules_target(rules, table->variant) : 0;
    bool allowed = rules->set->variants >> table->variant & 1;
    return when(claim->seats_given < 3 || claim->seats_given > 4, RESULT_SIZE) |
           when(claim->seats_given < table->seats, RESULT_SEATS_MISSING) |
           when(someone_twice(table), RESULT_TWICE) | when(claim->unknown, RESULT_UNKNOWN) |
           when(!claim->known_variant, RESULT_VARIANT) |
           when(claim->known_variant && !allowed, RESULT_VARIANT_NOT_ALLOWED) |
           when(claim->known_variant && !target, RESULT_NO_TARGET) /* */ |
           when(table->result->left && !rules->set->leaving_defined, RESULT_LEFT_OUTSIDE_2019) |
           winner_faults(claim) | vp_faults(claim, target);
}

static void add(struct findings *out, struct finding finding)
{
    bool is_error = *result_fault_code(finding.fault) == 'E';
    struct finding **list = is_error ? &out->error : &out->warning;
    int *count = is_error ? &out->errors : &out->warnings;
    *list = mem_grow(*list, (size_t)*count, (size_t)*count + 1, sizeof **list);
    (*list)[(*count)++] = finding;
}

static void add_all(struct findings *out, enum finding_place where, int number, unsigned faults)
{
    for (int f = 0; f < RESULT_FINE; f++)
        if (faults >> f & 1 && *result_fault_code(f))
            add(out, (struct finding){where, number, (enum result_fault)f});
}

static int highest_round(const struct claim *claim, int claims)
{
    int highest = 0;
    for (int i = 0; i < claims; i++)
        if (claim[i].round > highest)
            highest = claim[i].round;
    return highest;
}

struct sitting {
    int round, player, game;
};

static int compare_sittings(const void *a, const void *b)
{
    const struct sitting *x = a, *y = b;
    if (x->round != y->round)
        return x->round < y->round ? -1 : 1;
    if (x->player != y->player)
        return x->player < y->player ? -1 : 1;
    return (x->game > y->game) - (x->game < y->game);
}

/* Marks each game in which somebody sits for the second time in its round. */
static bool *find_twice_in_round(const struct claim *claim, int claims)
{
    bool *twice = mem_new(bool, claims);
    struct sitting *list = mem_new(struct sitting, claims * SEATS_MAX);
    int used = 0;
    for (int g = 0; g < claims; g++)
        for (int i = 0; claim[g].round && i < claim[g].table.seats; i++)
            list[used++] = (struct sitting){claim[g].round, claim[g].table.seat[i], g};
    qsort(list, (size_t)used, sizeof *list, compare_sittings);
    for (int i = 1; i < used; i++)
        if (list[i].round == list[i - 1].round && list[i].player == list[i - 1].player)
            twice[list[i].game] = true;
    free(list);
    return twice;
}

/* The variant of every round in use, -1 for a round without games, and a note where they are mixed. */
static void check_rounds(struct findings *out, const struct claim *claim, int claims, int *variant,
                         int highest)
{
    bool *mixed = mem_new(bool, highest + 1);
    for (int r = 0; r <= highest; r++)
        variant[r] = -1;
    for (int i = 0; i < claims; i++) {
        int r = claim[i].round, v = claim[i].known_variant ? (int)claim[i].table.variant : -2;
        if (!r)
            continue;
        if (variant[r] == -1)
            variant[r] = v;
        mixed[r] |= variant[r] != v;
    }
    for (int r = 1; r <= highest; r++)
        if (mixed[r])
            add(out, (struct finding){FINDING_ROUND, r, RESULT_MIXED_VARIANTS});
    free(mixed);
}

/* R2019-3, -4: which sets of variants make an event of three or four rounds. */
static bool format_allowed(const int *uses, int rounds)
{
    int others = rounds - uses[VARIANT_BASE];
    if (others == 0)
        return true;
    if (others == 1)
        return rounds == 3 || !uses[VARIANT_EP];
    return rounds == 4 && others == 2 && uses[VARIANT_SEA] == 1 && uses[VARIANT_CK] == 1;
}

static unsigned event_faults(const struct rules *rules, const int *variant, int highest, int players)
{
    int uses[VARIANT_KINDS] = {0}, rounds = 0;
    const struct ruleset *set = rules->set;
    for (int r = 1; r <= highest; r++) {
        rounds += variant[r] != -1;
        if (variant[r] >= 0)
            uses[variant[r]]++;
    }
    bool usual = rounds >= set->rounds_least && rounds <= set->rounds_most,
         few = players < set->least_players, refused = few && set->least_for == FOR_THE_EVENT; /* R2020-2 */
    return when(set->formats_limited && usual && !format_allowed(uses, rounds), RESULT_FORMAT) |
           when(refused, RESULT_ATTENDANCE) |
           when(!refused && set->course == COURSE_SEMIFINAL && players < rules->parameter.qualify,
                RESULT_TOO_FEW_FOR_SEMIFINAL) |
           when(!table_split(players, 4).possible, RESULT_NO_TABLE_SPLIT) | when(!usual, RESULT_ROUNDS) |
           when(few && set->least_for == FOR_THE_SEASON, RESULT_NOT_A_RANKING_EVENT); /* R2019-16 */
}

void findings_collect(struct findings *out, const struct rules *rules, const struct claim *claim, int claims,
                      int players)
{
    int highest = highest_round(claim, claims), *variant = mem_new(int, highest + 1);
    bool *twice = find_twice_in_round(claim, claims);
    *out = (struct findings){.errors = 0};
    for (int i = 0; i < claims; i++)
        add_all(out, FINDING_GAME, i + 1,
                result_faults(&claim[i], rules) | when(twice[i], RESULT_TWICE_IN_ROUND));
    check_rounds(out, claim, claims, variant, highest);
    add_all(out, FINDING_EVENT, 0, event_faults(rules, variant, highest, players));
    free(variant);
    free(twice);
}

void findings_release(struct findings *findings)
{
    free(findings->error);
    free(findings->warning);
    *findings = (struct findings){.errors = 0};
}

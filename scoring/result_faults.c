#include "scoring/result_faults.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"
#include "scoring/table_split.h"

#define V(name) #name,
WORD_LIST(validation_code_word, VALIDATION_CODES(V))
#undef V

static void note(struct findings *out, enum finding_place where, int number, enum validation_code code)
{
    bool is_error = *validation_code_word(code) == 'E';
    struct finding **list = is_error ? &out->error : &out->warning;
    int *count = is_error ? &out->errors : &out->warnings;
    *list = mem_grow(*list, (size_t)*count, (size_t)*count + 1, sizeof **list);
    (*list)[(*count)++] = (struct finding){where, number, code};
}

static bool has_left(const struct claim *claim, int seat)
{
    return claim->table.result->left >> seat & 1;
}

static bool someone_twice(const struct table *table)
{
    for (int i = 0; i < table->seats; i++)
        for (int j = i + 1; j < table->seats; j++)
            if (table->seat[i] == table->seat[j])
                return true;
    return false;
}

static bool vp_missing(const struct claim *claim)
{
    for (int i = 0; i < claim->table.seats; i++)
        if (claim->table.result->vp[i] < 0 && !has_left(claim, i))
            return true;
    return false;
}

/* A loser at the target, or anyone below the two points that everybody starts with. */
static void note_odd_vp(struct findings *out, const struct claim *claim, int number, int target)
{
    const struct table *table = &claim->table;
    bool loser = false, below = false;
    for (int i = 0; i < table->seats; i++) {
        int vp = table->result->vp[i];
        if (has_left(claim, i) || vp < 0)
            continue;
        loser |= target > 0 && vp >= target && i != table->result->winner;
        below |= vp < 2;
    }
    if (loser)
        note(out, FINDING_GAME, number, CODE_W_LOSER_AT_TARGET); /* G-23, A-4 */
    if (below)
        note(out, FINDING_GAME, number, CODE_W_VP_BELOW_2);
}

static void check_game(struct findings *out, const struct rules *rules, const struct claim *claim, int number)
{
    const struct table *table = &claim->table;
    int winner = table->result->winner,
        target = claim->known_variant ? rules_target(rules, table->variant) : 0;
#define NOTE(code) note(out, FINDING_GAME, number, CODE_##code)
    if (claim->seats_given < 3 || claim->seats_given > 4)
        NOTE(E_SIZE);
    if (someone_twice(table))
        NOTE(E_TWICE);
    if (claim->unknown)
        NOTE(E_UNKNOWN);
    if (!claim->known_variant)
        NOTE(E_VARIANT);
    else if (!(rules->set->variants >> table->variant & 1))
        NOTE(E_VARIANT_NOT_ALLOWED);
    if (claim->known_variant && !target)
        NOTE(E_NO_TARGET); /* */
    if (claim->winner == WINNER_ELSEWHERE)
        NOTE(E_WINNER);
    if (vp_missing(claim))
        NOTE(E_VP);
    if (target && winner >= 0 && table->result->vp[winner] >= 0 && table->result->vp[winner] < target &&
        !claim->override)
        NOTE(E_WINNER_BELOW_TARGET);
    if (claim->winner == WINNER_INFERRED)
        NOTE(W_WINNER_INFERRED);
    if (table->result->left && !rules->set->leaving_defined)
        NOTE(W_LEFT_OUTSIDE_2019);
    note_odd_vp(out, claim, number, target);
#undef NOTE
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
            note(out, FINDING_ROUND, r, CODE_E_MIXED_VARIANTS);
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

static void check_event(struct findings *out, const struct rules *rules, const int *variant, int highest,
                        int players)
{
    int uses[VARIANT_KINDS] = {0}, rounds = 0;
    const struct ruleset *set = rules->set;
#define NOTE(code) note(out, FINDING_EVENT, 0, CODE_##code)
    for (int r = 1; r <= highest; r++) {
        rounds += variant[r] != -1;
        if (variant[r] >= 0)
            uses[variant[r]]++;
    }
    bool usual = rounds >= set->rounds_least && rounds <= set->rounds_most;
    if (set->formats_limited && usual && !format_allowed(uses, rounds))
        NOTE(E_FORMAT);
    if (set->least_for == FOR_THE_EVENT && players < set->least_players)
        NOTE(E_ATTENDANCE); /* R2020-2 */
    else if (set->course == COURSE_SEMIFINAL && players < rules->parameter.qualify)
        NOTE(E_TOO_FEW_FOR_SEMIFINAL);
    if (!table_split(players, 4).possible)
        NOTE(E_NO_TABLE_SPLIT); /* G-10 */
    if (!usual)
        NOTE(W_ROUNDS);
    if (set->least_for == FOR_THE_SEASON && players < set->least_players)
        NOTE(W_NOT_A_RANKING_EVENT); /* R2019-16 */
#undef NOTE
}

void validate_claims(struct findings *out, const struct rules *rules, const struct claim *claim, int claims,
                     int players)
{
    int highest = highest_round(claim, claims), *variant = mem_new(int, highest + 1);
    bool *twice = find_twice_in_round(claim, claims);
    *out = (struct findings){.errors = 0};
    for (int i = 0; i < claims; i++) {
        check_game(out, rules, &claim[i], i + 1);
        if (twice[i])
            note(out, FINDING_GAME, i + 1, CODE_E_TWICE_IN_ROUND);
    }
    check_rounds(out, claim, claims, variant, highest);
    check_event(out, rules, variant, highest, players);
    free(variant);
    free(twice);
}

void findings_release(struct findings *findings)
{
    free(findings->error);
    free(findings->warning);
    *findings = (struct findings){.errors = 0};
}
